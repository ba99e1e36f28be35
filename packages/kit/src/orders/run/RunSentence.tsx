import { formatFromPrice } from '@freight/client/format';
import type { OrderRun } from '@freight/contract';
import { useElement } from '#bridge/ElementContext.ts';
import { dateText, emissionsText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import css from './run.css?inline';
import { dayTexts } from './strings/index.ts';

/** `A lorry drives Karlstad to Uppsala empty on Thursday 3 December.`, and what that saves. */
function useRunSentence(): (run: OrderRun) => string {
  const t = dayTexts.useWhenProvided();
  const language = useLanguage();
  return ({ from, to, date, saves }) => {
    const day = dateText(date, language, { weekday: 'long', day: 'numeric', month: 'long' }) ?? date;
    const price = formatFromPrice(Math.floor(saves.price));
    const emissions = emissionsText(saves, language);
    const less = saves.kgCo2e > 0 && emissions ? t('run.both', { price, emissions }) : price;
    return t('run.sentence', { from, to, day, less });
  };
}

export function RunSentence({ run }: { run: OrderRun }) {
  const { host } = useElement();
  useSheet(host, css);
  const sentenceOf = useRunSentence();
  return (
    <p className="run">
      <Icon name="truck" />
      <span>{sentenceOf(run)}</span>
    </p>
  );
}
