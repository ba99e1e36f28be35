import type { ClaimKind } from '@freight/contract';
import { ClaimDialog } from './ClaimDialog.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { claimsTexts } from './strings/index.ts';
import type { Report } from './useReport.ts';

interface ReportDialogProps {
  report: Report;
  /** What can still be reported. */
  kinds: readonly ClaimKind[];
  isOpen: boolean;
  onClose: () => void;
}

/** Reports that something is wrong with a delivery. */
export function ReportDialog({ report, kinds, isOpen, onClose }: ReportDialogProps) {
  const t = claimsTexts.use();
  return (
    <ClaimDialog report={report} title={t('open')} isOpen={isOpen} onClose={onClose}>
      <ClaimForm report={report} kinds={kinds} />
    </ClaimDialog>
  );
}
