import { useEffect } from 'react';
import type { PropertiesOf } from '#bridge/definition.ts';
import { useElement } from '#bridge/ElementContext.ts';
import type { definition } from './definition.ts';
import { goBackTo } from './draft/orderDraft.ts';
import { Prefilled } from './prefill/Prefill.tsx';
import { SendingFlow } from './wizard/SendingFlow.tsx';

/** The sending flow; `step` lets the host move it back, for example for the browser's Back button. */
export function Screen(properties: PropertiesOf<typeof definition>) {
  useStepOfHost();
  return (
    <Prefilled properties={properties}>
      <SendingFlow />
    </Prefilled>
  );
}

/**
 * Goes back to the step in the element's attribute each time it is set, not only when a render finds another one: a host that
 * follows the wizard to a step and back from it in one task sets it twice, and the render sees the value of before.
 */
function useStepOfHost(): void {
  const { host } = useElement();
  useEffect(() => {
    if (!host) return;
    const follow = () => goBackTo(Number(host.getAttribute('step')));
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(host, { attributeFilter: ['step'] });
    return () => observer.disconnect();
  }, [host]);
}
