import { type ComponentType, lazy } from 'react';
import { importPart } from '#platform/importPart.ts';

/** Puts a new attempt in the place of each failed one. */
const failed: (() => void)[] = [];

/** Lets parts that could not be loaded be loaded again when they are rendered next. */
export function retryFailedParts(): void {
  for (const renew of failed.splice(0)) renew();
}

/**
 * A component that is loaded when it is first rendered, as by React's `lazy`, which would remember a failure for as long
 * as the page lives; this one can be loaded again. `file` is the caller's `import.meta.url`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  file: string,
): ComponentType<Props> {
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await importPart(load, file) };
      } catch (error) {
        failed.push(() => {
          Part = attempt();
        });
        throw error;
      }
    });
  let Part = attempt();
  return function LazyPart(props: Props) {
    return <Part {...props} />;
  };
}
