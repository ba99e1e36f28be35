/**
 * Holds back the submission of a form, for instance while the place of a chosen address is being fetched. The returned
 * function ends that; a submission that was tried meanwhile follows, unless the field was changed.
 */
export function holdSubmit(form: HTMLFormElement | null | undefined): (isWanted: boolean) => void {
  let isAwaited = false;
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    isAwaited = true;
  };
  form?.addEventListener('submit', hold);
  return (isWanted) => {
    form?.removeEventListener('submit', hold);
    if (isAwaited && isWanted) form?.requestSubmit();
  };
}
