import { formatFromPrice } from '@freight/client/format';
import type { OrderRun } from '@freight/contract';
import { dateText, emissionsText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { Icon } from '#ui/icon/Icon.tsx';
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
  const sentenceOf = useRunSentence();
  return (
    // A notice with an icon of its own; nothing happens that would have to be announced.
    <p className="notice notice--success run">
      <Icon name="truck" />
      <span>{sentenceOf(run)}</span>
    </p>
  );
}
