const required = 'input[required], select[required], textarea[required]';
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const lackingIn = (form: Element): Control[] =>
  [...form.querySelectorAll<Control>(required)].filter(({ value }) => value.trim() === '');

/** The first field of a step that still has to be filled in. */
export const firstLacking = (form: Element): Control | undefined => lackingIn(form)[0];

/** The next one after a field. */
export const lackingAfter = (form: Element, field: Element): Control | undefined =>
  lackingIn(form).find((other) => field.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
