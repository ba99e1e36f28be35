import { cookies } from '#content/legal/cookies.ts';
import { Legal } from '#pages/Legal.tsx';

export const Cookies = () => <Legal page="cookies" document={cookies} />;
