import type { Combatant } from '@fireside/contract';
import type { Telling } from '../telling/telling.ts';
import { askForRolls } from './awaited.ts';
import {
  hasFallen,
  helplessEntry,
  isAlone,
  isProne,
  onTurn,
  speakersOwn,
  standing,
  whyHelpless,
} from './combatants.ts';
import { settleFight } from './end-fight.ts';
import { callFight, fightTurn, hasCallsLeft } from './fight-turn.ts';
import { held, notYet, passedOver, prompts } from './fight-lines.ts';
import { foeTurn } from './foe-turn.ts';
import { promptsMore } from './more-lines.ts';
import { lineOf } from './tell-blow.ts';
import { tellDeathSaves } from './tell-death-saves.ts';

/** The next one is on turn; whoever lies between life and death has rolled for it on the way. Whether a player is asked for a roll. */
export async function passTurn(turn: Telling): Promise<boolean> {
  const from = turn.effects.length;
  await callFight(turn, 'next_turn');
  tellDeathSaves(turn, turn.effects.slice(from));
  return askForRolls(turn, from);
}

const isPlayed = ({ character_id }: Combatant) => character_id !== null;

/** Everybody acts whose turn comes before that of somebody who is played and can act. Whether the fight goes on with a player's turn. */
export async function runToPlayer(turn: Telling): Promise<boolean> {
  while (hasCallsLeft(turn)) {
    if (await settleFight(turn)) return false;
    const now = onTurn(turn.table.encounter!);
    const condition = whyHelpless(now);
    if (isPlayed(now) && !hasFallen(now) && !condition) return true;
    if (isPlayed(now) && !hasFallen(now)) await sitOut(turn, now);
    if (now.side === 'foe' && !hasFallen(now)) {
      const from = turn.effects.length;
      await foeTurn(turn, now);
      if (askForRolls(turn, from)) return false;
      if (await settleFight(turn)) return false;
    }
    if (!hasCallsLeft(turn, 1) || (await passTurn(turn))) return false;
  }
  return false;
}

/** Whoever is helpless loses this turn, and has come round by the next. */
async function sitOut(turn: Telling, now: Combatant): Promise<void> {
  turn.line(held, { victim: now.name, condition: whyHelpless(now)! });
  await callFight(turn, 'damage', { target: now.id, condition: helplessEntry(now)!, on: false });
}

/** Says whose turn it is. */
export function sayWhoseTurn(turn: Telling): void {
  const { encounter } = turn.table;
  if (!encounter || turn.isWaiting || turn.ending) return;
  const { id, name: next, character_id } = onTurn(encounter);
  if (character_id === null || fightTurn(turn).prompted === id) return;
  fightTurn(turn).prompted = id;
  turn.hasPointed = true;
  const foes = standing(turn, 'foe').length > 1 ? 'several of them' : 'one of them';
  const table = isAlone(turn) ? prompts.you : prompts.other;
  if (!lineOf(turn, [table, promptsMore], { next, foes })) turn.told.push(`${next}?`);
  fightTurn(turn).prompt = turn.told.at(-1)!;
}

/** So far back somebody has to have spoken to be waited for. */
const lately = 6;

function isAbout({ table, party }: Telling, { character_id }: Combatant): boolean {
  const actor = party.find(({ seat }) => seat.character?.id === character_id);
  if (!actor) return false;
  const { name } = actor.seat;
  return table.history
    .slice(-lately - 2 * party.length)
    .some(({ sender, playerName }) => sender === 'player' && playerName === name);
}

/** Whether somebody is answered in the same go as the speaker: then their own words come in their own time. */
function speaksToo({ table }: Telling, { character_id }: Combatant): boolean {
  const all = [table.speaker, ...table.also.map(({ speaker }) => speaker)];
  return all.some((seat) => seat?.character?.id === character_id);
}

async function getUp(turn: Telling, now: Combatant): Promise<void> {
  await callFight(turn, 'damage', { target: now.id, condition: 'prone', on: false });
  turn.line(ownFeet, { victim: now.name });
}

const ownFeet = [
  '{victim} is [back on both feet|upright again] first.',
  '[First things first|Up again]: {victim} [stands|rises].',
  '{victim} [rolls over|pushes up] and stands.',
] as const;

/** Brings the fight to the speaker's turn, as far as nobody else is waited for. Whether the speaker may act now. */
export async function takeTurn(turn: Telling): Promise<boolean> {
  const own = speakersOwn(turn);
  if (!own) return false;
  for (let passed = 0; passed < 24 && hasCallsLeft(turn); passed++) {
    if (!(await runToPlayer(turn))) return false;
    const now = onTurn(turn.table.encounter!);
    if (now.id === own.id) {
      if (isProne(now) && hasCallsLeft(turn)) await getUp(turn, now);
      return true;
    }
    if (!speaksToo(turn, now)) {
      if (isAbout(turn, now)) {
        turn.isTimeless = true;
        if (!turn.line(notYet, { next: now.name })) sayWhoseTurn(turn);
        return false;
      }
      turn.line(passedOver, { next: now.name });
    }
    if (await passTurn(turn)) return false;
  }
  return false;
}
