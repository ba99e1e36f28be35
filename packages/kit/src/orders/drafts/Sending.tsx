import { useCommonTexts } from '#i18n/commonTexts.ts';
import { sayFailure, useErrorTexts } from '#i18n/errorTexts.ts';
import { explain } from '#i18n/explain.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import type { Draft } from './draft.ts';
import { draftTexts } from './strings/index.ts';

interface SendingProps {
  request: {
    draft: Draft;
    progress: string;
    failure: unknown;
    tryNow: () => void;
    stop: () => void;
  };
  texts: { sending: string; silent: string; change: string };
  onClose: () => void;
}

/** How far a sending is, and while there is no answer, what can be done about it. */
export function Sending({ request, texts, onClose }: SendingProps) {
  const t = draftTexts.use();
  const common = useCommonTexts();
  const errors = useErrorTexts();
  const { draft, progress, failure, tryNow, stop } = request;
  const { pictures } = draft;
  const sent = pictures.filter(({ id }) => id).length;
  const isSilent = progress === 'silent';
  const { cause, ...known } = explain(failure);
  const reason = cause === 'refused' ? sayFailure(errors, known) : '';
  return (
    <>
      {isSilent && (
        <Notice kind="warning">
          {reason && <p>{reason}</p>}
          <p>{texts.silent}</p>
        </Notice>
      )}
      <p className="draft__row" role="status">
        {sent < pictures.length ? t('sending', { sent, count: pictures.length }) : texts.sending}
        {!isSilent && <Spinner />}
      </p>
      <div className="draft__row">
        {isSilent && <Button onClick={tryNow}>{common('action.retry')}</Button>}
        {isSilent && !draft.isUncertain && (
          <Button kind="secondary" onClick={stop}>
            {texts.change}
          </Button>
        )}
        <Button kind="secondary" onClick={onClose}>
          {common('action.close')}
        </Button>
      </div>
    </>
  );
}
