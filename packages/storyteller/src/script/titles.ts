const counted =
  /^(?:scene|area|room|location|encounter|chapter|part|act)\s+[A-Z]\s*(?:[.:)]|\s[-–—])\s*(?=\S)|^(?:(?:scene|area|room|location|encounter|chapter|part|act|episode|day|evening)\s+)?(?:[A-Z]?-?\d{1,3}[a-z]?|[IVX]{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)\s*(?:[.:)]|\s[-–—])\s*(?=\S)|^[A-Z][.)]\s+(?=\p{Lu})/iu;
const small = new Set([
  'a',
  'an',
  'the',
  'of',
  'at',
  'in',
  'on',
  'to',
  'and',
  'or',
  'by',
  'for',
  'with',
  'from',
  'into',
  'under',
  'without',
]);

function fromCapitals(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text
    .toLowerCase()
    .split(' ')
    .map((word, at) => (at > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/** `1st stop, ferry`, `stop two: the mill` */
const stop =
  /^(?:(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|next|last) (?:stop|scene|place|part|station|stage|location)|(?:stop|station|stage) (?:\d{1,2}|one|two|three|four|five|six))\s*[,.:–—-]\s*(?=\S)/i;

/** `SCENE 1 - THE LOCKED STUDY` is The Locked Study. */
export function titleOf(heading: string): string {
  const bare = heading
    .replace(counted, '')
    .replace(stop, '')
    .replace(/\s*\([^)]{0,80}\)\s*$/, '')
    .replace(/[*_#`{}[\]|]/g, '')
    .replace(/[:.]+$/, '')
    .trim();
  return fromCapitals(bare || heading.replace(/[*_#`{}[\]|]/g, '').trim());
}

const rule = /\d|\b(?:AC|HP|DC|hit points|DMs?|GMs?|players?)\b/i;
const told = /\b(?:is|are|was|were|has|have|comes?|goes|go|should|they|there|you|he|she)\b/i;
const ofPlace = /\b(?:to|at|in|into|comes?|enter|reach|is) (the [\p{Ll}][\p{L}'’ -]{2,50})$/u;

/** What was taken for a title and is a sentence: the place that it leads to, if it names one. */
function placeInSentence(title: string): string | null {
  const isSentence = title.split(' ').length > 4 && told.test(title);
  if (!isSentence && !rule.test(title)) return null;
  const place = ofPlace.exec(title)?.[1];
  return place && !rule.test(place) && !told.test(place) ? place : 'another part of the tale';
}

/** Where a tale begins; that it does is no name of a place. */
const beginning =
  /^(?:the )?(?:start|beginning|opening|introduction|intro|prologue|arrival|hook|setup|set-up)$/i;

/** A title within a sentence: `the Locked Study`, `Ringing the Bell`, `Odric's House`. */
export function placeName(title: string): string {
  const meant = placeInSentence(title);
  if (meant !== null) return meant;
  if (beginning.test(title.trim())) return 'the place where it all began';
  // `Jonas Pike and the boat`: whoever has a name needs no article.
  if (/^(?!The |An? )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ and /u.test(title)) return title;
  if (/^(?:the|a|an)\s/i.test(title)) return title.charAt(0).toLowerCase() + title.slice(1);
  const [first = ''] = title.split(' ');
  const isOwn =
    /ing$|['’]s$|^(?:in|on|at|under|into|to|back|down|up|beneath|above|what|how|when|who|where|why|if|my|our|no|one|two|three)$/i.test(
      first,
    );
  return isOwn || title.split(' ').length > 6 ? title : `the ${title}`;
}
