import { PlainStart } from './plainCard.ts';

customElements.define('plain-start', PlainStart);
