import { fingerprint, sentencesOf } from '../language/sentences.ts';

const longestSentence = 420;

/** What a game master is told and players have to find out. */
const hidden =
  /\b(secretly|in secret|secret (door|passage|room|way|compartment)|in truth|unknown to|unbeknownst|actually|hidden|hides|concealed|the truth is|DC \d+|if (the )?(players|characters|party|anyone|somebody|someone|they)|only (if|when)|a successful|treasure|trap)\b/i;

/** Words for the reader of the book, not for the table. */
const backstage =
  /\b(game master|gamemaster|dungeon master|the DM|GM|read aloud|boxed text|hit points|armor class|challenge rating|stat block|level \d|see (page|chapter|appendix)|players? characters?)\b/i;

export interface Telling {
  text: string;
  hidden: boolean;
  print: string;
}

/** The sentences of a passage as they can be told at the table. */
export function tellings({ text }: { text: string }): Telling[] {
  const prose = text
    .replace(/^#+.*$/gm, ' ')
    .replace(/[*_`>|]+/g, '')
    .replace(/^\s*[-•]\s+/gm, '')
    .replace(/\s+/g, ' ');
  return sentencesOf(prose)
    .filter(
      (sentence) =>
        /[.!?]["')]?$/.test(sentence) && sentence.length <= longestSentence && !backstage.test(sentence),
    )
    .map((sentence) => ({
      text: toYou(sentence),
      hidden: hidden.test(sentence),
      print: fingerprint(sentence),
    }));
}

const verbs: [RegExp, string][] = [
  [/\b(the )?(characters|players|adventurers|heroes|player characters|party) (are)\b/gi, 'you are'],
  [/\b(the )?(characters|players|adventurers|heroes|party)'s?\b/gi, 'your'],
  [/\b(the )(characters|players|adventurers|heroes|party)\b/gi, 'you'],
];

/** `The characters see a mill` becomes `You see a mill`. */
function toYou(sentence: string): string {
  let text = sentence.replace(
    /^If (?:the )?(?:players|characters|party|adventurers|anyone|anybody|somebody|someone|they)\b[^,]*, /i,
    '',
  );
  for (const [pattern, you] of verbs) text = text.replace(pattern, you);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
