import type { ClaimKind } from '@freight/contract';
import { useEffect, useRef } from 'react';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { sayFailure, useErrorTexts } from '#i18n/errorTexts.ts';
import { explain } from '#i18n/explain.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { ClaimFacts } from './ClaimFacts.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { claimsTexts } from './strings/index.ts';
import type { Report } from './useReport.ts';

interface ClaimDialogProps {
  report: Report;
  /** What can still be reported. */
  kinds: readonly ClaimKind[];
  isOpen: boolean;
  onClose: () => void;
}

/** Writes a report, shows how far its sending is, and then its case number. */
export function ClaimDialog({ report, kinds, isOpen, onClose }: ClaimDialogProps) {
  const t = claimsTexts.use();
  const common = useCommonTexts();
  const { progress, claim } = report;
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('open')} closeLabel={common('action.close')}>
      {progress === 'writing' ? (
        <ClaimForm report={report} kinds={kinds} />
      ) : claim ? (
        <Focused key="sent">
          <Notice kind="success">
            <p>{t('sent')}</p>
          </Notice>
          <ClaimFacts claim={claim} />
          <Button onClick={onClose}>{common('action.close')}</Button>
        </Focused>
      ) : (
        <Focused key="sending">
          <Sending report={report} onClose={onClose} />
        </Focused>
      )}
    </Dialog>
  );
}

/** Takes the focus from the button that has gone. */
function Focused({ children }: { children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="claims__sheet claims__focused" ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}

function Sending({ report, onClose }: Pick<ClaimDialogProps, 'report' | 'onClose'>) {
  const t = claimsTexts.use();
  const common = useCommonTexts();
  const errors = useErrorTexts();
  const { draft, progress, failure, tryNow, stop } = report;
  const { pictures } = draft;
  const sent = pictures.filter(({ id }) => id).length;
  const isSilent = progress === 'silent';
  const { cause, ...known } = explain(failure);
  const sentence = cause === 'refused' ? sayFailure(errors, known) : '';
  return (
    <>
      {isSilent && (
        <Notice kind="warning">
          {sentence && <p>{sentence}</p>}
          <p>{t('silent')}</p>
        </Notice>
      )}
      <p className="claims__row" role="status">
        {sent < pictures.length
          ? t('sending.pictures', { sent, count: pictures.length })
          : t('sending.report')}
        {!isSilent && <Spinner />}
      </p>
      <div className="claims__row">
        {isSilent && <Button onClick={tryNow}>{common('action.retry')}</Button>}
        {isSilent && !draft.isUncertain && (
          <Button kind="secondary" onClick={stop}>
            {t('change')}
          </Button>
        )}
        <Button kind="secondary" onClick={onClose}>
          {common('action.close')}
        </Button>
      </div>
    </>
  );
}
