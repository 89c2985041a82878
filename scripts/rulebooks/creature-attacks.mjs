import { tidy } from './words.mjs';

const ABILITY = 'Strength|Dexterity|Constitution|Intelligence|Wisdom|Charisma';
const KIND =
  'acid|bludgeoning|cold|fire|force|lightning|necrotic|piercing|poison|psychic|radiant|slashing|thunder';
const CONDITION =
  /\b(blinded|charmed|deafened|frightened|grappled|incapacitated|paralyzed|petrified|poisoned|prone|restrained|stunned|unconscious)\b/;
const SAVE = new RegExp(`DC (\\d+) (${ABILITY})(?: or (?:${ABILITY}))? saving throw`);
const DAMAGE = new RegExp(
  `\\b(\\d+)(?: \\((\\d+d\\d+)(?: ?([+-]) ?(\\d+))?\\))?(?: (${KIND})(?: or (?:${KIND}))? damage)?`,
);
const DICE = /\((\d+d\d+)(?: ?([+-]) ?(\d+))?\)/;

/** What makes another attack of the same weapon, and how it is called. */
const VARIANTS = [
  [/two hands/, 'two hands'],
  [/shillelagh/, 'shillelagh'],
  [/enlarged/, 'enlarged'],
  [/Small or Medium form/, 'Small or Medium form'],
  [/half of its hit points/, 'half of its hit points or fewer'],
  [/at range/, 'thrown'],
];

/** Their saves are the creature's own, or befall somebody else than its target. */
const NOT_AGAINST_A_TARGET = /^(Swallow|Fling)$/;
/** More are never in a fight. */
const MOST_TARGETS = 24;

/** The attacks among a creature's actions. `isMagical`: whether its weapons are. */
export function readAttacks(actions, isMagical) {
  return actions.flatMap((action) => {
    const [, name, limit] = readName(action.name);
    return parts(name, tidy(action.desc.replaceAll('\n', ' '))).flatMap(([part, text]) =>
      readAction(part, text, isMagical).map((attack) => (limit ? { ...attack, limit } : attack)),
    );
  });
}

/** `Fire Breath (Recharge 5-6)`, `Bite (Bear or Hybrid Form Only).`, `Sting (Bite in Beast Form)`. */
function readName(written) {
  const [, name, added = ''] = /^(.+?)(?: \((.+)\))?\.?$/.exec(written);
  return [written, name, /Recharge|\/day/i.test(added) ? added : undefined];
}

/** An action that is a choice of several, each under its own name. */
function parts(name, text) {
  const pieces = text.split(/(?<=[.:] )((?:\w+) (?:Breath|Roar))\. /);
  if (pieces.length < 3) return [[name, text]];
  const [before, ...named] = pieces;
  return named.flatMap((piece, place) => (place % 2 ? [] : [[piece, `${before}${named[place + 1]}`]]));
}

function readAction(name, text, isMagical) {
  if (name === 'Multiattack' || NOT_AGAINST_A_TARGET.test(name)) return [];
  if (/ to hit/.test(text)) return readHit(name, text, isMagical);
  const heals = /regains \d+ (\(\d+d\d+[^)]*\)) hit points/.exec(text);
  if (heals) return [{ name, reach: 'melee', damage: [], heals: readDice(heals[1]) }];
  return readSaved(name, text);
}

function readHit(name, text, isMagicalWeapon) {
  const [, way, means, bonus] = /^(Melee or Ranged|Melee|Ranged) (Weapon|Spell) Attack: \+(\d+) to hit/.exec(
    text,
  );
  const hit = text.slice(text.indexOf(' Hit: ') + 6);
  const isMagical = isMagicalWeapon || means === 'Spell';
  const [first] = hit.split(/\.(?: |$)|, and (?=the|if|it)|saving throw/);
  const [alternatives, common] = first.split(/, plus (?=\d)/);
  const choices = alternatives.split(/,? or (?=\d+ \()|, (?=\d+ \()/);
  const rest = { ...consequences(hit), ...(isMagical ? { isMagical } : {}) };
  const after = savedDamage(hit);
  const [usualKind] = new RegExp(KIND).exec(first) ?? [];
  const attacks = choices.map((choice, place) => {
    const label = place === 0 ? '' : variant(name, choice);
    const special = label && new RegExp(`\\+(\\d+) to hit with ${label}`).exec(text);
    return {
      name: label ? `${name} (${label})` : name,
      reach: way === 'Ranged' || label === 'thrown' ? 'ranged' : 'melee',
      toHit: Number(special ? special[1] : bonus),
      damage: [...damages(choice, usualKind), ...damages(common ?? '', usualKind), ...after],
      ...rest,
    };
  });
  const isThrown = way === 'Melee or Ranged' && !attacks.some(({ reach }) => reach === 'ranged');
  return isThrown ? [...attacks, { ...attacks[0], name: `${name} (thrown)`, reach: 'ranged' }] : attacks;
}

function variant(name, choice) {
  const found = VARIANTS.find(([words]) => words.test(choice));
  if (!found) throw new Error(`An attack says "or" and not when: ${name}, ${choice}`);
  return found[1];
}

/** Every `7 (1d8 + 3) slashing damage` of a text, and `1 piercing damage`, which no dice decide. */
function damages(text, usualKind) {
  return [...text.matchAll(new RegExp(DAMAGE, 'g'))]
    .filter(([, , dice, , , kind]) => dice || kind)
    .map(([, number, dice, sign = '', added = '', kind = usualKind]) => ({
      dice: dice ? `${dice}${sign}${added}` : `${number}d1`,
      kind,
    }));
}

function readDice(text) {
  const [, dice, sign = '', added = ''] = DICE.exec(text);
  return `${dice}${sign}${added}`;
}

/** The sentence in which a save is asked for, from there on, with those that say what a failure brings. Of the swallowed it is the swallower who saves. */
function failure(whole) {
  const [text] = whole.split(/\bswallowed\b/);
  const save = SAVE.exec(text);
  if (!save) return null;
  const [asked, ...later] = text.slice(save.index + save[0].length).split(/\.(?: |$)/);
  const told = later.filter((sentence) => /^On a fail/.test(sentence));
  const [, difficulty, ability] = save;
  return {
    save: { ability: ability.toLowerCase(), difficulty: Number(difficulty) },
    words: [asked.replace(/ against [\w ]+petrified/, ''), ...told].join('. '),
    onSuccess: /half as much|half the (\w+ )?damage/.test(text) ? 'half' : 'none',
  };
}

/** What a hit does besides: a condition, at once or where a save fails. */
function consequences(hit) {
  const failed = failure(hit);
  const name = failed && CONDITION.exec(failed.words)?.[1];
  if (name) return { condition: { name, save: failed.save } };
  const at = /\bis (?:(grappled) \(escape DC|(restrained) by)/.exec(hit);
  return at ? { condition: { name: at[1] ?? at[2] } } : {};
}

function savedDamage(hit) {
  const failed = failure(hit);
  if (!failed) return [];
  const now = /\b(?:taking|or take) (.+)/.exec(failed.words)?.[1] ?? '';
  return damages(now).map((part) => ({ ...part, save: { ...failed.save, onSuccess: failed.onSuccess } }));
}

/** An action against which its targets roll a save; none where it neither hurts nor brings a condition. */
function readSaved(name, text) {
  const failed = failure(text);
  if (!failed) return [];
  const damage = damages(failed.words);
  const condition = CONDITION.exec(failed.words)?.[1] ?? /is also (grappled)/.exec(text)?.[1];
  if (damage.length === 0 && !condition) return [];
  const targets = targetsOf(text);
  return [
    {
      name,
      reach:
        /\bcone\b|\bline\b|within \d+|radius/.test(text) && !/'s? space,? /.test(text) ? 'ranged' : 'melee',
      save: { ...failed.save, onSuccess: damage.length > 0 ? failed.onSuccess : 'none' },
      damage,
      ...(condition ? { condition: { name: condition } } : {}),
      ...(targets > 1 ? { targets } : {}),
    },
  ];
}

/** How many an area holds, as a table without a map reckons: fewer along a line than in a cone or a circle. */
function targetsOf(text) {
  if (/three bolts/.test(text)) return 3;
  if (!/\b(Each|Every|Any) (?!time)/.test(text)) return 1;
  const cone = /(\d+)-foot cone/.exec(text);
  const line = /(\d+)-foot line|line [\w ]*?that is (\d+) f/.exec(text);
  const circle = /(\d+)-foot[- ]radius|(?:Each|Every|Any) [^.]*?within (\d+) f/.exec(text);
  if (cone) return Math.ceil(Number(cone[1]) / 10);
  if (line) return Math.ceil(Number(line[1] ?? line[2]) / 30);
  if (circle) return Math.min(MOST_TARGETS, Math.ceil(Number(circle[1] ?? circle[2]) / 5));
  return 2;
}
