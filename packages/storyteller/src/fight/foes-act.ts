import type { Telling } from '../telling/telling.ts';
import { hasFallen, onTurn, speakersOwn } from './combatants.ts';
import { settleFight } from './end-fight.ts';
import { fightTurn } from './fight-turn.ts';
import { passTurn, runToPlayer, sayWhoseTurn } from './rounds.ts';
import { tellDeathSaves } from './tell-death-saves.ts';

/** Everybody acts whose turn comes before a player's. Ends the fight when one side is down. */
export async function foesAct(turn: Telling): Promise<void> {
  if (!turn.table.encounter) return;
  const own = speakersOwn(turn);
  if (own && hasFallen(own)) tellDeathSaves(turn, turn.effects, turn.speaker.seat.user_id);
  if (await settleFight(turn)) return;
  const { hasBegun, hasActed, keepsTurn } = fightTurn(turn);
  const isOwnTurn = own !== null && onTurn(turn.table.encounter).id === own.id;
  if (isOwnTurn && !keepsTurn && (hasActed || !hasBegun) && (await passTurn(turn))) return;
  if (await runToPlayer(turn)) sayWhoseTurn(turn);
}
