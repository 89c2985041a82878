import { shorthand } from '../reader/chat-spelling.ts';

/** What is said is not done, where something else is: `"Let her go." I hold out both hands.` */
function besideSpeech(message: string): string {
  const done = message.replace(/["“][^"”]*["”]/g, ' ');
  if (done === message) return message;
  if ((done.match(/\p{L}+/gu) ?? []).length > 3) return done;
  return /\b(?:let['’]?s|we|we['’]ll|we['’]re|shall we|follow me|come on|onwards?)\b/i.test(message)
    ? message
    : done;
}

/** What is asked is not done. */
const withoutQuestions = (message: string) =>
  message
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !/\?["'”’)]?$/.test(sentence))
    .join(' ');

/** What comes only after it, or not at all: `before we go in`, `instead of going up`. */
const notYet =
  /\b(?:before|until|till|unless|without|instead of|rather than|in case|so that|befor|if) (?:(?:anyone|anybody|someone|i|we|they|you|he|she|it|the \p{L}+) |\p{L}+ing\b)[^,.;!?]*?(?=[,.;!?]| i | we |$)/giu;
/** Said to somebody else: `come out`, `go away`. */
const command =
  /^(?:please )?(?:come|go|get|leave|let|stay|step|walk|move) (?:out|away|home|back|off|down here|over here|here|closer|him|her|them|us alone)\b[^.!?]*/i;
const anyWord = /\p{L}+/gu;

/** What a message does, as far as anybody may go anywhere by it. */
export function goingWords(message: string): string {
  const own = withoutQuestions(besideSpeech(message.slice(0, 8_000)));
  return own
    .replace(anyWord, (word) =>
      Object.hasOwn(shorthand, word.toLowerCase())
        ? shorthand[word.toLowerCase()]!.replaceAll('_', ' ')
        : word,
    )
    .replace(notYet, ' ')
    .replace(command, ' ')
    .trim();
}

const leadIn =
  /^(?:(?:ok(?:ay)?|alright|all right|right|fine|well|so|then|now|good|great|sure|yes|yeah|aye|and|but|after that|next|deal|agreed)[,.!]? +)*/i;
const who =
  "(?:(?:i|we|both of us|all of us|let['’]?s|let us|lets|the party|(?:i|we)['’]ll|(?:i|we) (?:will|want to|would like to|then|now|just|all|rather|quickly|quietly|slowly|carefully)) +)*";
const walks =
  '(?:go|goes|head|walk|travel|ride|march|set (?:off|out)|move|continue|follow|hurry|proceed|row|sail|climb|descend|cross|run|take|make our way|make for|creep|sneak|step|enter|leave|return|push|press)';
const setting = new RegExp(`${leadIn.source}${who}(?:then |now |back )?${walks}\\b`, 'i');
const alongWay =
  /\b(?:on|onwards?|road|path|track|trail|lane|street|highway|north|south|east|west|upstream|downstream|uphill|downhill|forward|ahead|further|deeper)\b/i;

/** Whether a message is first of all about going: `ok we cross the green to the cottage`. */
export const setsOut = (message: string) => setting.test(goingWords(message));

/** Whether somebody goes along a way, wherever it leads. */
export const goesAlong = (message: string) => {
  const [first = ''] = goingWords(message).split(/[,.;!]| and /);
  return setting.test(first) && alongWay.test(first);
};
