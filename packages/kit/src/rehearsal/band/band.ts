import { configuration } from '#platform/configuration.ts';
import { currentLanguage } from '#platform/language.ts';
import { pageDocument } from '#platform/pageDocument.ts';
import type { Rehearsal } from '#rehearsal/rehearse.ts';
import { connections, happenings, momentFor, moments } from '#rehearsal/states/scene.ts';
import { adoptSheets } from '#styles/adoptSheets.ts';
import css from './band.css?inline';
import { bandText } from './bandTexts.ts';
import { button, node, whenBody } from './nodes.ts';
import { createStage, forget, type Kept } from './stage.ts';
import type { BandTexts } from './strings/en.ts';
import { listen } from './transcript.ts';
import { views } from './views.ts';

interface BandOptions {
  readonly kept: Kept | undefined;
  /** Leaves the rehearsal; missing where the page's own script asks for it. */
  readonly onEnd?: (() => void) | undefined;
}

/** Wide enough for the buttons beside the page. */
const isRoomy = () => innerWidth >= 900;

/** Shows the band at the foot of the page, and keeps that much of the page's end free. */
export async function showBand(rehearsal: Rehearsal, { kept, onEnd }: BandOptions): Promise<void> {
  await whenBody();
  const updates: (() => void)[] = [];
  const update = () => {
    for (const one of updates) one();
  };
  const stage = createStage(rehearsal, kept, update);

  /** A text that follows the language. */
  function worded<Part extends HTMLElement>(part: Part, key: keyof BandTexts): Part {
    updates.push(() => {
      part.textContent = bandText(key);
    });
    return part;
  }

  function toggle(key: keyof BandTexts, isOn: () => boolean, onPress: () => void): HTMLElement {
    const made = worded(button(onPress), key);
    updates.push(() => made.setAttribute('aria-pressed', String(isOn())));
    return made;
  }

  function group(key: keyof BandTexts, ...toggles: readonly HTMLElement[]): HTMLElement {
    const label = worded(node('span', { id: key }), key);
    const made = node('div', { className: 'group' }, label, ...toggles);
    made.role = 'group';
    made.setAttribute('aria-labelledby', key);
    return made;
  }

  function opener(key: keyof BandTexts, panel: HTMLElement): HTMLElement {
    const made = worded(
      button(() => {
        panel.hidden = !panel.hidden;
        update();
      }),
      key,
    );
    updates.push(() => made.setAttribute('aria-expanded', String(!panel.hidden)));
    return made;
  }

  const slider = node('input', { type: 'range', min: '0', max: String(moments.length - 1), step: '1' });
  const time = node('output');
  updates.push(() => {
    const { moment, happening } = stage.scene();
    const shown = momentFor(moment, happening);
    slider.value = String(moments.indexOf(shown));
    slider.ariaLabel = bandText('time');
    slider.ariaValueText = bandText(shown);
    time.textContent = bandText(shown);
  });
  slider.addEventListener('change', () => {
    const moment = moments[slider.valueAsNumber];
    if (moment) void stage.showMoment(moment, moments);
  });

  const weather = node(
    'div',
    { className: 'panel weather', hidden: !isRoomy() },
    group(
      'delivery',
      ...happenings.map((happening) =>
        toggle(
          happening,
          () => stage.scene().happening === happening,
          () => {
            const { happening: before, ...others } = stage.scene();
            const isOn = before !== happening;
            const moment = isOn ? momentFor(others.moment, happening) : others.moment;
            void stage.show({ ...others, moment, ...(isOn && { happening }) });
          },
        ),
      ),
    ),
    group(
      'connection',
      ...connections.map((connection) =>
        toggle(
          connection,
          () => stage.scene().connection === connection,
          () => {
            const { connection: before, ...others } = stage.scene();
            void stage.show({ ...others, ...(before !== connection && { connection }) });
          },
        ),
      ),
    ),
    group(
      'view',
      ...views.map((view) =>
        toggle(
          view,
          () => stage.isShown(view),
          () => stage.toggleView(view),
        ),
      ),
    ),
  );

  const spoken = node('ol', { tabIndex: 0 });
  const silence = worded(node('p'), 'silence');
  const transcript = node(
    'div',
    { className: 'panel', hidden: true },
    worded(node('h2'), 'spoken'),
    silence,
    spoken,
  );
  updates.push(() => {
    const lines = stage.spoken();
    silence.hidden = lines.length > 0;
    spoken.hidden = lines.length === 0;
    spoken.ariaLabel = bandText('spoken');
    for (const text of lines.slice(spoken.childElementCount)) spoken.append(node('li', {}, text));
    spoken.scrollTop = spoken.scrollHeight;
  });

  const copied = node('p', { className: 'copied', role: 'status' });
  const copy = worded(
    button(async () => {
      const done = await Promise.resolve(navigator.clipboard?.writeText(stage.list())).then(
        () => Boolean(navigator.clipboard),
        () => false,
      );
      copied.textContent = bandText(done ? 'copied' : 'notCopied');
    }),
    'copy',
  );
  const end =
    onEnd &&
    worded(
      button(() => {
        forget();
        onEnd();
      }),
      'end',
    );

  const host = node('div', { popover: 'manual' });
  host.dataset['freightRehearsal'] = '';
  const head = node('div', { className: 'head' }, worded(node('strong'), 'title'));
  if (end) head.append(end);
  const actions = node(
    'div',
    { className: 'group' },
    opener('weather', weather),
    opener('transcript', transcript),
    copy,
  );
  const band = node(
    'section',
    { className: 'band' },
    transcript,
    weather,
    node(
      'div',
      { className: 'row' },
      head,
      node('div', { className: 'time' }, slider, time),
      actions,
      copied,
    ),
  );
  updates.push(() => {
    host.lang = currentLanguage();
    band.ariaLabel = bandText('title');
  });
  const root = host.attachShadow({ mode: 'open' });
  adoptSheets(root, [css]);
  root.append(band);
  update();

  const space = node('div');
  pageDocument.body.append(space, host);
  host.showPopover?.();
  new ResizeObserver(() => {
    space.style.height = `${band.offsetHeight}px`;
  }).observe(band);
  // The language is one of the settings.
  configuration.subscribe(update);
  listen(stage.noteSpoken);
  document.addEventListener('freight-error', (event) => {
    const { code, message } = (event as CustomEvent<{ code?: string; message?: string }>).detail ?? {};
    stage.note([code, message].filter(Boolean).join(': '));
  });
  // Elements that come later, and those whose screens have just loaded.
  new MutationObserver(stage.refresh).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-ready'],
  });
  stage.refresh();
}
