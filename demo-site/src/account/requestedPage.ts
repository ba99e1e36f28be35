import type { Location } from 'react-router';

/** The protected page somebody asked for and has to sign in for; forgotten when the login is closed. */
let requested: Location | undefined;

export const requestPage = (page: Location): void => {
  requested = page;
};

/** Where a person who has just signed in wanted to go, once. */
export function takeRequestedPage(): Location | undefined {
  const page = requested;
  requested = undefined;
  return page;
}
