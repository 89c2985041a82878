import { listed } from '../language/nouns.ts';
import { greetings } from '../lines/company.ts';
import { sceneOf, tell, type Turn } from '../turn.ts';

/** Welcomes everybody who has joined, and opens the tale. */
export function greet(turn: Turn): void {
  const { snapshot, plot, state } = turn;
  state.met = snapshot.party.map(({ name }) => name);
  const names = snapshot.party.map(({ name, character }) =>
    character && character.name !== name ? `${name} as ${character.name}` : name,
  );
  tell(turn, names.length > 1 ? greetings.many : greetings.one, {
    names: listed(names),
    game: `"${snapshot.game.name}"`,
  });
  turn.told.push('\n\n');
  tell(turn, [sceneOf(turn).place.arrival]);
  turn.told.push('\n\n');
  tell(turn, plot.threat.hook);
}
