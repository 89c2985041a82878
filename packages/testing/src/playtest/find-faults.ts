import type { PlayedGame, PlayedTurn } from './play-game.ts';

const remembered = 30;

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

const holes: [RegExp, string][] = [
  [/[{}[\]|]/, 'a template hole'],
  [/\bundefined\b|\bnull\b|\bNaN\b|\[object/, 'a value that is no word'],
  [/\S {2,}\S/, 'two spaces'],
  [/\s[,.;:!?]/, 'a space before punctuation'],
  [/\b[Aa] (?=[aeio])|\b[Aa]n (?=[bcdfgjklmnpqrstvwxz])/, 'a wrong article'],
  [/\bthe the\b|\ba the\b|\ban the\b|\bthe an?\b/i, 'two articles'],
  [/([^.]|^)\.\.([^.]|$)|,,|\?\.|!\.|;\.|:\./, 'doubled punctuation'],
  [/(^|[^.][.] )["']?[a-z]/, 'a sentence without a capital'],
];

/** The numerals of a text must come from the dice, from a sheet or from the message that is answered. */
function strangeNumbers({ outcome, sheets, message }: PlayedTurn, quoted: string): string[] {
  const shown = outcome.effects.filter(({ kind }) => kind === 'rolled' || kind === 'roll_asked');
  const known = new Set<string>(`${JSON.stringify(shown)} ${message} ${quoted}`.match(/\d+/g));
  const sum = (message.match(/\d+/g) ?? []).reduce((total, number) => total + Number(number), 0);
  known.add(String(sum));
  for (const effect of outcome.effects)
    if (effect.kind === 'hit_points') known.add(String(Math.abs(effect.after - effect.before)));
  const allowed = (number: string) =>
    known.has(number) ||
    sheets.some(({ current_hp, max_hp }) => [current_hp, max_hp].includes(Number(number)));
  return (outcome.narration.match(/\d+/g) ?? []).filter((number) => !allowed(number));
}

/** What a reader of some narrations, in their order, would stumble over; empty when there is nothing. */
export function findProseFaults(narrations: string[]): string[] {
  const faults: string[] = [];
  const said: string[][] = [];
  narrations.forEach((narration, index) => {
    const at = (fault: string) => faults.push(`turn ${index}: ${fault}: ${narration}`);
    if (narration.trim() === '') at('nothing was said');
    for (const [pattern, name] of holes) if (pattern.test(narration)) at(name);
    const recent = new Set(said.slice(-remembered).flat());
    const sentences = sentencesOf(narration);
    const again = sentences.filter(
      (sentence, place) => recent.has(sentence) || sentences.indexOf(sentence) < place,
    );
    if (again.length > 0) at(`said again: "${again.join('", "')}"`);
    said.push(sentences);
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
    if (numbers.length > 0) at(`numbers out of nowhere: ${numbers.join(', ')}`);
    if (turn.world.notes.length > 4_000) at('the notes are too long');
  });
  return faults;
}
