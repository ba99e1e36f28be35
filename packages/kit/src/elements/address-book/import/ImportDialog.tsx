import type { AddressBook } from '@freight/contract';
import { useBookTexts } from '#elements/address-book/strings/index.ts';
import type { BookPart } from '#elements/address-book/useEntries.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { FileChoice } from './FileChoice.tsx';
import { Preview } from './Preview.tsx';
import { useImport } from './useImport.ts';

interface ImportDialogProps {
  part: BookPart;
  book: AddressBook;
  onClose: () => void;
}

/** From a file to saved addresses: choose, look through, import. */
export function ImportDialog({ part, book, onClose }: ImportDialogProps) {
  const t = useBookTexts();
  const common = useCommonTexts();
  const { state, choose, run, restart } = useImport(part, book);
  return (
    <Dialog open wide onClose={onClose} title={t('import.title')} closeLabel={common('action.close')}>
      {(state.step === 'choosing' || state.step === 'reading') && (
        <FileChoice
          file={state.file}
          problem={state.step === 'choosing' ? state.problem : undefined}
          isBusy={state.step === 'reading'}
          onChoose={(file) => void choose(file)}
        />
      )}
      {state.step === 'preview' && <Preview {...state} onImport={() => void run()} onRestart={restart} />}
      {state.step === 'done' && (
        <>
          <Notice kind="success">
            <p>{t('import.done', { count: state.count })}</p>
          </Notice>
          <div className="book__buttons">
            <Button onClick={onClose}>{common('action.close')}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
