/** A change as its author wrote it: hosts read the list of changes, and commits say nothing to them. */
export default {
  /** @param {{summary: string}} changeset */
  getReleaseLine: async ({ summary }) => `\n\n${summary}\n\n`,
  getDependencyReleaseLine: async () => '',
};
