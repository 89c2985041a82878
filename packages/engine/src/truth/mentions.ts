import type { Context, Mention } from './reading.ts';
import { wordSet } from './text/inflect.ts';
import type { Language } from './text/numerals.ts';
import { namesOther, othersNamed } from './text/people.ts';
import { phraseAt, phrasesOf } from './text/phrases.ts';
import type { Token } from './text/tokens.ts';
import type { Standing, Witness } from './witness.ts';

const collective = phrasesOf(
  'both of you',
  'you both',
  'you two',
  'each of you',
  'all of you',
  'two of you',
  'you all',
  'the party',
  'everyone',
  'everybody',
  'pair of you',
  'the whole party',
  'each hero',
  'every hero',
  'each character',
  'each player',
  'each adventurer',
  'each party member',
  'both players',
  'all players',
  'both of them',
  'both heroes',
  'both characters',
  'both adventurers',
  'both companions',
  'the adventurers',
  'the heroes',
  'the group',
  'the pair',
  'the duo',
  'the two of you',
  'every one of you',
  'none of you',
  'neither of you',
  'your party',
  'your group',
  'your whole party',
  'your entire party',
  'the entire party',
);
const epithets = wordSet(
  'poor brave stout little weary wounded fallen nimble young unlucky lucky stubborn sly clever doomed valiant proud sturdy gallant hapless exhausted bleeding',
);

const you = wordSet('you du dich dir tu te toi vous ti você vocês');
const your = wordSet(
  'your yours dein deine deinen deinem deiner deines ton ta tes votre vos tus tuo tua tuoi tue seu sua seus suas teu',
);
const they = wordSet('he she they him them');
const their = wordSet('his her their hers theirs');

const pronouns = new Set([...you, ...your, ...they, ...their]);
const common = new Set([...pronouns, ...collective.keys()]);

const nobody: readonly Standing[] = [];

/** Mira's sword, and not Mira's down. */
function isOwnerAt(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at + 1]?.text === "'s" &&
    !/^(?:a|the|been|now|down|up|at|not|no)$/.test(tokens[at + 2]?.text ?? '')
  );
}

/** The rogue, the poor little rogue, and to its player: your rogue. */
function callingFrom(tokens: readonly Token[], at: number): number {
  let before = at - 1;
  while (before > at - 3 && epithets.has(tokens[before]?.text ?? '')) before--;
  return /^(?:the|your)$/.test(tokens[before]?.text ?? '') ? before : -1;
}

/** What stands behind "her" when it is no owner: "kills her in the night". */
const behindObject =
  /^(?:[.,;:!?…—–)]|in|on|at|by|with|and|but|or|as|from|for|to|into|through|where|while|when|before|until|down|up|out|over|under|across|again|there|here|too|dead|apart)$/;

/**
 * "An assassin comes and kills him": whoever does it to somebody is somebody else, so that with one other before it, it is still
 * the person of whom the sentences before spoke.
 */
function isDoneToAnother(tokens: readonly Token[], at: number): boolean {
  const isObject =
    /^(?:him|them)$/.test(tokens[at]!.text) ||
    (tokens[at]!.text === 'her' && behindObject.test(tokens[at + 1]?.text ?? '.'));
  return isObject && othersNamed(tokens, at) === 1;
}

const wordsOfParty = new WeakMap<readonly Standing[], ReadonlySet<string>>();

/** What the people of a party are called. */
function wordsFor(party: readonly Standing[]): ReadonlySet<string> {
  const known = wordsOfParty.get(party);
  if (known) return known;
  const words = new Set(
    party.flatMap(({ names, callings, playerName }) => [...names, ...callings, playerName]),
  );
  wordsOfParty.set(party, words);
  return words;
}

function mentionOf(who: readonly Standing[], at: number, more: Partial<Mention>): Mention {
  const { isPossessive = false, isYou = false, isPronoun = false, length = 1 } = more;
  return { at, who, isPossessive, isYou, isPronoun, length };
}

/** Where players' characters are spoken of. */
export function mentionsIn(
  tokens: readonly Token[],
  witness: Witness,
  context: Context,
  language: Language,
): Mention[] {
  const { party, speaker } = witness;
  const known = wordsFor(party);
  const hasOwn = tokens.some(({ text }) => known.has(text));
  if (!hasOwn && !tokens.some(({ text }) => common.has(text))) return [];
  const addressed = hasOwn
    ? party.find(({ names, playerName }) => isAddressed(tokens, [...names, playerName]))
    : undefined;
  const who = addressed ? [addressed] : speaker ? [speaker] : party;
  const mentions: Mention[] = [];
  const isEnglish = language === 'en';
  for (let at = 0; at < tokens.length; at++) {
    const { text, kind, isCapital } = tokens[at]!;
    const isOwn = hasOwn && known.has(text);
    if (kind !== 'word' || !(isOwn || common.has(text))) continue;
    const all = phraseAt(tokens, at, collective);
    if (!all && !isOwn && !pronouns.has(text)) continue;
    const last = mentions.at(-1);
    const isNext = last !== undefined && last.at + last.length === at;
    const from = isOwn ? callingFrom(tokens, at) : -1;
    const named =
      isOwn && isCapital
        ? party.filter(({ names, playerName }) => names.includes(text) || text === playerName)
        : nobody;
    const isYours = tokens[from]?.text === 'your';
    const called =
      isOwn && (from >= 0 || isNext)
        ? (isYours ? who : party).filter(({ callings }) => callings.includes(text))
        : nobody;
    if (all) {
      mentions.push(mentionOf(party, at, { length: all.length }));
    } else if (named.length > 0) {
      mentions.push(mentionOf(named, at, { isPossessive: isOwnerAt(tokens, at) }));
    } else if (called.length === 1) {
      const start = from >= 0 ? from : at;
      const isPossessive = isOwnerAt(tokens, at);
      if (isYours) mentions.pop();
      mentions.push(mentionOf(called, start, { length: at - start + 1, isPossessive }));
    } else if (your.has(text) && isEnglish === /^yours?$/.test(text)) {
      mentions.push(mentionOf(who, at, { isPossessive: true, isYou: true }));
    } else if (you.has(text) && isEnglish === text.startsWith('you')) {
      mentions.push(mentionOf(who, at, { isYou: true }));
    } else if (isEnglish && (they.has(text) || their.has(text))) {
      const nearest = mentions.findLast(({ isYou }) => !isYou);
      const meant =
        nearest?.who ??
        (at < 3 || !namesOther(tokens, at) || isDoneToAnother(tokens, at) ? context.subject : []);
      const isNamed =
        meant.length > 0 &&
        !(meant.length === 1 && meant[0] === speaker && mentions.some(({ isYou }) => isYou));
      if (isNamed) mentions.push(mentionOf(meant, at, { isPossessive: their.has(text), isPronoun: true }));
    }
  }
  return mentions;
}

/** "Borin, you …" and "… , Borin." speak to Borin. */
function isAddressed(tokens: readonly Token[], names: readonly string[]): boolean {
  return tokens.some(({ text }, at) => {
    if (!names.includes(text)) return false;
    const before = tokens[at - 1]?.text;
    const after = tokens[at + 1];
    const isFirst = tokens.slice(0, at).every(({ kind }) => kind === 'mark');
    if (isFirst && after?.text === ',')
      return you.has(tokens[at + 2]?.text ?? '') || your.has(tokens[at + 2]?.text ?? '');
    return (
      before === ',' &&
      (!after || /^[.!?…,;:]$/.test(after.text)) &&
      tokens.some((one) => you.has(one.text) || your.has(one.text))
    );
  });
}
