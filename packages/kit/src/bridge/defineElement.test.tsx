import { useState } from 'react';
import { expect, test } from 'vitest';
import { defineElement, type KitElement, kitElement } from '#bridge/defineElement.ts';
import type { ElementDefinition } from '#bridge/definition.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { nextTask } from '#testing/nextTask.ts';

const definition = {
  tag: 'freight-probe',
  summary: 'An element for tests.',
  attributes: {
    name: { type: 'string', default: 'nobody', description: '' },
    bold: { type: 'boolean', description: '' },
    count: { type: 'number', default: 1, description: '' },
  },
  events: { 'freight-probe-pressed': { detail: { times: 'number' }, description: '' } },
} as const satisfies ElementDefinition;

function Probe({ name, bold, count }: { name: string; bold: boolean; count: number }) {
  const [times, setTimes] = useState(0);
  const { emit } = useElement<typeof definition>();
  return (
    <button
      type="button"
      onClick={() => {
        setTimes(times + 1);
        emit('freight-probe-pressed', { times: times + 1 });
      }}
    >
      {`${name} ${bold} ${count} ${times}`}
    </button>
  );
}

const probe = kitElement({ definition, screen: Probe, css: '', texts: [] });

async function appendProbe(prepare: (element: HTMLElement) => void = () => undefined): Promise<HTMLElement> {
  await defineElement(probe);
  const element = document.createElement('freight-probe');
  prepare(element);
  document.body.append(element);
  await expect.poll(() => element.shadowRoot?.querySelector('button')).toBeTruthy();
  return element;
}
const textOf = (element: HTMLElement) => element.shadowRoot?.querySelector('button')?.textContent;

test('reads attributes as HTML does and restores defaults when they go', async () => {
  const element = await appendProbe((made) => {
    made.setAttribute('name', 'Kim');
    made.setAttribute('bold', '');
  });
  expect(textOf(element)).toBe('Kim true 1 0');
  element.removeAttribute('name');
  element.removeAttribute('bold');
  element.setAttribute('count', 'many');
  await expect.poll(() => textOf(element)).toBe('nobody false 1 0');
});

test('shows what was set as a property before its code came [E2]', async () => {
  const early = {
    ...(probe as unknown as KitElement),
    definition: { ...definition, tag: 'freight-early-probe' as const },
  };
  const element = Object.assign(document.createElement('freight-early-probe'), {
    name: 'Kim',
    bold: true,
    count: 3,
  });
  document.body.append(element);
  await defineElement(early);
  await expect.poll(() => textOf(element)).toBe('Kim true 3 0');
});

test('takes "false" for false, as attribute and as property [E3]', async () => {
  const element = await appendProbe((made) => made.setAttribute('bold', 'false'));
  expect(textOf(element)).toBe('nobody false 1 0');
  element.setAttribute('bold', 'true');
  await expect.poll(() => textOf(element)).toBe('nobody true 1 0');
  Object.assign(element, { bold: 'false' });
  await expect.poll(() => textOf(element)).toBe('nobody false 1 0');
});

test('understands lower-cased names, which its own name goes before [E3]', async () => {
  const tag = 'freight-lower-probe' as const;
  const attributes = { 'given-name': { type: 'string', default: 'nobody', description: '' } } as const;
  const Named = ({ givenName }: { givenName: string }) => <button type="button">{givenName}</button>;
  await defineElement(
    kitElement({
      definition: { tag, summary: '', attributes, events: {} },
      screen: Named,
      css: '',
      texts: [],
    }),
  );
  const element = document.createElement(tag);
  element.setAttribute('givenname', 'Kim');
  document.body.append(element);
  await expect.poll(() => textOf(element)).toBe('Kim');
  element.setAttribute('givenname', 'Robin');
  await expect.poll(() => textOf(element)).toBe('Robin');
  element.removeAttribute('givenname');
  await expect.poll(() => textOf(element)).toBe('nobody');
  element.setAttribute('given-name', 'Alex');
  element.setAttribute('givenname', 'Kim');
  await expect.poll(() => textOf(element)).toBe('Alex');
});

test('keeps its state when it is moved and starts fresh when it is added again', async () => {
  const element = await appendProbe();
  element.shadowRoot?.querySelector('button')?.click();
  await expect.poll(() => textOf(element)).toBe('nobody false 1 1');
  const elsewhere = document.createElement('div');
  document.body.append(elsewhere);
  elsewhere.append(element);
  await nextTask();
  expect(textOf(element)).toBe('nobody false 1 1');
  element.remove();
  await expect.poll(() => element.shadowRoot?.querySelector('button')).toBeFalsy();
  document.body.append(element);
  await expect.poll(() => textOf(element)).toBe('nobody false 1 0');
});

test('sends events that bubble out of its shadow root', async () => {
  const element = await appendProbe();
  const pressed = new Promise<CustomEvent>((resolve) =>
    document.addEventListener('freight-probe-pressed', (event) => resolve(event as CustomEvent), {
      once: true,
    }),
  );
  element.shadowRoot?.querySelector('button')?.click();
  expect((await pressed).detail).toEqual({ times: 1 });
});

test('reports each invalid attribute value that is set after the code has loaded, once for each change [A35]', async () => {
  const element = await appendProbe();
  const messages: string[] = [];
  element.addEventListener('freight-error', (event) => messages.push((event as CustomEvent).detail.message));
  element.setAttribute('theme', 'lilac');
  await expect
    .poll(() => messages)
    .toEqual([expect.stringContaining('<freight-probe theme="lilac"> counts as the default')]);
  element.setAttribute('count', 'many');
  element.setAttribute('name', 'Kim');
  element.setAttribute('theme', 'dark');
  await expect.poll(() => messages.length).toBe(2);
  expect(messages[1]).toContain('count="many"');
});
