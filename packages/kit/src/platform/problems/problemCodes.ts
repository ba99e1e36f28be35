/**
 * What may be wrong with how the kit stands on a page, by code. Each has a page below `docs/errors`, and words in
 * `problems.ts`, which come when the first of them is needed.
 */
export type ProblemCode =
  | 'address-refused'
  | 'api-unreachable'
  | 'api-wrong'
  | 'attribute-unknown'
  | 'attribute-value'
  | 'consent-unclear'
  | 'element-not-loaded'
  | 'frame-replaced'
  | 'frame-silent'
  | 'key-unknown'
  | 'language-unknown'
  | 'option-unknown'
  | 'origin-refused'
  | 'policy-blocked'
  | 'screen-broken'
  | 'script-twice'
  | 'setting-in-use'
  | 'storage-blocked'
  | 'tag-unknown';
