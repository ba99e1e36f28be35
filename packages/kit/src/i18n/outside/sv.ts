import type { OutsideTexts } from './en.ts';

export default {
  unreachable:
    'Den här sidan når inte vår tjänst just nu. Du har inte gjort något fel. Försök igen senare eller ring oss.',
  frame: 'Frakt',
} satisfies OutsideTexts;
