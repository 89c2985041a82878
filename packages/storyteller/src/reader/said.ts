import type { Scene } from './scene.ts';
import { knownVerb } from './verbs.ts';

const posing =
  /^(?:that )?(?:i am|i'm|im|we are|we're|i work|we work|i come|we come|i was sent|we were sent|i have been sent|i represent|we represent|my name is|i've been sent)\b(?: (?:really|actually|secretly|just|only|here|the|a|an|new|your|his|her|their))* ?(?:(?:from|for|with|of|by) (?:the |a |an )?\w+|\w+)/;
/** What one may well be. */
const harmless =
  /\b(?:friends?|travell?ers?|strangers?|adventurers?|guests?|customers?|sorry|afraid|hungry|thirsty|lost|tired|hurt|wounded|looking|trying|going|not|here to help|ready|sure|happy|glad|grateful|innocent|unarmed|peace|in a hurry|new here|curious|done|leaving|coming|waiting|worried|serious|listening|fine|ok|okay|cold|stuck|alone|busy)\b/;

/** `I am scared of heights`: how one is, not who. */
const feeling =
  /^(?:that )?(?:i am|i'm|im|we are|we're) (?:so |very |really |quite |rather |just |a bit |kind of )*(?!(?:sent|hired|employed|appointed|authori[sz]ed|commissioned|related)\b)(?:[a-z]+ed|[a-z]+ing|fond|sick|aware|proud|certain|full|good|bad|out|allergic|at|in|on|too)\b/;

/** Whether somebody gives themselves out for what they are not: `I am from the insurance company`. */
export function isPosing(words: string, { own, turn }: Scene): boolean {
  const low = words.toLowerCase().replaceAll('"', '').trim();
  const [claim] = low.split(/\b(?:and|but|so|because)\b|[.,;!]/);
  if (!claim || !posing.test(claim) || harmless.test(claim) || feeling.test(claim)) return false;
  const isFact = claim.split(' ').some((word) => own.has(word)) || isOnSheet(claim, turn.sheet?.class_name);
  return !isFact && /\b(?:from|for|with|of|by|a|an|the|your|his|her|their|name|represent)\b/.test(claim);
}

const isOnSheet = (claim: string, name: string | undefined) =>
  name !== undefined && name !== '' && claim.includes(name.toLowerCase());

/** Whether words are shouted and order something: `OPEN THE GATE`. */
export function isCommand(words: string): boolean {
  const letters = words.replace(/[^\p{L}]/gu, '');
  const [first = ''] = words.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isLoud = letters.length > 4 && letters === letters.toUpperCase();
  return isLoud && knownVerb(first) !== null;
}

const calling =
  /^(?:(?:hey|hello|hi|psst|please|ok(?:ay)?|oh),? )?(?:you can )?(?:come (?:on )?out|show yourself|(?:do not|don['’]?t) (?:be (?:afraid|scared)|worry|run(?: away)?|hide)|easy(?: there)?|it['’]?s (?:all right|alright|ok(?:ay)?|safe)|calm down)\b(?! (?:of|from|into|to) )/i;
const toSomebody = /\b(?:you|your|yourself|harm|hurts?|friends?|afraid|safe)\b/i;
/** `Come out, we don't want to hurt you!`: called to whoever may be there, though no marks say that it is spoken. */
export const callsOut = (text: string): boolean =>
  calling.test(text) &&
  !text.includes('"') &&
  !/\bI (?:say|call|tell|shout)\b/i.test(text) &&
  toSomebody.test(text);
