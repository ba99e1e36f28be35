import { Suspense, useEffect, useRef, useState } from 'react';
import type { PropertiesOf } from '#bridge/definition.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { Prefilled } from '#elements/send/prefill/Prefill.tsx';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { useStore } from '#platform/useStore.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Button } from '#ui/button/Button.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import type { definition } from './definition.ts';
import css from './later.css?inline';
import { PriceLine } from './PriceLine.tsx';
import { TownForm } from './TownForm.tsx';
import { deliveryTown } from './town.ts';
import { useOffer } from './useOffer.ts';

/** The sending flow with its texts, loaded when it unfolds. */
const Sending = lazyPart(
  async () => {
    const [{ SendingFlow }, { sendTexts }] = await Promise.all([
      import('#elements/send/wizard/SendingFlow.tsx'),
      import('#elements/send/strings/index.ts'),
    ]);
    await sendTexts.provide();
    return SendingFlow;
  },
  import.meta.url,
);

/** The sending flow below the price; it takes the focus. */
function Unfolded({ onFold }: { onFold: () => void }) {
  const common = useCommonTexts();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} className="price-flow" tabIndex={-1}>
      <Button kind="quiet" onClick={onFold}>
        {common('action.close')}
      </Button>
      <Suspense fallback={<Skeleton lines={8} label={common('state.loading')} />}>
        <Sending onLeft={onFold} />
      </Suspense>
    </section>
  );
}

/** Asks for a town, then shows the price to it; nothing where the API has no prices for visitors. */
export function Screen(goods: PropertiesOf<typeof definition>) {
  const { host } = useElement<typeof definition>();
  useSheet(host, css);
  const offer = useOffer();
  const place = useStore(deliveryTown(), (town) => town.place);
  /** The visitor has typed the town here, so the focus stays in this line. */
  const [isUsed, setUsed] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const [isSending, setSending] = useState(false);

  if (offer === 'absent') return null;
  const fold = () => {
    setSending(false);
    host?.shadowRoot?.querySelector<HTMLElement>('.price-line__price')?.focus();
  };
  return (
    <>
      {place && !isChanging ? (
        <PriceLine
          goods={goods}
          place={place}
          isAsked={offer !== 'pending'}
          isUsed={isUsed}
          onChange={() => setChanging(true)}
          onSend={() => setSending(true)}
        />
      ) : (
        <TownForm
          place={place}
          onChosen={() => {
            setUsed(true);
            setChanging(false);
          }}
        />
      )}
      {isSending && (
        <Prefilled properties={goods}>
          <Unfolded onFold={fold} />
        </Prefilled>
      )}
    </>
  );
}
