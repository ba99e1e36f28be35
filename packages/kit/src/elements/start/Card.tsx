import { type ComponentProps, useState } from 'react';
import { AddressForm } from '#elements/send/addresses/AddressForm.tsx';
import { TrackEntry } from '#elements/track/entry/TrackEntry.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { texts } from './strings/index.ts';

type Tab = 'track' | 'send';

interface CardProps extends Pick<ComponentProps<typeof AddressForm>, 'onChosen'> {
  selected: Tab;
  onSelect: (tab: Tab) => void;
  onFound: (orderId: string) => void;
}

/** The two tabs; both keep what was typed while the other one is shown [TRACKCARD-01]. */
export function Card({ selected, onSelect, onFound, onChosen }: CardProps) {
  const t = texts.use();
  const [opened, setOpened] = useState([selected]);
  const isSending = selected === 'send';
  if (!opened.includes(selected)) setOpened([...opened, selected]);

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
        {opened.includes('track') && (
          <div hidden={isSending}>
            <TrackEntry onFound={onFound} isShown={!isSending} />
          </div>
        )}
        {opened.includes('send') && (
          <div hidden={!isSending}>
            <AddressForm onChosen={onChosen} isShown={isSending} />
          </div>
        )}
      </Tabs>
    </div>
  );
}
