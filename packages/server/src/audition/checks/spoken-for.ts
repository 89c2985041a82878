import { plain } from './leaks.ts';

const quotes = /["“”„«]([^"“”„«»\n]{1,400})["“”»]/g;
const speaking =
  '(?:say|says|said|reply|replies|replied|answer|answers|answered|shout|shouts|shouted|whisper|whispers|whispered|ask|asks|asked|declare|declares|declared|cry|cries|cried|mutter|mutters|proclaim|proclaims)';
const deciding =
  '(?:decide|decides|decided|agree|agrees|agreed|accept|accepts|accepted|refuse|refuses|refused|resolve|resolves|resolved|swear|swears|swore|nod|nods|nodded)';
/** "He points north when you ask": that is what the player did, or may do. */
const unless =
  '(?<!\\b(?:when|as|before|after|if|while|until|what|once|whether|do|did|can|could|will|would|should|may|must)\\s)';

/** Sentences, each with what is quoted in it. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === '"') isQuoted = !isQuoted;
    else if (/[“„«]/.test(sign)) isQuoted = true;
    else if (/[”»]/.test(sign)) isQuoted = false;
    if (sign !== '\n' && (isQuoted || !/[.!?]/.test(sign))) continue;
    isQuoted = false;
    sentences.push(text.slice(start, at + 1));
    start = at + 1;
  }
  return [...sentences, text.slice(start)];
}

/**
 * What a text has the characters of players say or decide that their players did not write. `names` are those characters; `said` is
 * everything that was typed.
 */
export function spokenFor(text: string, names: readonly string[], said: string): string[] {
  const who = `(?:${['you', ...names.map((name) => name.toLowerCase().replace(/[^\p{L}\d ]/gu, ''))].join('|')})`;
  const speaks = new RegExp(
    `${unless}\\b${who}(?:\\s\\p{L}{1,14}){0,2}\\s${speaking}\\b|"\\s{1,3}${speaking}\\s${who}\\b`,
    'u',
  );
  const decides = new RegExp(`${unless}\\b${who}(?:\\s\\p{L}{1,10}ly)?\\s${deciding}\\b`, 'u');
  const typed = plain(said);
  return sentencesOf(text).flatMap((sentence) => {
    const whole = plain(sentence);
    const quoted = Array.from(whole.matchAll(quotes), (match) => match[1]!.replace(/[.,!?]+$/, ''));
    const outside = whole.replace(quotes, ' " ');
    const words = speaks.test(outside) ? quoted.filter((one) => !typed.includes(one)) : [];
    const deed = /\?\s*$/.test(outside) ? null : decides.exec(outside)?.[0];
    return [...words, ...(deed ? [deed] : [])];
  });
}
