interface ScriptPolicy {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/**
 * The address of a script in the form that a page with trusted types accepts. Throws where the page does not allow a
 * policy of that name, or has one already.
 */
export function trustedAddress(policy: string, address: string): string {
  const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: (asked: string) => (asked === address ? asked : '') };
  return trustedTypes ? trustedTypes.createPolicy(policy, rules).createScriptURL(address) : address;
}
