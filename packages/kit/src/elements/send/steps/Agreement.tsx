import type { ReactNode } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { addressOf } from '#bridge/navigation.ts';
import type { definition } from '#elements/send/definition.ts';
import { useSendTexts } from '#elements/send/strings/index.ts';
import { apiOrigin } from '#platform/configuration.ts';

/** What an order is made under. */
export function Agreement() {
  const t = useSendTexts();
  return (
    <p className="confirm__agreement">
      {t('confirm.agreement')} <PageLink to="terms">{t('confirm.terms')}</PageLink>.{' '}
      <PageLink to="privacy">{t('confirm.privacy')}</PageLink>.
    </p>
  );
}

/**
 * A link to the terms or the privacy notice: the host's page, else the company's own beside its API. The host may
 * open it its own way; otherwise it opens beside the order, not in its place.
 */
function PageLink({ to, children }: { to: 'terms' | 'privacy'; children: ReactNode }) {
  const { emit } = useElement<typeof definition>();
  return (
    <a
      className="confirm__link"
      href={addressOf(to) ?? `${apiOrigin()}/${to}`}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        if (!emit('freight-navigate', { to, params: {} })) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
