import { Suspense, use, useCallback, useEffect, useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { AddressForm } from '#elements/send/addresses/AddressForm.tsx';
import { AwaitedFlow } from '#elements/send/addresses/AwaitedFlow.tsx';
import { SentAway } from '#elements/send/approval/lazyApproval.ts';
import type { definition } from '#elements/send/definition.ts';
import { discardAllButRoute, discardDraft, orderDraft } from '#elements/send/draft/orderDraft.ts';
import css from '#elements/send/send.css?inline';
import { useSendTexts } from '#elements/send/strings/index.ts';
import { complain } from '#platform/leaving/complain.ts';
import { useByPartner } from '#platform/useByPartner.ts';
import { useStore } from '#platform/useStore.ts';
import { isOrderLeft } from '#session/drafts.ts';
import { pageSession } from '#session/session.ts';
import { openSignIn } from '#session/signIn.ts';
import { useSheet } from '#styles/useSheet.ts';
import { approvalLeft, dropApproval } from './approvalLink.ts';
import { Wizard } from './Wizard.tsx';

interface SendingFlowProps {
  /** Called when the person leaves by the back arrow; without it the flow goes home, else back to the addresses. */
  onLeft?: () => void;
}

const OrderSuccess = lazyPart(
  async () => {
    const [{ OrderSuccess }, { successTexts }] = await Promise.all([
      import('#elements/order-success/screen/OrderSuccess.tsx'),
      import('#elements/order-success/screen/strings/index.ts'),
    ]);
    await successTexts.provide();
    return OrderSuccess;
  },
  import.meta.url,
);

const SignedOut = lazyPart(
  async () => (await import('#elements/send/signedOut/SignedOut.tsx')).SignedOut,
  import.meta.url,
);

const TakeApproval = lazyPart(
  async () => (await import('#elements/send/approval/TakeApproval.tsx')).TakeApproval,
  import.meta.url,
);

/** The whole flow from two addresses to the order; loads its own texts and css. */
export function SendingFlow(props: SendingFlowProps) {
  const { host } = useElement();
  useSheet(host, css);
  const [repeated] = useState(repeatOrder);
  return (
    <Suspense fallback={<AwaitedFlow step={orderDraft().getState().step} />}>
      <Flow repeated={repeated} {...props} />
    </Suspense>
  );
}

/** Fills the draft from an order that is to be sent again; undefined without one. */
function repeatOrder(): Promise<void> | undefined {
  if (!isOrderLeft()) return undefined;
  return import('#elements/send/earlier/takeRepeatedOrder.ts').then(
    ({ takeRepeatedOrder }) => takeRepeatedOrder(),
    (error: unknown) => complain('The order cannot be repeated.', error),
  );
}

function Flow({ onLeft, repeated }: SendingFlowProps & { repeated: Promise<void> | undefined }) {
  const { emit, navigate } = useElement<typeof definition>();
  const t = useSendTexts();
  if (repeated) use(repeated);
  const [approval, setApproval] = useState(approvalLeft);
  const endApproval = useCallback(() => {
    dropApproval();
    setApproval('');
  }, []);
  const isChoosing = useStore(orderDraft(), ({ step }) => step === 0);
  const isSignedIn = useStore(pageSession(), ({ status }) => status === 'signed-in');
  const isSentAway = useStore(orderDraft(), ({ sentAway }) => sentAway.id !== '');
  const [orderId, setOrderId] = useState<string>();
  useOwnDraftOnly(isSignedIn);
  useLogin((!isChoosing || approval !== '') && orderId === undefined && !isSignedIn);

  if (approval) {
    return (
      <Suspense fallback={<AwaitedFlow step={0} />}>
        <TakeApproval token={approval} onDone={endApproval} />
      </Suspense>
    );
  }
  if (orderId !== undefined) {
    const goBack = () => {
      setOrderId(undefined);
      onLeft?.();
    };
    return (
      <Suspense fallback={<AwaitedFlow step="ordered" />}>
        <OrderSuccess orderId={orderId} takesFocus onHome={goBack} />
      </Suspense>
    );
  }
  if (isChoosing) {
    return (
      <section className="card send-card" part="card">
        <h2 part="heading" className="send-title">
          {t('addresses.title')}
        </h2>
        <AddressForm onChosen={() => undefined} />
      </section>
    );
  }
  if (!isSignedIn) {
    // A boundary of its own: useLogin must not wait for the card.
    return (
      <Suspense fallback={<AwaitedFlow step={orderDraft().getState().step} />}>
        <SignedOut />
      </Suspense>
    );
  }

  if (isSentAway) {
    return (
      <Suspense fallback={<AwaitedFlow step={0} />}>
        <SentAway />
      </Suspense>
    );
  }

  function leave(): void {
    discardAllButRoute();
    emit('freight-wizard-left', {});
    if (onLeft) onLeft();
    else navigate('home');
  }
  return <Wizard onLeave={leave} onOrdered={setOrderId} />;
}

/** Opens the login even where the page goes home when the session ends, which removes the flow [SESS-10]. */
function useLogin(isNeeded: boolean): void {
  const isByPartner = useByPartner();
  useEffect(() => {
    if (isNeeded && !isByPartner) openSignIn('login');
  }, [isNeeded, isByPartner]);
}

/** A draft is shown only to the customer who began it. */
function useOwnDraftOnly(isSignedIn: boolean): void {
  useEffect(() => {
    const { customer } = orderDraft().getState();
    if (isSignedIn && customer && customer !== pageSession().userId()) discardDraft();
  }, [isSignedIn]);
}
