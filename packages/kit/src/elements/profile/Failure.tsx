import { Notice } from '#ui/Notice.tsx';

/** What went wrong, sentence by sentence; nothing when nothing did. */
export function Failure({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Notice kind="error">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
