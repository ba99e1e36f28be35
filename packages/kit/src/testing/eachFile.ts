/** Vitest's setup of every file: files share a page, and none begins with what another one has left on it. */
import { renewPage } from '#testing/renewPage.ts';

await renewPage();
