import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** One page for each element: its README, with the element itself at the head. */
export default {
  watch: ['../../packages/kit/src/elements/*/README.md'],
  paths() {
    const { modules } = JSON.parse(
      readFileSync(join(root, 'packages', 'kit', 'custom-elements.json'), 'utf8'),
    );
    return modules.map(
      (/** @type {{declarations: [{tagName: string}]}} */ { declarations: [{ tagName: tag }] }) => {
        const source = `packages/kit/src/elements/${tag.replace('freight-', '')}/README.md`;
        const readme = readFileSync(join(root, source), 'utf8');
        const content = readme.replace(/\n\n/, `\n\n<LiveElement tag="${tag}" />\n\n`);
        return { params: { tag, source }, content };
      },
    );
  },
};
