import { render } from '@testing-library/react/pure';
import { expect, onTestFinished, test } from 'vitest';
import { useRequest } from './useRequest.ts';

interface ShownProps {
  order: string;
  /** Something that changes the request, not what it is about. */
  page?: number;
  load: (order: string) => Promise<string>;
}

/** Shows what a request returns, and writes down every render: also one that is never painted must be true. */
function probe() {
  const renders: string[] = [];
  function Shown({ order, page = 1, load }: ShownProps) {
    const { state, data, reload } = useRequest(() => load(order), [order, page], [order]);
    renders.push(`${order}: ${state} ${data ?? '–'}`);
    return (
      <button type="button" onClick={reload}>
        {state}
      </button>
    );
  }
  return { renders, Shown };
}

function show({ Shown }: ReturnType<typeof probe>, props: ShownProps) {
  const { rerender, unmount, container } = render(<Shown {...props} />);
  onTestFinished(unmount);
  const button = () => container.querySelector('button');
  return {
    again: (next: Partial<ShownProps>) => rerender(<Shown {...props} {...next} />),
    settled: (state: string) => expect.poll(() => button()?.textContent).toBe(state),
    reload: () => button()?.click(),
  };
}

const never = () => new Promise<string>(() => undefined);

test('never returns the answer about another subject, not even in the render that changes it [B17]', async () => {
  const shown = probe();
  const { again, settled } = show(shown, { order: 'A', load: async () => 'answer A' });
  await settled('ready');
  again({ order: 'B', load: never });
  await settled('loading');
  expect(shown.renders).toContain('A: ready answer A');
  expect(shown.renders.filter((one) => one.startsWith('B'))).toEqual(
    shown.renders.filter((one) => one === 'B: loading –'),
  );
});

test('a failure about a subject does not show the answer about another [B17]', async () => {
  const shown = probe();
  const { again, settled } = show(shown, { order: 'A', load: async () => 'answer A' });
  await settled('ready');
  again({ order: 'B', load: () => Promise.reject(new Error('refused')) });
  await settled('failed');
  expect(shown.renders.at(-1)).toBe('B: failed –');
});

test('keeps the last answer about the same subject while a newer one is loading or has failed [B17]', async () => {
  const shown = probe();
  const answers = [async () => 'answer A', () => Promise.reject(new Error('refused'))];
  const load = () => answers.shift()?.() ?? never();
  const { again, settled, reload } = show(shown, { order: 'A', load });
  await settled('ready');
  reload();
  await settled('failed');
  expect(shown.renders.at(-1)).toBe('A: failed answer A');
  again({ order: 'A', page: 2, load: never });
  await settled('loading');
  expect(shown.renders.at(-1)).toBe('A: loading answer A');
});
