import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vitepress';
import { colours } from './colours.mjs';
import { editLink } from './editLink.mjs';
import { live } from './live.mjs';
import { siteLinks } from './siteLinks.mjs';
import { describePage, headOf, writeTwins } from './twins.mjs';

const root = join(import.meta.dirname, '..', '..');
const { brand } = await import(pathToFileURL(join(root, 'demo-site', 'src', 'brand.ts')).href);

/** @param {string} text @param {string} link */
const item = (text, link) => ({ text, link });

/** What VitePress writes into pages and their policy does not allow: `public/start.js` and `style.css` do the same. */
const inline =
  /<script id="check-(?:dark-mode|mac-os)">[\s\S]*?<\/script>| style="(?:--vp-vh:0px|position:relative);"/g;

export default defineConfig({
  base: '/docs/',
  lang: 'en',
  title: 'Freight kit',
  description: 'How to put freight tags on a page, and an API behind them.',
  cleanUrls: true,
  sitemap: { hostname: `${brand.siteUrl}/docs/` },
  // scripts/rules/docs.test.ts looks at every link, as a reader of the repository does; a dead one must not stop a build.
  ignoreDeadLinks: true,
  metaChunk: true,
  // With a button for the theme it would write a style element.
  appearance: 'force-auto',
  outDir: join(import.meta.dirname, 'dist'),
  cacheDir: join(root, 'node_modules', '.cache', 'vitepress'),
  srcExclude: ['pictures/**', 'examples/**', 'node_modules/**'],
  head: [
    ['link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }],
    ['script', { src: '/docs/start.js' }],
    ['script', { type: 'module', src: '/kit/freight.js', 'data-language': 'en' }],
  ],
  transformHtml: (html) => html.replace(inline, ''),
  transformPageData: describePage,
  transformHead: headOf,
  buildEnd: writeTwins,
  markdown: {
    highlight: colours,
    image: { lazyLoading: true },
    config: (markdown) => markdown.use(live).use(siteLinks),
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('freight-') } } },
  // A page of few kilobytes is fetched when the reader opens it.
  router: { prefetchLinks: false },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    editLink: editLink(process.env['FREIGHT_EDIT_URL']),
    nav: [item('Elements', '/elements'), item('API', '/api')],
    sidebar: [
      {
        text: 'Start in five minutes',
        items: [
          item('Your page in HTML', '/start-html'),
          item('Your app in a framework', '/start-framework'),
          item('Your own API', '/start-backend'),
          item('Your CMS', '/start-editor'),
        ],
      },
      {
        text: 'On a page',
        items: [
          item('Options', '/embed'),
          item('Frameworks', '/frameworks'),
          item('Elements', '/elements'),
          item('Gallery', '/gallery'),
          item('Recipes', '/recipes'),
          item('Theming', '/theming'),
          item('Events', '/events'),
          item('Methods', '/methods'),
          item('Languages', '/languages'),
          item('Your own words', '/own-words'),
          item('Maps', '/maps'),
          item('Privacy and consent', '/privacy'),
          item('Security', '/security'),
          item('Isolated frame', '/isolated'),
          item('Content security policy', '/csp'),
          item('Test numbers', '/test-numbers'),
          item('Rehearsal', '/rehearsal'),
          item('Embed doctor', '/doctor'),
          item('When something is wrong', '/errors/README'),
          item('Upgrading', '/upgrading'),
          item('Changes', '/more/changes'),
          item('Accessibility', '/accessibility'),
          item('Accessibility of each tag', '/accessibility#reports'),
        ],
      },
      {
        text: 'In a CMS',
        items: [
          item('WordPress', '/wordpress'),
          item('Squarespace and Wix', '/squarespace-wix'),
          item('TinyMCE', '/tinymce'),
          item('Webflow', '/webflow'),
          item('Shopify', '/shopify'),
        ],
      },
      {
        text: 'Behind it',
        items: [
          item('The smallest API', '/smallest-api'),
          item('What an API has to do', '/own-api'),
          item('Webhooks', '/webhooks'),
          item('Signed in by your server', '/partner-sessions'),
          item('The API, call by call', '/api'),
          item('Running on PostgreSQL', '/production'),
          item('The reference server', '/more/server'),
          item('Architecture', '/architecture'),
          item('Making a release', '/releasing'),
          item('Figures', '/figures/README'),
        ],
      },
    ],
    footer: { message: 'The same pages are in the folder <code>docs</code> of the repository.' },
  },
});
