import { use } from 'react';
import { arrivedPage, comingPage, type LazyPath } from './lazyPages.ts';

/** A page whose code is loaded on demand; until then the navigation keeps the previous page. */
export function LazyPage({ path }: { path: LazyPath }) {
  const Page = arrivedPage(path) ?? use(comingPage(path));
  return <Page />;
}
