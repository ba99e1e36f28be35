import { sayFailure, useErrorTexts } from '#i18n/errorTexts.ts';
import { explain } from '#i18n/explain.ts';
import { Notice } from '#ui/notice/Notice.tsx';
import { draftTexts } from './strings/index.ts';
import { PictureRefused } from './untilAnswered.ts';

interface RefusalProps {
  error: unknown;
  /** The sentence of the place itself for this error. */
  known?: string | undefined;
  /** Shown where the server gave no reason. */
  otherwise: string;
}

/** Why the server did not take what was sent. */
export function Refusal({ error, known, otherwise }: RefusalProps) {
  const t = draftTexts.use();
  const errors = useErrorTexts();
  const sentence =
    error instanceof PictureRefused ? t('refused') : (known ?? sayFailure(errors, explain(error)));
  return (
    <Notice kind="error">
      <p>{sentence || otherwise}</p>
    </Notice>
  );
}
