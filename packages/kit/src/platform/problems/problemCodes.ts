/**
 * Codes for what may be wrong with the kit's setup on a page. Each has a page below `docs/errors`, and a message in
 * `problems.ts`, which is loaded when the first message is needed.
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
  | 'given-value'
  | 'key-unknown'
  | 'language-unknown'
  | 'name-deprecated'
  | 'option-unknown'
  | 'origin-refused'
  | 'policy-blocked'
  | 'rehearsal-refused'
  | 'screen-broken'
  | 'script-twice'
  | 'setting-in-use'
  | 'storage-blocked'
  | 'tag-unknown'
  | 'text-placeholder'
  | 'text-unknown'
  | 'texts-unreadable';
