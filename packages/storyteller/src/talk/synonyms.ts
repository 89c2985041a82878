import { stemOf } from './words.ts';

/** Words that are asked for one another. */
const groups: readonly (readonly string[])[] = [
  'toll price cost fee charge money fare expensive much',
  'boat ferry ship vessel raft crossing',
  'river water stream creek',
  'gate door entrance doorway',
  'road path way route street trail',
  'exit out leave escape way onward',
  'horse mare pony stallion steed',
  'child children kid boy girl pupil son daughter lad lass',
  'food meal eat supper dinner breakfast hungry',
  'drink ale beer whiskey wine thirsty',
  'room bed sleep lodging stay',
  'dead death died die killed kill murder murdered corpse body victim',
  'sick ill fever sickness plague disease illness',
  'ghost spirit haunt haunted spectre',
  'guard watch watchman nightwatch nightwatchman nightguard security soldier sentry bouncer',
  'chief captain leader master boss',
  'robot machine android bot',
  'noise sound howling howl ringing knocking knock',
  'key lock locked unlock',
  'letter mail post message note',
  'gun shot bullet shooting pistol',
  'law sheriff police deputy marshal constable',
  'missing lost vanished disappeared gone vanish disappear',
  'treasure gold loot riches',
  'air oxygen breathe breath suffocate',
  'power electricity battery energy electric',
  'fire burn flame burning',
  'doctor physician medic healer doc',
  'job work wage wages pay task quest',
  'box chest crate case coffer strongbox',
  'mummy coffin sarcophagus',
  'picture painting portrait',
  'floor ground footprint print mud boot',
  'light lamp lantern',
  'storm weather rain snow',
  'train carriage',
  'people passenger passengers folk folks person travellers travelers guests crowd crew',
  'monster beast creature enemy villain',
  'danger dangerous threat',
  'trouble problem wrong happened happening matter',
  'thief robber burglar stole stolen steal theft',
  'song music sing piano',
  'singer diva soprano star opera',
  'plant garden crop harvest',
].map((group) => group.split(' '));

const groupsOf = new Map<string, Set<number>>();
groups.forEach((group, at) => {
  for (const word of group) groupsOf.set(stemOf(word), (groupsOf.get(stemOf(word)) ?? new Set()).add(at));
});

export function isSynonym(word: string, other: string): boolean {
  const mine = groupsOf.get(stemOf(word));
  const its = mine && groupsOf.get(stemOf(other));
  return its !== undefined && [...mine!].some((at) => its.has(at));
}
