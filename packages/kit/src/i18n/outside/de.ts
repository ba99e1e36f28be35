import type { OutsideTexts } from './en.ts';

export default {
  unreachable:
    'Diese Seite erreicht unseren Dienst gerade nicht. Sie haben nichts falsch gemacht. Versuchen Sie es später noch einmal, oder rufen Sie uns an.',
  frame: 'Fracht',
} satisfies OutsideTexts;
