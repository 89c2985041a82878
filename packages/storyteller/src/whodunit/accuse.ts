import { farewells } from '../story/lines.ts';
import { turnAttitude } from '../talk/people.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import { accusationLines as lines } from './accusation-lines.ts';
import type { Case, Suspect } from './case.ts';
import { inquiryOf, isKnown, personById, statementOf, suspectById, tellStatement } from './inquiry.ts';
import { suspectsIn } from './matters.ts';

const guilty =
  'killer|murderer|murderess|thief|culprit|poisoner|saboteur|guilty(?: one| party)?|one who did it';
const doing =
  'did it|has done it|had done it|killed|murdered|poisoned|stole|sabotaged|shot|stabbed|strangled|took it|must have done it|is behind it';
const names =
  /\b(?:accuse[sd]?|accusing|charge|arrest(?:ed|ing)?|denounce|blame|name|point (?:my |a |the )?finger at)\b/i;
const says = new RegExp(
  `\\b(?:it was|it's|it is|it must (?:have been|be)|it has to be)\\b|\\b(?:${doing})\\b|\\b(?:is|was|you are|you're|are) (?:the |a |our )?(?:${guilty})\\b|\\b(?:the |our )(?:${guilty}) (?:is|was|must be|has to be)\\b`,
  'i',
);
const toTheirFace = new RegExp(
  `\\b(?:you (?:${doing})|it was you|you are (?:the |a )?(?:${guilty})|you're (?:the |a )?(?:${guilty}))\\b`,
  'i',
);
/** `Merrow did it`, `Merrow is the murderer`: whose name stands before. */
const isOfThose = new RegExp(`^(?:${doing}|(?:is|was|are) (?:the |a |our )?(?:${guilty}))\\b`, 'i');
/** What is only turned over, asked, or told of somebody else's words. */
const unsure =
  /\?|\b(?:maybe|perhaps|might|could|may have|possibly|probably not|if|whether|suppose|not|n't|isn't|wasn't|didn't|never|don't|doubt|or)\b|\b(?:says?|said|told me|claims?|thinks) (?:that )?(?:it was|\p{Lu})/iu;
const asks = /^(?:i |we )?(?:ask|question|interview|wonder|whisper|want to know)\b/i;

/** The sentence in which somebody is named; what stands before and behind it says why. */
function sentenceOf(text: string): string {
  const sentences = text.match(/[^.!?]+[.!?]*/g) ?? [text];
  return sentences.find((one) => says.test(one) || names.test(one)) ?? text;
}

/** Whom a player names as the one who did it; null where they accuse nobody. `at`: whom they speak with. */
export function accusedIn(
  turn: Telling,
  one: Case,
  given: string,
  at: Person | null,
): Suspect | 'nobody' | null {
  const text = sentenceOf(given);
  const isNamed = names.test(text) && !/\b(?:my|the|a|your) name\b|\bname(?:d|s)?\b.{0,12}\?/i.test(text);
  if ((!isNamed && !says.test(text)) || asks.test(text.trim())) return null;
  const at0 = text.search(isNamed ? names : says);
  const before = text.slice(0, at0);
  // Why it was they is said behind it, and may be unsure of itself.
  const [after = ''] = text
    .slice(at0)
    .split(/\b(?:because|since|for the reason|due to|with (?:the|a)|in the)\b/i);
  const claim = `${before}${after}`;
  if (unsure.test(isNamed ? claim.replace(/\?$/, '') : `${claim}${text.trim().endsWith('?') ? '?' : ''}`))
    return null;
  if (/\bit was (?:\p{L}+ )?\p{L}+['’]s\b/iu.test(claim)) return null;
  const isBefore = !isNamed && isOfThose.test(after);
  const suspect = isBefore ? suspectsIn(turn, one, before).at(-1) : suspectsIn(turn, one, after)[0];
  if (suspect && isToldAside(turn, one, given, suspect)) return null;
  if (suspect) return suspect;
  // `Merrow, it was you!`, called out wherever one is.
  if (toTheirFace.test(text))
    return suspectsIn(turn, one, text)[0] ?? (at && suspectById(one, at.id)) ?? null;
  return isNamed && /\baccus|\barrest|\bcharge|\bdenounce/i.test(text) ? 'nobody' : null;
}

/** `I tell Finch that Merrow did it`: said to one, it is not said before all. */
function isToldAside(turn: Telling, one: Case, text: string, suspect: Suspect): boolean {
  if (!/^\W*(?:i |we )?(?:quietly |softly )?(?:tell|whisper|confide|mention|say to|suggest)\b/i.test(text))
    return false;
  return (
    !/\b(?:everyone|everybody|them all|all of them|the (?:others|guests|room|company))\b/i.test(text) &&
    suspectsIn(turn, one, text)[0] !== suspect
  );
}

/** The table names somebody. What comes of it hangs on what the table has in hand. */
export function accuse(turn: Telling, one: Case, suspect: Suspect | 'nobody'): void {
  if (suspect === 'nobody')
    return void turn.line(lines.whom, { names: one.suspects.map(({ name }) => name).join(', ') });
  const person = personById(turn, suspect.id);
  if (!person) return;
  const { name, belonging } = suspect;
  turn.line(lines.named, { x: name });
  if (suspect !== one.culprit) return void accuseFalsely(turn, one, suspect, person);
  const hasPiece = isKnown(turn, 't', 'f');
  const hasLie = isKnown(turn, 'e', 'u');
  const slots = { x: name, at: suspect.room.at, scene: one.scene.at, piece: belonging.piece };
  if (hasPiece && hasLie) return void convict(turn, one, suspect);
  turn.line(hasPiece || hasLie ? lines.half : lines.brushedOff, slots);
  turn.line(hasPiece ? lines.wantsLie : hasLie ? lines.wantsPiece : lines.wantsBoth, slots);
}

/** Nobody is put away for it: but whoever was named does not forget it, the others hear it, and somebody speaks up for them. */
function accuseFalsely(turn: Telling, one: Case, { name, id }: Suspect, person: Person): void {
  const { accused } = inquiryOf(turn.state);
  const isAgain = accused[id] !== undefined;
  accused[id] = turn.state.turns;
  turn.line(isAgain ? lines.falseAgain : lines.falselyNamed, { x: name });
  turnAttitude(turn, person, -1);
  const known = turn.state.people[person.id];
  // Nobody is so cross that no way leads back.
  if (known?.attitude === 'hostile') known.attitude = 'wary';
  const alibi = statementOf(one, `s${one.suspects.findIndex((other) => other.id === id)}`);
  if (alibi && !isKnown(turn, alibi.id)) {
    turn.paragraph();
    tellStatement(turn, alibi);
  }
  const count = Object.keys(accused).length;
  if (count < 2 || isAgain) return;
  turn.line(lines.trustLost);
  for (const { id: other } of one.suspects) {
    const somebody = personById(turn, other);
    const attitude = turn.state.people[other]?.attitude ?? somebody?.attitude;
    if (somebody && attitude === 'friendly') turnAttitude(turn, somebody, -1);
  }
}

function convict(turn: Telling, one: Case, { name, belonging, room, motive }: Suspect): void {
  const { outline, scene } = one;
  const about = (text: string) => text.replaceAll('{x}', name).replaceAll('{v}', outline.matter);
  const slots = { x: name, at: room.at, scene: scene.at, piece: belonging.piece, told: about(motive.told) };
  turn.paragraph();
  turn.line(lines.laidOut, slots);
  if (isKnown(turn, 'e')) turn.line(lines.laidOutWitness, { ...slots, y: one.witness.name });
  else turn.line(lines.laidOutRoom, { ...slots, thing: room.lore.thing });
  turn.paragraph();
  const isFlight = outline.draw % 3 === 0;
  turn.line(isFlight ? lines.flight : lines.confession, slots);
  turn.line(lines.reason[outline.crime], slots);
  turn.remember(`found out who did it`);
  endCase(turn, one, true);
}

/** The end of a case: won, or told by whoever comes too late to be of use. */
export function endCase(turn: Telling, one: Case, isSolved: boolean): void {
  const { culprit, outline } = one;
  turn.paragraph();
  const falsely = Object.keys(inquiryOf(turn.state).accused).length;
  const closing = !isSolved ? lines.unsolved : falsely > 1 ? lines.solvedDearly : lines.solved;
  turn.line(closing, { x: culprit.name, v: outline.matter, piece: culprit.belonging.piece });
  const done = { murder: 'killed', poisoning: 'poisoned', theft: 'stole', sabotage: 'sabotaged' }[
    outline.crime
  ];
  turn.line(farewells);
  const summary = isSolved
    ? `It was found out that ${culprit.name} ${done} ${outline.matter}`
    : `Nobody found out in time that ${culprit.name} ${done} ${outline.matter}`;
  turn.ending = { outcome: isSolved ? 'victory' : 'defeat', summary };
}
