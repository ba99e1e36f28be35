/**
 * VitePress's option for "Edit this page"; undefined, and no link, unless the build knows where the repository is.
 *
 * @param {string} [pattern] An address with `:path` in place of a file's path in the repository.
 */
export function editLink(pattern) {
  if (!pattern) return undefined;
  if (!/^https?:\/\/.*:path/.test(pattern))
    throw new Error(`FREIGHT_EDIT_URL must be an http(s) address that contains :path, not "${pattern}".`);
  return { pattern, text: 'Edit this page' };
}
