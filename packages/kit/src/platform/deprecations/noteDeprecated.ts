import { withPart } from '#platform/withPart.ts';
import { deprecationOf } from './deprecationOf.ts';
import type { Visible } from './sayDeprecated.ts';

/** Names a name in the console if it is deprecated; the words are loaded only then. */
export function noteDeprecated(kind: Visible, tag: string, name: string): void {
  if (deprecationOf(kind, tag, name))
    withPart(import('./sayDeprecated.ts'), ({ sayName }) => sayName(kind, tag, name));
}
