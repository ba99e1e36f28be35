/** The criteria of WCAG 2.2 AA with the tests that check them, for the reports of the tags. */

type Reason = 'page' | 'media' | 'motion' | 'shortcuts';

export interface Criterion {
  id: string;
  name: string;
  level: 'A' | 'AA';
  /** Why it applies to none of the elements. */
  absent?: Reason;
  /** Names of `proofs` that check all of it. */
  shown?: readonly string[];
  /** Names of `proofs` that check a part of it. */
  partly?: readonly string[];
}

export const absence: Readonly<Record<Reason, string>> = {
  page: 'a matter of the page that has the element',
  media: 'there is no audio or video',
  motion: 'no function uses motion of the device',
  shortcuts: 'single characters act only while a menu or a map has the focus',
};

const screens = ['publicScreens', 'signInScreens', 'sendScreens'];
const errors = { shown: ['stepErrors', 'trackErrors'], partly: ['signUpErrors'] };

export const criteria: readonly Criterion[] = [
  { id: '1.1.1', name: 'Non-text content', level: 'A', partly: ['axe'] },
  { id: '1.2.1', name: 'Audio-only and video-only (prerecorded)', level: 'A', absent: 'media' },
  { id: '1.2.2', name: 'Captions (prerecorded)', level: 'A', absent: 'media' },
  { id: '1.2.3', name: 'Audio description or media alternative (prerecorded)', level: 'A', absent: 'media' },
  { id: '1.2.4', name: 'Captions (live)', level: 'AA', absent: 'media' },
  { id: '1.2.5', name: 'Audio description (prerecorded)', level: 'AA', absent: 'media' },
  { id: '1.3.1', name: 'Info and relationships', level: 'A', partly: ['axe', 'names'] },
  { id: '1.3.2', name: 'Meaningful sequence', level: 'A', partly: ['keyboard'] },
  { id: '1.3.3', name: 'Sensory characteristics', level: 'A' },
  { id: '1.3.4', name: 'Orientation', level: 'AA' },
  { id: '1.3.5', name: 'Identify input purpose', level: 'AA', partly: ['axe', 'passwordManagers'] },
  { id: '1.4.1', name: 'Use of color', level: 'A', partly: ['axe'] },
  { id: '1.4.2', name: 'Audio control', level: 'A', absent: 'media' },
  { id: '1.4.3', name: 'Contrast (minimum)', level: 'AA', shown: screens, partly: ['axe'] },
  { id: '1.4.4', name: 'Resize text', level: 'AA', partly: screens },
  { id: '1.4.5', name: 'Images of text', level: 'AA' },
  { id: '1.4.10', name: 'Reflow', level: 'AA', shown: screens, partly: ['narrow', 'zoomedIn'] },
  { id: '1.4.11', name: 'Non-text contrast', level: 'AA' },
  { id: '1.4.12', name: 'Text spacing', level: 'AA', shown: screens },
  { id: '1.4.13', name: 'Content on hover or focus', level: 'AA', partly: ['languageEscape'] },
  {
    id: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    shown: ['menuKeys', 'languageKeys', 'toastKeys'],
    partly: ['keyboard', 'mapKeys'],
  },
  {
    id: '2.1.2',
    name: 'No keyboard trap',
    level: 'A',
    shown: ['languageTab'],
    partly: ['keyboard', 'mapTab', 'mapKeys'],
  },
  { id: '2.1.4', name: 'Character key shortcuts', level: 'A', absent: 'shortcuts' },
  { id: '2.2.1', name: 'Timing adjustable', level: 'A', partly: ['toastTime', 'cardTime'] },
  { id: '2.2.2', name: 'Pause, stop, hide', level: 'A', partly: ['motion'] },
  { id: '2.3.1', name: 'Three flashes or below threshold', level: 'A' },
  { id: '2.4.1', name: 'Bypass blocks', level: 'A', absent: 'page' },
  { id: '2.4.2', name: 'Page titled', level: 'A', absent: 'page' },
  {
    id: '2.4.3',
    name: 'Focus order',
    level: 'A',
    partly: ['keyboard', 'stepFocus', 'dialogFocus', 'dialogReturn', 'languageEscape', 'languageTab'],
  },
  { id: '2.4.4', name: 'Link purpose (in context)', level: 'A', partly: ['axe'] },
  { id: '2.4.5', name: 'Multiple ways', level: 'AA', absent: 'page' },
  { id: '2.4.6', name: 'Headings and labels', level: 'AA', partly: ['axe', 'names'] },
  { id: '2.4.7', name: 'Focus visible', level: 'AA', partly: ['forcedColours'] },
  { id: '2.4.11', name: 'Focus not obscured (minimum)', level: 'AA', partly: ['consentMoves'] },
  { id: '2.5.1', name: 'Pointer gestures', level: 'A', partly: ['mapZoom'] },
  { id: '2.5.2', name: 'Pointer cancellation', level: 'A' },
  { id: '2.5.3', name: 'Label in name', level: 'A', partly: ['axe'] },
  { id: '2.5.4', name: 'Motion actuation', level: 'A', absent: 'motion' },
  { id: '2.5.7', name: 'Dragging movements', level: 'AA', partly: ['mapZoom'] },
  { id: '2.5.8', name: 'Target size (minimum)', level: 'AA', partly: [...screens, 'targets'] },
  { id: '3.1.1', name: 'Language of page', level: 'A', absent: 'page' },
  { id: '3.1.2', name: 'Language of parts', level: 'AA', partly: ['axe', 'ownLanguages'] },
  { id: '3.2.1', name: 'On focus', level: 'A' },
  { id: '3.2.2', name: 'On input', level: 'A' },
  { id: '3.2.3', name: 'Consistent navigation', level: 'AA', absent: 'page' },
  { id: '3.2.4', name: 'Consistent identification', level: 'AA' },
  { id: '3.2.6', name: 'Consistent help', level: 'A', absent: 'page' },
  { id: '3.3.1', name: 'Error identification', level: 'A', ...errors },
  { id: '3.3.2', name: 'Labels or instructions', level: 'A', partly: ['axe'] },
  { id: '3.3.3', name: 'Error suggestion', level: 'AA', ...errors },
  { id: '3.3.4', name: 'Error prevention (legal, financial, data)', level: 'AA', partly: ['summary'] },
  { id: '3.3.7', name: 'Redundant entry', level: 'A', partly: ['keepsTyped'] },
  { id: '3.3.8', name: 'Accessible authentication (minimum)', level: 'AA', partly: ['passwordManagers'] },
  { id: '4.1.2', name: 'Name, role, value', level: 'A', partly: ['axe', 'names', 'suggestions'] },
  {
    id: '4.1.3',
    name: 'Status messages',
    level: 'AA',
    shown: ['toastOnce', 'consentAnnounces'],
    partly: ['once', 'cardAnnounces', 'trackAnnounces', 'priceAnnounces', 'changeAnnounces', 'statusOnce'],
  },
];
