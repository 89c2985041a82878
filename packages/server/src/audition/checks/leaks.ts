import { everythingTold, type Played } from '../scene.ts';

/** What only stands in prompts, tool calls and their results. */
const machinery = [
  '<tool_call',
  '</tool_call',
  'roll_dice',
  'update_character',
  'update_world_state',
  'enter_scene',
  'end_game',
  '"notation"',
  'awaiting_player_roll',
  'hp_change',
  '(for you alone)',
  '# conduct',
  '# your role',
  '# before you answer',
  '<-- you are here',
  'text chat. you describe the world',
  'never act, speak, feel or decide',
];

/** Letters and digits in a row, however they were set. */
export function plain(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ');
}

/** Every text that must not be read and can be. */
export function leaksIn(played: Played): string[] {
  const code = played.game?.participation_code;
  const kept = [...machinery, ...(played.scene.secrets ?? []), ...(code ? [code] : [])].map(plain);
  const told = everythingTold(played).map(({ content }) => plain(content));
  return kept.filter((words) => told.some((text) => text.includes(words)));
}
