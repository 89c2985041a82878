import type { Question, SheetField } from './reading.ts';
import { isOneSlipAway } from './resembles.ts';

const abilities = ['strength', 'dexterity', 'constitution', 'intelligence', 'wisdom', 'charisma'];
const shortAbilities: Readonly<Record<string, string>> = {
  str: 'strength',
  dex: 'dexterity',
  con: 'constitution',
  int: 'intelligence',
  wis: 'wisdom',
  cha: 'charisma',
};
const skills = [
  'acrobatics',
  'animal handling',
  'arcana',
  'athletics',
  'deception',
  'history',
  'insight',
  'intimidation',
  'investigation',
  'medicine',
  'nature',
  'perception',
  'performance',
  'persuasion',
  'religion',
  'sleight of hand',
  'stealth',
  'survival',
];

/** Words of the sheet, the narrower ones first. */
const fields: readonly [SheetField, RegExp][] = [
  ['slots', /\bslots?\b/],
  [
    'hit points',
    /\b(?:hp|hit ?points?|health|hitpoints|wounded|hurt|healthy|injured|how am i doing|am i (?:ok|okay|alive|dying)|damage have i|close to (?:death|dying)|(?:how )?dead am i|am i dead)\b/,
  ],
  ['armor class', /\b(?:ac|armou?r class)\b/],
  ['gold', /\b(?:gold|gp|money|coins?|rich|cash|credits|dollars|purse|wealth|silver)\b/],
  ['spells', /\b(?:spells?|cantrips?|magic do i|(?:can|could) i cast)\b/],
  ['experience', /\b(?:xp|exp|experience)\b/],
  ['level', /\b(?:level|lvl)\b/],
  ['speed', /\b(?:speed|how fast am i|how fast can i|movement)\b/],
  ['conditions', /\b(?:conditions?|poisoned|prone|stunned|blinded|frightened|exhaust\w*|cursed|status)\b/],
  ['weapons', /\b(?:weapons?|armed)\b/],
  ['class', /\b(?:class|race|ancestry|background|subclass|profession)\b/],
  ['name', /\b(?:name|who am i|called)\b/],
  ['skills', /\b(?:skills?|proficien\w*|good at|trained in)\b/],
  ['abilities', /\b(?:abilit\w+|stats?|saving throws?|saves?|modifiers?|scores?|attributes?|bonus(?:es)?)\b/],
  ['everything', /\b(?:languages?|character sheet|my sheet|char sheet|my character)\b/],
  [
    'inventory',
    /\b(?:inventory|carry|carrying|equipment|items?|gear|backpack|bag|pack|possessions|belongings|stuff|wearing|equipped|holding)\b/,
  ],
];

/** `check what I am carrying and what spells I know`. */
const checked =
  /^(?:i |we )?(?:check|count|list|look at|look over|go over|go through) ((?:what|which|how many|how much)\b.*\b(?:i|we) (?:am|are|have|know|carry|own|can cast)\b.*)$/;
/** `how many arrows, how many torches have I got`: so many are counted by the whole list. */
const severalCounted =
  /\bhow many\b.*\bhow many\b.*\b(?:have (?:i|we)|(?:do|did) (?:i|we)|(?:are|is) left|i have|we have)\b/;

const asksOwn = /\b(?:i|my|me|we|our|im|mine)\b/;
const asking =
  /^(?:so |and |ok |hey |dm |gm |quick question |sorry |wait |um |remind me |tell me |show me |check |show |list |give me |please (?:tell|show|remind) me |(?:can|could|would) you (?:please )?(?:tell|show|remind) me |what|whats|how|which|do i|do we|have i|have we|did we|am i|is my|are my|where is my|who am i|whats|does my|did i|got|any |i want to (?:know|see) |(?:i |we )?(?:check|look at|count|view|see|open|read) my |let me see my )/;
const bare =
  /^(?:my )?(?:inventory|character sheet|char sheet|sheet|stats|hp|hit points|ac|armor class|spells|spell slots|slots|gold|level|xp|skills|equipment|abilities|weapons|gp|conditions|speed|spell list)$/;
/** `AC and current HP`: several fields in one breath. */
function areBare(low: string): boolean {
  const parts = low
    .split(/,| and /)
    .map((part) => part.replace(/\b(?:my|current|the|and|max)\b/g, '').trim());
  return parts.length > 1 && parts.every((part) => bare.test(part));
}
const having =
  /\b(?:do|did|have|would) (?:i|we) (?:still |even |actually |already |currently |happen to )*(?:have|own|carry|got|possess|bring|brought|pack|packed|know)(?: (?:a|an|any|some|the|my|enough|one|two|still|with|on))*\s+(.{2,60})$/;
const howMany =
  /\bhow many (?:more )?(.{2,40}?) (?:do|does that|will that|would that|have|are|did|can|i|we|left)\b/;
const amIAt = /\b(?:am i|are we) (?:proficient|trained|good|skilled) (?:in|at|with) (.{2,40})$/;

function named(list: readonly string[], text: string): string | null {
  const direct = list.find((one) => text.includes(one));
  if (direct) return direct;
  const words = text.split(' ');
  return (
    list.find((one) => one.length > 6 && words.some((word) => word.length > 5 && isOneSlipAway(word, one))) ??
    null
  );
}

const cleaned = (text: string | undefined) => {
  const about = (text ?? '')
    .replace(/ (?:do|did|have) (?:i|we)(?: still)?(?: (?:have|got))?$/, '')
    .replace(/^(?:anything|something) to (eat|drink)\b/, (_, what: string) =>
      what === 'eat' ? 'food' : 'drink',
    )
    .replace(
      /\b(?:with me|on me|left|right now|now|in my \w+|still|at the moment|anymore|yet|prepared|please)\b/g,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim();
  return about === '' || about.length > 50 || /^(?:to|time|been|any|do|left)\b/.test(about) ? null : about;
};

const adjectives: Readonly<Record<string, string>> = {
  strong: 'strength',
  weak: 'strength',
  buff: 'strength',
  jacked: 'strength',
  ripped: 'strength',
  muscular: 'strength',
  quick: 'dexterity',
  fit: 'constitution',
  healthy: 'constitution',
  dumb: 'intelligence',
  stupid: 'intelligence',
  intelligent: 'intelligence',
  likeable: 'charisma',
  likable: 'charisma',
  pretty: 'charisma',
  persuasive: 'charisma',
  nimble: 'dexterity',
  agile: 'dexterity',
  tough: 'constitution',
  smart: 'intelligence',
  clever: 'intelligence',
  wise: 'wisdom',
  charming: 'charisma',
  charismatic: 'charisma',
};

/** `arrows left?`: how many of them. */
export function leftOnSheet(low: string): Extract<Question, { kind: 'sheet' }> | null {
  const [, what = ''] =
    /^(?:any |my )?(?:more )?(?!any|who|what|which|how|is|are|turn|go)(\w+(?: \w+)?) (?:left|remaining)$/.exec(
      low,
    ) ?? [];
  if (what === '') return null;
  const field = fields.find(([, words]) => words.test(what))?.[0];
  return { kind: 'sheet', field: field ?? 'inventory', about: field ? null : what };
}

/** `how strong is my wizard`. */
const ownHero =
  /\bis my (?:character|hero|guy|barbarian|bard|cleric|druid|fighter|monk|paladin|ranger|rogue|sorcerer|sorceress|warlock|witch|wizard)\b/;

/** Skills whose names mean other things as well: `what medicine was stolen`. */
const everyday = new Set(['medicine', 'nature', 'history', 'religion', 'performance', 'survival']);
const ofSkill =
  /\b(?:my|skills?|bonus|modifier|check|roll|proficien\w*|trained|good at|better at|how (?:good|bad))\b/;

/** `how much water is left in town` is asked of the town. */
const ofOthers =
  /\b(?:left|remains?|remaining|is there) (?:here )?(?:in|for|at|on) (?:the |this |your )?(?:town|village|city|place|well|station|ship|camp|house|castle|fort|everybody|everyone|people)\b/;

/** A question about one's own sheet. `given`: the message in lower case without its marks. */
export function sheetQuestion(given: string): Extract<Question, { kind: 'sheet' }> | null {
  const low = given
    .replace(ownHero, 'am i')
    .replace(/ (?:right now|now|currently|at the moment|at present)$/, '');
  if (ofOthers.test(low)) return null;
  const ask = (field: SheetField, about: string | null = null) => ({ kind: 'sheet' as const, field, about });
  if (areBare(low)) return ask('everything');
  if (severalCounted.test(low)) return ask('inventory');
  const own = checked.exec(low)?.[1];
  if (own !== undefined) {
    const named = fields.filter(([, words]) => words.test(own)).map(([field]) => field);
    return ask(named.length > 1 ? 'everything' : (named[0] ?? 'inventory'));
  }
  const isBare = bare.test(low.replace(/ (?:check|status|update|count|please|pls|again)$/, ''));
  if (
    /^(?:can|could|do) i (?:even |actually )?(?:cast|use|do|know) (?:any |some )?(?:spells?|magic|cantrips?)$/.test(
      low,
    )
  )
    return ask('spells');
  if (
    /^what (?:does|do|can|is) my (?:weapon|sword|dagger|bow|axe|mace|staff|club|spear|shortsword|longsword|crossbow|hammer)s? (?:do|deal|for)\b/.test(
      low,
    )
  )
    return ask('weapons');
  if (
    !isBare &&
    !(asksOwn.test(low) && asking.test(low)) &&
    !/^(?:how many|how much) .* (?:left|remain)/.test(low)
  )
    return null;
  if (
    /\b(?:what happens|how does|how do(?! i have)|how long|how soon|when i|if i|should i|can i(?! cast$)|could i|where am i|when do|why)\b/.test(
      low,
    ) &&
    !/\bhow (?:many|much)\b/.test(low)
  )
    return null;
  if (
    /^(?:what|which|how) (?:do|can|should|could|would) (?:i|we) (?:see|do|hear|know|find|get|go|notice|smell|think|say|tell|learn)\b/.test(
      low,
    ) &&
    !/\bspells?\b/.test(low)
  )
    return null;
  if (
    /^(?:so |wait )*what am i(?: again)? (?:an?|the) |^what am i (?:again )?\w+ or |^(?:so |wait )*what am i again|^am i (?:an? )?\w+ or (?:an? )?\w+$/.test(
      low,
    )
  )
    return ask('class');
  if (/^who am i$|^what am i$/.test(low)) return ask(low.startsWith('who') ? 'name' : 'class');
  const ability =
    named(abilities, low) ??
    low.split(' ').flatMap((word) => (Object.hasOwn(shortAbilities, word) ? [shortAbilities[word]!] : []))[0];
  const skill = named(skills, low);
  const isThing = skill !== null && everyday.has(skill) && !ofSkill.test(low) && low.split(' ').length > 4;
  if (isThing) return null;
  if (skill && !/\bspells?\b/.test(low)) return ask('skills', skill);
  if (ability) return ask('abilities', ability);
  const quality =
    /^(?:so |and |ok )*(?:how (\w+) am i|am i (?:very |really |any |actually |even |at all )*(\w+))\b/
      .exec(low)
      ?.slice(1)
      .find(Boolean) ?? '';
  if (Object.hasOwn(adjectives, quality)) return ask('abilities', adjectives[quality]!);
  const trained = amIAt.exec(low);
  if (trained) return ask('skills', cleaned(trained[1]));
  const field = fields.find(([, words]) => words.test(low))?.[0];
  const has = having.exec(low);
  const many =
    howMany.exec(low) ??
    /^how (?:many|much) (?:of )?(?:my )?(.{2,30}?) (?:is |are )?(?:left|remain)/.exec(low);
  if (field === 'gold' || field === 'slots' || field === 'hit points' || field === 'experience')
    return ask(field);
  if (many && cleaned(many[1]) && (!field || field === 'inventory'))
    return ask('inventory', cleaned(many[1]));
  if (has && /\b(?:know)\b/.test(has[0]))
    return /\b(?:spell|magic|cantrip)/.test(low)
      ? ask('spells', field === 'spells' ? null : cleaned(has[1]))
      : null;
  if (
    has &&
    (!field ||
      /\b(?:(?:do|have) (?:i|we) (?:still )?(?:have|got|carry)|did (?:i|we) (?:pack|bring))\b/.test(low)) &&
    !/^(?:what|which|how|where)/.test(low)
  ) {
    const about = cleaned(has[1]);
    if (about && field === 'weapons') return ask('weapons');
    if (about && field === 'spells') return ask('spells');
    return about ? ask('inventory', about) : null;
  }
  if (
    /^(?:what|whats|which)(?: all| things| is| else| kind of \w+| stuff| \w+)? (?:do|have|did) (?:i|we) (?:still )?(?:have|got|carry|own|bring)(?: got)?(?: with me| on me| left| in my \w+)?$/.test(
      low,
    )
  )
    return ask(field ?? 'inventory');
  if (/\bwhat (?:is|s)? ?in my\b/.test(low)) return ask('inventory');
  return field ? ask(field) : null;
}
