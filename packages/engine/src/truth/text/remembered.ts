/** Answers for texts that come again with every turn, such as the names of things; so many of them at most. */
export function remembered<Answer>(most: number, answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const now = answer(text);
    known.set(text, now);
    return now;
  };
}
