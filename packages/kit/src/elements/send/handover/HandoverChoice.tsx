import { useEffect } from 'react';
import { editDraft, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { handoverTexts } from '#orders/handover/strings/index.ts';
import { useRequest } from '#platform/useRequest.ts';
import { useStore } from '#platform/useStore.ts';
import { offeredKinds } from './offeredKinds.ts';

/** How the order is handed over: one of the ways that the API offers, or as usual. Nothing where it offers none. */
export function HandoverChoice({ isDisabled }: { isDisabled: boolean }) {
  const t = handoverTexts.use();
  const chosen = useStore(orderDraft(), ({ draft }) => draft.handover);
  const { data: kinds } = useRequest(offeredKinds, []);
  // A kept choice that the API does not offer any more.
  const isGone = kinds?.every((kind) => kind !== chosen) && chosen !== 'none' && !isDisabled;
  useEffect(() => {
    if (isGone) editDraft({ handover: 'none' });
  }, [isGone]);
  if (!kinds?.length) return null;
  const choices = ['none', ...kinds] as const;
  return (
    <fieldset className="fuels" disabled={isDisabled}>
      <legend className="fuels__legend">{t('choice.legend')}</legend>
      {choices.map((one) => (
        <label className="fuels__card" part="choice" key={one}>
          <input
            type="radio"
            name="handover"
            className="fuels__choice"
            value={one}
            checked={one === chosen}
            onChange={() => editDraft({ handover: one })}
          />
          <span className="fuels__words">
            <span className="fuels__name">{t(`choice.${one}`)}</span>
            <span className="fuels__text">{t(`choice.${one}.text`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
