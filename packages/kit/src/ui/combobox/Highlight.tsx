const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The length of the typed prefix in a text, ignoring accents and case. */
function matchLength(text: string, query: string): number {
  const wanted = folded(query.trim());
  // Folding may change the length of a text, so this finds the shortest prefix that folds to the query.
  const reaches = (length: number) => folded(text.slice(0, length)).startsWith(wanted);
  if (wanted === '' || !reaches(text.length)) return 0;
  let length = wanted.length;
  while (!reaches(length)) length += 1;
  return length;
}

/** A suggestion with the typed part highlighted; nothing is highlighted where the text only resembles it. */
export function Highlight({ text, query }: { text: string; query: string }) {
  const length = matchLength(text, query);
  return (
    <span className="combobox__text">
      {length > 0 && <mark className="combobox__match">{text.slice(0, length)}</mark>}
      <span>{text.slice(length)}</span>
    </span>
  );
}
