import type { ComponentType } from 'react';
import { Outdated } from '#bridge/Outdated.tsx';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { importPart, OutdatedPage } from '#platform/importPart.ts';
import { useRequest } from '#platform/useRequest.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';

interface LazyMapProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  /** The `import.meta.url` of the module that loads it. */
  file: string;
  props: Props;
}

/** A map whose code and texts load when it is shown. When they cannot be loaded, the rest of the screen still works. */
export function LazyMap<Props extends object>({ load, file, props }: LazyMapProps<Props>) {
  const common = useCommonTexts();
  const { state, data, error, reload } = useRequest(async () => {
    const [Part, { mapTexts }] = await importPart(
      () => Promise.all([load(), import('#maps/strings/index.ts')]),
      file,
    );
    await mapTexts.provide();
    return { Part };
  }, []);
  if (data) return <data.Part {...props} />;
  if (state !== 'failed')
    return (
      <div className="lazy-map">
        <Skeleton lines={1} label={common('state.loading')} />
      </div>
    );
  if (error instanceof OutdatedPage) return <Outdated />;
  return (
    <Notice kind="error">
      <p>{common('error.map')}</p>
      <Button kind="secondary" onClick={reload}>
        {common('action.retry')}
      </Button>
    </Notice>
  );
}
