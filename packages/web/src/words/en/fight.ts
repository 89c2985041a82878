import { formsOf } from '../forms.ts';

const { count } = formsOf('en');

/** `Mira’s`, `Goblins’`. */
function possessive(name: string): string {
  return /s$/i.test(name) ? `${name}’` : `${name}’s`;
}

const leading = /^(the|a|an|my|our|his|her|their)\s/i;
/** `near` is also what a bank is that lies near. */
const placed =
  /^(near\s(?=(the|an?|my|our|his|her|their)\s)|(behind|beside|under|on|in|at|by|among|above|below|inside|outside|between|around|before|beyond)\s)/i;

/** `to the bridge`, `behind the bar`, `to Low Ferry`. */
function toPlace(zone: string): string {
  const name = zone.trim();
  const lowered = name.charAt(0).toLowerCase() + name.slice(1);
  if (placed.test(name)) return lowered;
  if (leading.test(name)) return `to ${lowered}`;
  const isProperName = /\s\p{Lu}/u.test(name);
  return isProperName ? `to ${name}` : `to the ${lowered}`;
}

/** `longsword`, but `Flame Tongue` keeps its name. */
function asThing(name: string): string {
  return /\s\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** What is put into the composer for a player to send. The storyteller reads English alone: for it these are taken in any language. */
export const fightSentences = {
  attack: (weapon: string, target: string | null) =>
    `I attack${target ? ` ${target}` : ''} with my ${asThing(weapon)}`,
  castAt: (spell: string, target: string) => `I cast ${spell} at ${target}`,
  castOn: (spell: string, friend: string) => `I cast ${spell} on ${friend}`,
  castOnMyself: (spell: string) => `I cast ${spell} on myself`,
  cast: (spell: string) => `I cast ${spell}`,
  drink: (potion: string) => `I drink my ${asThing(potion)}`,
  dodge: 'I dodge',
  dash: 'I dash',
  disengage: 'I disengage',
  help: (friend: string) => `I help ${friend}`,
  hide: 'I hide',
  holdOn: 'I hold on to life',
  move: (zone: string) => `I move ${toPlace(zone)}`,
};

export const fight = {
  title: 'Fight',
  order: 'Order of turns',
  map: 'Map',
  round: (round: number) => `Round ${round}`,
  yourTurn: 'Your turn',
  turnOf: (name: string) => `${possessive(name)} turn`,
  nobodysTurn: 'Nobody’s turn',
  spokenYourTurn: (round: number) => `Round ${round}. It is your turn.`,
  spokenTurnOf: (round: number, name: string) => `Round ${round}. It is ${possessive(name)} turn.`,
  next: (name: string) => `next: ${name}`,
  you: 'you',
  onTurn: 'on turn',
  target: 'Target',
  itIsYourTurn: 'It is your turn',
  whatYouCanDo: ': what you can do',
  slotsLeft: (slots: number) => `${count(slots, { one: 'spell slot', other: 'spell slots' })} left`,
  nobody: 'nobody',
  standing: (who: string) => `: ${who}`,
  elsewhere: (who: string) => `Elsewhere: ${who}`,
  choosePlace: 'Choose a place to say that you go there.',
  goTo: (zone: string) => `Move: ${zone}`,
  movesTo: (zone: string) => `moves to ${zone}`,
  moving: (zone: string) => `Moving to ${zone}`,
  choosePlaceToGo: 'Choose a place to go there.',
  dodge: 'Dodge',
  dash: 'Dash',
  disengage: 'Disengage',
  help: 'Help',
  hide: 'Hide',
  holdOn: 'Hold on',
  sentences: fightSentences,
};
