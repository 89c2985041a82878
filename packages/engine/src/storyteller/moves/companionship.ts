import { mentions } from '../intent/words.ts';
import { helping, helpingAlone } from '../lines/company.ts';
import { remember, tell, type Actor, type Turn } from '../turn.ts';

/** Makes the next roll of a companion easier. Who helps nobody in particular helps whoever acted last. */
export function help(turn: Turn): void {
  const { state, speaker, party } = turn;
  const others = party.filter(({ seat }) => seat.user_id !== speaker.seat.user_id);
  if (others.length === 0) {
    tell(turn, helpingAlone);
    state.progress += state.foes.length > 0 ? 0 : 0.5;
    return;
  }
  const target = others.find((other) => mentions(turn.words, namesOf(other))) ?? lastToAct(turn, others);
  state.help = { by: speaker.name, target: target.name };
  tell(turn, helping, { target: target.name });
  remember(turn, `stood by ${target.name}`);
}

function namesOf({ name, seat }: Actor): string {
  return `${name} ${seat.name}`.toLowerCase();
}

function lastToAct({ snapshot }: Turn, others: Actor[]): Actor {
  const spoke = snapshot.history.findLast(
    ({ sender, playerName }) => sender === 'player' && others.some(({ seat }) => seat.name === playerName),
  );
  return others.find(({ seat }) => seat.name === spoke?.playerName) ?? others[0]!;
}
