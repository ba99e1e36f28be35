import type { Locator, Page } from '@playwright/test';
import type { Control, Part } from './part.ts';

/**
 * A page or a part of it whose fields are filled by keys. By WebDriver BiDi Playwright writes into a field as a script
 * does, which React takes for its own doing and leaves out.
 */
export const typedPart = (part: Page | Locator): Part => ({
  getByRole: (role, options) => typedControl(part.getByRole(role, options)),
  getByLabel: (text, options) => typedControl(part.getByLabel(text, options)),
  getByText: (text) => typedControl(part.getByText(text)),
  locator: (selector) => typedControl(part.locator(selector)),
});

const typedControl = (locator: Locator): Control => ({
  ...typedPart(locator),
  filter: (options) => typedControl(locator.filter(options)),
  first: () => typedControl(locator.first()),
  click: () => locator.click(),
  async fill(text) {
    await locator.selectText();
    await locator.pressSequentially(text);
  },
  selectOption: (value) => locator.selectOption(value),
  waitFor: (options) => locator.waitFor(options),
  isVisible: () => locator.isVisible(),
  inputValue: () => locator.inputValue(),
  getAttribute: (name) => locator.getAttribute(name),
});
