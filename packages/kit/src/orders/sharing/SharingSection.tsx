import { createSharing } from '@freight/client';
import { Suspense, useState } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { useSheet } from '#styles/useSheet.ts';
import { notify } from '#toasts/toasts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Section } from '#ui/facts/Facts.tsx';
import { saveFile } from '#ui/save-file/saveFile.ts';
import css from './sharing.css?inline';
import { sharingTexts } from './strings/index.ts';

const WatchersDialog = lazyPart(
  async () => (await import('#orders/watchers/WatchersDialog.tsx')).WatchersDialog,
  import.meta.url,
);
const ShareDialog = lazyPart(async () => (await import('./ShareDialog.tsx')).ShareDialog, import.meta.url);

interface SharingSectionProps {
  orderId: string;
  /** Whether there is a delivery to put into a calendar. */
  isExpected: boolean;
  /** Whether the API has links. */
  hasLinks: boolean;
  /** Whether others can be told by mail. */
  hasWatchers: boolean;
}

/** Passes an order on: by a link, by mails to others, and to the person's own calendar. */
export function SharingSection({ orderId, isExpected, hasLinks, hasWatchers }: SharingSectionProps) {
  const t = sharingTexts.useWhenProvided();
  const { host } = useElement();
  useSheet(host, css);
  const [opened, setOpened] = useState<'links' | 'watchers'>();
  const [wasOpened, setWasOpened] = useState({ links: false, watchers: false });
  const [isBusy, setBusy] = useState(false);
  const open = (what: 'links' | 'watchers') => {
    setWasOpened((before) => ({ ...before, [what]: true }));
    setOpened(what);
  };
  const close = () => setOpened(undefined);
  const addToCalendar = async () => {
    setBusy(true);
    await pageApi(createSharing)
      .calendar(orderId)
      .then(
        (file) => saveFile(file, `${orderId}.ics`),
        () => notify(t('calendar.failed'), 'error'),
      );
    setBusy(false);
  };
  return (
    <div className="sharing">
      <Section title={t('title')}>
        {hasLinks && <p className="sharing__muted">{t('hint')}</p>}
        <div className="sharing__actions">
          {hasLinks && (
            <Button kind="secondary" onClick={() => open('links')}>
              {t('share')}
            </Button>
          )}
          {hasWatchers && (
            <Button kind="secondary" onClick={() => open('watchers')}>
              {t('watchers')}
            </Button>
          )}
          {hasLinks && isExpected && (
            <Button kind="secondary" busy={isBusy} onClick={addToCalendar}>
              {t('calendar')}
            </Button>
          )}
        </div>
        {wasOpened.links && (
          <Suspense>
            <ShareDialog orderId={orderId} isOpen={opened === 'links'} onClose={close} />
          </Suspense>
        )}
        {wasOpened.watchers && (
          <Suspense>
            <WatchersDialog orderId={orderId} isOpen={opened === 'watchers'} onClose={close} />
          </Suspense>
        )}
      </Section>
    </div>
  );
}
