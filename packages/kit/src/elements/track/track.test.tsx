import { everyElement } from '#testing/everyElement.ts';
import { element } from './freight-track.tsx';

everyElement(element);
