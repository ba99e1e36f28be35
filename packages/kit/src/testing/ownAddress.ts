import { afterEach, beforeAll, beforeEach } from 'vitest';
import { pageSession } from '#session/session.ts';
import { forgetLink } from '#session/signingIn/pageParameters.ts';
import { beginWithNobody } from '#testing/beginWithNobody.ts';
import { connectToApi } from '#testing/renderElement.ts';

/** For elements that read the page's address: each test begins signed out, at the test page's own address. */
export function beginWithOwnAddress(): void {
  let address: string;
  beforeAll(connectToApi);
  beginWithNobody();
  beforeEach(() => {
    address = location.href;
    forgetLink();
  });
  afterEach(() => {
    history.replaceState(null, '', address);
    pageSession().clear();
  });
}
