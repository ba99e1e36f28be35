import type { Location } from 'react-router';

/** The protected page somebody asked for and has to sign in for; forgotten when the login is closed. */
let wish: Location | undefined;

export const wishFor = (page: Location): void => {
  wish = page;
};

/** Where a person who has just signed in wanted to go, once. */
export function takeWish(): Location | undefined {
  const page = wish;
  wish = undefined;
  return page;
}
