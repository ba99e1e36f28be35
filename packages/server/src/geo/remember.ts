/** Keeps the answers to the latest questions, so many at most: what is asked often costs once. */
export function remember<T>(most: number, answer: (question: string) => T): (question: string) => T {
  const known = new Map<string, T>();
  return (question) => {
    const kept = known.get(question);
    if (kept !== undefined) return kept;
    const made = answer(question);
    known.set(question, made);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return made;
  };
}
