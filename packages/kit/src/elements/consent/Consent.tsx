import { useEffect } from 'react';
import type { PropertiesOf } from '#bridge/definition.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { type ConsentChoice, consentStore, giveConsent } from '#runtime/consent.ts';
import { useStore } from '#runtime/useStore.ts';
import { watchConsent } from '#runtime/watchConsent.ts';
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
