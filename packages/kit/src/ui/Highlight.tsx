const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** How far the words typed reach into a text, from its start; accents and capitals are no difference. */
function matchLength(text: string, query: string): number {
  const wanted = folded(query.trim());
  // Folding may change how long a text is, so the shortest beginning that folds to the query is looked for.
  const reaches = (length: number) => folded(text.slice(0, length)).startsWith(wanted);
  if (wanted === '' || !reaches(text.length)) return 0;
  let length = wanted.length;
  while (!reaches(length)) length += 1;
  return length;
}

/** A suggestion with the part that was typed standing out; where the text only resembles it, nothing does. */
export function Highlight({ text, query }: { text: string; query: string }) {
  const length = matchLength(text, query);
  return (
    <span className="combobox__text">
      {length > 0 && <mark className="combobox__match">{text.slice(0, length)}</mark>}
      <span>{text.slice(length)}</span>
    </span>
  );
}
