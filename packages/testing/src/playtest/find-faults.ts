import type { PlayedGame, PlayedTurn } from './play-game.ts';
import { disagreements, doubledWords, prosePatterns, wrongVerbsOf } from './prose-patterns.ts';

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?]["')]?)\s+(?=["'(]?[\p{Lu}\d])/u)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .filter((sentence) => sentence.split(' ').length > 2);
}

/** The numerals of a text must come from the dice, from a sheet or from the message that is answered. */
function strangeNumbers({ outcome, sheets, message }: PlayedTurn, quoted: string): string[] {
  const shown = outcome.effects.filter(({ kind }) => kind === 'rolled' || kind === 'roll_asked');
  const known = new Set<string>(`${JSON.stringify(shown)} ${message} ${quoted}`.match(/\d+/g));
  const sum = (message.match(/\d+/g) ?? []).reduce((total, number) => total + Number(number), 0);
  known.add(String(sum));
  for (const effect of outcome.effects)
    if (effect.kind === 'hit_points')
      for (const points of [effect.before, effect.after, Math.abs(effect.after - effect.before)])
        known.add(String(points));
  const allowed = (number: string) =>
    known.has(number) ||
    sheets.some(({ current_hp, max_hp }) => [current_hp, max_hp].includes(Number(number)));
  const told = outcome.narration.replace(/\bd(?:4|6|8|10|12|20|100)\b/g, '');
  return (told.match(/\d+/g) ?? []).filter((number) => !allowed(number));
}

/** What a sheet says is said again whenever it is asked for. */
const isQuoted = (sentence: string) => /\d/.test(sentence);

/** What a reader of some narrations, in their order, would stumble over; empty when there is nothing. */
export function findProseFaults(narrations: string[]): string[] {
  const faults: string[] = [];
  const said = new Set<string>();
  narrations.forEach((narration, index) => {
    const at = (fault: string) => faults.push(`turn ${index}: ${fault}: ${narration}`);
    if (narration.trim() === '') at('nothing was said');
    for (const [pattern, name] of prosePatterns) if (pattern.test(narration)) at(name);
    const doubled = doubledWords(narration);
    if (doubled.length > 0) at(`doubled words: "${doubled.join('", "')}"`);
    const disagreeing = disagreements(narration);
    if (disagreeing.length > 0) at(`no agreement: "${disagreeing.join('", "')}"`);
    if (narration.split('\n\n').some((paragraph) => paragraph.split('"').length % 2 === 0))
      at('a quotation that is not closed');
    const again: string[] = [];
    for (const sentence of sentencesOf(narration)) {
      if (said.has(sentence) && !isQuoted(sentence)) again.push(sentence);
      said.add(sentence);
    }
    if (again.length > 0) at(`said again: "${again.join('", "')}"`);
  });
  return faults;
}

/** The faults of the prose, and those that only show beside the dice, the sheets and the notes. */
export function findFaults(game: PlayedGame, quoted = ''): string[] {
  const faults = findProseFaults(game.turns.map(({ outcome }) => outcome.narration));
  game.turns.forEach((turn, index) => {
    const at = (fault: string) =>
      faults.push(`turn ${index} (${turn.message.slice(0, 40)}): ${fault}: ${turn.outcome.narration}`);
    const numbers = strangeNumbers(turn, quoted);
    const verbs = wrongVerbsOf(
      turn.sheets.map(({ name }) => name),
      turn.outcome.narration,
    );
    if (verbs.length > 0) at(`no agreement: "${verbs.join('", "')}"`);
    if (numbers.length > 0) at(`numbers out of nowhere: ${numbers.join(', ')}`);
    if (turn.world.notes.length > 4_000) at('the notes are too long');
  });
  return faults;
}
