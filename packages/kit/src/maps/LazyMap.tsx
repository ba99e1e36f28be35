import type { ComponentType } from 'react';
import { useRequest } from '#api/useRequest.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

interface LateMapProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** Something with a map, whose code and texts come when it is shown. Where they do not come, all around it stays. */
export function LateMap<Props extends object>({ load, props }: LateMapProps<Props>) {
  const common = useCommonTexts();
  const { state, data, reload } = useRequest(async () => {
    const [Part, { mapTexts }] = await Promise.all([load(), import('./mapTexts.ts')]);
    await mapTexts.provide();
    return { Part };
  }, []);
  if (data) return <data.Part {...props} />;
  if (state !== 'failed')
    return (
      <div className="late-map">
        <Skeleton lines={1} label={common('state.loading')} />
      </div>
    );
  return (
    <Notice kind="error">
      <p>{common('error.map')}</p>
      <Button kind="secondary" onClick={reload}>
        {common('action.retry')}
      </Button>
    </Notice>
  );
}
