import { placeNouns } from './place-nouns.ts';

const word = "\\p{L}[\\p{L}'’-]*";
const where =
  /^(?:In|At|On|Inside|Behind|Under|Below|Above|Outside|Beyond|Near|Up in|Down in|Up at|Down at|Out on|Out in) (the|an?|\p{Lu}\p{Ll}+['’]s) ((?:\p{Ll}[\p{L}'’-]* ){0,2}?\p{L}[\p{L}'’-]*(?: of (?:the )?\p{L}[\p{L}'’-]+(?: \p{Lu}\p{Ll}+)?)?)(?=,| (?:the|an?|it|there|you|he|she|they|two|three|four|some|many|nobody|somebody|everything|sits?|stands?|lies?|lives?|waits?|is|are|hangs?|works?|his|her|all|old|\p{Lu}\p{Ll}+)(?!\p{L}))/u;
/** A time or a manner. */
const noPlace =
  /\b(?:morning|evening|night|day|end|beginning|time|moment|meantime|hour|case|way|past|year|summer|winter|truth|middle|contrary|whole|other|hand|top|left|right|first|last|same|dark|bottom)\b/i;

const phrase = `(?:(the|an?|\\p{Lu}\\p{Ll}+['’]s) )?((?:${word} ){0,3}?${word}(?: (?:of|in) (?:the )?\\p{Lu}[\\p{L}'’-]+)?)`;
/** `It starts at the landing stage in Reedwater` */
const starts = new RegExp(
  `^(?:so )?(?:it|everything|the (?:adventure|story|game|tale|evening|session)|play|we) (?:all )?(?:starts?|begins?|opens?|kicks off) (?:in|at|on|outside|by|near) ${phrase}(?=[,.;]| (?:on|at|where|when|with|during|and)\\b)`,
  'iu',
);
/** `Then comes the pool`, `Behind it is the furnace room`, `At the end of the path there is a yard` */
const follows = new RegExp(
  `^(?:and )?(?:then|next|after (?:that|it|this)|finally|last|further (?:on|in|up|down)|upstairs|downstairs|outside|(?:behind|beyond|past|through|below|above|under|across|at|on|up|down|from|to|over) [^.,;:]{2,50}?),? (?:comes?|is|are|lies?|stands?|begins?|opens?|there(?:['’]s| is| are)|(?:you|they|we) (?:come|get) (?:to|into|out on)|leads? (?:to|into)) ${phrase}(?=[,.;:]| (?:with|of|where|that|which|full|and|built|in|on)\\b)`,
  'iu',
);
/** `The hall is big`, `The passage on the right is narrow` */
const itself = new RegExp(
  `^(the|an?|\\p{Lu}\\p{Ll}+['’]s) ((?:${word} ){0,2}?${word})(?: (?:on|to|at|in|behind|beyond|past|under|above|below) (?:the )?[\\p{L} ]{2,30}?)?,? (?:is|are|has|stands?|lies?|looks?|smells?|holds?|contains?|was|leads?|runs?|reeks?)\\b`,
  'iu',
);

const isPlaceNoun = (text: string) =>
  placeNouns.has(
    text
      .split(/ (?:of|in) /)[0]!
      .split(' ')
      .at(-1)!
      .toLowerCase(),
  );

function titled(article: string, text: string): string {
  const title = `${/^(?:an?)?$/i.test(article) ? 'the' : article} ${text}`;
  return title
    .replace(/(?<!['’\p{L}])(?!of\b|the\b|in\b|an?\b)\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/^t/, 'T');
}

/** The place by which a paragraph begins: `In the saloon the piano is silent`, `Then comes the pool`, `The hall is big`. */
export function placeLed(text: string): string | null {
  const head = text.slice(0, 160);
  for (const pattern of [starts, follows, itself]) {
    const [, which = '', place = ''] = pattern.exec(head) ?? [];
    if (place !== '' && isPlaceNoun(place)) return titled(which, place);
  }
  const [, article = '', found = ''] = where.exec(head) ?? [];
  return found === '' || noPlace.test(found) ? null : titled(article, found);
}
