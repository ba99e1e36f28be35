import type { LibraryUse } from './leanLibraries.ts';

/**
 * The kit renders neither `<ViewTransition>` nor a fragment with a `ref`, nor what React lifts into the document's head (`link`, `style`, `script`,
 * `title`, `meta`), and preloads nothing through React: styles are adopted, never rendered. These functions are
 * reached from nowhere else.
 */
export const reactDomUse: readonly LibraryUse[] = [
  {
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    methods: {},
    functions: [
      'acquireResource',
      'applyViewTransitionToHostInstances',
      'commitAppearingPairViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
      'getHydratableHoistableCache',
      'getResource',
      'insertStylesheet',
      'insertStylesheetIntoRoot',
      'insertSuspendedStylesheets',
      'measureNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'preconnectAs',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
      'preloadStylesheet',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restorePairedViewTransitions',
      'restoreViewTransitionOnHostInstances',
      'startViewTransition',
      'suspendResource',
    ],
    constructors: ['FragmentInstance'],
    always: [],
  },
];
