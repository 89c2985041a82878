const NUMBERS = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 };
/** Where no number is said: five heads, and as many as 1d4 can show. */
const UNSAID = { Hydra: 5, 'Violet Fungus': 4 };

/** How many attacks the text of a multiattack allows at most, in the first way that it offers. */
export function attacksPerTurn(name, text) {
  if (UNSAID[name]) return UNSAID[name];
  const sentences = text.replaceAll('\n', ' ').split(/\.(?: |$)/);
  const place = sentences.findIndex((sentence) => /\bmakes?\b/.test(sentence));
  const [way] = sentences[place].split(/:|--| or |, only /);
  const made = [...way.matchAll(/\b(one|two|three|four|five|six|seven)(?: \w+)*? attacks?\b/g)];
  const count = made.reduce((sum, [, word]) => sum + NUMBERS[word], 0);
  if (count === 0) throw new Error(`How many attacks? ${name}: ${text}`);
  const isMore = sentences
    .slice(place + 1)
    .some((sentence) => /can also|^If that attack hits/.test(sentence));
  return count + (isMore ? 1 : 0);
}
