import { pageDocument, unclobbered } from '#platform/pageDocument.ts';

/**
 * React tries out the page's document while its module runs. Markup that is named "createElement", which would stop it
 * there, has no name for that long. Few pages have such markup, but a part of its own could not be loaded there.
 */
export async function withFreeName(run: () => Promise<unknown>): Promise<void> {
  const name = 'createElement';
  const names = [...pageDocument.querySelectorAll(`[name=${name}],[id=${name}]`)]
    .flatMap((element) => [...unclobbered(element).attributes])
    .filter(({ value }) => value === name);
  for (const attribute of names) attribute.value = '';
  await run().finally(() => {
    for (const attribute of names) attribute.value = name;
  });
}
