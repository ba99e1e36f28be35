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

const ShareDialog = lazyPart(async () => (await import('./ShareDialog.tsx')).ShareDialog, import.meta.url);

interface SharingSectionProps {
  orderId: string;
  /** Whether there is a delivery to put into a calendar. */
  isExpected: boolean;
}

/** Passes an order on: by a link, and to the person's own calendar. */
export function SharingSection({ orderId, isExpected }: SharingSectionProps) {
  const t = sharingTexts.useWhenProvided();
  const { host } = useElement();
  useSheet(host, css);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
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
        <p className="sharing__muted">{t('hint')}</p>
        <div className="sharing__actions">
          <Button kind="secondary" onClick={open}>
            {t('share')}
          </Button>
          {isExpected && (
            <Button kind="secondary" busy={isBusy} onClick={addToCalendar}>
              {t('calendar')}
            </Button>
          )}
        </div>
        {wasOpened && (
          <Suspense>
            <ShareDialog orderId={orderId} isOpen={isOpen} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </Section>
    </div>
  );
}
