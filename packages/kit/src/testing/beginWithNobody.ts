import { beforeEach } from 'vitest';
import { pageSession } from '#session/session.ts';
import { api } from '#testing/api.ts';
import { pageToasts } from '#toasts/toasts.ts';

/**
 * Each test begins signed out, without toasts and without faults. Each file has to call it: what a helper of several
 * files does when it is loaded happens for the first of them only.
 */
export function beginWithNobody(): void {
  beforeEach(async () => {
    pageSession().clear();
    pageToasts.setState({ shown: [] });
    await api('reset');
  });
}
