import { useId } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { useModal } from '#ui/dialog/useModal.ts';
import { Icon } from '#ui/icon/Icon.tsx';

interface AlertDialogProps {
  /** Undefined while the dialog is closed. */
  message: string | undefined;
  closeLabel: string;
  onClose: () => void;
}

/** Shows one message that must be acknowledged, in place of the browser's own alert. */
export function AlertDialog({ message, closeLabel, onClose }: AlertDialogProps) {
  const ref = useModal(message !== undefined, onClose);
  const id = useId();
  return (
    <dialog ref={ref} className="dialog" role="alertdialog" aria-labelledby={id} part="dialog">
      {message !== undefined && (
        <div className="dialog__sheet">
          <p id={id} className="dialog__message">
            <Icon name="alert" />
            <span>{message}</span>
          </p>
          <Button onClick={onClose}>{closeLabel}</Button>
        </div>
      )}
    </dialog>
  );
}
