import { privacy } from '#content/legal/privacy.ts';
import { Legal } from '#pages/Legal.tsx';

export const Privacy = () => <Legal page="privacy" document={privacy} />;
