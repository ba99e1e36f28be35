import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { TrackEntry } from '#elements/track/TrackEntry.tsx';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { useTexts } from '#i18n/useTexts.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { AddressForm, prepareSending } from './parts.ts';
import type { strings } from './strings/en.ts';

type Tab = 'track' | 'send';

interface CardProps extends Pick<ComponentProps<typeof AddressForm>, 'onChosen'> {
  selected: Tab;
  onSelect: (tab: Tab) => void;
  onFound: (orderId: string) => void;
}

/** The two tabs; both keep what was typed while the other one is shown [TRACKCARD-01]. */
export function Card({ selected, onSelect, onFound, onChosen }: CardProps) {
  const t = useTexts<typeof strings>('freight-start');
  const common = useCommonTexts();
  const [isSendOpened, setSendOpened] = useState(selected === 'send');
  const isSending = selected === 'send';
  if (isSending && !isSendOpened) setSendOpened(true);

  usePreparation();

  return (
    <div className="card start" part="card">
      <Tabs
        label={t('tabs.label')}
        tabs={[
          { key: 'track', label: t('tab.track') },
          { key: 'send', label: t('tab.send') },
        ]}
        selected={selected}
        onSelect={(tab) => tab !== selected && onSelect(tab)}
      >
        <div hidden={isSending}>
          <TrackEntry onFound={onFound} isShown={!isSending} />
        </div>
        {isSendOpened && (
          <div hidden={!isSending}>
            <Suspense
              fallback={
                <div className="start__loading">
                  <Skeleton lines={6} label={common('state.loading')} />
                </div>
              }
            >
              <AddressForm onChosen={onChosen} isShown={isSending} />
            </Suspense>
          </div>
        )}
      </Tabs>
    </div>
  );
}

/** Fetches the other tab ahead, once the person has begun to use the card. */
function usePreparation(): void {
  const { host } = useElement();
  useEffect(() => {
    const used = new AbortController();
    const prepare = () => {
      used.abort();
      prepareSending();
    };
    for (const name of ['focusin', 'pointerover'])
      host?.addEventListener(name, prepare, { signal: used.signal });
    return () => used.abort();
  }, [host]);
}
