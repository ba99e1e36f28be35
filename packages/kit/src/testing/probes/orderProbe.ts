import { element } from '#elements/order/freight-order.tsx';
import { recordEvents } from '#testing/recordEvents.ts';
import { renderElement, signInSomebody } from '#testing/renderElement.ts';

/** The `_id` of the orders that tests make up. */
export const madeUp = '65f0c0ffee0000000000beef';

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');

type Options = Parameters<typeof renderElement>[1];

/** The element for an order, and its events from the very first moment; hosts of these tests handle all navigations. */
export async function render(orderId: string, options: Options = {}) {
  const events = recordEvents(element.definition);
  const attributes = { 'order-id': orderId, ...options.attributes };
  const rendered = await renderElement(element, { ...options, attributes });
  const { root } = rendered;
  return {
    ...rendered,
    events,
    headline: () => root.querySelector('h2')?.textContent,
    titles: () => [...root.querySelectorAll('h3')].map(({ textContent }) => textContent),
    /** What is known under each name of a part of the screen. */
    facts: (title: string) => {
      const sections = [...root.querySelectorAll('section')];
      const section = sections.find((part) => part.querySelector('h3')?.textContent === title);
      return Object.fromEntries(
        [...(section?.querySelectorAll('dt') ?? [])].map((name) => [
          name.textContent,
          plain(name.nextElementSibling?.textContent),
        ]),
      );
    },
  };
}

export async function renderSignedIn(orderId = madeUp, options: Options = {}) {
  await signInSomebody();
  return render(orderId, options);
}
