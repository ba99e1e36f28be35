import { use } from 'react';
import { arrivedPage, comingPage, type LazyPath } from './lazyPages.ts';

/** A page whose code comes when it is wanted; until then the navigation leaves the page before it standing. */
export function LazyPage({ path }: { path: LazyPath }) {
  const Page = arrivedPage(path) ?? use(comingPage(path));
  return <Page />;
}
