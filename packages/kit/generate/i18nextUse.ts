import type { LibraryUse } from './leanLibraries.ts';

/**
 * The kit brings its catalogues by itself (`addResourceBundle`), flat and as texts, and asks `getFixedT` with values.
 * Plurals, contexts and `{placeholders}` stay; plugins, loading, saving of missing keys, formats in placeholders,
 * texts inside texts and messages for developers go.
 */
export const i18nextUse: readonly LibraryUse[] = [
  {
    file: /\/i18next\/dist\/esm\/i18next\.js$/,
    methods: {
      Logger: { forward: '' },
      ResourceStore: {
        addResource: null,
        addResources: null,
        getResourceBundle: null,
        removeNamespaces: null,
        removeResourceBundle: null,
      },
      Translator: { exists: null, getUsedParamsDetails: null },
      PluralResolver: { getPluralFormsOfKey: null, getSuffixes: null, needsPlural: null },
      Interpolator: { nest: 'return str;' },
      Formatter: { constructor: null, add: null, addCached: null, format: 'return value;', init: null },
      Connector: {
        constructor: 'super();',
        load: null,
        loadOne: null,
        loaded: null,
        prepareLoading: null,
        queueLoad: null,
        read: null,
        reload: null,
        saveMissing: null,
      },
      I18n: {
        cloneInstance: null,
        dir: null,
        exists: null,
        hasLoadedNamespace: null,
        hydrate: null,
        loadLanguages: null,
        loadNamespaces: null,
        loadResources: 'callback();',
        reloadResources: null,
        setDefaultNamespace: null,
        toJSON: null,
        use: null,
      },
    },
    always: [
      // Nobody debugs in a build, and these are said to nobody else.
      ['this.logger.warn(', 'false && ('],
      ['this.logger.log(', 'false && ('],
      ['this.logger.once(', 'false && ('],
      ['i18n.logger.once(', 'false && ('],
      ['if (this.logger.debug) {', 'if (false) {'],
      ['this.utils?.hasLoadedNamespace && !this.utils?.hasLoadedNamespace(usedNS)', 'false'],
      // Keys are texts, not functions, and no language is called `cimode`.
      ["typeof keys === 'function'", 'false'],
      ["typeof key === 'function'", 'false'],
      ["typeof k === 'function'", 'false'],
      ["typeof o.keyPrefix === 'function'", 'false'],
      ["lng?.toLowerCase() === 'cimode'", 'false'],
      // Catalogues hold texts only.
      ['handleAsObjectInI18nFormat && resForObjHndl && handleAsObject', 'false && resForObjHndl'],
      ['handleAsObjectInI18nFormat && isString(joinArrays)', 'false && isString(joinArrays)'],
      ['opt.returnDetails !== undefined ? opt.returnDetails : this.options.returnDetails', 'false'],
      ['if (deep) {', 'if (false) {'],
      // Options that are never set.
      ['!objectNotReturned && (usedKey || usedDefault || updateMissing)', 'false'],
      ['(usedKey || usedDefault) && this.options.parseMissingKeyHandler', 'false'],
      ['usedKey && res === key && this.options.appendNamespaceToMissingKey', 'false'],
      ['if (opt.interpolation)', 'if (false)'],
      ['opt.postProcess || this.options.postProcess', 'false'],
      ['!found && this.options.supportedLngs', 'false'],
      // Nothing is plugged in.
      ['this.i18nFormat', '(void 0)'],
      ['this.services.languageDetector', '(void 0)'],
      [
        'hasLoadedNamespace: this.hasLoadedNamespace.bind(this),\n        reloadResources: this.reloadResources.bind(this)',
        '',
      ],
      ['if (this.modules.formatter) {', 'if (false) {'],
      ['if (this.modules.i18nFormat) {', 'if (false) {'],
      ['if (this.modules.languageDetector) {', 'if (false) {'],
    ],
  },
];
