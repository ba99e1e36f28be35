import type { Page } from '@playwright/test';

interface Named {
  name?: string | RegExp;
  exact?: boolean;
}

/**
 * A page, or a part of it, in which a person finds things by role, label and words, through all open shadow roots.
 * Playwright's pages and locators are such parts, and so are those of the engines that Playwright does not drive.
 */
export interface Part {
  getByRole(role: Parameters<Page['getByRole']>[0], options?: Named): Control;
  getByLabel(text: string, options?: { exact?: boolean }): Control;
  getByText(text: string): Control;
  locator(selector: string): Control;
}

/** An element of a page. All methods except `isVisible` wait until it exists. */
export interface Control extends Part {
  filter(options: { hasText: string }): Control;
  first(): Control;
  click(): Promise<void>;
  /** Replaces the content of a field. */
  fill(text: string): Promise<void>;
  /** Chooses in a menu, by the value of the option. */
  selectOption(value: string): Promise<unknown>;
  waitFor(options?: { state?: 'visible' | 'hidden' }): Promise<void>;
  isVisible(): Promise<boolean>;
  inputValue(): Promise<string>;
  getAttribute(name: string): Promise<string | null>;
}
