import type { MessageRead } from '@fireside/contract';
import type { StoryHead } from './export-queries.ts';

/** How a story is written down: its beginning, each message, its end. */
export interface WrittenStory {
  type: string;
  /** Whether what players said beside the story belongs to it. */
  withTableTalk: boolean;
  begin(head: StoryHead): string;
  message(message: MessageRead): string;
  /** Between two messages. */
  between: string;
  end(head: StoryHead): string;
}

/** Who says it, for everything that is not told by the DM to all. */
export function speakerOf({
  sender_type,
  player_name,
  character_name,
  kind,
  to,
}: MessageRead): string | null {
  const name = sender_type === 'player' ? (player_name ?? 'Somebody') : 'The DM';
  const speaker = character_name ? `${name} as ${character_name}` : name;
  if (kind === 'whisper') return `${speaker}, whispering${to === 'dm' ? ' to the DM' : ''}`;
  return sender_type === 'player' ? speaker : null;
}

/** Its dice, a line for each. */
export function diceOf({ rolls }: MessageRead): string[] {
  return rolls.map(({ notation, reason, breakdown }) => {
    const what = reason ? `${notation} (${reason})` : notation;
    return `${what}: ${breakdown}`;
  });
}

export function playersOf({ players }: StoryHead): string {
  return players.map(({ name, character }) => (character ? `${name} as ${character}` : name)).join(', ');
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
