import { type RefObject, useEffect, useRef, useState } from 'react';

interface Dialog {
  dialog: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  open: () => void;
  onClose: () => void;
}

/** A dialog that is rendered only while it is open: it makes browsers lay out the part of the page around it. */
export function useDialog(): Dialog {
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  return {
    dialog,
    isOpen,
    open: () => {
      setOpen(true);
      // On a quick second click the dialog is closed but still rendered, because its close event is yet to come.
      dialog.current?.showModal();
    },
    onClose: () => dialog.current?.open || setOpen(false),
  };
}
