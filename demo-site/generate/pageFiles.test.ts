import { expect, test } from 'vitest';
import { pageFiles } from './pageFiles.ts';

const manifest = {
  'index.html': { file: 'index.js', css: ['index.css'], isEntry: true },
  'src/pages/About.tsx': {
    file: 'about.js',
    css: ['about.css', 'shared.css'],
    imports: ['_shared', 'index.html'],
  },
  _shared: { file: 'shared.js', css: ['shared.css'], imports: ['src/pages/About.tsx'] },
};

test('has the files of a page and of what it imports, each once, without those of every page [T9]', () => {
  expect(pageFiles(manifest, 'src/pages/About.tsx')).toEqual({
    styles: ['about.css', 'shared.css'],
    scripts: ['about.js', 'shared.js'],
  });
});

test('has none for a page without code of its own, and refuses one that was not built [T9]', () => {
  expect(pageFiles(manifest, undefined)).toEqual({ styles: [], scripts: [] });
  expect(() => pageFiles(manifest, 'src/pages/Gone.tsx')).toThrow('nothing for src/pages/Gone.tsx');
});
