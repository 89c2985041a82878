import { plainWords } from '../reader/plain-words.ts';
import { resembles } from '../reader/resembles.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const clausesIn = (text: string) =>
  text.split(/[.;!?\n]+|,\s+(?=(?:and )?(?:(?:the|his|her|their|old|young) |\p{Lu}))/u);

/** What is known of somebody's work: their role, and what the host has written of them by name. */
export function knownFor({ table, place }: Telling, person: Person): string {
  const names = wordsIn(person.name).filter((word) => word.length > 2);
  const others = place.people
    .filter(({ id }) => id !== person.id)
    .flatMap(({ name }) => wordsIn(name))
    .filter((word) => word.length > 2 && !names.includes(word));
  const written = clausesIn(table.game.description.slice(0, 4000)).filter((clause) => {
    const said = wordsIn(clause);
    return names.some((name) => said.includes(name)) && !others.some((name) => said.includes(name));
  });
  return [person.role, ...person.words, ...written].join(' ; ').toLowerCase();
}

/** What somebody is called by their work, and by what one knows it. */
const occupations: readonly [string, RegExp][] = [
  [
    'barkeep bartender barman barkeeper innkeeper landlord landlady publican tavernkeeper keeper host hostess',
    /\b(?:innkeeper|landlord|landlady|publican|barkeep|bartender|barman|(?:keeps?|runs?|owns?|tends?|behind|minds?) (?:the|a|an|her|his|their) (?:\p{L}+ ){0,2}(?:bar|inn|tavern|saloon|pub|alehouse|hotel)|(?:saloon|tavern|inn|bar|pub|hotel) keeper|pours? (?:the )?(?:ale|beer|drinks?|whiske?y|wine))\b/u,
  ],
  ['waitress waiter barmaid server', /\b(?:waitress|waiter|barmaid|serves|serving|waits on tables)\b/],
  [
    'doctor physician medic healer nurse',
    /\b(?:doctor|physician|medic|surgeon|nurse|healer|sickbay|infirmary|tends the sick)\b/,
  ],
  [
    'priest padre reverend vicar pastor preacher parson father minister clergyman',
    /\b(?:father|priest|reverend|vicar|pastor|preacher|parson|curate|abbot|rings the (?:chapel|church) bell)\b/,
  ],
  ['captain skipper commander cap', /\b(?:captain|skipper|commander|commands?)\b/],
  ['chief boss leader', /\b(?:chief|commander|captain|commands?|runs|leads|heads)\b/],
  ['cook chef', /\b(?:cook|chef|runs the kitchen)\b/],
  [
    'detective inspector officer cop constable lawman copper',
    /\b(?:detective|inspector|constable|police|officer|sheriff|marshal|lieutenant|sergeant)\b/,
  ],
  [
    'shopkeeper storekeeper merchant trader',
    /\b(?:shopkeeper|storekeeper|merchant|trader|(?:keeps|runs|owns) (?:the|a) (?:\p{L}+ )?(?:shop|store))\b/u,
  ],
  ['butler servant steward', /\b(?:butler|servant|steward|valet|footman)\b/],
  ['fisherman fisher', /\b(?:fisherman|fisherwoman|fishes)\b/],
];
const known = occupations.map(([calls, by]) => ({ calls: new Set(calls.split(' ')), by }));

/** Who of those here is called by their work, though the tale has another word for it: `barkeep`, of her who keeps the bar. */
export function calledByWork(head: string, turn: Telling): Person | null {
  const isLike = (call: string) => call[0] === head[0] && resembles(head, call);
  const meant =
    known.find(({ calls }) => calls.has(head)) ??
    (plainWords.has(head) ? undefined : known.find(({ calls }) => [...calls].some(isLike)));
  return (meant && turn.place.people.find((one) => meant.by.test(knownFor(turn, one)))) ?? null;
}
