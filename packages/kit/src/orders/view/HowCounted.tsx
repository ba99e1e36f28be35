import { useElement } from '#bridge/ElementContext.ts';
import { addressOf } from '#bridge/navigation.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';

/** Links to the page that explains how emissions are counted, if the host has one; under every figure. */
export function HowCounted({ kgCo2e }: { kgCo2e: number | undefined }) {
  const common = useCommonTexts();
  const { emit } = useElement();
  const address = addressOf('emissions');
  if (!kgCo2e || !address) return null;
  return (
    <p className="how-counted">
      <a
        href={address}
        onClick={(event) => {
          const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
          if (isPlain && !emit('freight-navigate', { to: 'emissions', params: {} })) event.preventDefault();
        }}
      >
        {common('emissions.how')}
      </a>
    </p>
  );
}
