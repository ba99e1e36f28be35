import { paths } from '@freight/contract';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { api } from '#testing/api.ts';
import { nextTask } from '#testing/nextTask.ts';
import { connectToApi } from '#testing/renderElement.ts';
import { useCapability } from './capabilities.ts';

beforeEach(connectToApi);

const Answer = ({ isWanted = true }) => <p>{useCapability('quotes', isWanted) ? 'there' : 'not there'}</p>;

/** Two parts of a page that ask for the same capability. */
function show(isWanted = true) {
  const places = [document.createElement('div'), document.createElement('div')];
  document.body.append(...places);
  const roots = places.map((place) => createRoot(place));
  onTestFinished(async () => {
    for (const root of roots) root.unmount();
    for (const place of places) place.remove();
    await nextTask();
  });
  for (const root of roots) root.render(<Answer isWanted={isWanted} />);
  return {
    said: () => places.map(({ textContent }) => textContent),
    showAgain: () => {
      for (const root of roots) root.render(<Answer key="again" />);
    },
  };
}

const asked = async () => (await api('requests', paths.capabilities)).length;

test('shows what the API has as soon as it has answered, and asks once for all parts of the page', async () => {
  await api('fault', {
    path: paths.capabilities,
    held: true,
    status: 200,
    body: { success: true, data: { quotes: { version: 1 } } },
  });
  const { said, showAgain } = show();
  await expect.poll(said).toEqual(['not there', 'not there']);
  await api('release');
  await expect.poll(said).toEqual(['there', 'there']);
  showAgain();
  await expect.poll(said).toEqual(['there', 'there']);
  expect(await asked()).toBe(1);
});

test('reports no capability when the API answers 404, and does not request it again', async () => {
  await api('fault', { path: paths.capabilities, status: 404, body: { message: 'Not found' } });
  const { said, showAgain } = show();
  await expect.poll(asked).toBe(1);
  showAgain();
  await expect.poll(said).toEqual(['not there', 'not there']);
  expect(await asked()).toBe(1);
});

test('sends no request until a component needs a capability', async () => {
  const { said } = show(false);
  await expect.poll(said).toEqual(['not there', 'not there']);
  expect(await asked()).toBe(0);
});
