import { lettersIn } from './letters.ts';
import type { Language } from './numerals.ts';

/** Small words that stand in almost every sentence of one language and in hardly any of the others. */
const smallWords: Record<Language, string> = {
  en: 'the and of you your is are was with his her their from for that it in on at as has have to',
  de: 'der die das und ist nicht du dir dich dein deine deinen deiner ein eine einen mit auf dem den des im zu von sich noch aus erleidet erleidest schaden schadenspunkte trefferpunkte stirbt stufe würfelt',
  fr: 'le la les et est tu te toi ton ta tes un une des du dans avec sur pour qui que au ne pas vous votre il elle subit dégâts meurt niveau reçoit',
  es: 'el la los las y es está estás tu te ti un una de del en con por que al no se lo su le tus recibe recibes daño muere nivel pierde',
  it: 'il lo la gli le e è ti tu tuo tua un una di del della nel con per che al non si sul ne hai subisce subisci danni muore livello trovi perde',
  pt: 'o os as e é está você te seu sua um uma de do da no na com por que ao não se para teu tua em sofre dano morre nível recebe',
};

const ofWord = new Map<string, Language[]>();
for (const [language, words] of Object.entries(smallWords) as [Language, string][])
  for (const word of words.split(' ')) ofWord.set(word, [...(ofWord.get(word) ?? []), language]);

const nowhere: readonly Language[] = [];

/** Guesses the language of a text that grows, by its small words; English until something else is clear. */
export class LanguageGuess {
  readonly #counts = new Map<Language, number>();

  add(text: string): void {
    this.addWords(lettersIn(text));
  }

  /** Words in lower case. */
  addWords(words: readonly string[]): void {
    for (const word of words) for (const language of ofWord.get(word) ?? nowhere) this.#count(language, 1);
  }

  /** The same with another text behind it. */
  with(other: LanguageGuess): LanguageGuess {
    const both = new LanguageGuess();
    for (const [language, count] of this.#counts) both.#count(language, count);
    for (const [language, count] of other.#counts) both.#count(language, count);
    return both;
  }

  copy(): LanguageGuess {
    return this.with(new LanguageGuess());
  }

  #count(language: Language, times: number): void {
    this.#counts.set(language, (this.#counts.get(language) ?? 0) + times);
  }

  /** The language of a text that is clearly of one; null where it may be of several. */
  get clear(): Language | null {
    let [first, most, second]: [Language | null, number, number] = [null, 0, 0];
    for (const [language, count] of this.#counts)
      if (count > most) [first, most, second] = [language, count, most];
      else if (count > second) second = count;
    return second === most || (second > 0 && most < 2) ? null : first;
  }

  get language(): Language {
    let best: Language = 'en';
    let most = this.#counts.get('en') ?? 0;
    for (const [language, count] of this.#counts)
      if (count > most) {
        best = language;
        most = count;
      }
    return best;
  }
}
