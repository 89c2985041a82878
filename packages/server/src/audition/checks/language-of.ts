/** Words that stand in nearly every paragraph of a language and in few of another. */
const stopWords = {
  en: 'the and you of to is your with what that it are at for from has this not',
  de: 'der die das und du ist nicht ein eine dich dir den dem mit was von auf zu im wie dein deine',
  fr: 'le la les et vous tu des est une dans pas que qui ce du votre ton au avec sur il',
  es: 'el la los las y que de en un una tu te con del se es por qué lo su al',
  it: 'il la di che e un una ti tuo tua con del della si è per non gli cosa sei lo nel',
} as const;
export type Language = keyof typeof stopWords;

const sets = Object.entries(stopWords).map(
  ([language, words]) => [language as Language, new Set<string>(words.split(' '))] as const,
);

const leastHits = 2;

/** The language of a text by its commonest words; null when they do not tell. */
export function languageOf(text: string): Language | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hits = sets
    .map(([language, set]) => ({ language, count: words.filter((word) => set.has(word)).length }))
    .sort((one, other) => other.count - one.count);
  const [best, next] = hits;
  return best && best.count >= leastHits && best.count > (next?.count ?? 0) ? best.language : null;
}
