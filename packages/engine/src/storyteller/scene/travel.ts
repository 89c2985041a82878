import type { Character } from '../../snapshot.ts';
import { departures, woundsBound } from '../lines/journey.ts';
import { introductions } from '../lines/scenes.ts';
import { changeSheet, hitPoints, nextSceneOf, sceneOf, slotsOf, tell, type Turn } from '../turn.ts';
import { bringVillain } from './fight.ts';

/** Goes on to the next scene and shows it. */
export function travel(turn: Turn): void {
  const { state, plot } = turn;
  if (!nextSceneOf(turn)) return;
  const from = sceneOf(turn).place.name;
  const long = turn.told.length > 0;
  Object.assign(state, {
    scene: state.scene + 1,
    turns: 0,
    progress: 0,
    open: false,
    foes: [],
    rounds: 0,
    fought: false,
    searched: [],
    spoke: false,
    rested: [],
  });
  turn.moved = true;
  bindWounds(turn);
  if (!long) tell(turn, departures, { from });
  const { place, person, beat } = sceneOf(turn);
  turn.told.push('\n\n');
  tell(turn, [place.arrival]);
  if (beat === 'climax') {
    bringVillain(turn);
    tell(turn, plot.threat.confront);
  } else if (person) introduce(turn);
  else tell(turn, [place.obstacle.block]);
}

/** The way gives the badly hurt time to bind their wounds: nobody walks into the next fight at death's door. */
function bindWounds(turn: Turn): void {
  const hurt = turn.party
    .flatMap(({ sheet }) => (sheet ? [sheet] : []))
    .filter((sheet) => missing(turn, sheet) > 0);
  for (const sheet of hurt) changeSheet(turn, sheet, { hpChange: missing(turn, sheet) });
  if (hurt.length > 0) tell(turn, woundsBound);
}

function missing(turn: Turn, sheet: Character): number {
  return Math.ceil(sheet.max_hp * 0.6) - hitPoints(turn, sheet);
}

export function introduce(turn: Turn): void {
  const { role } = slotsOf(turn);
  tell(turn, introductions, { roleThing: { name: role as string } });
}
