import type { Tracking } from '@freight/contract';
import { amountText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { type Fact, FactSection } from '#ui/facts/Facts.tsx';
import type { details } from './strings/en.ts';
import { useDetailsTexts } from './strings/index.ts';

/** Payment, sender and receiver, each only as far as the answer has it [TRACK-26] [TRACK-27] [TRACK-28]. */
export function OrderSummary({ tracking }: { tracking: Tracking }) {
  const t = useDetailsTexts();
  const language = useLanguage();
  const { receipt, senderInfo, receiverInfo } = tracking;
  // `t` returns the key for a value it does not know; the value is then shown unmodified.
  const payment = (word: string) => {
    const key = `payment.${word}` as keyof typeof details;
    return word && (t(key) === key ? word : t(key));
  };
  const paid: Fact[] = [
    [t('receipt.price'), amountText(receipt.productPrice, receipt.currency, language)],
    [t('receipt.currency'), receipt.currency],
    [t('receipt.method'), payment(receipt.paymentMethod)],
    [t('receipt.status'), payment(receipt.paymentStatus)],
  ];
  const isKnown = receipt.cashOnDelivery || paid.some(([, value]) => value);
  const cash: Fact = [t('receipt.cashOnDelivery'), t(receipt.cashOnDelivery ? 'answer.yes' : 'answer.no')];
  const sender: Fact[] = [
    [t('person.name'), senderInfo.name],
    [t('person.company'), senderInfo.company],
    [t('person.city'), senderInfo.city],
  ];
  const receiver: Fact[] = [
    [t('person.name'), receiverInfo.name],
    [t('person.city'), receiverInfo.city],
  ];
  if (!isKnown && ![...sender, ...receiver].some(([, value]) => value)) return null;
  return (
    <section className="summary" aria-label={t('summary.title')}>
      {isKnown && <FactSection title={t('receipt.title')} facts={[...paid, cash]} />}
      <FactSection title={t('sender.title')} facts={sender} />
      <FactSection title={t('receiver.title')} facts={receiver} />
    </section>
  );
}
