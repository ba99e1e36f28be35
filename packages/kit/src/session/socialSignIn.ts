/** In session storage: the way to a provider and back stays in one tab. */
const key = 'freight.socialSignIn';
/** Milliseconds; longer than the API lets anybody take at a provider. */
const lifetime = 30 * 60_000;

/** A person has pressed a social button here and is sent to the provider. */
export function noteSocialSignIn(): void {
  try {
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage the page that they come back to asks whether to go on.
  }
}

/** Whether a social sign-in was begun in this tab; asked once, because each is followed by one return. */
export function takeSocialSignIn(): boolean {
  try {
    const begun = Number(sessionStorage.getItem(key));
    sessionStorage.removeItem(key);
    return begun > Date.now() - lifetime;
  } catch {
    return false;
  }
}
