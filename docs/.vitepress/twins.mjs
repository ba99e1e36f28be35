/**
 * The pages as Markdown beside their HTML, and `llms.txt`, which lists them: for programs that read documentation.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { siteLink } from './siteLinks.mjs';

/** @typedef {import('vitepress').SiteConfig<import('vitepress').DefaultTheme.Config>} Site */
/** @typedef {{path: string, text: string}} Twin */

/** What only the site shows: its components, and the marks around groups of examples. */
const onlyOnSite = /^(?:<[A-Z]\w*(?: [^>]*)?\/>|:::.*)\n\n?/gm;

const outsideOfCode = /(^```[\s\S]*?^```\n?)/m;

/** @param {string} text @param {string} folder From the repository's root. */
function withSiteLinks(text, folder) {
  return text.replace(/\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g, (whole, words, target) => {
    const link = siteLink(target, folder);
    if (link === undefined) return whole;
    if (link === null) return words;
    if (link.startsWith('/../')) return `[${words}](${link.slice(3)})`;
    const [path = '', ...hash] = link.split('#');
    const file = posix.extname(path) ? path : `${path}.md`;
    return `[${words}](${[`/docs${file}`, ...hash].join('#')})`;
  });
}

/**
 * A page's text as it is read without the site.
 *
 * @param {string} text
 * @param {string} path From the folder of the documentation.
 */
function twinOf(text, path) {
  const [, front = '', body = text] = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/.exec(text) ?? [];
  const folder = /^folder: (.+)$/m.exec(front)?.[1] ?? posix.join('docs', posix.dirname(path));
  const parts = body.split(outsideOfCode);
  return parts
    .map((part) => (part.startsWith('```') ? part : withSiteLinks(part.replace(onlyOnSite, ''), folder)))
    .join('')
    .replace(/<!--[\s\S]*?-->\n*/g, '');
}

/** Read once for a build, whose pages each ask for theirs. @type {WeakMap<Site, Promise<Twin[]>>} */
const read = new WeakMap();

/** @param {Site} site @returns {Promise<Twin[]>} */
function twins(site) {
  const all = read.get(site) ?? readTwins(site);
  read.set(site, all);
  return all;
}

/** @param {Site} site @returns {Promise<Twin[]>} */
async function readTwins({ pages, srcDir, dynamicRoutes }) {
  return Promise.all(
    pages.map(async (path) => {
      const route = dynamicRoutes.routes.find((each) => each.path === path);
      const file = await readFile(join(srcDir, route?.route ?? path), 'utf8');
      const text = route ? file.replace('<!-- @content -->', () => route.content ?? '') : file;
      return { path, text: twinOf(text, path) };
    }),
  );
}

/** The first sentence of a page, without the marks of Markdown; empty for one that begins otherwise. @param {string} text */
function firstSentence(text) {
  const [first = ''] = text.replace(/^[\s\S]*?^# .+\n+/m, '').split(/\n\n/);
  const about = /^[A-Z<`[]/.test(first) && !first.startsWith('```') ? first.replace(/\s+/g, ' ') : '';
  const [plain = ''] = /^.*?[.:](?= |$)/.exec(about.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')) ?? [];
  return plain.replace(/:$/, '.');
}

/** @param {string} text @param {string} path */
const titleOf = (text, path) => (/^# (.+)$/m.exec(text)?.[1] ?? path).replaceAll('`', '');

/** @param {Twin} twin */
function line({ path, text }) {
  const about = firstSentence(text);
  return `- [${titleOf(text, path)}](/docs/${path})${about && `: ${about}`}`;
}

/**
 * Gives a page a description of its own, its title and first sentence, and the path of its source in the repository.
 *
 * @param {import('vitepress').PageData} page
 * @param {import('vitepress').TransformPageContext} context
 */
export async function describePage(page, { siteConfig }) {
  const { relativePath } = page;
  if (page.isNotFound || relativePath === '404.md') return undefined;
  const twin = (await twins(siteConfig)).find(({ path }) => path === relativePath);
  if (!twin) return undefined;
  // VitePress writes the description into an attribute as it is.
  const sentence = firstSentence(twin.text)
    .replace(/[`*<>]/g, '')
    .replace(/"([^"]*)"/g, '“$1”');
  return {
    description: `${titleOf(twin.text, relativePath).replace(/[*<>]/g, '')}. ${sentence}`.trim(),
    // For the link that edits the page: a page made from another file is edited there.
    filePath: page.params?.['source'] ?? `docs/${page.filePath}`,
  };
}

/** @param {Site} site @param {Twin[]} all */
function list({ site }, all) {
  const { title, description, themeConfig } = site;
  /** @type {{text: string, items: {link: string}[]}[]} */
  const groups = themeConfig.sidebar;
  const named = groups.map(({ text, items }) => ({
    text,
    twins: items.flatMap(({ link }) => all.filter(({ path }) => `/${path}` === `${link}.md`)),
  }));
  const tags = { text: 'Every tag', twins: all.filter(({ path }) => path.startsWith('tags/')) };
  const errors = { text: 'Errors', twins: all.filter(({ path }) => path.startsWith('errors/')) };
  const sections = [...named, tags, errors].map(
    (section) => `## ${section.text}\n\n${section.twins.map(line).join('\n')}\n`,
  );
  return `# ${title}\n\n> ${description}\n\n${sections.join('\n')}`;
}

/** Writes the twin of every page, and the list. @param {Site} site */
export async function writeTwins(site) {
  const all = await twins(site);
  for (const { path, text } of all) {
    const file = join(site.outDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await writeFile(join(site.outDir, 'llms.txt'), list(site, all));
}

/**
 * Tags for the head of a page: the address of its twin, and the preview of a link to it.
 *
 * @param {import('vitepress').TransformContext} context
 * @returns {import('vitepress').HeadConfig[]}
 */
export const headOf = ({ pageData, title, description }) =>
  pageData.isNotFound
    ? []
    : [
        ['link', { rel: 'alternate', type: 'text/markdown', href: `/docs/${pageData.relativePath}` }],
        ['meta', { property: 'og:type', content: 'article' }],
        ['meta', { property: 'og:title', content: title }],
        ['meta', { property: 'og:description', content: description }],
      ];
