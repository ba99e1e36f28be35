import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { appears } from '@freight/testing/patience';
import { freePort } from '@freight/testing/ports';
import { expect } from '@playwright/test';
import { build } from 'vite';
import type * as webKitPage from './webKitPage.ts';

/** The queries that a page can answer. */
type Questions = typeof webKitPage;

/** WebDriver's key for an element in JSON. */
type Reference = Readonly<Record<'element-6066-11e4-a52e-4f735466cecf', string>>;
type Returned<Value> = Value extends Element ? Reference : Value;

/** A window of WebKitGTK, by the engine's own driver, which speaks the W3C's WebDriver. */
export interface WebKitDriver {
  readonly version: string;
  goto(url: string): Promise<void>;
  /** The value of an expression; must be JSON. */
  read<Value>(expression: string): Promise<Value>;
  /** Runs a query in the page; rejects with the error thrown there. */
  ask<Question extends keyof Questions>(
    question: Question,
    ...about: Parameters<Questions[Question]>
  ): Promise<Returned<Awaited<ReturnType<Questions[Question]>>>>;
  /** Presses the mouse there. */
  press(x: number, y: number): Promise<void>;
  /** Presses the keys for this text. */
  type(text: string): Promise<void>;
  /** Chooses an option of a menu. */
  choose(option: Reference): Promise<void>;
  close(): Promise<void>;
}

/** The queries as one script that can run in any page. */
async function pageScript(): Promise<string> {
  const [built] = [
    await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        minify: false,
        lib: {
          entry: join(import.meta.dirname, 'webKitPage.ts'),
          formats: ['iife'],
          name: 'freightQuestions',
        },
      },
    }),
  ].flat();
  if (!built || !('output' in built)) throw new Error('The questions to a page could not be built.');
  return `${built.output[0].code}; window.freightQuestions = freightQuestions;`;
}

/** Starts the driver on a virtual screen. */
async function startDriver(program: string, port: number) {
  // `xvfb-run` cleans up when its command ends, so the command is ended.
  const command = `echo $$; exec "$0" --port=${port}`;
  const runner = spawn('xvfb-run', ['-a', 'sh', '-c', command, program], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, TZ: 'Europe/Stockholm' },
  });
  const [pid] = await Promise.race([
    once(runner.stdout, 'data'),
    once(runner, 'exit').then(([code]) => {
      throw new Error(`xvfb-run ended with ${code}.`);
    }),
  ]);
  return {
    async stop() {
      const gone = once(runner, 'exit');
      process.kill(Number(pid));
      await gone;
    },
  };
}

interface Answer<Value> {
  value: Value & { error?: string; message?: string };
}

/** Opens a window in a profile of its own. @param program The path of `WebKitWebDriver`. */
export async function openWebKit(program: string): Promise<WebKitDriver> {
  const questions = await pageScript();
  const port = await freePort();
  const driver = await startDriver(program, port);
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as Answer<Value>;
    if (!answer.ok) throw new Error(value.message || value.error);
    return value;
  };
  let session = { sessionId: '', capabilities: { browserVersion: '' } };
  await expect(async () => {
    session = await call('POST', '', { capabilities: {} });
  }, 'WebKitWebDriver opens a window').toPass({ timeout: appears });
  const { sessionId, capabilities } = session;
  const post = <Value>(path: string, body: object) => call<Value>('POST', `/${sessionId}${path}`, body);
  const execute = <Value>(script: string, ...args: unknown[]) =>
    post<Value>('/execute/sync', { script, args });
  const act = (kind: object, actions: readonly object[]) =>
    post<void>('/actions', { actions: [{ id: 'hand', ...kind, actions }] });
  await post('/window/rect', { width: 1280, height: 1000 });
  return {
    version: capabilities.browserVersion,
    async goto(url) {
      await post('/url', { url });
      await execute(questions);
    },
    read: (expression) => execute(`return ${expression}`),
    ask: (question, ...about) => execute(`return freightQuestions.${question}(...arguments)`, ...about),
    press: (x, y) =>
      act({ type: 'pointer', parameters: { pointerType: 'mouse' } }, [
        { type: 'pointerMove', duration: 0, x, y, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text) =>
      act(
        { type: 'key', id: 'keys' },
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    choose: (reference) => post(`/element/${Object.values(reference)[0]}/click`, {}),
    async close() {
      await call('DELETE', `/${sessionId}`);
      await driver.stop();
    },
  };
}
