import { currentLanguage } from '#platform/language.ts';
import { pageDocument } from '#platform/pageDocument.ts';
import { errorPage } from '#platform/problems/problems.ts';
import { adoptSheets } from '#styles/adoptSheets.ts';
import css from './doctor.css?inline';
import { doctorText } from './doctorTexts.ts';
import { type Finding, watchFindings } from './findings.ts';

const node = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const made = Object.assign(pageDocument.createElement(tag), properties);
  made.append(...children);
  return made;
};

function line({ name, value, state, code }: Finding): HTMLElement {
  const href = code && errorPage(code);
  const page = href && node('a', { href, target: '_blank', rel: 'noopener' }, doctorText('about'));
  const row = node(
    'div',
    { className: 'finding' },
    node('dt', {}, name),
    node('dd', {}, value, ...(page ? [' ', page] : [])),
  );
  row.dataset['state'] = state;
  return row;
}

/** The script may run before the page has a body. */
const whenBody = () =>
  new Promise<void>((ready) => {
    if (pageDocument.body) ready();
    else pageDocument.addEventListener('DOMContentLoaded', () => ready(), { once: true });
  });

const report = (findings: readonly Finding[]): string =>
  findings
    .map(({ name, value, state, code }) => {
      const mark = state === 'wrong' ? '✗' : '-';
      return `${mark} ${name}: ${value}${code ? ` (${errorPage(code) ?? code})` : ''}`;
    })
    .join('\n');

/**
 * Shows a small panel with the state of the kit on this page, for the page's developer: `data-debug` on the script, or
 * `?freight-debug` in the page's address. It shows nothing that a visitor could not find out, and no personal data.
 */
export async function showDoctor(): Promise<void> {
  await whenBody();
  const host = node('div', { popover: 'manual' });
  host.dataset['freightDoctor'] = '';
  const root = host.attachShadow({ mode: 'open' });
  adoptSheets(root, [css]);
  const list = node('dl');
  const title = node('summary');
  const copied = node('span', { role: 'status' });
  const copy = node('button', { type: 'button' });
  const close = node('button', { type: 'button' });
  const body = node('details', { className: 'panel', open: true }, title, list);
  body.append(node('div', { className: 'actions' }, copy, close, copied));
  root.append(body);

  let shown = '';
  const update = () => {
    const findings = watched.read();
    const wrong = findings.filter(({ state }) => state === 'wrong').length;
    host.lang = currentLanguage();
    title.textContent = doctorText('title') + (wrong > 0 ? ` (${wrong})` : '');
    copy.textContent = doctorText('copy');
    close.textContent = doctorText('close');
    const next = report(findings);
    // What stays the same stays selectable.
    if (next === shown) return;
    shown = next;
    list.replaceChildren(...findings.map(line));
  };
  const watched = watchFindings(() => update());
  copy.addEventListener('click', async () => {
    copied.textContent = await Promise.resolve(navigator.clipboard?.writeText(shown)).then(
      () => doctorText(navigator.clipboard ? 'copied' : 'notCopied'),
      () => doctorText('notCopied'),
    );
  });
  close.addEventListener('click', () => {
    watched.stop();
    host.remove();
  });
  update();
  pageDocument.body.append(host);
  host.showPopover?.();
}
