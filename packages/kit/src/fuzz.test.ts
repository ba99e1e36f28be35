import type { ReceivedOrder } from '@freight/client';
import { hostile } from '@freight/testing/hostile';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { attributesOf } from '#bridge/attributes.ts';
import { camelCase } from '#bridge/definition.ts';
import { capabilities } from '#capabilities/capabilities.ts';
import { definitions } from '#elements/definitions.ts';
import { pageSession } from '#session/session.ts';
import { api } from '#testing/api.ts';
import { nextTask } from '#testing/nextTask.ts';
import { orderTransport } from '#testing/orderTransport.ts';
import { appears } from '#testing/probes/patience.ts';
import { connectToApi, signIn } from '#testing/renderElement.ts';
import { watchErrors } from '#testing/twin.ts';
import { pageClient } from './testing/probes/pageClient.ts';

/**
 * Each round puts every element on the page, with unexpected answers, attributes and properties. An element that shows
 * one order is there once for each of a few orders, and switches to the next one in each turn: a round makes more
 * requests in little more time.
 */

const orderCount = 6;

/** A token lives for a quarter of an hour, and three refreshes a minute are all that a tab may ask for. */
const roundsPerPerson = 50;

/** Answers in `npm test`; `npm run quality soak -- --only answers` takes its amount in their place. */
const little = 300;
/** These show nothing until something happens. */
const quietOnes = [
  'freight-toasts',
  'freight-order-notification',
  'freight-sign-in',
  'freight-auth-callback',
];

/** One price shows nothing where the API is known to have none. */
function hasNoPrice(tag: string): boolean {
  const { isSettled, offered } = capabilities().getState();
  return tag === 'freight-price' && isSettled && !offered.includes('quotes');
}

let person: Awaited<ReturnType<typeof signIn>>;
let user: Awaited<ReturnType<ReturnType<typeof pageClient>['accounts']['profile']>>;
let orders: ReceivedOrder[] = [];
const tried = { rounds: 0, answers: 0, attributes: 0, properties: 0 };
let found = { uncaught: 0, broken: 0, blank: 0, scripts: 0 };
const plan = await api('plan', little);

/** Signs in a new customer, and orders a few transports. */
async function nextPerson(): Promise<void> {
  person = await signIn();
  user = await pageClient().accounts.profile();
  orders = await Promise.all(Array.from({ length: orderCount }, orderTransport));
}

/** Gives the page this customer's session, even if the answers have ended or changed it. */
function startSession(): void {
  pageSession().setTokens({ token: person.token, refreshToken: person.refreshToken });
  pageSession().setUser(user);
}

beforeAll(connectToApi);
afterAll(async () => {
  await api('reset');
  pageSession().clear();
  await api('recordFigures', 'answers, attributes and properties into every element', {
    rounds: tried.rounds,
    'unexpected answers': tried.answers,
    attributes: tried.attributes,
    properties: tried.properties,
    'uncaught errors': found.uncaught,
    'screens that broke and apologised': found.broken,
    'blank elements': found.blank,
    'scripts that ran': found.scripts,
  });
});

/** A value that cannot be converted to a string makes every HTML element throw at the code that sets it. */
const isTextual = (value: unknown): boolean => {
  try {
    return typeof String(value) === 'string';
  } catch {
    return false;
  }
};
const senselessValues = hostile.filter(isTextual);

/** Numbers from 0 below a limit, the same for the same seed. */
function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Switches an element that shows one order to another; the first one is its own. */
function showOrder(host: HTMLElement, own: number, turn: number): void {
  const order = orders[(own + turn) % orderCount];
  if (order) host.setAttribute('order-id', host.localName === 'freight-track' ? order.orderId : order._id);
}

interface Place {
  host: HTMLElement;
  /** The index of the element's own order, if it shows one. */
  own: number | undefined;
}

/** Every element, so that each asks the API for what it shows, and some of them with senseless values. */
function placeAll(roll: (sides: number) => number): Place[] {
  const senseless = () => senselessValues[roll(senselessValues.length)];
  const places = definitions.flatMap((definition) => {
    const showsOne = 'order-id' in attributesOf(definition);
    return (showsOne ? [...orders.keys()] : [undefined]).map((own) => ({ definition, own }));
  });
  return places.map(({ definition, own }) => {
    const host = document.createElement(definition.tag);
    // On top of one another, because elements far from the viewport wait; hidden, because painting takes half the time.
    Object.assign(host.style, { position: 'fixed', inset: '0 auto auto 0', visibility: 'hidden' });
    const names = Object.keys(attributesOf(definition));
    if (own !== undefined) showOrder(host, own, 0);
    for (const name of names) {
      // An isolated element has its screen in a frame of another page.
      if (name === 'isolated' || roll(4) > 0) continue;
      const value = senseless();
      if (roll(2) === 0) {
        host.setAttribute(name, typeof value === 'string' ? value : JSON.stringify(value));
        tried.attributes += 1;
      } else {
        Reflect.set(host, camelCase(name), value);
        tried.properties += 1;
      }
    }
    document.body.append(host);
    return { host, own };
  });
}

const blankOf = (hosts: readonly HTMLElement[]) =>
  hosts.filter(({ localName, shadowRoot }) => {
    if (quietOnes.includes(localName) || hasNoPrice(localName)) return false;
    const root = shadowRoot?.querySelector('.root');
    return !root?.textContent?.trim() && !root?.querySelector('input, button, img, svg');
  });

/** Waits until nothing is thrown; `expect.poll` would keep every element of a long run until its end. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: appears });

/** What is wrong with what the elements show; nothing when all is well. */
function faultsOf(hosts: readonly HTMLElement[], errors: readonly string[]): string[] {
  const broken = errors.filter((text) => text.includes('screen-broken'));
  // Problems of the page itself are also reported as events; they are not errors of the kit.
  const uncaught = errors.filter((text) => !text.includes('"code"'));
  const roots = hosts.flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const blank = blankOf(hosts);
  const scripts = roots.flatMap((root) => [
    ...root.querySelectorAll('script, [onerror], [onload], a[href^="javascript:" i]'),
  ]);
  const isRun = Reflect.has(globalThis, 'fuzzed') || Reflect.has({}, 'polluted');
  found = {
    uncaught: found.uncaught + uncaught.length,
    broken: found.broken + broken.length,
    blank: found.blank + blank.length,
    scripts: found.scripts + scripts.length + (isRun ? 1 : 0),
  };
  return [
    ...broken,
    ...uncaught,
    ...blank.map(({ localName }) => `${localName} is blank`),
    ...scripts.map(({ outerHTML }) => outerHTML.slice(0, 200)),
    ...(isRun ? ['a script has run'] : []),
  ];
}

test('every element shows something and runs no injected code, for random answers, attributes and properties', {
  timeout: Math.max(60_000, plan.answers * 200),
}, async () => {
  const errors = watchErrors();
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('freight-navigate', stay);
  onTestFinished(() => document.removeEventListener('freight-navigate', stay));
  while (tried.answers < plan.answers) {
    const seed = plan.seed + tried.rounds * 1_000;
    if (tried.rounds % roundsPerPerson === 0) await nextPerson();
    startSession();
    await api('garble', seed);
    const places = placeAll(dice(seed));
    const hosts = places.map(({ host }) => host);
    const waiting = () => hosts.filter((host) => !host.hasAttribute('data-ready'));
    await eventually(() => expect(waiting().map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]));
    for (let turn = 0; turn < orderCount; turn++) {
      if (turn > 0) {
        startSession();
        for (const { host, own } of places) if (own !== undefined) showOrder(host, own, turn);
        // They send their requests when they have been rendered.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      }
      await api('quiet');
      // A part that is fetched when it is first shown may still be on its way.
      await eventually(() =>
        expect(
          blankOf(hosts).map(({ outerHTML, shadowRoot }) => [
            outerHTML.slice(0, 200),
            shadowRoot?.innerHTML.slice(0, 500),
          ]),
          `seed ${seed}, turn ${turn}`,
        ).toEqual([]),
      );
      const faults = faultsOf(hosts, errors.splice(0));
      expect(faults, `seed ${seed}, turn ${turn}: ${faults.join('\n')}`).toEqual([]);
    }
    tried.rounds += 1;
    tried.answers += (await api('garbled')) ?? 0;
    for (const host of hosts) host.remove();
    await nextTask();
    await api('garble');
  }
});
