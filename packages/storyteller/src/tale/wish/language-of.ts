import { plainWordsOf } from '../words.ts';
import { isAboutTheGame, sentencesOfWish } from './premise.ts';

const tells: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: 'the and of is to in a that with we are our for on it they who has by from his her',
    de: 'der die das und ist ein eine einen wir nicht mit auf für im den dem zu von sich bitte deutsch spielen auch aber',
    fr: "le la les et est un une nous des dans pas sur pour avec doit que qui s'il vous plaît français joue du au de",
    es: 'el la los las y es un una nosotros con para por que en de del no se español por favor queremos',
    it: 'il lo la gli e è un una noi con per che di del della non nel italiano vogliamo giocare siamo',
    pt: 'o a os as e é um uma nós com para por que de do da não em português queremos',
    nl: 'de het een en is wij niet met op voor van dat zijn nederlands graag spelen',
    pl: 'i w na z nie jest się do że po polsku gramy chcemy',
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
);

/** The language in which a tale is asked for, by its small words; English where too little tells. */
export function languageOf(text: string): string {
  const story = sentencesOfWish(text).filter((sentence) => !isAboutTheGame(sentence));
  const words = plainWordsOf(story.length > 0 ? story.join(' ') : text).slice(0, 300);
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const english = count(tells.en!);
  let best = 'en';
  let most = Math.max(english, 2);
  for (const [language, known] of Object.entries(tells)) {
    const score = count(known);
    if (language !== 'en' && score > most && score > english * 1.5) [best, most] = [language, score];
  }
  return best;
}
