import { type ReactNode, useId } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import { useModal } from './useModal.ts';

interface DialogProps {
  open: boolean;
  /** Called after Esc, the close button, a press beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** For pages of paper: as wide as the window allows. */
  wide?: boolean;
  children: ReactNode;
}

/** A native modal dialog that traps the focus and restores it when closed. */
export function Dialog({ open, onClose, title, closeLabel, wide = false, children }: DialogProps) {
  const ref = useModal(open, onClose);
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      className={wide ? 'dialog dialog--wide' : 'dialog'}
      aria-labelledby={titleId}
      part="dialog"
    >
      {open && (
        <div className="dialog__sheet">
          {/* No `header`: outside of a section it would count as the page's banner. */}
          <div className="dialog__head">
            <h2 part="heading" id={titleId} className="dialog__title">
              {title}
            </h2>
            <button
              type="button"
              className="icon-button"
              part="icon-button"
              aria-label={closeLabel}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
