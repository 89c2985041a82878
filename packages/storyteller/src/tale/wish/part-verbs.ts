import { baseVerb } from '../../reader/inflection.ts';

/**
 * What a verb makes of whoever does it and of whomever it is done to. A verb that nobody listed makes nothing of anybody.
 *
 * - `ask`: who does it wants help. `tell`: who does it knows something.
 * - `take`: it is done to somebody who is gone then. `kill`: to somebody who is dead then. Both are done by an enemy, `menace` too; `hold` by somebody who may be one.
 * - `go`, `die`: who does it is gone, or dead.
 * - `return`: who does not do it is gone.
 * - `beat`: whoever it is to be done to is an enemy. `seek`: they are to be found. `help`: they are a friend.
 */
export type PartKind =
  | 'ask'
  | 'tell'
  | 'take'
  | 'kill'
  | 'menace'
  | 'hold'
  | 'go'
  | 'die'
  | 'return'
  | 'beat'
  | 'seek'
  | 'help';

const verbs: Readonly<Record<PartKind, string>> = {
  ask: 'ask beg hire pay offer promise need send summon invite recruit plead implore beseech employ commission engage urge reward want hope call turn approach come go entreat enlist lose',
  tell: 'say swear claim believe insist tell whisper know remember see hear think suspect warn mutter deny confess admit report dream babble recall witness spot notice gossip mumble rave understand',
  take: 'take steal kidnap abduct seize capture snatch imprison drag lure trap swallow carry hold chain jail arrest enslave lock nick cage wall',
  kill: 'kill murder slay poison strangle stab shoot hang butcher behead devour eat drown slaughter assassinate petrify bewitch enchant freeze bludgeon transform',
  menace:
    'threaten hunt haunt stalk terrorise terrorize prey plot scheme raid attack besiege invade burn extort demand betray curse rob sabotage cheat swindle evict oppress torment ravage feed lurk plague conquer march blackmail frame squeeze pollute infect possess corrupt dam foreclose usurp wreck destroy enslave',
  hold: 'rule plan own cover hide keep guard run win control block',
  go: 'vanish disappear flee leave sail',
  die: 'die drown perish starve faint collapse',
  beat: 'stop defeat beat outwit catch unmask fight overthrow expose destroy confront face banish exorcise outsmart topple unseat slay hunt kill capture arrest rob outrun flee escape trap',
  seek: 'find rescue save free locate ransom liberate seek fetch recover retrieve release',
  return: 'return answer write wake arrive reply come surface',
  help: 'help protect escort serve defend guard visit meet join trust accompany cure heal follow',
};

const byVerb = new Map<string, PartKind[]>();
for (const [kind, list] of Object.entries(verbs) as [PartKind, string][])
  for (const verb of list.split(' ')) byVerb.set(verb, [...(byVerb.get(verb) ?? []), kind]);

export function partsOf(verb: string): readonly PartKind[] {
  return byVerb.get(verb) ?? [];
}

/** The base form of a verb of which something is known here. */
export function partVerb(word: string): string | null {
  const base = baseVerb(word, (verb) => byVerb.has(verb));
  return base !== null && byVerb.has(base) ? base : null;
}
