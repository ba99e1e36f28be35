import { expect, onTestFinished, test } from 'vitest';
import { whenNear } from '#platform/viewport/viewport.ts';

const work = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

test('lets the page answer between elements that come near together', async () => {
  const order: string[] = [];
  const all = Promise.withResolvers<void>();
  for (let number = 1; number <= 3; number++) {
    const element = document.createElement('div');
    document.body.append(element);
    onTestFinished(() => element.remove());
    whenNear(element, () => {
      // What a person does comes before the rest of the work.
      scheduler.postTask(() => order.push(`press ${number}`), { priority: 'user-blocking' });
      work(30);
      order.push(`element ${number}`);
      if (number === 3) all.resolve();
    });
  }
  await all.promise;
  expect(order).toEqual(['element 1', 'press 1', 'element 2', 'press 2', 'element 3']);
});
