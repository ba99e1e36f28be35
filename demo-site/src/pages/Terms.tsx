import { terms } from '#content/legal/terms.ts';
import { Legal } from '#pages/Legal.tsx';

export const Terms = () => <Legal page="terms" document={terms} />;
