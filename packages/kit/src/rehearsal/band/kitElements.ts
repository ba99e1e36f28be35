/** The elements of the kit on the page, without those inside another one. */
export const kitElements = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('*')].filter(
    ({ localName, parentElement }) =>
      localName.startsWith('freight-') && !parentElement?.closest('[data-ready]'),
  );

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Takes the elements from the page until their screens have ended, and puts them back: they start from scratch. */
export async function startAgain(): Promise<void> {
  const places = kitElements().map((element) => {
    const place = new Comment();
    element.replaceWith(place);
    return { element, place };
  });
  // An element that is back within the same task only counts as moved.
  await nextTask();
  await nextTask();
  for (const { element, place } of places) place.replaceWith(element);
}
