/** Why a method cannot do what it is called for; `docs/methods.md` has each. */
export type MethodCode =
  | 'method-argument'
  | 'method-isolated'
  | 'method-unavailable'
  | 'method-unknown'
  | 'element-not-loaded';

/** What a refused call rejects with. It is no class, because two copies of the kit's code would have two of them. */
export const methodError = (code: MethodCode, message: string, cause?: unknown): Error =>
  Object.assign(new Error(`[freight] ${message} (${code})`, { cause }), { code });
