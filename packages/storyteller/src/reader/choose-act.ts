import { creatureOf } from '../tale/wish/creatures.ts';
import { ground } from './ground.ts';
import { harmless, isWeaponShown } from './harmless.ts';
import type { Act, Phrase } from './reading.ts';
import type { Part, Roles } from './roles.ts';
import { isBeing, type Scene } from './scene.ts';
import { bodyParts, liesHere, ofBody } from './scenery.ts';

/** `whoever comes first`, `the biggest one`: somebody, not something. */
const anybody =
  /^(?:the )?(?:who|which|what)ever\b|^any(?:one|body)\b|\b(?:bigg|larg|small|near|clos|strong|weak|tall|ugli|scari|old|young|fatt|mean)est(?: one)?$/i;

/** What the act is chosen by besides its verb. */
export interface Circumstances {
  base: string;
  verb: string;
  roles: Roles;
  object: Phrase | null;
  lows: readonly string[];
  hasGold: boolean;
  /** Whether it is only wished for: `I want to know`. */
  isWish: boolean;
  scene: Scene;
}

const drawing = new Set(
  'take get pull draw bring fish whip unsheathe unsheath ready hold fetch grab produce'.split(' '),
);
const prying = new Set(['wedge', 'jam', 'stick', 'ram']);
const hidden =
  /^(?:secret|hidden|trap|traps|clue|clues|anything|something|compartment|compartments|loose|false|concealed|carefully|closely|close|thoroughly|sign|signs|sabotage|tampered|inch)$/;
const passages = new Set(
  'door doorway gate arch archway window hatch portal tunnel passage crowd hole gap opening airlock lock curtain forest woods field town village street room hall corridor yard'.split(
    ' ',
  ),
);

const has = ({ roles }: Circumstances, ...prepositions: string[]): Part | undefined =>
  roles.parts.find(({ preposition }) => prepositions.includes(preposition));

const isWordless = ({ parts, quoted, content }: Roles) => parts.length === 0 && !quoted && !content;

const isCarried = ({ roles, scene }: Circumstances) =>
  roles.parts.some(({ phrase }) => ['item', 'gold', 'thing'].includes(ground(phrase, scene.turn).kind));

/** What is given by saying so. */
const inWords = new Set(
  'word promise thanks apology greeting regards blessing advice answer compliment'.split(' '),
);

const favours = new Set(
  'protection help assistance service services deal truce peace friendship bargain alliance mercy freedom reward share trade partnership amnesty escort shelter aid hand support safety'.split(
    ' ',
  ),
);
const isFavour = ({ roles }: Circumstances) =>
  roles.content?.word === 'to' || roles.parts.some(({ phrase }) => favours.has(phrase.head));

/** The act that a verb comes to with what it is done to. */
export function chooseAct(act: Act, given: Circumstances): Act {
  const { base, object, scene, lows, hasGold, roles } = given;
  const referent = object ? ground(object, scene.turn) : null;
  const isOn = object !== null && isBeing(object, scene);
  const isFighting = scene.turn.table.encounter !== null;

  // What one has put down here is taken up again, whose it is besides.
  if (
    (referent?.kind === 'scenery' || lows.includes('back')) &&
    /^(?:take|get|grab|fetch|retrieve|recover|want|pick|reclaim)$/.test(base) &&
    liesHere(scene.turn, object?.head ?? '')
  )
    return 'take';
  const gentle = hasGold && act !== 'attack' ? null : harmless({ act, base, roles, lows, object, scene });
  if (gentle) return gentle;
  if (isWeaponShown(act, roles, scene)) return 'threaten';
  if (base === 'pick' && lows.some((low) => low === 'lock' || low === 'padlock' || low === 'locks'))
    return 'unlock';
  if (base === 'pick' && referent?.kind !== 'item' && lows.some((low) => /^(?:tools?|lockpicks?)$/.test(low)))
    return 'unlock';
  if (base === 'pick' && lows.some((low) => /^pockets?$/.test(low))) return 'steal';
  // `keep my eyes on the gate`.
  if (
    object?.isOwn &&
    object.head === 'eye' &&
    /^(?:keep|fix|train|set|rest|hold)$/.test(base) &&
    has(given, 'on')
  )
    return 'watch';
  // `try the handle`: whether it opens.
  if (
    base === 'try' &&
    object &&
    /^(?:handle|knob|doorknob|latch|door|lid|hatch|gate|window|drawer)$/.test(object.head)
  )
    return 'open';
  if (
    object?.isOwn &&
    ofBody.has(object.head) &&
    roles.parts.length === 1 &&
    [
      'touch',
      'look',
      'cut',
      'open',
      'close',
      'fix',
      'gesture',
      'other',
      'push',
      'lift',
      'pull',
      'break',
      'put',
      'search',
      'taste',
      'give',
    ].includes(act)
  )
    return 'gesture';
  const isPocket = object !== null && /^(?:pocket|purse|pouch|wallet|satchel|bag)$/.test(object.head);
  if (
    isPocket &&
    referent?.kind === 'person' &&
    ['search', 'touch', 'other', 'take', 'look', 'open'].includes(act)
  )
    return 'steal';
  const inPocket = roles.parts.find(({ phrase }) =>
    /^(?:pocket|purse|pouch|wallet|satchel)$/.test(phrase.head),
  );
  if (
    inPocket &&
    ['lift', 'take', 'pull'].includes(act) &&
    (/^(?:his|her|their)$/.test(inPocket.tokens[0]?.low ?? '') || isBeing(inPocket.phrase, scene))
  )
    return 'steal';
  if (
    /^(?:win|gain|earn)$/.test(base) &&
    lows.some((low) => /^(?:trust|confidence|favou?r|heart|sympathy)$/.test(low))
  )
    return 'persuade';
  // `see whether she is lying`.
  if (
    /^(?:if|whether)$/.test(roles.content?.word ?? '') &&
    /^(?:look|search|think|watch|tell|read)$/.test(act) &&
    lows.some((low) => /^(?:lying|lies|truth|truthful|honest|bluffing|sincere)$/.test(low))
  )
    return 'watch';
  if (base === 'know' && given.isWish && (roles.content || has(given, 'about', 'of'))) return 'ask';
  if (
    /^(?:scratch|carve|etch)$/.test(base) &&
    has(given, 'into', 'on') &&
    (roles.quoted || referent?.kind === 'absent')
  )
    return 'write';
  if (
    hasGold &&
    /^(?:press|slip|slide|push|shove|stuff|tuck|count|place|lay|stick|thrust|toss|flip|slap)$/.test(base) &&
    roles.parts.some(({ phrase }) => isBeing(phrase, scene))
  )
    return 'pay';
  if (object?.isOwn && bodyParts.has(object.head) && act !== 'attack') {
    if (
      /^(?:run|trail|slide|pass|brush|drag|glide)$/.test(base) &&
      has(given, 'along', 'over', 'across', 'around', 'under')
    )
      return lows.some((low) => /^(?:for|looking|feeling|searching|checking)$/.test(low))
        ? 'search'
        : 'touch';
    const into = has(given, 'in', 'into', 'inside', 'under', 'behind')?.phrase;
    if (
      /^(?:stick|put|shove|plunge|reach|thrust|push|dip)$/.test(base) &&
      into &&
      /^(?:hand|arm|finger)$/.test(object.head)
    )
      return ground(into, scene.turn).kind === 'thing' ? 'search' : act;
  }
  if (
    referent?.kind === 'person' &&
    object &&
    /^(?:face|eye|hand|mouth|brow|forehead|voice|lip)$/.test(object.head) &&
    ['look', 'search', 'watch', 'read'].includes(act)
  )
    return 'watch';
  // `fold a bird out of paper`: what was none before is made.
  if (
    /^(?:braid|plait|fold|carve|whittle|twist|bend|roll|knot|tie|cut|sew|weave)$/.test(base) &&
    lows.join(' ').includes(' out of ') &&
    referent?.kind !== 'thing' &&
    referent?.kind !== 'person'
  )
    return 'make';
  if (base === 'shovel' && has(given, 'into', 'in', 'onto', 'on')) return 'put';
  if (
    hasGold &&
    /^(?:flip|toss|flick|drop|plop|chuck|lob|throw|cast)$/.test(base) &&
    has(given, 'into', 'in') &&
    !roles.parts.some(({ phrase }) => isBeing(phrase, scene))
  )
    return 'throw';
  const past = has(given, 'under', 'through', 'past', 'over', 'between', 'across', 'beneath')?.phrase;
  if (
    past &&
    /^(?:slip|squeeze|duck|dive|slide|wriggle|scramble|dash|dart)$/.test(base) &&
    ['exit', 'obstacle'].includes(ground(past, scene.turn).kind)
  )
    return 'go';
  // Past somebody one goes unseen, or with a story.
  if (past && act === 'other' && has(given, 'past') && isBeing(past, scene)) return 'sneak';
  if (lows.includes('thoroughly') && /^(?:go|look|feel|crawl)$/.test(base) && referent?.kind === 'thing')
    return 'search';
  switch (act) {
    case 'attack': {
      const aim = has(given, 'at');
      if (aim && isBeing(aim.phrase, scene)) return act;
      if (base === 'go' && !isOn) return 'go';
      // `swing across the hall on a rope`.
      if (base === 'swing' && !isOn && has(given, 'across', 'over', 'through', 'from', 'to')) return 'jump';
      if (!object || anybody.test(object.shown)) return act;
      // A creature that was only spoken of so far is none the less no thing.
      if (referent?.kind === 'scenery' && creatureOf(object.head)) return act;
      return isOn || referent?.kind === 'self'
        ? act
        : referent?.kind === 'absent' && isFighting
          ? act
          : 'break';
    }
    case 'break':
    case 'cut':
      if (!isOn) return act === 'cut' && !object ? 'other' : act;
      return given.verb.includes('free') ||
        lows.some((low) => /^(?:free|loose|bonds?|ropes?|tethers?|ties)$/.test(low)) ||
        has(given, 'from') ||
        (act === 'cut' && lows.includes('hair'))
        ? act
        : 'attack';
    case 'push':
      // `spin in the chair`: oneself.
      if (
        /^(?:spin|twist|turn|roll|rock|rotate)$/.test(base) &&
        roles.parts.every(({ preposition }) => preposition !== '') &&
        (roles.parts.length === 0 || has(given, 'in', 'on', 'around'))
      )
        return 'sit';
      return isOn ? 'shove' : 'push';
    case 'shove':
      return isOn ? 'shove' : 'push';
    case 'throw':
      if (hasGold && roles.parts.some(({ phrase }) => isBeing(phrase, scene))) return 'pay';
      if (referent?.kind === 'person' || referent?.kind === 'foe') return 'shove';
      return has(given, 'at') && isBeing(has(given, 'at')!.phrase, scene) && !hasGold ? 'attack' : act;
    case 'look':
    case 'watch':
      // `look mysterious`: how one looks, not at what.
      if (
        base === 'look' &&
        roles.parts.length === 1 &&
        roles.parts[0]!.preposition === '' &&
        roles.parts[0]!.tokens.length === 1 &&
        referent?.kind === 'absent' &&
        !object!.isOwn
      )
        return 'gesture';
      if (has(given, 'for', 'under', 'behind', 'beneath', 'underneath') && base !== 'stare')
        return has(given, 'for') && act === 'watch' ? act : 'search';
      return act === 'look' && lows.some((low) => hidden.test(low)) && base !== 'glance' ? 'search' : act;
    case 'go':
      // `through the door, shoulder first`.
      if (
        /\b(?:shoulder|fists?|boots?|head|foot|feet) first\b/.test(lows.join(' ')) &&
        roles.parts.length > 0
      )
        return 'break';
      if (/through$/.test(given.verb) || has(given, 'through')) {
        const through = has(given, 'through')?.phrase ?? object;
        const kind = through ? ground(through, scene.turn).kind : 'exit';
        const isPlace = kind === 'exit' || kind === 'obstacle' || !through || passages.has(through.head);
        if (!isPlace && base === 'go') return 'search';
      }
      if (
        referent?.kind === 'thing' &&
        referent.thing.traits.includes('climbable') &&
        (/^go (?:up|down)$/.test(given.verb) || has(given, 'up', 'down', 'over'))
      )
        return 'climb';
      // `go over the lock for scratches`.
      if (
        /^go (?:over|through)$/.test(given.verb) &&
        has(given, 'for') &&
        referent &&
        referent.kind !== 'exit'
      )
        return 'search';
      if (given.verb === 'get out' && object && (referent?.kind === 'item' || object.isOwn)) return 'use';
      if (lows.includes('back') && lows.length < 4) return 'return';
      return roles.manners.some((manner) => /^(?:quietly|silently|stealthily|unseen)$/.test(manner))
        ? 'sneak'
        : act;
    case 'lift': {
      const owner = has(given, 'from', 'off');
      const isTheirs = /^(?:his|her|their)$/.test(owner?.tokens[0]?.low ?? '');
      return owner && (isTheirs || isBeing(owner.phrase, scene)) ? 'steal' : act;
    }
    case 'pull':
    case 'disarm':
      return isOn ? 'shove' : act;
    case 'take':
      if (base === 'bring' && isOn && roles.parts.length > 1) return 'give';
      if (referent?.kind === 'person' && /^(?:grab|seize|catch|hold|clutch)$/.test(base)) {
        return object && bodyParts.has(object.head) ? 'touch' : 'shove';
      }
      if (/^(?:his|her|their)$/.test(has(given, 'from', 'off')?.tokens[0]?.low ?? '')) return 'steal';
      if (has(given, 'from', 'off') && isBeing(has(given, 'from', 'off')!.phrase, scene)) return 'steal';
      if (object && drawing.has(base) && (object.isOwn || referent?.kind === 'item')) return 'use';
      return act;
    case 'pay':
      // `I bet he has the key`.
      return /^(?:bet|wager)$/.test(base) && !hasGold ? 'think' : act;
    case 'give':
      if (base === 'feed' && referent?.kind === 'scenery') return 'other';
      if (hasGold) return 'pay';
      // `give her my word`.
      if (!isCarried(given) && roles.parts.some(({ phrase }) => inWords.has(phrase.head))) return 'tell';
      // What is only offered and no thing of the sheet's is a word: `offer him our protection`.
      if (base === 'offer' && !isCarried(given)) return isFavour(given) ? 'persuade' : 'tell';
      return act;
    case 'return': {
      const isHanded = has(given, '') !== undefined && has(given, 'to') !== undefined;
      return isHanded && isBeing(has(given, 'to')!.phrase, scene) ? 'give' : act;
    }
    case 'put':
    case 'drop':
      if (isFighting && referent?.kind === 'foe' && /^(?:put|drop|lay) ?(?:down)?$/.test(given.verb))
        return 'attack';
      if (base === 'slip' && !roles.parts.some(({ preposition }) => preposition === '')) return 'sneak';
      if (hasGold && roles.parts.some(({ phrase }) => isBeing(phrase, scene))) return 'pay';
      if (base === 'set' && lows.some((low) => /^(?:fire|alight|ablaze)$/.test(low))) return 'burn';
      return prying.has(base) &&
        referent?.kind === 'item' &&
        has(given, 'under', 'between', 'behind', 'beneath')
        ? 'break'
        : act;
    case 'tell':
      if (base === 'say' && lows.includes('nothing')) return 'wait';
      if (
        /^(?:scream|yell|shout|bark|growl|snarl|hiss)$/.test(base) &&
        has(given, 'at') &&
        lows.some((low) => /^(?:until|unless|or)$/.test(low))
      )
        return 'threaten';
      if (/^(?:cry|scream|growl|snarl|hiss|mumble|whine|grumble)$/.test(base) && isWordless(roles))
        return 'gesture';
      if (roles.content?.word === 'to') return 'persuade';
      if (
        base === 'tell' &&
        /^(?:whether|if|what|how)$/.test(roles.content?.word ?? '') &&
        roles.parts.length === 0
      )
        return 'watch';
      return lows.some((low) => low === 'joke' || low === 'story' || low === 'tale' || low === 'riddle')
        ? 'perform'
        : act;
    case 'help':
      // `stand by the gate`.
      if (base === 'stand' && !isOn) return 'wait';
      if (base === 'cover' && (referent?.kind === 'thing' || has(given, 'with'))) return isOn ? act : 'put';
      return base === 'boost' && referent?.kind === 'self' ? 'climb' : act;
    case 'touch':
      return has(given, 'for') && base === 'feel' ? 'search' : act;
    case 'make':
      return referent?.kind === 'person' && base === 'make' ? 'perform' : act;
    case 'ask':
      // What is shown to nobody is only held up.
      if (base === 'show' && !roles.parts.some(({ phrase }) => isBeing(phrase, scene))) return 'gesture';
      if (base === 'talk' && has(given, 'into')) return 'persuade';
      return roles.content?.word === 'to' ? 'persuade' : act;
    case 'gesture':
      return base === 'shake' && referent?.kind === 'thing' ? 'push' : act;
    case 'perform':
      if (base === 'play' && lows.some((low) => /^(?:dead|possum|dumb)$/.test(low))) return 'deceive';
      return base === 'act' && roles.parts.length > 0 ? 'deceive' : act;
    case 'sit':
      if (given.verb === 'lean on' && isOn && referent?.kind !== 'companion') return 'threaten';
      return base === 'lie' && roles.content
        ? 'deceive'
        : base === 'lie' && (isOn || has(given, 'to', 'about'))
          ? 'deceive'
          : act;
    case 'flatter':
      // `lay it on the table`; thick is another matter.
      return base === 'lay' && roles.parts.length > 0 && !lows.includes('thick') ? 'put' : act;
    case 'deceive':
      return base === 'lie' &&
        !roles.content &&
        !roles.quoted &&
        has(given, 'on', 'in', 'down', 'under', 'beside', 'upon')
        ? 'sit'
        : act;
    case 'open':
      return lows.some((low) => low === 'force') ? 'break' : act;
    case 'hide':
      return object &&
        !has(given, 'behind', 'under', 'in', 'from', 'among', 'beneath', 'inside') &&
        base !== 'duck' &&
        !isOn &&
        referent?.kind === 'item'
        ? 'put'
        : act;
    case 'other':
      // `finish the lean one`.
      return (isOn || (isFighting && referent?.kind === 'absent')) && /^(?:finish|end)$/.test(base)
        ? 'attack'
        : act;
    default:
      return act;
  }
}
