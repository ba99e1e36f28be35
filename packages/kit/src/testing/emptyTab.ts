/** Vitest's setup of every file: files share a tab, and none begins with what another one has stored. */
sessionStorage.clear();
localStorage.clear();
