import { addressOf, type MessageRead } from '@fireside/contract';

/** What fills the screen of a phone. */
const longest = 1_200;

/** Marks of Markdown, heaps of marks on one letter, and what turns the direction of all that follows. */
const unspoken = /[*_`]+|^(?:#{1,6}|>) ?|(?<=\p{M}{3})\p{M}+|[\u202a-\u202e\u2066-\u2069]/gmu;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const asHtml = (text: string) => text.replace(/[&<>]/g, (character) => entities[character]!);

function said({ sender_type, kind, content, character_name, player_name }: MessageRead): string {
  const words = content.slice(-longest).replace(unspoken, '').trim();
  const speaker = sender_type === 'player' && kind === 'action' && (character_name ?? player_name);
  return speaker ? `${speaker}: ${words}` : words;
}

/**
 * The end of the story that somebody is about to see, as HTML without any mark: of the answers that go with their page, so that nobody
 * is shown what they may not read. Empty where there is none.
 */
export function lastWordsIn(answers: readonly (readonly [string, string])[]): string {
  const history = answers.find(([address]) => {
    const game_id = /^\/api\/games\/([\w-]+)\//.exec(address)?.[1];
    return game_id && address.startsWith(addressOf('messageHistory', { params: { game_id } }));
  });
  if (!history) return '';
  const story = (JSON.parse(history[1]) as MessageRead[])
    .filter(({ kind, removed }) => (kind === 'narration' || kind === 'action') && !removed)
    .map(said);
  return asHtml(story.join('\n\n').slice(-longest));
}
