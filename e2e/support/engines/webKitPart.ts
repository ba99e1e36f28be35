import { appears } from '@freight/testing/patience';
import { expect } from '@playwright/test';
import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya';
import type { Control, Part } from '#support/part.ts';
import type { WebKitDriver } from './webKitDriver.ts';

/** Retries until the query succeeds: on a busy machine elements appear late. */
async function answered<Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer> {
  let answer: Answer | undefined;
  await expect(async () => {
    answer = await ask();
  }, what).toPass({ timeout: appears });
  return answer as Answer;
}

/** Playwright's locators for a WebKitGTK window. */
export function partOf(driver: WebKitDriver, within: readonly string[] = []): Part {
  const inside = (next: string) => controlAt(driver, [...within, next]);
  return {
    getByRole: (role, options) => inside(getByRoleSelector(role, options)),
    getByLabel: (text, options) => inside(getByLabelSelector(text, options)),
    getByText: (text) => inside(getByTextSelector(text)),
    locator: inside,
  };
}

function controlAt(driver: WebKitDriver, path: readonly string[]): Control {
  const selector = path.join(' >> ');
  const inside = (next: string) => controlAt(driver, [...path, next]);
  const restingPlace = async () => {
    const [before, after] = [await driver.ask('place', selector), await driver.ask('place', selector)];
    if (before.join() !== after.join()) throw new Error('is moving');
    return after;
  };
  const click = async () => driver.press(...(await answered(`${selector} to press`, restingPlace)));
  return {
    ...partOf(driver, path),
    filter: ({ hasText }) => inside(`internal:has-text=${JSON.stringify(hasText)}i`),
    first: () => inside('nth=0'),
    click,
    async fill(text) {
      await click();
      await driver.ask('selectContents', selector);
      await driver.type(text);
    },
    selectOption: async (value) =>
      driver.choose(await answered(`${selector} with ${value}`, () => driver.ask('option', selector, value))),
    waitFor: ({ state = 'visible' } = {}) =>
      expect
        .poll(() => driver.ask('isVisible', selector), {
          message: `${selector} is ${state}`,
          timeout: appears,
        })
        .toBe(state === 'visible'),
    isVisible: () => driver.ask('isVisible', selector),
    inputValue: () => answered(`value of ${selector}`, () => driver.ask('value', selector)),
    getAttribute: (name) => answered(`${name} of ${selector}`, () => driver.ask('attribute', selector, name)),
  };
}
