export const intents = [
  'attack',
  'cast',
  'sneak',
  'search',
  'look',
  'talk',
  'persuade',
  'help',
  'move',
  'take',
  'use',
  'rest',
  'flee',
  'yield',
  'rule',
  'status',
  'hint',
  'say',
  'try',
  'yes',
  'no',
  'chat',
] as const;
export type Intent = (typeof intents)[number];

/** Verbs that give an intent away, the plainest first. */
export const verbs: Partial<Record<Intent, string>> = {
  attack:
    'attack fight hit strike stab slash shoot kill punch kick swing charge smash slay fire stabbing attacking hack cleave bash smite throw hurl lunge behead duel tackle wrestle grapple ambush headbutt thrust clobber',
  cast: 'cast spell magic conjure summon enchant fireball channel incantation invoke hex curse bless heal healing cantrip missile',
  sneak:
    'sneak hide stealth stealthily tiptoe creep sneaking hiding crouch shadow lurk prowl quietly silently unseen unnoticed slink disguise crawl',
  search:
    'search investigate examine inspect check study rummage loot explore track scour analyze analyse frisk dig comb probe searching scan decipher read sift',
  look: 'look see watch observe glance listen smell gaze stare hear sniff looking describe surroundings peek peer',
  talk: 'talk speak ask question chat interview greet greeting converse tell inquire interrogate talking approach hail introduce meet gossip wonder',
  persuade:
    'persuade convince negotiate bargain bribe intimidate threaten deceive lie bluff charm flatter beg plead reason seduce haggle trick scare calm parley appeal mock taunt provoke apologise apologize trade',
  help: 'help assist aid support protect guard defend encourage boost rescue shield cover',
  move: 'go move walk run head enter leave travel climb follow proceed continue advance cross jump ride swim step exit return onward onwards march sail drive fly descend ascend leap scramble wander venture pass press',
  take: 'take grab pick steal pocket snatch collect pickpocket gather swipe retrieve',
  use: 'use open unlock drink light pull push break repair fix activate eat equip wear lockpick disarm build craft tie hack pour burn touch',
  rest: 'rest sleep camp nap recover bandage breather wait meditate relax',
  flee: 'flee escape retreat withdraw',
  yield: 'surrender yield',
};

/** Ordinary words that are one slip of the finger away from a verb above and do not mean it. */
export const innocent = new Set(
  (
    'night right light might sight tight eight steel stone store house horse where there their these three short shout ' +
    'bread bleak over after other them then than thing think could would should about every never under great again ' +
    'door floor wall table chair words world sword swords story strange stranger strangers people place places ready ' +
    'years yours friend friends first front ground leave leaves water later what when which while with without still ' +
    'spell small smell shell skill still talk walk wall tail tale hand hands head heads back path part past post most must just ' +
    'like lake live life line lock rock road read real room rope hole whole hope home come some same name game time take make ' +
    'made mate gate late date dark mark park bark corner cover cross grass glass class class guard guards ' +
    'captain village castle dragon goblin chapel church market bridge river forest mountain cellar'
  ).split(' '),
);

/** Terms by which a question about the rules is known. */
export const ruleTerms =
  /\b(rules?|mechanics?|advantage|disadvantage|armou?r class|ac|dc|initiative|saving throws?|spell slots?|proficien\w*|hit points?|hp work|short rest|long rest|bonus action|reactions?|opportunity attacks?|grappl\w*|prone|concentration|cantrips?|ability (score|check)s?|critical hits?|death saves?|conditions?|cover|stealth check|level up|class features?|damage types?|exhaustion|two[- ]weapon|ready an action|dash action|dodge action|unarmed|difficult terrain|surprise\w*|poisoned|blinded|stunned|paraly[sz]ed|restrained|frightened|charmed|invisib\w*)\b/i;

export const question =
  /\?\s*$|^\s*(how|what|which|when|can|could|does|do|is|are|who|why|where|may|explain|remind)\b|\b(how (do|does|can|would)|what (is|are|does|happens)|rules? (for|about|on)|explain)\b/i;
