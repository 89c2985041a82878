import { definite, listed } from '../language/nouns.ts';
import { fillTemplate } from '../language/phrase.ts';
import { aboutMaster, chatter, declined, hints, status } from '../lines/table-talk.ts';
import { foeThing } from '../scene/fight.ts';
import { situation } from '../scene/situation.ts';
import { hitPoints, nextSceneOf, sceneOf, tell, type Turn } from '../turn.ts';

export function chat(turn: Turn): void {
  const asksMaster = /\b(ai|bot|robot|human|llm|model|chatgpt|computer|who are you|real)\b/i.test(
    turn.snapshot.message,
  );
  if (asksMaster && tell(turn, aboutMaster)) return;
  tell(turn, chatter, { situation: situation(turn) });
}

export function decline(turn: Turn): void {
  tell(turn, declined, { situation: situation(turn) });
}

/** What could be done from here, in the words that the storyteller understands. */
export function options(turn: Turn): string[] {
  const { state } = turn;
  const { place, person, beat } = sceneOf(turn);
  if (state.foes.length > 0) {
    const foe = definite(foeThing(turn, turn.random.pick(state.foes)));
    return [
      `attack ${foe}`,
      beat === 'climax' ? `try to reason with ${foe}` : 'break away and run',
      beat === 'climax' ? whatIsKnown(turn) : 'look for an advantage in the place itself',
    ];
  }
  const list: string[] = [];
  const next = nextSceneOf(turn);
  if (state.open && next) list.push(`go on to ${next.place.name}`);
  if (person) list.push(`${state.spoke ? 'try to persuade' : 'talk to'} ${person.name}`);
  for (const [index, feature] of place.features.entries())
    if (!state.searched.includes(index)) list.push(`search ${feature.name}`);
  if (!state.open) list.push(`find a way past ${place.obstacle.name}`);
  list.push('rest for a while', 'look around', 'wait and listen');
  return list;
}

/** The villain's weakness in the words of the record, for those who have found it. */
function whatIsKnown({ state, plot, random }: Turn): string {
  const { clues } = plot.threat;
  const fact =
    state.clues >= clues.length ? fillTemplate(clues.at(-1)?.fact ?? '', plot.slots, random) : null;
  if (!fact) return 'find another way to end this';
  return `act on what you have learnt (${fact.replace(/[.]$/, '')})`;
}

export function hint(turn: Turn): void {
  const [first, second, third] = options(turn);
  tell(turn, hints, { first, second, third });
}

export function showStatus(turn: Turn): void {
  const { sheet } = turn.speaker;
  if (!sheet) return void tell(turn, status.none);
  const hp = hitPoints(turn, sheet);
  const items = sheet.inventory
    .filter(({ quantity }) => quantity > 0)
    .slice(0, 8)
    .map(({ name, quantity }) => (quantity > 1 ? `${name} (${quantity})` : name));
  tell(turn, hp >= sheet.max_hp ? status.whole : status.hurt, {
    hp: String(hp),
    max: String(sheet.max_hp),
    carry: `${items.length > 0 ? `You carry ${listed(items)}` : 'Your pack is empty'}${
      sheet.conditions.length > 0 ? `, and you are ${listed(sheet.conditions).toLowerCase()}.` : '.'
    }`,
  });
}
