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
  | 'element-not-loaded'
  | 'frame-replaced'
  | 'language-unknown'
  | 'option-unknown'
  | 'origin-refused'
  | 'policy-blocked'
  | 'screen-broken'
  | 'script-twice'
  | 'setting-in-use'
  | 'storage-blocked'
  | 'tag-unknown';

/**
 * Says once in the console what is wrong and where more is written about it, and sends `freight-error` from the element
 * concerned, or on the document. `values` fill in the message.
 */
export function report(code: ProblemCode, values: Readonly<Record<string, unknown>>, host?: Element): void {
  import('#platform/problems.ts')
    .then(({ sayProblem }) => sayProblem(code, values, host))
    // The words did not come; what happened must not be lost with them.
    .catch(() => console.warn(code, values));
}
