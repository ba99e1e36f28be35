import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { importPart } from '#platform/importPart.ts';

/** Puts a new attempt in the place of each failed one. */
const failed: (() => void)[] = [];

/** Lets parts that could not be loaded be loaded again when they are rendered next. */
export function retryFailedParts(): void {
  for (const renew of failed.splice(0)) renew();
}

interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Loads it before it is rendered. After a failure it is loaded again when it is needed. */
  prepare: () => void;
}

/**
 * A component that is loaded when it is first rendered, like one of React's `lazy`. `lazy` remembers a failure for as
 * long as the page lives; this component can be loaded again. Once loaded, it renders immediately, without its
 * `Suspense`. `file` is the caller's `import.meta.url`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  file: string,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    loaded ??= await load();
    return loaded;
  };
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await importPart(fetchPart, file) };
      } catch (error) {
        failed.push(() => {
          awaited = attempt();
        });
        throw error;
      }
    });
  let awaited = attempt();
  function Part(props: Props) {
    // Chosen when it is first shown: another type in its place would lose what is in it.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? awaited);
    return <Shown {...props} />;
  }
  Part.prepare = () => void fetchPart().catch(() => undefined);
  return Part;
}
