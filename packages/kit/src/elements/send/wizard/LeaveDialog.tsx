import { useSendTexts } from '#elements/send/strings/index.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks for confirmation before input is discarded. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const t = useSendTexts();
  const common = useCommonTexts();
  return (
    <Dialog open={open} onClose={onStay} title={t('leave.title')} closeLabel={common('action.close')}>
      <p>{t('leave.text')}</p>
      <div className="step__actions">
        <Button kind="secondary" onClick={onLeave}>
          {t('leave.confirm')}
        </Button>
        <Button onClick={onStay}>{t('leave.stay')}</Button>
      </div>
    </Dialog>
  );
}
