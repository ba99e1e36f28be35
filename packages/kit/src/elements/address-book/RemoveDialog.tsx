import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { DialogEnd } from './DialogEnd.tsx';
import { useBookTexts } from './strings/index.ts';
import { type BookPart, useChange } from './useEntries.ts';

interface RemoveDialogProps {
  part: BookPart;
  /** Undefined while nothing is to be removed. */
  entry: { id: string; name: string } | undefined;
  /** Takes the focus when the entry is gone, with the button that was pressed. */
  heading: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks before an entry is removed. */
export function RemoveDialog({ part, entry, heading, onClose }: RemoveDialogProps) {
  const t = useBookTexts();
  const common = useCommonTexts();
  const { isBusy, failure, run } = useChange();
  const last = useRef(entry);
  if (entry) last.current = entry;
  const { id = '', name = '' } = last.current ?? {};
  async function remove(): Promise<void> {
    if (!(await run(() => part.removeFromBook(id), t('removed', { name })))) return;
    flushSync(onClose);
    heading.current?.focus();
  }
  return (
    <Dialog
      open={entry !== undefined}
      onClose={onClose}
      title={t('remove.question', { name })}
      closeLabel={common('action.close')}
    >
      <p>{t('remove.hint')}</p>
      <DialogEnd failure={failure}>
        <Button busy={isBusy} onClick={() => void remove()}>
          {t('remove')}
        </Button>
        <Button kind="secondary" disabled={isBusy} onClick={onClose}>
          {common('action.cancel')}
        </Button>
      </DialogEnd>
    </Dialog>
  );
}
