import type { ReactNode } from 'react';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { Focused } from '#orders/drafts/Focused.tsx';
import { Sending } from '#orders/drafts/Sending.tsx';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { ClaimFacts } from './ClaimFacts.tsx';
import { claimsTexts } from './strings/index.ts';
import type { Report } from './useReport.ts';

interface ClaimDialogProps {
  report: Report;
  title: string;
  /** The form in which it is written. */
  children: ReactNode;
  isOpen: boolean;
  onClose: () => void;
}

/** Writes a report, shows how far its sending is, and then its case number. */
export function ClaimDialog({ report, title, children, isOpen, onClose }: ClaimDialogProps) {
  const t = claimsTexts.use();
  const common = useCommonTexts();
  const { progress, answer: claim } = report;
  return (
    <Dialog open={isOpen} onClose={onClose} title={title} closeLabel={common('action.close')}>
      {progress === 'writing' ? (
        children
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
          <Sending
            request={report}
            texts={{ sending: t('sending.report'), silent: t('silent'), change: t('change') }}
            onClose={onClose}
          />
        </Focused>
      )}
    </Dialog>
  );
}
