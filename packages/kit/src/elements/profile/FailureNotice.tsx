import { Notice } from '#ui/notice/Notice.tsx';

/** The error in one or more sentences; nothing without an error. */
export function FailureNotice({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Notice kind="error">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
