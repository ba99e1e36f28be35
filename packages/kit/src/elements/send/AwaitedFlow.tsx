import { useCommonTexts } from '#i18n/commonTexts.ts';
import { Skeleton } from '#ui/Skeleton.tsx';

/** Shown while a part of the sending flow is loading; its css is `awaited-flow.css` [L22]. */
export function AwaitedFlow({ step }: { step: number | 'ordered' }) {
  const common = useCommonTexts();
  return (
    <div className="awaited-flow" data-step={step}>
      <Skeleton lines={8} label={common('state.loading')} />
    </div>
  );
}
