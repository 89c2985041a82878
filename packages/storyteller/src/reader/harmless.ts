import { weaponNamed } from '@fireside/contract/sheet';
import { ground } from './ground.ts';
import type { Act, Phrase } from './reading.ts';
import type { Roles } from './roles.ts';
import { isBeing, type Scene } from './scene.ts';
import { knownVerb } from './verbs.ts';

/** What of somebody is caught or held without a hand on them. */
const held = /^(?:gaze|eye|eyes|attention|look|stare|breath|tongue|hand|sleeve|arm|elbow|shoulder)$/;
/** What is sent at somebody and hurts nobody. */
const sent: Readonly<Record<string, Act>> = {
  ...{ question: 'ask', look: 'gesture', glance: 'gesture', smile: 'gesture', wink: 'gesture' },
  ...{ grin: 'gesture', kiss: 'gesture', glare: 'gesture', remark: 'tell', comment: 'tell', word: 'tell' },
  ...{ compliment: 'flatter', insult: 'tell', joke: 'perform', accusation: 'tell', idea: 'tell' },
};
/** Led, not thrown: `pull her aside`. */
const led = /^(?:aside|away|close|closer|over|back|up|out|along|apart|near)$/;
/** What moves somebody against their will, and no other way. */
const forceful = /^(?:push|shove|heave|shunt|press|throw|slam|ram|barge|knock|hurl|topple|upend|tip)$/;
const holding = /^(?:catch|hold|grab|seize|take)$/;
const talking = /^(?:conversation|talk|chat|debate|discussion|argument)$/;

interface Touch {
  act: Act;
  base: string;
  roles: Roles;
  lows: readonly string[];
  object: Phrase | null;
  scene: Scene;
}

/** What a rough verb comes to where it is plainly no harm: `turn to her`, `hold his gaze`, `fire a question at him`. Null where it may be meant so. */
export function harmless({ act, base, roles, lows, object, scene }: Touch): Act | null {
  const { parts } = roles;
  const being = parts.find(({ phrase }) => isBeing(phrase, scene));
  const thrown = parts.find(({ preposition }) => preposition === '');
  if (being && thrown && thrown !== being && Object.hasOwn(sent, thrown.phrase.head))
    return sent[thrown.phrase.head]!;
  if (!being || !object) return null;
  const isDirect = being.preposition === '';
  if (act === 'push' || act === 'shove') {
    const isOfWords = lows.some((low) => /^(?:about|regarding|concerning|for|on)$/.test(low));
    if (isDirect && isOfWords && /^(?:press|push|nudge)$/.test(base)) return 'persuade';
    return act === 'shove' || (isDirect && lows.some((low) => forceful.test(knownVerb(low) ?? low)))
      ? null
      : 'gesture';
  }
  if (act === 'pull') return lows.some((low) => led.test(low)) || held.test(object.head) ? 'gesture' : null;
  if (act === 'take') {
    const isBy = parts.some(({ preposition, phrase }) => preposition === 'by' && held.test(phrase.head));
    return base === 'reach' || isBy || (holding.test(base) && held.test(object.head)) ? 'gesture' : null;
  }
  if (act === 'attack') {
    if (parts.some(({ preposition, phrase }) => preposition === 'in' && talking.test(phrase.head)))
      return 'ask';
    return base === 'charge' && lows.some((low) => /^(?:gold|gp|coins?|silver|dollars?|credits?)$/.test(low))
      ? 'trade'
      : null;
  }
  // `cut him off`: with a word.
  return act === 'cut' && isDirect && lows.includes('off') && !/'s /.test(object.shown) ? 'tell' : null;
}

const showing: ReadonlySet<Act> = new Set(['gesture', 'other', 'take', 'put', 'lift', 'push']);

/** `level my rifle at him`, `hold my knife to his throat`: a weapon that is shown to somebody. */
export function isWeaponShown(act: Act, { parts }: Roles, scene: Scene): boolean {
  const weapon = parts.find(({ preposition }) => preposition === '');
  if (!weapon || !showing.has(act)) return false;
  const item = ground(weapon.phrase, scene.turn);
  if (item.kind !== 'item' || !weaponNamed(item.name)) return false;
  return parts.some(
    ({ preposition, phrase }) =>
      /^(?:at|to|against|toward|towards)$/.test(preposition) && isBeing(phrase, scene),
  );
}
