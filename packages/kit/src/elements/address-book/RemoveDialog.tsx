import { useRef } from 'react';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { useErrorSentence } from '#i18n/errorTexts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { useBookTexts } from './strings/index.ts';
import { type BookPart, useChange } from './useEntries.ts';

interface RemoveDialogProps {
  part: BookPart;
  /** Undefined while nothing is to be removed. */
  entry: { id: string; name: string } | undefined;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before an entry is removed. */
export function RemoveDialog({ part, entry, onClose, onRemoved }: RemoveDialogProps) {
  const t = useBookTexts();
  const common = useCommonTexts();
  const sentenceOf = useErrorSentence();
  const { isBusy, failure, run } = useChange();
  const last = useRef(entry);
  if (entry) last.current = entry;
  const { id = '', name = '' } = last.current ?? {};
  async function remove(): Promise<void> {
    if (await run(() => part.removeFromBook(id), t('removed', { name }))) onRemoved();
  }
  return (
    <Dialog
      open={entry !== undefined}
      onClose={onClose}
      title={t('remove.question', { name })}
      closeLabel={common('action.close')}
    >
      <p>{t('remove.hint')}</p>
      {failure !== undefined && (
        <Notice kind="error">
          <p>{sentenceOf(failure, t('failed'))}</p>
        </Notice>
      )}
      <div className="book__buttons">
        <Button busy={isBusy} onClick={() => void remove()}>
          {t('remove')}
        </Button>
        <Button kind="secondary" disabled={isBusy} onClick={onClose}>
          {common('action.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
