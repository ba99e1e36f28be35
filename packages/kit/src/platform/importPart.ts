/** The file in the message has been replaced by a newer release, or the browser remembers that it failed: only reloading the page helps. */
export class OutdatedPage extends Error {}

/** How the server answers for a file; 0 where that cannot be found out. */
const statusOf = (file: string): Promise<number> =>
  fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status,
    () => 0,
  );

/** Files that have failed to import a part although the server answered. */
const failed = new Set<string>();

/**
 * Imports a part of the kit that is loaded on demand. `file` is the `import.meta.url` of the importing module: its
 * address is made of the bytes of all files of a build, so a release that replaces the part replaces that file as well;
 * empty where the host's bundler has named the files.
 * @throws OutdatedPage when that file is gone, or when the import fails again while the server answers: some browsers
 * remember a failed module for as long as the page lives. Otherwise the error of the import.
 */
export async function importPart<Part>(load: () => Promise<Part>, file: string): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    const status = file && (await statusOf(file));
    if (status === 404 || (status && failed.has(file))) throw new OutdatedPage(file, { cause });
    if (status) failed.add(file);
    throw cause;
  }
}
