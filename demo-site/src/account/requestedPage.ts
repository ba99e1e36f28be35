import type { Location } from 'react-router';

/** The protected page that was requested before signing in; forgotten when the login is closed. */
let requested: Location | undefined;

export const requestPage = (page: Location): void => {
  requested = page;
};

/** The page requested before signing in; forgotten once read. */
export function takeRequestedPage(): Location | undefined {
  const page = requested;
  requested = undefined;
  return page;
}
