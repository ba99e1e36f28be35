import { expect, test } from 'vitest';
import { attributesOf } from '#bridge/attributes.ts';
import { defineElement, type KitElement } from '#bridge/defineElement.ts';
import { defineHost } from '#bridge/defineHost.ts';
import { place, ready, twinOf } from '#testing/twin.ts';

type Called = HTMLElement & Record<string, (given?: unknown) => Promise<unknown>>;

/** Calls of any element; those that are properties of one are no methods of it. */
const names = ['open', 'prefill', 'reset', 'track'];

/** Calls work before the code has come, in their order, and no call throws. */
export function methodLaws(element: KitElement, attributes: Record<string, string>): void {
  const { tag, methods = {} } = element.definition;

  test(`${tag} has code for each method of its definition, and for no other [Q8]`, async () => {
    const code = (await element.methods?.())?.methods ?? {};
    expect(Object.keys(code).sort()).toEqual(Object.keys(methods).sort());
  });

  test(`${tag} keeps the calls that come before its code, and runs them in their order [Q8]`, async () => {
    const twin = await twinOf(element);
    const { definition } = twin;
    const host = place(definition.tag, attributes) as Called;
    defineHost(definition.tag, attributesOf(definition));
    const unknown = names.filter((name) => !(name in methods) && !(name in attributesOf(definition)));
    const done: string[] = [];
    const calls = ['focus', ...unknown, 'focus'].map((name) =>
      host[name]?.().then(
        () => done.push(name),
        ({ code }) => done.push(`${name} ${code}`),
      ),
    );
    let isReady = false;
    const works = (host['ready'] as unknown as Promise<void>).then(() => {
      isReady = true;
    });
    expect(calls.every((call) => call instanceof Promise)).toBe(true);
    await import('#bridge/methods/call.ts');
    await new Promise(requestAnimationFrame);
    expect(done).toEqual([]);
    expect(isReady).toBe(false);
    await defineElement(twin);
    await ready(host);
    await works;
    await Promise.all(calls);
    expect(done).toEqual(['focus', ...unknown.map((name) => `${name} method-unknown`), 'focus']);
  });
}
