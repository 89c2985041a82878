import { noteNouns } from './antecedents.ts';
import { ownSubject } from './frames.ts';
import { isSmall, pronouns } from './function-words.ts';
import { phraseEnd, phraseOf } from './noun-phrase.ts';
import { skipFillers } from './read-clause.ts';
import { readSteps } from './read-steps.ts';
import { type Act, type Kept, type Step, talkActs } from './reading.ts';
import type { Scene } from './scene.ts';
import { secondPerson } from './second-person.ts';
import { textOf, type Token, wordToken } from './tokens.ts';
import { isVerb, knownVerb } from './verbs.ts';

const openings: readonly (readonly string[])[] = [
  'as soon as',
  'the moment that',
  'the second that',
  'the moment',
  'the second',
  'the minute',
  'the instant',
  'the next time',
  'and when',
  'whenever',
  'in case',
  'unless',
  'should',
  'once',
  'when',
  'if',
].map((words) => words.split(' '));

function openingAt(tokens: readonly Token[], at: number): number {
  return (
    openings.find((words) => words.every((word, index) => tokens[at + index]?.low === word))?.length ?? 0
  );
}

const being = /^(?:is|are|was|were|am|be|been|has|have|had)$/;
/** What is so or not, and does not happen. */
const stative =
  /^(?:seems?|sounds?|feels?|wants?|needs?|likes?|minds?|lets?|allows?|permits?|knows?|owns?|works?|fits?|matters?|exists?|contains?|thinks?|can|could|may|might|must|would|agrees?|means?|belongs?|possible|necessary|so|not|need)$/;
const lasting =
  /^(?:looking|watching|sleeping|standing|sitting|waiting|being|paying|lying|facing|minding|listening|having|wearing|holding|carrying|snoring|hiding|willing|interesting|missing)$/;
const gone = /^(?:gone|left|come|fallen|passed|done|begun|started|risen|turned|moved)$|ed$/;
/** `looks away`; not `looks dangerous`. */
const glancing = /^(?:away|round|around|at|up|down|back|over|elsewhere|my|our|here|there|in)$/;
/** What oneself may notice or meet with, which is no deed of one's own. */
const befalls = /^(?:see|hear|spot|notice|smell|sense|meet|find|feel)$/;
const befallen =
  /^(?:am|are|get) (?:\w+ly )?(?:seen|heard|noticed|spotted|caught|attacked|discovered|hit|followed|recogni[sz]ed|stopped|surprised|challenged|asked)\b/;
/** `when she turns away I search her desk`: whoever says so does it now, behind her back. */
const inattentive =
  /\b(?:(?:turns?|looks?|glances?|walks?) (?:away|off|elsewhere|the other way)|(?:is|are)(?: not|n't) (?:looking|watching)|(?:isn't|aren't) (?:looking|watching))\b/;
const anybody = /^(?:any|some)(?:body|one|thing)\b|^(?:any|a|an|the|more) /;

/** Where what somebody does begins: `the bell | rings`, which would be a phrase by itself. */
function doingAt(condition: readonly Token[], scene: Scene): number {
  const end = phraseEnd(condition, 0, scene) || 1;
  for (let at = 1; at < end; at++) {
    const { low } = condition[at]!;
    const before = condition[at - 1]!.low;
    if (isSmall(before) && !pronouns.has(before)) continue;
    if (scene.names.has(before) && /[^s]s$/.test(low)) return at;
    if (knownVerb(low) !== null && (low.endsWith('s') || (before.endsWith('s') && isVerb(low)))) return at;
  }
  return end;
}

/** Whether it is something that happens, and not a state of things: `he turns round`, `somebody comes`. */
function isEvent(condition: readonly Token[], opening: string, scene: Scene): boolean {
  const words = condition.filter(({ kind }) => kind === 'word').map(({ low }) => low);
  if (words.length < 2 || words.some((word) => /^(?:you|your|yours|there|possible|nobody|none)$/.test(word)))
    return false;
  if (words[0] === 'no' && words[1] === 'one') return false;
  if (words[0] === 'i' || words[0] === 'we') {
    if (!/^(?:if|unless|should)$/.test(opening)) return false;
    const said = words.slice(1).join(' ');
    return befallen.test(said) || (befalls.test(words[1]!) && anybody.test(words.slice(2).join(' ')));
  }
  if (/^(?:when|once|while)$/.test(opening) && inattentive.test(words.join(' '))) return false;
  const from = doingAt(condition, scene);
  const rest = condition
    .slice(from)
    .map(({ low }) => low)
    .filter(
      (low) =>
        !/^(?:ever|even|also|then|suddenly|finally|actually|so|much|as|does|do|will|the|of)$/.test(low),
    );
  const verb = rest.find((low) => low !== "doesn't" && low !== "don't" && low !== 'not') ?? '';
  if (verb === '' || stative.test(verb)) return false;
  const next = rest[rest.indexOf(verb) + 1] ?? '';
  if (/^(?:has|have|had)$/.test(verb)) return gone.test(next);
  if (being.test(verb)) return next.endsWith('ing') && !lasting.test(next) && !rest.includes('not');
  if (/^(?:lies|lie|stands?|sits?)$/.test(verb)) return /^(?:up|down)$/.test(next);
  if (/^looks?$/.test(verb)) return glancing.test(next);
  return verb.endsWith('s') || isVerb(verb) || knownVerb(verb) !== null;
}

/** Where what is kept ready begins: behind its condition. */
function deedAt(tokens: readonly Token[], from: number, scene: Scene): number {
  for (let at = from + 2; at < tokens.length; at++) {
    const before = tokens[at - 1]!.low;
    const isParted =
      before === ',' || before === 'then' || before === '-' || before === '–' || before === '--';
    const isSpeaker =
      /^(?:i|we|let's)$/.test(tokens[at]!.low) && !/^(?:that|than|as|what|and|or)$/.test(before);
    if (isSpeaker || (isParted && ownSubject(tokens, at, scene) !== null)) return at;
    const verb = tokens[at]!.low;
    if (isParted && isVerb(verb) && tokens[at]!.kind === 'word' && !being.test(verb)) return at;
  }
  return -1;
}

const sees: ReadonlySet<Act> = new Set(['look', 'search', 'watch', 'listen', 'read', 'think']);

/** `I ask if he comes`, `I threaten to sell it if he refuses`: what follows is said, or looked for, and not waited for; a shout may wait. */
const isReadied = ({ act, verb }: Step) =>
  !sees.has(act) &&
  verb !== 'hold back' &&
  (!talkActs.has(act) || act === 'call' || /^(?:shout|yell|scream|whistle|cry)/.test(verb));

const preparing =
  /^(?:(?:i|we) )?(?:(?:am|are|will|get|stand|stay|keep|make) )*(?:ready|readied|prepare|prepared|hold|plan|poised|set|ready to)?(?: (?:an?|my|the|held))?(?: (?:action|attack|plan|myself|reaction))?(?: is| for| to)?$/;

/** `I get ready to run` the moment something happens: one runs then. */
function withoutReadying(deed: readonly Token[]): readonly Token[] {
  const ready = deed.findIndex(({ low }) => /^(?:ready|prepared|set|poised)$/.test(low));
  return ready > 0 && ready < 4 && deed[ready + 1]?.low === 'to'
    ? [deed[0]!, ...deed.slice(ready + 2)]
    : deed;
}

const trimmed = (tokens: readonly Token[]) => {
  let [from, to] = [0, tokens.length];
  while (from < to && (tokens[from]!.kind === 'mark' || /^(?:then|and|but)$/.test(tokens[from]!.low))) from++;
  while (to > from && (tokens[to - 1]!.kind === 'mark' || /^(?:then|and|but)$/.test(tokens[to - 1]!.low)))
    to--;
  return tokens.slice(from, to);
};

function keptOf(
  condition: readonly Token[],
  opening: readonly Token[],
  deed: readonly Token[],
  scene: Scene,
): Kept | null {
  const words = opening.map(({ low }) => low).join(' ');
  if (!isEvent(condition, words, scene)) return null;
  const subject = condition.slice(0, doingAt(condition, scene));
  noteNouns(subject, scene);
  const read = readSteps(withoutReadying(deed), scene);
  if (!read) return null;
  return {
    steps: read.steps,
    when: `${words} ${secondPerson(condition, scene)}`,
    who: phraseOf(subject, scene),
    happens: textOf(condition).toLowerCase(),
  };
}

/** What is done first, and what is kept ready for something that may come: `I hide, and if he comes near I trip him`. */
export interface ReadKept {
  first: readonly Step[];
  kept: Kept;
}

/** `when he turns round I grab the key`, `I run as soon as it moves`; null where nothing is made to wait for what somebody or something does. */
export function keptReady(sentence: readonly Token[], scene: Scene): ReadKept | null {
  if (sentence.some(({ kind, text }) => kind === 'quote' || text === '?')) return null;
  const from = skipFillers(sentence);
  for (let at = from; at < sentence.length - 2; at++) {
    const length = openingAt(sentence, at);
    if (length === 0) continue;
    const opening = sentence.slice(at, at + length);
    const before = trimmed(sentence.slice(from, at));
    const deed = deedAt(sentence, at + length, scene);
    if (deed > 0) {
      const condition = trimmed(sentence.slice(at + length, deed));
      const kept = keptOf(condition, opening, sentence.slice(deed), scene);
      const isReady = preparing.test(before.map(({ low }) => low).join(' '));
      const isApart = isReady || /^(?:,|and|then|but|:|-|–)$/.test(sentence[at - 1]?.low ?? ',');
      if (kept && isApart) return { first: isReady ? [] : (readSteps(before, scene)?.steps ?? []), kept };
    }
    if (before.length < 2 || opening[0]!.low === 'should' || opening[0]!.low === 'in') continue;
    const kept = keptOf(trimmed(sentence.slice(at + length)), opening, before, scene);
    // `I open the box and run if anything moves`: the last of them waits for it.
    if (kept?.steps.every(isReadied))
      return { first: kept.steps.slice(0, -1), kept: { ...kept, steps: kept.steps.slice(-1) } };
  }
  return waitedFor(sentence, scene);
}

const hours =
  /\b(?:dark|light|night|nightfall|morning|noon|midday|midnight|dawn|dusk|sunset|sunrise|sun|moon|evening|tomorrow|hours?|minutes?|late|daylight|day|storm|rain|tide)\b/;

const waiting = /^(?:wait|waits|waiting|hide|stay|watch|hold|pause|linger|sleep)$/;

/** `I wait until the guard passes, then open the box`, `I wait for him to turn, then …`: the rest is kept for it. */
function waitedFor(sentence: readonly Token[], scene: Scene): ReadKept | null {
  const until = sentence.findIndex(
    ({ low }, at) =>
      /^(?:until|till|for)$/.test(low) && sentence.slice(0, at).some((one) => waiting.test(one.low)),
  );
  const then = sentence.findIndex(
    ({ low }, at) =>
      at > until + 2 && (low === 'then' || (/^(?:,|and)$/.test(low) && isVerb(sentence[at + 1]?.low ?? ''))),
  );
  if (until < 1 || then < 0) return null;
  const condition = trimmed(sentence.slice(until + 1, then));
  if (hours.test(textOf(condition).toLowerCase())) return null;
  const deed = trimmed(sentence.slice(then));
  if (sentence[until]!.low !== 'for') {
    const kept = keptOf(condition, ['as', 'soon', 'as'].map(wordToken), deed, scene);
    return kept && { first: [], kept };
  }
  const to = condition.findIndex(
    ({ low }, at) => at > 0 && low === 'to' && isVerb(condition[at + 1]?.low ?? ''),
  );
  const steps = to < 0 ? undefined : readSteps(deed, scene)?.steps;
  if (!steps) return null;
  const who = phraseOf(condition.slice(0, to), scene);
  const when = `once you have waited for ${secondPerson(condition, scene)}`;
  return { first: [], kept: { steps, when, who, happens: textOf(condition).toLowerCase() } };
}
