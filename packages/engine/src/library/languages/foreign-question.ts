import { foreignTerms } from './foreign-terms.ts';
import { foldedWords, type Language, languagesOf } from './language-of.ts';

const QUESTION_WORDS: Record<Language, Set<string>> = {
  german: new Set(
    'wie was wer wo wann warum welche welcher welches wieviel darf kann muss kostet'.split(' '),
  ),
  french: new Set('comment combien quel quelle quels quelles quoi quand pourquoi puis peut peux'.split(' ')),
  spanish: new Set('como cuanto cuanta cuantos cuantas cual que quien cuando donde puedo puede'.split(' ')),
  italian: new Set('come quanto quanta quanti quante quale qual che chi quando dove posso puo'.split(' ')),
  portuguese: new Set('como quanto quanta quantos quantas qual que quem quando onde posso pode'.split(' ')),
};
/** What a term tells of the rules: an everyday word half as much as another. */
const TELLS = { everyday: 1, other: 2 };
/** What must be told of the rules before a question, or a sentence that is none, is taken to be about them. */
const ENOUGH = { question: 2, statement: 3 };
const mostTerms = 12;

/**
 * What a message in another language asks of the rules, in English terms; '' if nothing that is known, or if it does not ask. Null for a message in English, and in a
 * language whose terms are not known.
 */
export function foreignQuestion(message: string): string | null {
  const [language] = languagesOf(message);
  if (!language) return null;
  const isQuestion = message.includes('?') || QUESTION_WORDS[language].has(foldedWords(message)[0] ?? '');
  const terms = languagesOf(message).flatMap((possible) => foreignTerms(asked(message), possible));
  const told = terms.reduce((sum, { isEveryday }) => sum + (isEveryday ? TELLS.everyday : TELLS.other), 0);
  if (told < (isQuestion ? ENOUGH.question : ENOUGH.statement)) return '';
  const telling = terms.filter(({ isEveryday }) => !isEveryday);
  const english = new Set((telling.length > 0 ? telling : terms).map((term) => term.english));
  return [...english].slice(0, mostTerms).join(', ');
}

/** The sentences that end with a question mark, each with the one before it; the whole message if there are none. */
function asked(message: string): string {
  const sentences = message.match(/[^.!?…\n]+[.!?…\n]*/g) ?? [];
  const isAsked = (place: number) => sentences[place]?.includes('?') ?? false;
  const chosen = sentences.filter((_, place) => isAsked(place) || isAsked(place + 1));
  return chosen.length > 0 ? chosen.join(' ') : message;
}
