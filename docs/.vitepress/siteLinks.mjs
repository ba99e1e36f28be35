import { posix } from 'node:path';

/** Files outside of this folder that the site shows, by their path from the repository's root. */
const shown = [
  [/^packages\/kit\/src\/elements\/([\w-]+)\/README\.md$/, '/tags/freight-$1'],
  [/^packages\/kit\/src\/maps\/README\.md$/, '/maps'],
  [/^packages\/server\/README\.md$/, '/more/server'],
  [/^packages\/kit\/CHANGELOG\.md$/, '/more/changes'],
  [/^docs\/public\/(.+)$/, '/$1'],
  [/^packages\/contract\/(openapi|asyncapi)\.json$/, '/../$1.json'],
];

/**
 * Where a link leads on the site: undefined for one that stays as it is, null for a file that only the repository has.
 *
 * @param {string} link
 * @param {string} folder Of the page, from the repository's root.
 */
export function siteLink(link, folder) {
  if (/^(?:[a-z]+:|#|\/)/.test(link)) return undefined;
  const [path = '', ...hash] = link.split('#');
  const file = posix.join(folder, path);
  const end = hash.length > 0 ? `#${hash.join('#')}` : '';
  for (const [pattern, page] of shown) {
    if (typeof pattern !== 'string' && pattern.test(file)) return file.replace(pattern, String(page)) + end;
  }
  if (!file.startsWith('docs/')) return null;
  if (/\.md$/.test(file)) return `/${file.slice('docs/'.length)}${end}`;
  return /\.\w+$/.test(file) ? undefined : null;
}

/**
 * Links between files of the repository as links between pages; what the site does not show is no link there.
 *
 * @param {import('vitepress').MarkdownRenderer} markdown
 */
export function siteLinks(markdown) {
  markdown.core.ruler.push('site_links', ({ tokens, env }) => {
    const folder = env.frontmatter?.folder ?? posix.join('docs', posix.dirname(env.relativePath ?? ''));
    for (const { children } of tokens) {
      let isPlain = false;
      for (const token of children ?? []) {
        if (token.type === 'image') {
          const source = token.attrGet('src') ?? '';
          token.attrSet('src', siteLink(source, folder) ?? source);
        }
        if (token.type === 'link_open') {
          const link = siteLink(token.attrGet('href') ?? '', folder);
          isPlain = link === null;
          if (link) token.attrSet('href', link);
          if (link?.startsWith('/../'))
            token.attrs = [
              ['href', link.slice(3)],
              ['target', '_self'],
            ];
        }
        if (isPlain && token.type.startsWith('link_')) {
          if (token.type === 'link_close') isPlain = false;
          token.type = 'text';
          token.content = '';
        }
      }
    }
  });
}
