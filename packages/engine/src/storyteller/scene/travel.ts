import { departures } from '../lines/journey.ts';
import { introductions } from '../lines/scenes.ts';
import { nextSceneOf, sceneOf, slotsOf, tell, type Turn } from '../turn.ts';
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
    rested: false,
  });
  turn.moved = true;
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

export function introduce(turn: Turn): void {
  const { role } = slotsOf(turn);
  tell(turn, introductions, { roleThing: { name: role as string } });
}
