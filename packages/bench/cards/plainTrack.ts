import { PlainTrack } from './plainCard.ts';

customElements.define('plain-track', PlainTrack);
