import type { Fate, MessageRead, Recap } from '@fireside/contract';
import type { StoryHead } from './export-queries.ts';

/** How a story is written down: its beginning, each message, its end. */
export interface WrittenStory {
  type: string;
  /** Whether what players said beside the story belongs to it. */
  withTableTalk: boolean;
  begin(head: StoryHead, recap: Recap): string;
  /** Where a chapter of the chronicle begins; absent where nothing is said of it. */
  chapter?(title: string): string;
  message(message: MessageRead, head: StoryHead): string;
  /** Between two messages. */
  between: string;
  end(head: StoryHead): string;
}

/** Who says it, for everything that is not told by the DM to all. */
export function speakerOf(
  { sender_type, player_name, character_name, kind, to }: MessageRead,
  head: StoryHead,
): string | null {
  const name = sender_type === 'player' ? (player_name ?? 'Somebody') : 'The DM';
  const speaker = character_name ? `${name} as ${character_name}` : name;
  if (kind === 'whisper') return `${speaker}, whispering to ${listenerOf(to, head)}`;
  return sender_type === 'player' ? speaker : null;
}

function listenerOf(to: string | null, { players, former }: StoryHead): string {
  if (to === 'dm') return 'the DM';
  return [...players, ...former].find(({ user_id }) => user_id === to)?.name ?? 'somebody';
}

/** Its dice, a line for each. */
export function diceOf({ rolls }: MessageRead): string[] {
  return rolls.map(({ notation, reason, breakdown }) => {
    const what = reason ? `${notation} (${reason})` : notation;
    return `${what}: ${breakdown}`;
  });
}

/** Who plays, and who did. */
export function playersOf({ players, former }: StoryHead): string {
  const present = players.map(({ name, character }) => (character ? `${name} as ${character}` : name));
  const before = former.map(({ name }) => `${name} (until they left)`);
  return [...present, ...before].join(', ');
}

const fateWords: Record<Fate, string> = {
  alive: 'alive',
  fallen: 'fallen',
  dead: 'dead',
  left: 'left the table',
};

/** Who they were and what became of them, a line for each; of whoever played nobody there is nothing to say. */
export function fatesOf({ party }: Recap): { name: string; line: string }[] {
  return party.flatMap(({ name, character, class_name, fate, hp, level }) => {
    if (character === null) return [];
    const levels =
      level && (level.before === level.after ? level.after : `${level.before} to ${level.after}`);
    const kind = [levels && `level ${levels}`, class_name].filter(Boolean).join(' ');
    const points = hp ? `${hp.current} of ${hp.max} HP` : '';
    const fated = [kind, `played by ${name}`, fateWords[fate], points].filter(Boolean).join(', ');
    return [{ name: character, line: fated }];
  });
}

/** From its first day to its last. */
export function datesOf({ began_at, last_at }: Recap): string {
  // Not before somebody asks: what a runtime knows of a language is slow to open.
  const days = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
  return days.formatRange(new Date(began_at), new Date(last_at ?? began_at));
}

/** The chapters that begin with a message, each once. */
export function createChapters({ chapters }: StoryHead): (messageId: number) => string[] {
  const coming = [...chapters];
  return (messageId) => {
    const begun: string[] = [];
    for (let next = coming[0]; next && next.from_id <= messageId; next = coming[0]) {
      coming.shift();
      // One that tells of another game, or of what was withdrawn, begins nowhere in this one.
      if (next.to_id >= messageId) begun.push(next.title);
    }
    return begun;
  };
}

/** A text as paragraphs of lines, whatever ends its lines. */
export function paragraphsOf(text: string): string[][] {
  return text
    .split(/\r\n?|[\n\v\f\x85\u2028\u2029]/)
    .map((line) => line.trim())
    .reduce<string[][]>((paragraphs, line) => {
      if (line === '') paragraphs.push([]);
      else (paragraphs.at(-1) ?? paragraphs[paragraphs.push([]) - 1]!).push(line);
      return paragraphs;
    }, [])
    .filter((lines) => lines.length > 0);
}
