import { useEffect } from 'react';
import type { PropertiesOf } from '#bridge/definition.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { type ConsentChoice, consentStore, giveConsent } from '#consent/consent.ts';
import { watchConsent } from '#consent/watchConsent.ts';
import { useStore } from '#platform/useStore.ts';
import { Banner } from './Banner.tsx';
import type { definition } from './definition.ts';

/** The cookie banner: while nothing is chosen, and whenever the page opens it again [CONSENT-01] to [CONSENT-04]. */
export function Consent({ open }: PropertiesOf<typeof definition>) {
  const { host, emit } = useElement<typeof definition>();
  const choice = useStore(consentStore(), (consent) => consent.choice);
  useEffect(watchConsent, []);

  const close = () => host?.removeAttribute('open');
  const choose = (next: ConsentChoice) => {
    giveConsent(next);
    close();
    emit('freight-consent-given', { choice: next });
  };
  if (choice && !open) return null;
  return <Banner choice={choice} isAskedFor={open} onChoose={choose} onClose={close} />;
}
