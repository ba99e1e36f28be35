/**
 * Submits a form as `requestSubmit` does, to its own handlers at least: a sandbox without `allow-forms` drops it before
 * anything is dispatched, and no form of the kit goes anywhere.
 */
export function submitForm(form: HTMLFormElement | null, button?: HTMLElement): void {
  if (!form) return;
  let isDispatched = false;
  const note = () => {
    isDispatched = true;
  };
  form.addEventListener('submit', note, { capture: true, once: true });
  form.requestSubmit(button);
  if (!isDispatched && form.matches('[novalidate],:valid'))
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
}

/** Has every press of a submit button in an element, Enter in a field included, submit by `submitForm`. */
export function submitPressedForms(host: HTMLElement): void {
  host.addEventListener('click', (event) => {
    const [target] = event.composedPath();
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button[type=submit]');
    if (!button || event.defaultPrevented) return;
    event.preventDefault();
    submitForm(button.form, button);
  });
}
