import { everyElement } from '#testing/everyElement.ts';
import { element } from './freight-start.tsx';

everyElement(element);
