import { approvalTexts } from '#orders/approvals/strings/index.ts';

/** Who has filled in the order that this person is to place. */
export function FilledInBy({ name }: { name: string }) {
  const t = approvalTexts.useWhenProvided();
  return <p>{name ? t('from', { name }) : t('from.nobody')}</p>;
}
