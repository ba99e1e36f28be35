import { useElement } from '#bridge/ElementContext.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import css from './awaited-flow.css?inline';

/** Shown while a part of the sending flow is loading [L22]. */
export function AwaitedFlow({ step }: { step: number | 'ordered' }) {
  const common = useCommonTexts();
  useSheet(useElement().host, css);
  return (
    <div className="awaited-flow" data-step={step}>
      <Skeleton lines={8} label={common('state.loading')} />
    </div>
  );
}
