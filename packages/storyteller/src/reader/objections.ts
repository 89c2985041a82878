import type { Objection } from './reading.ts';
import { knownVerb } from './verbs.ts';

const lead =
  '(?:(?:no|nope|but|hey|wait|what|huh|uh|um|oh|ok|okay|sorry|please|pls|and|so|well|dude|come on|hold on|hang on|dm|gm)[\\s,.!?…-]+)*';
const last =
  '(?:that|this|it|all that|(?:the|my|our) last (?:turn|action|message|thing|move|step|one|part)|what (?:just )?happened|(?:a|one) (?:turn|step)|everything)';
const starting = new RegExp(`^${lead}`, 'i');
const undoing = new RegExp(
  `^${lead}(?:(?:can|could|may|let|should) (?:we|you|i|us|me) (?:please )?|(?:i|we) (?:want|would like|need) to |let's |please |pls )*(?:(?:undo|redo|retcon|rewind|revert|reverse|unsay|roll back) ${last}|take ${last} back|take back ${last}|go back (?:a|one) (?:turn|step)|undo|retcon|rewind|do[- ]over)(?: please| pls)?$`,
  'i',
);
const misheard = [
  /\bnot what (?:i|we) (?:meant|said|wanted|did|asked|wrote|typed)\b/i,
  /\byou (?:have |totally |completely |just )*(?:misunderstood|misread|misheard|got (?:me|that|it|this) (?:all )?wrong|mixed (?:that|it|them) up|did(?:n't| not) (?:listen|understand|hear|read)|are(?:n't| not) (?:listening|reading))\b/i,
  /^(?:that|this|it)(?:'s|s| is| was| makes| made) (?:so |all |just |totally )*(?:wrong|impossible|nonsense|not right|not true|not fair|a mistake|a bug|no sense)\b/i,
  /^(?:i|we) said .{2,60}, not \S/i,
];
/** What nobody protests about having left undone. */
const ofTheMind =
  /^(?:know|see|hear|notice|understand|get|think|expect|realise|realize|remember|sleep|like|believe|feel|find)$/;

/** `I didn't attack him`, `I only showed them`, `I just shot it!`: what was done, against what was told. */
function isProtest(sentence: string, isLoud: boolean): boolean {
  const plain = sentence.replace(starting, '');
  const [, verb = ''] =
    /^(?:i|we) (?:did not|didn't|didnt|never) (?:even |actually )?(\p{L}+)/iu.exec(plain) ?? [];
  const undone = knownVerb(verb.toLowerCase());
  if (undone) return !ofTheMind.test(undone);
  const [, how = '', done = ''] = /^(?:i|we) (only|just|merely) (\p{L}+)/iu.exec(plain) ?? [];
  const base = knownVerb(done.toLowerCase());
  const isOver = base !== null && base !== done.toLowerCase() && !/(?:ing|s)$/i.test(done);
  return isOver && (how.toLowerCase() !== 'just' || isLoud || plain !== sentence);
}

/** `I only meant to look`, `I wanted to talk to him, not fight`: what was meant, which can still be done. */
const wished = new RegExp(
  `^${lead}(?:i|we) (?:(?:only|just|really|actually) )?(?:meant|wanted|intended|was trying|were trying) to (?!know\\b|ask you\\b)(.+?)(?:,? (?:and )?not (?:to )?[^,]+)?$`,
  'i',
);
/** `no, I mean the note she showed me`: which of two. */
const which = /^(?:no|not that|nope|wrong)[\s,.!-]+(?:i|we) (?:mean|meant) (.+)$/i;

const shown = '(?:an? |the )?(?:nat(?:ural)? ?)?\\d{1,2}';
const skill =
  '(?:acrobatics|animal handling|arcana|athletics|deception|history|insight|intimidation|investigation|medicine|nature|perception|performance|persuasion|religion|sleight of hand|stealth|survival|initiative)';
const rolled = new RegExp(
  `(?:[,;(–—-]\\s*|\\band\\s+|^)(?:(?:i|we) (?:have )?(?:just )?)?(?:(?:rolled|roll|got|get|with|that's|thats|for)\\s+)?(?:${shown} (?:on|with|for|in) (?:the |my |an? )?(?:die|dice|d20|roll|check|${skill})(?: check| roll)?|rolled ${shown}(?: total| (?:on|for) \\p{L}+)?)(?=[\\s,.;!?)]|$)\\)?`,
  'iu',
);

/** `give them back please`, behind a protest. */
const returning =
  /^(?:please )?(?:give|hand) (?:it|them|that|those|the \p{L}+) back(?: to me)?(?: please)?$/iu;
const recalling = /^you (?:just )?(?:said|told (?:me|us)|wrote|mentioned|keep (?:saying|mentioning)) (.+)$/i;

/** What was told and not spoken: the words of a passage outside its quotations. */
export const outsideQuotes = (passage: string): string => passage.replace(/"[^"]*"|“[^”]*”/g, ' ');

/** `but you said there is a list`: held against what was told, where nobody in the tale has said it. */
function isOfTold(plain: string, told: string): boolean {
  const [, what = ''] = recalling.exec(plain) ?? [];
  const words = what.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const passage = outsideQuotes(told).toLowerCase();
  return words.filter((word) => passage.includes(word)).length > words.length / 3;
}

interface Heard {
  /** What is left of the message. */
  rest: string;
  objection: Objection | null;
}

function sentencesOf(text: string): string[] {
  return text.match(/[^.!?…\n]+[.!?…]*\s*/gu) ?? [];
}

/** Parts what is said to whoever tells the tale from what is done in it. */
export function withoutObjections(message: string, told: string): Heard {
  if (message.includes('"')) return { rest: message, objection: null };
  let objection: Objection | null = null;
  const kept: string[] = [];
  for (const sentence of sentencesOf(message.replace(/[‘’`´]/g, "'"))) {
    const bare = sentence.replace(/[.!?…\s]+$/, '').trim();
    const plain = bare.replace(starting, '');
    if (undoing.test(bare)) {
      objection = 'undo';
      continue;
    }
    const [, meant] = wished.exec(bare) ?? [];
    const [, one] = which.exec(bare) ?? [];
    if (misheard.some((pattern) => pattern.test(plain))) {
      objection ??= 'meant';
      continue;
    }
    if (meant && /^(?:no|wait|but|hey|what)|\b(?:only|just|not)\b/i.test(bare)) {
      objection ??= 'meant';
      kept.push(`I ${meant}. `);
      continue;
    }
    if (isProtest(bare, sentence.includes('!'))) {
      objection ??= 'meant';
      continue;
    }
    if (objection && returning.test(plain)) {
      objection = 'undo';
      continue;
    }
    if (isOfTold(plain, told)) {
      objection ??= 'said';
      continue;
    }
    if (one) {
      objection ??= 'meant';
      kept.push(`${one}. `);
      continue;
    }
    const isRolled = rolled.test(bare);
    if (isRolled) objection ??= 'roll';
    kept.push(isRolled ? sentence.replace(rolled, '') : sentence);
  }
  const isSaid = (sentence: string) => sentence.replace(starting, '').trim() !== '';
  return objection
    ? { rest: kept.filter(isSaid).join('').trim(), objection }
    : { rest: message, objection: null };
}
