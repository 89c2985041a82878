import type { PlayerPolicy } from './players.ts';

interface Manner {
  onward: string[];
  ask: string[];
  search: string[];
  strike: string[];
  plead: string[];
  idle: string[];
}

const manners: Record<'bold' | 'careful', Manner> = {
  bold: {
    onward: [
      "Then let's not keep them waiting. We go on.",
      'I take the lead. Onward!',
      'I shoulder my pack and go on.',
      "No point standing here. Let's move.",
      'I go on, and I try to look braver than I feel.',
    ],
    ask: [
      'I plant myself in front of {person} and ask what is going on here.',
      'I ask {person} straight out what they have seen.',
      '{person} knows something. I ask about it.',
    ],
    search: [
      'I have a proper look at {thing}.',
      'I search {thing}, and I am not gentle about it.',
      'Something is off. I check {thing}.',
    ],
    strike: [
      'I attack with my {weapon}!',
      'I go straight at it and swing my {weapon}.',
      'Enough. I hit it as hard as I can.',
      'I feint left and strike right with my {weapon}.',
      'I attack again and do not let up.',
      'I charge, shouting, and strike.',
    ],
    plead: ['I lower my {weapon} a little and try to reason with them: "This can still end well."'],
    idle: [
      'I look around.',
      'I search the place from top to bottom.',
      'I listen at every corner and look around.',
    ],
  },
  careful: {
    onward: [
      'I check that nobody follows us, and we go on.',
      'I whisper: "After you." We go on.',
      'We go on, but I keep to the side of the way.',
      'I make a note of where we are, and we move on.',
    ],
    ask: [
      'I offer {person} a friendly word and ask what they know.',
      'I sit down beside {person} and ask about the whole story.',
      'I ask {person} what they are afraid of.',
    ],
    search: [
      'I examine {thing} carefully, without touching it at first.',
      'I kneel down and study {thing}.',
      'I would like to search {thing} for anything unusual.',
    ],
    strike: [
      'I keep my distance and cast fire bolt at it.',
      'I cast fire bolt, aiming for the eyes.',
      'I attack from behind, if I can get there.',
      'I cast fire bolt once more.',
    ],
    plead: [
      'I try to persuade them: "Nobody else has to be hurt tonight. Tell us what you really want."',
      'I try to convince them that there is another way.',
      'I speak softly and try to calm them down: "You have been alone with this for too long."',
      'I appeal to whatever is left of their heart.',
    ],
    idle: [
      'I take a good look around.',
      'I look around for anything that does not belong.',
      'I search the place, quietly.',
    ],
  },
};

const pointedAt =
  /(?:falls on|comes back to|lingers on|look at|search|back to|looked at|touched|near|about) ((?:the|cabin|unit) [a-z' ]{3,30}?)(?: yet| so far)?\./i;
const openWay =
  /lies open|trail leads|points to|one place left|way leads on|lies ahead|is waiting|where this goes/i;
const underAttack =
  /damage|closes in|comes at you|squares up|another pass|between you and|swings|strikes|upper hand|still up|better days/i;
const lastScene =
  /end of this there is only|far from done|not finished with you|strength is left|seems to lean toward/i;

/** A player who reads what is said, answers to it, and remembers what was found out. */
export function attentivePlayer(manner: keyof typeof manners, weapon: string): PlayerPolicy {
  const lines = manners[manner];
  const used = new Map<string[], number>();
  const asked = new Set<string>();
  let learnt: string | null = null;
  let struck = 0;

  const next = (list: string[]) => {
    const at = used.get(list) ?? 0;
    used.set(list, at + 1);
    return list[at % list.length]!.replaceAll('{weapon}', weapon);
  };

  return ({ narration, pendingRoll }) => {
    if (pendingRoll) return 'You roll for me, please.';
    const clue = /: ([^:.]{40,220})\.(?:\s|$)/.exec(narration)?.[1];
    if (clue && /\b(must|would|gives?|moment|anything|fear|back)\b/.test(clue)) learnt = clue;
    const health = /(\d+) HP/.exec(narration);
    if (health && Number(health[1]) <= 4 && manner === 'bold' && used.get(manners.bold.idle) === undefined) {
      used.set(manners.bold.idle, 0);
      return 'I drink my potion of healing.';
    }
    if (lastScene.test(narration) && learnt) {
      const memory = learnt;
      learnt = null;
      return `I remember what we found out: ${memory}. I act on it, here and now.`;
    }
    if (openWay.test(narration) && !/damage/.test(narration)) return next(lines.onward);
    if (underAttack.test(narration) || lastScene.test(narration))
      return ++struck % 3 === 0 ? next(lines.plead) : next(lines.strike);
    const person = peopleIn(narration).find((name) => !asked.has(name));
    if (person) {
      asked.add(person);
      return next(lines.ask).replaceAll('{person}', person);
    }
    const thing = pointedAt.exec(narration);
    if (thing) return next(lines.search).replaceAll('{thing}', thing[1]!);
    return next(lines.idle);
  };
}

/** Names of two words that are not the names of places. */
function peopleIn(narration: string): string[] {
  const names = [...narration.matchAll(/\b([A-Z][a-z]+ [A-Z][A-Za-z]+)\b/g)].map(([, name]) => name!);
  const isPlace = (name: string) => new RegExp(`\\b(the|in|on|at|of|to|aboard) ${name}`, 'i').test(narration);
  return names.filter((name) => !name.startsWith('The ') && !isPlace(name));
}
