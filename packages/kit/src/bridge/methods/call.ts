import { type Behaviour, behaviourOf } from '#bridge/behaviour.ts';
import { isIsolated } from '#bridge/isolation.ts';
import type { Called, Method, Methods } from '#bridge/methods/method.ts';
import { methodError } from '#bridge/methods/methodError.ts';
import { noteDeprecated } from '#platform/deprecations/noteDeprecated.ts';
import { sharedSoFar } from '#platform/registry.ts';

/** Fields that a person can use, in the order of preference: a field, a heading, a button. */
const focusable = [
  'input:not([type=hidden],:disabled),select:not(:disabled),textarea:not(:disabled)',
  '[part~=heading],h1,h2,h3',
  'button:not(:disabled),a[href]',
];

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

const focus: Method = ({ host, root }, given) => {
  if (host.matches(':focus')) return;
  const target = focusable
    .flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)].filter(isShown).slice(0, 1))
    .at(0);
  // A heading can have the focus only while a script gives it.
  if (target?.matches('h1,h2,h3,[part~=heading]') && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus(given as FocusOptions);
};

const common: Methods = { focus, ready: () => undefined };

/** Resolves when the screen of an element is rendered. */
function whenRendered(host: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!host.hasAttribute('data-ready')) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(host, { attributeFilter: ['data-ready'] });
    look();
  });
}

/** Loads and renders an element that is on the page, even far from the viewport; one beside the page comes when it is added. */
async function work(host: HTMLElement, isUrgent: boolean): Promise<Behaviour> {
  if (isUrgent && host.isConnected) {
    await sharedSoFar('loadElement')?.(host.localName).catch((reason: unknown) => {
      throw methodError('element-not-loaded', `<${host.localName}> could not be loaded.`, reason);
    });
    behaviourOf(host)?.mount();
  }
  await whenRendered(host);
  return behaviourOf(host) as Behaviour;
}

async function run(host: HTMLElement, name: string, given: unknown): Promise<void> {
  const tag = `<${host.localName}>`;
  if (isIsolated(host))
    throw methodError(
      'method-isolated',
      `${tag} is in a frame, which no method reaches; set its attributes.`,
    );
  noteDeprecated('methods', host.localName, name);
  const behaviour = await work(host, name !== 'ready');
  const own = await behaviour.methods?.();
  const method = common[name] ?? own?.methods[name];
  if (!method) throw methodError('method-unknown', `${tag} has no method ${name}().`);
  const called: Called = {
    host,
    root: host.shadowRoot as ShadowRoot,
    remount: () => {
      behaviour.unmount();
      behaviour.connected();
      behaviour.mount();
    },
  };
  await method(called, given);
}

/** The last call of each element: the next one waits for it, so that they run in the order of the page. */
const calls = new WeakMap<HTMLElement, Promise<unknown>>();

/** Runs a method once the element works, after the calls that were made before. */
export function call(host: HTMLElement, name: string, given: unknown): Promise<void> {
  const before = name === 'ready' ? undefined : calls.get(host);
  const result = Promise.resolve(before)
    .catch(() => undefined)
    .then(() => run(host, name, given));
  if (name !== 'ready') calls.set(host, result);
  return result;
}
