/** In session storage: going to a provider and back happens in one tab. */
const key = 'freight.socialSignIn';
/** Milliseconds; longer than the API waits for the provider. */
const lifetime = 30 * 60_000;

/** A person has pressed a social button here and is sent to the provider. */
export function noteSocialSignIn(): void {
  try {
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage the page they return to asks whether to continue.
  }
}

/** Whether a social sign-in was started in this tab; forgotten once read, because each has one return. */
export function takeSocialSignIn(): boolean {
  try {
    const begun = Number(sessionStorage.getItem(key));
    sessionStorage.removeItem(key);
    return begun > Date.now() - lifetime;
  } catch {
    return false;
  }
}
