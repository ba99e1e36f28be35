import type { LibraryUse } from './leanLibraries.ts';

/**
 * The kit renders neither `<ViewTransition>` nor what React lifts into the document's head (`link`, `style`, `script`,
 * `title`, `meta`), and preloads nothing through React: styles are adopted, never rendered. These functions are
 * reached from nowhere else.
 */
export const reactDomUse: readonly LibraryUse[] = [
  {
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    methods: {},
    functions: [
      'acquireResource',
      'getHydratableHoistableCache',
      'getResource',
      'insertStylesheet',
      'insertStylesheetIntoRoot',
      'insertSuspendedStylesheets',
      'preconnectAs',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
      'preloadStylesheet',
      'startViewTransition',
      'suspendResource',
    ],
    always: [],
  },
];
