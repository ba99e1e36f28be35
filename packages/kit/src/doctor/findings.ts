import { type ApiAnswer, askApi } from '#api/askApi.ts';
import { consentStore } from '#consent/consent.ts';
import { apiOrigin, configuration } from '#platform/configuration.ts';
import { currentLanguage } from '#platform/language.ts';
import type { ProblemCode } from '#platform/problems/problemCodes.ts';
import { problemsSoFar } from '#platform/problems/problems.ts';
import { announcedVersions, sharedSoFar } from '#platform/registry.ts';
import { hearPolicy } from './blockedByPolicy.ts';
import { lowestContrast } from './contrast.ts';
import { doctorText } from './doctorTexts.ts';

/** One line of the panel; `code` names a page of the documentation about what is wrong. */
export interface Finding {
  readonly name: string;
  readonly value: string;
  readonly state: 'fine' | 'wrong' | 'open';
  readonly code?: ProblemCode | undefined;
}

/** Public settings: they are in the page's own source. Of page addresses, only the names are shown. */
const shownSettings = [
  'apiUrl',
  'socketUrl',
  'key',
  'language',
  'session',
  'consent',
  'isolated',
  'geocoderUrl',
  'mapTiles',
] as const;

function settings(): string {
  const state: Readonly<Record<string, unknown>> = { ...configuration.getState() };
  const before: Readonly<Record<string, unknown>> = { ...configuration.getInitialState() };
  const pages = Object.keys(configuration.getState().pages);
  return [
    ...shownSettings.filter((name) => state[name] !== before[name]).map((name) => `${name}: ${state[name]}`),
    ...(pages.length > 0 ? [`pages: ${pages.join(', ')}`] : []),
  ].join(', ');
}

function api(answer: ApiAnswer | undefined): Finding {
  const name = doctorText('api');
  if (!answer) return { name, value: `${apiOrigin()}, ${doctorText('asking')}`, state: 'open' };
  const { code, milliseconds } = answer;
  const value = code ?? doctorText('answers', { time: Math.round(milliseconds) });
  return { name, value: `${apiOrigin()}, ${value}`, state: code ? 'wrong' : 'fine', code };
}

function storage(): Finding {
  const name = doctorText('storage');
  // Not made for the panel: making it would fix settings that the page may still change.
  const used = sharedSoFar('session')?.storage;
  if (!used) return { name, value: doctorText('notNeeded'), state: 'open' };
  if (used.isDegraded()) return { name, value: doctorText('blocked'), state: 'wrong' };
  return { name, value: doctorText(used.persistence), state: 'fine' };
}

function socket(): Finding {
  const name = doctorText('socket');
  const live = sharedSoFar('core')?.live.state.getState();
  if (live?.error) return { name, value: doctorText('failed', { reason: live.error }), state: 'wrong' };
  if (!live || live.status === 'disconnected') return { name, value: doctorText('notNeeded'), state: 'open' };
  return { name, value: doctorText(live.status), state: live.status === 'connected' ? 'fine' : 'open' };
}

function consent(): Finding {
  const { consent: mode } = configuration.getState();
  const { choice } = consentStore().getState();
  const decided = choice ?? doctorText(mode === undefined ? 'notAsked' : 'undecided');
  return { name: doctorText('consent'), value: mode ? `${mode}, ${decided}` : decided, state: 'fine' };
}

function policy(blocked: ReadonlySet<string>): Finding {
  const value = [...blocked].join(', ') || doctorText('nothing');
  return { name: doctorText('policy'), value, state: blocked.size > 0 ? 'wrong' : 'fine' };
}

/** WCAG AA for text of ordinary size. */
const readableRatio = 4.5;

function contrast(): Finding {
  const name = doctorText('contrast');
  const lowest = lowestContrast();
  if (!lowest) return { name, value: doctorText('notNeeded'), state: 'open' };
  const { tag, text } = lowest;
  // Rounded down: 4.49 is not 4.5.
  const ratio = Math.floor(lowest.ratio * 10) / 10;
  if (lowest.ratio >= readableRatio) return { name, value: doctorText('readable', { ratio }), state: 'fine' };
  return { name, value: doctorText('unreadable', { ratio, text, tag }), state: 'wrong' };
}

/** The state of the kit on this page. Each fact is read from the kit's own data; none is computed again. */
export function watchFindings(onChange: () => void): {
  read: () => readonly Finding[];
  stop: () => void;
} {
  const stopped = new AbortController();
  const { signal } = stopped;
  const blocked = new Set<string>();
  let answer: ApiAnswer | undefined;
  const stopPolicy = hearPolicy((one) => {
    blocked.add(one);
    onChange();
  });
  let asked = '';
  const ask = async () => {
    const origin = apiOrigin();
    asked = origin;
    answer = undefined;
    const result = await askApi(origin);
    if (origin !== asked) return;
    answer = result;
    onChange();
  };
  ask();
  addEventListener('online', ask, { signal });
  addEventListener('freight-error', onChange, { signal });
  const stopConfiguration = configuration.subscribe(() => {
    if (apiOrigin() !== asked) ask();
    onChange();
  });
  // The socket has no event of its own until an order is followed.
  const timer = setInterval(onChange, 1_000);
  const read = (): readonly Finding[] => [
    { name: doctorText('version'), value: announcedVersions().join(', '), state: 'fine' },
    {
      name: doctorText('page'),
      value: self.origin + (configuration.getState().isolated ? `, ${doctorText('isolated')}` : ''),
      state: 'fine',
    },
    api(answer),
    { name: doctorText('settings'), value: settings() || doctorText('defaults'), state: 'fine' },
    { name: doctorText('language'), value: currentLanguage(), state: 'fine' },
    storage(),
    socket(),
    consent(),
    policy(blocked),
    contrast(),
    ...problemsSoFar().map(
      ({ code, message }): Finding => ({ name: code, value: message, state: 'wrong', code }),
    ),
  ];
  const stop = () => {
    stopped.abort();
    stopPolicy();
    stopConfiguration();
    clearInterval(timer);
  };
  return { read, stop };
}
