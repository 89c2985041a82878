import { allNumerals } from './text/numerals.ts';
import { plainWordEnd } from './text/letters.ts';
import { remembered } from './text/remembered.ts';
import { plainText } from './text/plain-letters.ts';
import { wordSet } from './text/inflect.ts';
import type { Forbidden } from './forbidden.ts';
import type { Witness } from './witness.ts';
import { carried, isGood } from './claims/things.ts';

/** Words with which a claim may begin, in the languages that are read; what a table's own words are comes with its witness. */
const signWords = new Set([
  ...allNumerals,
  ...wordSet(
    `you your yours yourself du dich dir dein deine deinen deinem deiner deines tu te toi ton ta tes vous votre vos ti tuo tua tuoi tue tus você vocês seu sua seus suas teu
   party everyone both each
   =roll dice die result critical crit critically check checks save saves saving natural nat initiative total würfelst gewürfelt würfelt wurf jet dé tirada tiro rolagem jogada
   acrobatics arcana athletics deception insight intimidation investigation medicine perception performance persuasion religion stealth survival
   hit hp health damage healing points point schaden trefferpunkte dégâts daño danni dano tp pv lp xp experience level slot slots
   full half maximum temporary
   game campaign adventure story tale saga journey end ende fin fine fim happily credits thank thanks over epilogue curtain curtains chronicle legend session quest win won congratulations folks chapter book
   kampagne abenteuer geschichte spiel partie campagne aventure histoire campaña aventura historia partida campagna avventura storia partita campanha história jogo danke merci gracias grazie obrigado
   conditions added removed unlocked torches wurf
   sheet subtract deduct shave modifier pip pips success failure failed succeeded proficiency feature features feat milestone
   character inventory reward rewards loot received gained obtained acquired condition status
   unconscious everything world vision final scene module scenario`,
  ),
]);
/** In the names of things, and in every sentence. */
const smallWords = wordSet(
  'the and with for from into out its his her their our that this than den dem des der die das und mit von aus les des une pour avec los las del con por della delle con com dos das para',
);
/** How a thing may be called: by each word of its name, one or many. */
const formsOf = remembered(500, (name): readonly string[] =>
  (name.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !smallWords.has(word))
    .flatMap((thing) => [thing, `${thing}s`, `${thing}es`, thing.replace(/s$/, '')]),
);
const pronouns = wordSet('he she they him them his her their hers theirs');
/** Emphasis, tables, quotations and speech are shown whole or not at all: half of them would spoil what follows. */
const marks = /[*_`|#>[({"“„«»‘🎲+−]/u;

/** A number that hangs on a word counts nothing, unless the word is one of a sheet. */
const word =
  /(?!(?:hp|ac|dc|xp|lvl?|tp|pv|lp|[gsc]p|nat|\d{0,2}[dw])\d)\p{L}[\p{L}\p{M}]{0,60}\d{1,6}(?!\p{L})|\p{L}[\p{L}\p{M}]{0,60}|\p{N}|[^\s\p{L}\p{N}]/giu;

export interface Looking {
  /** No more of the sentence comes. */
  isWhole: boolean;
  /** Any word may begin a claim. */
  isEverything: boolean;
  /** Somebody was named whom "she" may mean. */
  isNamed: boolean;
}

const isHighSurrogate = (code: number) => code >= 0xd800 && code <= 0xdbff;

/** Where the next word, digit or mark begins; -1 behind the last. It ends with `word.lastIndex`. */
function startOfPiece(text: string, from: number): number {
  word.lastIndex = from;
  return word.exec(text)?.index ?? -1;
}

const isSignMark = (piece: string) => /^\p{N}/u.test(piece) || marks.test(piece) || /\p{So}/u.test(piece);

/** Where in a sentence a claim may begin. */
export class Signs {
  readonly #own: ReadonlySet<string>;

  readonly #lines: Forbidden;

  constructor({ party }: Witness, lines: Forbidden) {
    this.#lines = lines;
    this.#own = new Set([
      ...party.flatMap(({ names, callings, playerName }) => [...names, ...callings, playerName]),
      ...party.flatMap(carried).flatMap(formsOf),
    ]);
  }

  /**
   * Looks through a sentence from a place on. `safe`: up to there it may be shown; `sign`: where a claim may begin, or -1.
   * A word counts once it is whole.
   */
  find(
    text: string,
    from: number,
    { isWhole, isEverything, isNamed }: Looking,
  ): { safe: number; sign: number; next: number } {
    // Half a character may become a letter of the word before it.
    const isHalf = !isWhole && isHighSurrogate(text.charCodeAt(text.length - 1));
    const known = isHalf ? text.slice(0, -1) : text;
    let safe = 0;
    for (let at = from; ; ) {
      if (known[at] === ' ') {
        at++;
        continue;
      }
      const plainEnd = plainWordEnd(known, at);
      const start = plainEnd > 0 ? at : startOfPiece(known, at);
      if (start < 0) return { safe: isWhole ? text.length : safe, sign: -1, next: known.length };
      const end = plainEnd > 0 ? plainEnd : word.lastIndex;
      if (end === known.length && !isWhole) return { safe, sign: -1, next: start };
      const piece = known.slice(start, end);
      const isWord = plainEnd > 0 || /^\p{L}/u.test(piece);
      const isSign = isWord
        ? this.#isSign(plainEnd > 0 ? piece : plainText(piece).text, isNamed)
        : isSignMark(piece);
      if (isEverything || isSign) return { safe, sign: start, next: start };
      // A mark waits for the word behind it: a sentence that breaks off there breaks off with a word.
      if (isWord) safe = end;
      at = end;
    }
  }

  #isSign(piece: string, isNamed: boolean): boolean {
    const lower = piece.toLowerCase();
    return (
      signWords.has(lower) ||
      this.#own.has(lower) ||
      isGood(lower) ||
      this.#lines.isSign(lower) ||
      (isNamed && pronouns.has(lower))
    );
  }
}
