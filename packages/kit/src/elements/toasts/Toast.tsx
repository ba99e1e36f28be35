import type { ToastKind } from '#toasts/pageToast.ts';
import { useCountdown } from '#ui/countdown/useCountdown.ts';
import { Icon } from '#ui/icon/Icon.tsx';

interface ToastProps {
  kind: ToastKind;
  message: string;
  closeLabel: string;
  /** Milliseconds until the message closes automatically. */
  duration: number;
  isPaused: boolean;
  onClose: () => void;
}

/** One message; it closes after `duration` or when the visitor closes it. */
export function Toast({ kind, message, closeLabel, duration, isPaused, onClose }: ToastProps) {
  useCountdown({ milliseconds: duration, running: !isPaused, onEnd: onClose });
  return (
    <li className={`notice notice--${kind} toast`} part="toast">
      {kind !== 'info' && <Icon name={kind === 'success' ? 'check' : 'alert'} />}
      <p className="toast__text">{message}</p>
      <button
        type="button"
        className="icon-button"
        part="icon-button"
        aria-label={closeLabel}
        onClick={onClose}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
