import { withoutLeadIns } from './lead-ins.ts';
import { echoOf } from './echo.ts';
import { emptyStep } from './empty-step.ts';
import { isSmall } from './function-words.ts';
import { phraseEnd, phraseOf } from './noun-phrase.ts';
import type { Step } from './reading.ts';
import { rolesAfter } from './roles.ts';
import type { Scene } from './scene.ts';
import { spellLength } from './spell-names.ts';
import { type Token, wordToken } from './tokens.ts';

const usesMagic =
  /^(?:us(?:e|es|ing)|unleash|fire|hurl|throw|launch|shoot|try|send|summon|activate|conjure|invoke|channel|do|pop|drop|blast|let loose|try out)$/;

/** What one does by a spell of that name. */
const spellVerbs = /^(?:teleport|levitate|polymorph|counterspell|disintegrate)$/;

/** `fire bolt at Hob`, `fireball the cart`, `I use my mage hand on the lever`, `cast light`. */
export function readSpell(
  tokens: readonly Token[],
  at: number,
  scene: Scene,
  before: readonly string[],
  isThird: boolean,
): Step | null {
  const lows = tokens.map(({ low }) => low);
  const own = scene.turn.sheet?.spells ?? [];
  const verb = lows[at] ?? '';
  const isCast = /^(?:re)?cast(?:s|ing)?$/.test(verb);
  const isBare = !isCast && spellLength(lows.slice(at), own, spellVerbs.test(verb)) > 0;
  const isUse = !isBare && usesMagic.test(verb);
  let from = isCast || isUse ? at + 1 : at;
  while (isCast && ['a', 'an', 'the', 'my', 'another', 'spell', 'cantrip', 'of'].includes(lows[from] ?? ''))
    from++;
  if (isUse && ['a', 'an', 'the', 'my', 'another'].includes(lows[from] ?? '')) from++;
  const length = spellLength(lows.slice(from), own, isCast || (isBare && spellVerbs.test(verb)));
  if (length === 0 && !isCast) return null;
  const end = length > 0 ? from + length : phraseEnd(tokens, at + 1, scene);
  const object = end > from ? phraseOf(tokens.slice(length > 0 ? from : at + 1, end), scene) : null;
  const named =
    length > 0 && object
      ? {
          ...object,
          shown: lows.slice(from, end).join(' '),
          head: lows[end - 1]!,
          words: [...lows.slice(from, end), 'spell'],
          isOwn: false,
        }
      : object;
  const roles = rolesAfter(tokens, { next: end, particleAt: null, nounAt: null }, scene, false);
  const [first] = roles.parts;
  const rest = isCast || isUse ? tokens.slice(at + 1) : tokens.slice(at);
  return {
    ...emptyStep,
    act: 'cast',
    verb: 'cast',
    echo: echoOf(
      isUse ? actVerb(verb) : 'cast',
      before,
      isCast || isUse ? rest : withTarget(tokens, at, end),
      scene,
      isThird,
    ),
    object: named,
    target: first?.phrase ?? null,
    manner: [...before, ...roles.manners][0] ?? null,
  };
}

/** `zap the tank with a fire bolt`, `with mage hand I lift the bucket`: what is done by a spell is cast. */
export function asCast(step: Step, { turn }: Scene): Step {
  const { instrument, object, target } = step;
  if (!instrument || step.act === 'cast') return step;
  const lows = instrument.shown
    .toLowerCase()
    .split(' ')
    .filter((low) => !/^(?:a|an|the|my|your|of)$/.test(low));
  const length = spellLength(lows, turn.sheet?.spells ?? [], false);
  if (length === 0 || length < lows.length) return step;
  const named = { shown: lows.join(' '), head: lows.at(-1)!, words: [...lows, 'spell'], isOwn: false };
  return { ...step, act: 'cast', verb: 'cast', object: named, target: object ?? target, instrument: null };
}

const actVerb = (verb: string) => (verb.startsWith('us') ? 'use' : verb);

/** `fireball the cart` is said back as casting fireball at it. */
function withTarget(tokens: readonly Token[], at: number, end: number): Token[] {
  const rest = tokens.slice(end);
  const isBare =
    rest[0]?.kind === 'word' &&
    (['the', 'a', 'an', 'that', 'this', 'him', 'her', 'it', 'them'].includes(rest[0].low) ||
      !isSmall(rest[0].low));
  return [...tokens.slice(at, end), ...(isBare ? [wordToken('at')] : []), ...rest];
}

/** `would fire bolt burn it? I am casting it`: the spell that was spoken of is cast, and that is the answer. */
export function withSpell(text: string, { turn }: Scene): string {
  const cast = /\b(cast|casting) (?:it|that)\b/i.exec(text);
  const before = text.slice(0, cast?.index ?? 0).toLowerCase();
  const spell = cast && turn.sheet?.spells.find((name) => before.includes(name.toLowerCase()));
  if (!cast || !spell) return text;
  const asked = before.lastIndexOf('?');
  const from = asked < 0 ? 0 : asked + 1;
  const rest = text.slice(from).replace(cast[0], `${cast[1]} ${spell.toLowerCase()}`).trim();
  return withoutLeadIns(rest);
}
