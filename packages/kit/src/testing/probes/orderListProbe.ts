import { element } from '#elements/orders/freight-orders.tsx';
import { api } from '#testing/api.ts';
import { listCall } from '#testing/orderAnswers.ts';
import { recordEvents } from '#testing/recordEvents.ts';
import { renderElement, signInSomebody } from '#testing/renderElement.ts';

export const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');

export async function renderOrders(options: Parameters<typeof renderElement>[1] = {}) {
  await signInSomebody();
  const events = recordEvents(element.definition);
  const rendered = await renderElement(element, options);
  const { root } = rendered;
  return {
    ...rendered,
    events,
    cards: () => [...root.querySelectorAll('.order:not(.order--awaited)')],
    showing: () => plain(root.querySelector('.orders__showing')?.textContent),
  };
}

/** The queries of all list calls so far. */
export async function asked(): Promise<Record<string, string>[]> {
  const calls = await api('requests', listCall);
  return calls.map(({ path }) => Object.fromEntries(new URL(path, 'http://localhost').searchParams));
}
