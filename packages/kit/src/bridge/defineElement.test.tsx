import { useState } from 'react';
import { expect, test } from 'vitest';
import { defineElement, kitElement } from '#bridge/defineElement.ts';
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
  const heard = new Promise<CustomEvent>((resolve) =>
    document.addEventListener('freight-probe-pressed', (event) => resolve(event as CustomEvent), {
      once: true,
    }),
  );
  element.shadowRoot?.querySelector('button')?.click();
  expect((await heard).detail).toEqual({ times: 1 });
});
