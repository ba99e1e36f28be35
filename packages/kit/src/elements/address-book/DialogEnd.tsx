import type { ReactNode } from 'react';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { useErrorSentence } from '#i18n/errorTexts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { useBookTexts } from './strings/index.ts';

/** The end of a dialog: why its call failed, and its buttons. */
export function DialogEnd({ failure, children }: { failure: unknown; children: ReactNode }) {
  const t = useBookTexts();
  const sentenceOf = useErrorSentence();
  return (
    <>
      {failure !== undefined && (
        <Notice kind="error">
          <p>{sentenceOf(failure, t('failed'))}</p>
        </Notice>
      )}
      <div className="book__buttons">{children}</div>
    </>
  );
}

interface FormEndProps {
  failure: unknown;
  isBusy: boolean;
  onCancel: () => void;
}

/** The end of a form that saves an entry. */
export function FormEnd({ failure, isBusy, onCancel }: FormEndProps) {
  const t = useBookTexts();
  const common = useCommonTexts();
  return (
    <DialogEnd failure={failure}>
      <Button type="submit" busy={isBusy}>
        {t('save')}
      </Button>
      <Button kind="secondary" disabled={isBusy} onClick={onCancel}>
        {common('action.cancel')}
      </Button>
    </DialogEnd>
  );
}
