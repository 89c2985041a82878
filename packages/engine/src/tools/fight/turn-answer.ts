import { onTurn } from '../../fight/who.ts';
import type { Deed } from '../../fight/deed.ts';
import { seatOf } from '../../fight/who.ts';
import { winnerOf } from '../../rules/index.ts';

/** What the model needs to know to go on: the order, who acts, and with what. */
export function turnAnswer(deed: Deed): Record<string, unknown> {
  const { encounter } = deed.table;
  if (!encounter) return {};
  const now = onTurn(encounter);
  const player = seatOf(deed.table, now);
  const winner = winnerOf(encounter);
  return {
    round: encounter.round,
    order: encounter.combatants.map(({ name, state }) => (state === 'unhurt' ? name : `${name} (${state})`)),
    on_turn: now.name,
    attacks: deed
      .fighter(now)
      .attacks.slice(0, 12)
      .map(({ name, limit }) => (limit ? `${name} (${limit})` : name)),
    ...(winner === 'party' && { notice: 'No foe is left standing: narrate it and call end_encounter.' }),
    ...(winner === null && {
      instruction: player
        ? `It is the turn of ${now.name}, whom ${player.name} plays: tell what has happened, ask ${player.name} what they do, and end your answer.`
        : `It is the turn of ${now.name}: act for them with attack, then call next_turn.`,
    }),
  };
}
