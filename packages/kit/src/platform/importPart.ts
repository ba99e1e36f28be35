/** A newer release has replaced the file in the message; only reloading the page helps. */
export class OutdatedPage extends Error {}

/** Whether the server no longer has a file; false where that cannot be found out. */
const isGone = (file: string): Promise<boolean> =>
  fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );

/**
 * Imports a part of the kit that is loaded on demand. `file` is the `import.meta.url` of the importing module: its name
 * is made of its bytes, the names it imports included, so a release that replaces the part replaces that file as well;
 * empty where the host's bundler has named the files.
 * @throws OutdatedPage when that file is gone, otherwise the error of the import.
 */
export async function importPart<Part>(load: () => Promise<Part>, file: string): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    if (file && (await isGone(file))) throw new OutdatedPage(file, { cause });
    throw cause;
  }
}
