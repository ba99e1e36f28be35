import { handoverTexts } from './strings/index.ts';

/** The digits that the recipient reads out to the driver, and what they are for. */
export function CodeOfOrder({ code }: { code: string }) {
  const t = handoverTexts.use();
  return (
    <div>
      <p className="field__label">{t('code.label')}</p>
      <p className="handover__code" translate="no">
        {code}
      </p>
      <p className="field__hint">{t('code.text')}</p>
    </div>
  );
}
