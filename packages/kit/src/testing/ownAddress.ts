import { afterEach, beforeEach } from 'vitest';
import { notices } from '#notices/notices.ts';
import { pageSession } from '#runtime/session.ts';
import { api } from './api.ts';
import { connectToApi } from './renderElement.ts';

/** For elements that read the page's address: each test begins with nobody signed in, no notices, and the test page's own. */
export function beginWithOwnAddress(): void {
  let address: string;
  beforeEach(async () => {
    await connectToApi();
    address = location.href;
    notices.setState({ shown: [] });
    await api('reset');
  });
  afterEach(() => {
    history.replaceState(null, '', address);
    pageSession().clear();
  });
}
