import { claimLimits } from '@freight/contract';
import type { SubmitEvent } from 'react';
import { PictureField } from '#orders/drafts/PictureField.tsx';
import { Refusal } from '#orders/drafts/Refusal.tsx';
import { TextArea } from '#orders/drafts/TextArea.tsx';
import { Button } from '#ui/button/Button.tsx';
import { failureText } from './claimTexts.ts';
import { claimsTexts } from './strings/index.ts';
import type { Report } from './useReport.ts';

/** What a person adds to their word about an attempt at the door; nothing of it is required. */
export function DoorForm({ report }: { report: Report }) {
  const t = claimsTexts.use();
  const { draft, change, pictures, send, failure } = report;
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void send();
  }
  return (
    <form className="draft__sheet" noValidate onSubmit={submit}>
      <TextArea
        label={t('door.text')}
        most={claimLimits.textLength}
        value={draft.text}
        onChange={(words) => change({ text: words })}
        error={undefined}
        isOptional
      />
      <PictureField
        pictures={pictures}
        chosen={draft.pictures}
        label={t('pictures.label')}
        hint={t('door.pictures', { count: claimLimits.pictures })}
      />
      {failure !== undefined && (
        <Refusal error={failure} known={failureText(t, failure)} otherwise={t('failed')} />
      )}
      <Button type="submit" busy={pictures.isBusy}>
        {t('send')}
      </Button>
    </form>
  );
}
