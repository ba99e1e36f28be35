import { factsOfStatus } from '@freight/contract';
import { Suspense, useState } from 'react';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { useCapability } from '#capabilities/capabilities.ts';
import { pageSession } from '#session/session.ts';
import { Button } from '#ui/button/Button.tsx';

const Dialog = lazyPart(
  async () => (await import('#orders/cancelling/CancelDialog.tsx')).CancelDialog,
  import.meta.url,
);

interface CancelButtonProps {
  orderId: string;
  status: string;
  label: string;
}

/** For places with little room that show the customer's own order: everything else is loaded when it is pressed. Once pressed, the dialog stays, because it shows how it went. */
export function CancelButton({ orderId, status, label }: CancelButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const isOffered = pageSession().hasToken() && factsOfStatus(status)?.isCancellable;
  const hasTerms = useCapability('cancellation', isOffered);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      {isOffered && (
        <Button kind="quiet" onClick={open}>
          {label}
        </Button>
      )}
      {wasOpened && (
        <Suspense>
          <Dialog {...{ orderId, status, hasTerms, isOpen }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
