import { contentWords } from './content-words.ts';

/** Something that lies where nobody sees it, or that somebody has about them. */
export interface Findable {
  /** `the lens`, `a flask of fine lamp oil` */
  what: string;
  /** `in a sea chest in the cellar below the tavern` */
  where: string;
  /** Whether somebody wears or carries it. */
  isWorn: boolean;
  /** Who has it, as the text calls them; empty where nobody does. */
  by: string;
}

const places = '(?:under|underneath|beneath|behind|inside|within|below)';
const small =
  'chest|box|boxes|drawer|pocket|pockets|boot|boots|bag|saddlebags?|locker|bowl|jar|clock|cabinet|cupboard|case|safe|purse|sack|barrel|mattress|bed|bible|book|hollow|hole|floor|stove|chimney|urn|desk|coat|cloak|sleeve|belt|neck|lap|hat|pouch|trunk|crate|basket|pot|vase|casket|coffin|wardrobe|well|bucket|tin|wall|nail|hook|pillow|rafters|ashes|hay|straw|backpack|briefcase|toolbox|compartment|envelope|apron|hair|cup|caddy|teapot|kettle|lid|skull|nest|glove|cradle|cask';
const worn =
  /\b(?:pockets?|belt|neck|lap|sleeve|boots?|coat|cloak|hat|pouch|apron|hair|finger|wrist|hand|chain)\b/i;
const article = "(?:an?|the|some|two|three|four|his|her|their|its|\\p{Lu}\\p{Ll}+['’]s|\\p{L}+['’]s)";
const what = `(${article} [^,.;:]{2,70}?|it|them|(?:\\p{Ll}+ )?\\p{Ll}+s)`;
const there = `((?:${places} (?:${article} )?|(?:in|on|round|around|over|at|into) ${article} (?=(?:[\\p{L}’'-]+ ){0,3}?(?:${small})\\b))[^,.;:]{2,80}?)`;
const end = '(?=[,.;:]|$| (?:and|which|who|that|but)\\b)';

const put =
  '(?:hidden|tucked|wedged|buried|stuck|sewn|stitched|taped|tied|stowed|concealed|locked|pinned|wrapped up)(?: away)?';
/** `Under a loose step of the stairs Marten hid a flask`, `Hidden in its locker is a whistle` */
const ahead = new RegExp(
  `(?:^|[,;:] |\\b(?:and|but) )(?:${put} )?${there},? (?:there )?(?:is|are|lies?|lie|stands?|hangs?|sits?|rests?|waits?|(?:(?:\\p{Lu}\\p{Ll}+ ){1,3}|he |she |somebody |someone )(?:has |had |once )?(?:hid|hides|hidden|keeps?|put|left|buried)) ${what}${end}`,
  'u',
);
/** `He keeps the lens in a sea chest` */
const kept = new RegExp(
  `(?:^|[,;:] |\\b(?:and|but) )((?:(?:[Tt]he|[Oo]ld|[Hh]er|[Hh]is) )?(?:[\\p{L}'’-]+ ){0,3}?)(?:(?:also|still|once|secretly|always|never|has|had) )?(?:has|keeps?|kept|hides?|hid|carries|wears?|put|hidden|stores?|stuffed|locked|buried) (?:away )?${what} ${there}${end}`,
  'u',
);
/** `The key hangs on a string round his neck`, `which is hidden in the clock` */
const lying = new RegExp(
  `(?:^|[,;:] |\\b(?:and|but) )${what},? (?:which |that )?(?:still |always )?(?:hangs?|lies?|is|are|sits?|is (?:hidden|kept|stuck)|are (?:hidden|kept))(?: hidden| kept| stuck| stitched| sewn)? ((?:on an? [^,.;:]{2,40}? )?(?:round|around|behind|under|beneath|inside|in|on) [^,.;:]{2,80}?)${end}`,
  'u',
);
const thereIs = new RegExp(`(?:^|[,;:] )there (?:is|are) ${what} ${there}${end}`, 'u');
/** People hide too, and what is seen by everybody lies behind something as well. */
const living =
  /\b(?:man|woman|boy|girl|child|dogs?|cat|thing|creature|ghost|guard|people|stranger|sailor|mule|horse|horses)\b/i;
const loose =
  /\b(?:key|hidden|hides?|hid|secret|loose|letters?|map|money|gold|coins?|purse|chip|photo|note|diary|poison|arsenic|wheel|ring|jewels?|box|chest)\b/i;

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Without the capital that a sentence begins with. */
const lowered = (sentence: string) =>
  sentence.replace(
    /^(?:Hidden|Tucked|Wedged|Buried|Stuck|Sewn|Stitched|Taped|Tied|Stowed|Concealed|Locked|Pinned|Under|Underneath|Beneath|Behind|Inside|Within|Below|In|On|Over|At|There|The|An?|Two|Three|Some|His|Her|Their|He|She|It|They|Somebody|Someone)\b/,
    (word) => word.toLowerCase(),
  );

/** What a sentence says of something that is not seen at once; null where it says nothing of the kind. */
export function findableIn(sentence: string): Findable | null {
  if (/^(?:if|when|once|whoever|anybody|anyone|should)\b|["“]/i.test(sentence)) return null;
  const text = lowered(sentence);
  const first = ahead.exec(text);
  if (first) return made(first[2]!, first[1]!, '');
  const has = kept.exec(text);
  if (has) return made(has[2]!, has[3]!, clean(has[1] ?? ''));
  const is = thereIs.exec(text) ?? lying.exec(text);
  return is && loose.test(is[0]) ? made(is[1]!, is[2]!, '') : null;
}

function made(thing: string, where: string, by: string): Findable | null {
  if (living.test(thing) || contentWords(where).length === 0) return null;
  if (/^(?:it|them)$/i.test(thing) && by === '') return null;
  return {
    what: clean(thing),
    where: clean(where),
    isWorn: worn.test(where) && /\b(?:his|her|their|the \p{Ll}+['’]s|\p{Lu}\p{Ll}+['’]s)\b/u.test(where),
    by,
  };
}
