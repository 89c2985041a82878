/** What is short for what, and what fingers make of it; an underscore stands for a space. */
export const shorthand: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "u=you ur=your r=are im=i'm ive=i've dont=don't cant=can't wont=won't isnt=isn't doesnt=doesn't didnt=didn't " +
    "whats=what's wats=what's wuts=what's wheres=where's whos=who's hows=how's thats=that's theres=there's youre=you're whens=when's whys=why's " +
    "youll=you'll weve=we've arent=aren't wasnt=wasn't couldnt=couldn't wouldnt=wouldn't shouldnt=shouldn't hes=he's shes=she's " +
    "havent=haven't hasnt=hasn't werent=weren't theyre=they're itll=it'll aint=isn't ain't=isn't yall=you y'all=you ya=you whatre=what_are " +
    'teh=the hte=the da=the dat=that dis=this wat=what wut=what wot=what thru=through tho=though pls=please plz=please plox=please pleaze=please ' +
    "wanna=want_to gonna=going_to gotta=have_to hafta=have_to tryna=try_to trynna=try_to imma=i'll ima=i'll lemme=let_me gimme=give_me " +
    "dunno=don't_know bc=because cuz=because coz=because cos=because bcuz=because becuase=because rn=right_now " +
    'n=and abt=about smth=something sth=something smthn=something somethin=something nothin=nothing anythin=anything ppl=people ' +
    'w=with wit=with rly=really rlly=really thx=thanks ty=thanks tysm=thanks thnx=thanks sry=sorry soz=sorry ' +
    'outta=out_of kinda=rather sorta=rather lotta=lot_of alot=a_lot atleast=at_least infront=in_front grabs=grab wich=which whch=which ' +
    'dmg=damage diff=difference b4=before some1=someone sum1=someone every1=everyone any1=anyone ne1=anyone no1=no_one prolly=probably ' +
    'prob=probably probs=probably def=definitely obv=obviously lil=little til=until doc=doctor kno=know hav=have sus=suspicious em=them ' +
    "nvm=never_mind yr=your yer=your wdym=what_do_you_mean idk=I_don't_know " +
    "nite=night tonite=tonight lite=light heres=here's somethings=something_is somebodys=somebody_is someones=someone_is everythings=everything_is nothings=nothing_is " +
    "whered=where_did howd=how_did whod=who_did whyd=why_did whatd=what_did didja=did_you whatcha=what_are_you whatchu=what_are_you dya=do_you d'you=do_you bout=about cept=except " +
    'aks=ask askd=asked tkae=take waht=what whta=what hwat=what adn=and nad=and taht=that jsut=just ahve=have hvae=have haev=have wnat=want konw=know freind=friend ' +
    'hosue=house dorr=door doro=door cna=can cn=can yuo=you yoru=your wher=where whre=where hwo=who thier=their recieve=receive wierd=weird beleive=believe serch=search ' +
    "tel=tell wana=want_to sumthing=something somthing=something enuf=enough cud=could wud=would shud=should dnt=don't iz=is wen=when dere=there bak=back luk=look tlk=talk " +
    'thot=thought rite=right mite=might m8=mate l8r=later l8=late gr8=great w8=wait str8=straight 2day=today 2nite=tonight 2gether=together 2morrow=tomorrow ' +
    'agian=again missle=missile missles=missiles trow=throw thro=throw atack=attack atak=attack swrd=sword thingie=thingy thingamajig=thingy thingamabob=thingy doohickey=thingy whatsit=thingy gizmo=thingy'
  )
    .split(' ')
    .map((pair) => pair.split('='))
    .filter((pair) => pair.length === 2),
);

/** Contractions whose parts have parts to play of their own. */
export const contractions: Readonly<Record<string, string>> = {
  "i'm": 'I am',
  "i'll": 'I will',
  "i'd": 'I would',
  "i've": 'I have',
  "we're": 'we are',
  "we'll": 'we will',
  "we'd": 'we would',
  "we've": 'we have',
  "what's": 'what is',
  "where's": 'where is',
  "who's": 'who is',
  "how's": 'how is',
  "when's": 'when is',
  "why's": 'why is',
  "there's": 'there is',
  "here's": 'here is',
  "that's": 'that is',
  "it's": 'it is',
  "he's": 'he is',
  "she's": 'she is',
  "they're": 'they are',
  "you're": 'you are',
  "you'll": 'you will',
  "let's": "let's",
};

/** What ends like a verb in a hurry and is none. */
const notHurried = new Set(['robin', 'raisin']);

/** `stickin` for `sticking`: the verb in full; null where the word is none. */
export function withFullEnding(low: string, isVerb: (word: string) => boolean): string | null {
  if (low.length < 5 || !/[^aeiou]in'?$/.test(low) || notHurried.has(low)) return null;
  const full = `${low.replace(/'$/, '')}g`;
  return !isVerb(low) && isVerb(full) ? full : null;
}

/** `reeeeal`, `pleeease`: a letter that is held stands once or twice, whichever makes a word. */
export function unstretched(word: string, isWord: (word: string) => boolean): string {
  const twice = word.replace(/(\p{L})\1{2,}/giu, '$1$1');
  const once = word.replace(/(\p{L})\1{2,}/giu, '$1');
  // `weeeee` is a noise, and nobody.
  if (/^(?:we|he|be|a|i|e|o)$/i.test(once)) return '';
  return isWord(twice.toLowerCase()) && !isWord(once.toLowerCase()) ? twice : once;
}

const titles = /\b(mrs|mr|ms|dr|prof|capt|sgt|lt|st|rev)\.(?=\s)/gi;
/** `OPEN. THE. SHUTTER.`: each word with a stop of its own, for weight. */
const weighed = /\b([A-Z]{2,})\.\s+(?=[A-Z]{2,}\b)/g;
/** `and go OPEN THE SHUTTER`, `and I am like GET OUT`: what stands in capitals is said. */
const voiced =
  /\b(?:go|goes|going|went|im like|i'm like|was like|am like|is like|are like|be like|just like|all like),?:? +((?:[A-Z][A-Z']+[ ,!?.]+){1,24}[A-Z][A-Z']+|[A-Z][A-Z']{3,})(?![a-z])([.!?]*)/;
const arrows = / ?(?:-{1,3}>|={1,2}>|→|➡|>{2,3}| > ) ?/g;
const cursed =
  /\b(what|who|where|why|how|when) (?:the (?:hell|heck|fuck|f|devil|frick|actual fuck)|on earth|in the world|in the hell|tf)\b/gi;
/** `real quick` is quickly. */
const hurried =
  /\b(?:real|super|mega|extra|hella) (quick|fast|slow|careful|quiet|close|hard|loud)(?:ly)?\b/gi;
const hurriedly: Readonly<Record<string, string>> = {
  quick: 'quickly',
  slow: 'slowly',
  careful: 'carefully',
  quiet: 'quietly',
  close: 'closely',
  loud: 'loudly',
};
/** `down the well I go`. */
const turnedRound =
  /(?<=^|[.!?] )(up|down|through|over|into|across|off|under|behind|back|towards?|onto|past) ([\p{L}' ]{2,40}?) (?:i|we) (go|climb|jump|run|crawl|march|sneak|head|dash|creep|slip|leap|walk)\b/giu;
const ownWill =
  /\bill (?=(?:just|also|go|take|try|look|ask|use|open|search|attack|be|wait|do|get|give|stay|follow|have|put|check|tell|talk|pick|grab|see|kill|help|sneak|walk|run)\b)/gi;
/** `1. open the door 2) run`. */
const numbered = /(^|[\s,;])(?:step\s+)?\d[.):]\s*(?=\p{L})/giu;
/** `1 open the door 2 run`, `step one open the door`: what follows the number must be a deed. */
const counted =
  /(^|[\s,;:])(?:step\s+(?:\d|one|two|three|four|five)|\d)[,:]?\s+(?=((?:i |we )?['\p{L}]+))/giu;

/** `talk 2 the barkeep`, `look 4 a way`, `can u c me`: what sounds alike. */
const forTo =
  /(?<=\p{L}) 2 (?=(?:the|a|an|my|his|her|their|our|him|them|me|us|u|you|it|this|that|every(?:one|body)|talk|speak|go|see|know|ask|get|be|do|find|make|take|look|leave|help|buy|kill|fight|run|open|tell|say|have|try)\b)/giu;
/** `talk 2 Odra`: of what one does to somebody, or somewhere. */
const forToThem =
  /\b(talk|speak|go|going|walk|run|head|listen|over|back|up|next|close) 2 (?=\p{L})(?!\p{L}+s\b)/giu;
const forFor =
  /\b(?!(?:at|is|are|has|have|take|took|roll|rolled|ac|dc|level|deal|lvl|of)\b)(\p{L}+) 4 (?=(?:the|a|an|my|me|us|u|him|her|them|you|it|this|that|sure|now|any\p{L}*|some\p{L}*|clues|help|traps)\b)/giu;
const forSee =
  /\b(i|we|u|you|can|cant|to|they|he|she|d'?u|do i|could) c\b(?= (?:anything|something|anyone|any|a|an|the|that|this|here|there|what|if|u|you|me|it|her|him|them|in|from|nothing)\b|\s*[?.!]|$)/giu;

/** A list whose numbers go up from one, each before a deed, becomes lines. */
function asLines(text: string, isDeed: (words: string) => boolean): string {
  const found = [...text.matchAll(counted)].filter(([, , words]) => isDeed(words!.toLowerCase()));
  const isList = found.length > 1 && /1|one/i.test(found[0]![0]) && /2|two/i.test(found[1]![0]);
  if (!isList) return text;
  const starts = new Set(found.map(({ index }) => index));
  return text.replace(counted, (whole, before: string, _words: string, at: number) =>
    starts.has(at) ? `${before.trim()}\n` : whole,
  );
}

/** A message as it would be written with care: titles without stops, arrows and numbers of a list as `then`, shouted words as words. */
export function writtenOut(text: string, isDeed: (words: string) => boolean): string {
  const isList = (text.match(numbered)?.length ?? 0) > 1;
  const listed = isList
    ? text.replace(numbered, (_, before: string) => (before.trim() === '' ? '\n' : `${before}\n`))
    : asLines(text, isDeed);
  return listed
    .replace(forTo, ' to ')
    .replace(forToThem, '$1 to ')
    .replace(forFor, '$1 for ')
    .replace(forSee, '$1 see')
    .replace(/\bw\/o\b/gi, 'without')
    .replace(/\bw\/(?=\s|\p{L})/giu, 'with ')
    .replace(/ ?& ?/g, ' and ')
    .replace(/ \+ (?=\p{L})/gu, ', ')
    .replace(titles, '$1')
    .replace(
      /(?<!\b(?:he|she|it|that|who|which|nobody|one|this) )\blets (?!(?:me|us|him|her|it|them|you|everyone|everybody|people|go of)\b)(?=\p{L})/giu,
      "let's ",
    )
    .replace(/\blet us (?=(?:see|look|find|check|search|go (?:to|and)|try|ask|open|hear)\b)/gi, "let's ")
    .replace(/,\s+((?:very |so |quite )?\p{L}{3,}ly),\s+(?=\p{L})/giu, ' $1 ')
    .replace(hurried, (_, how: string) => hurriedly[how.toLowerCase()] ?? how)
    .replace(cursed, '$1')
    .replace(/(^|[.!?,] )were (?=(?:are|is|am|do|did|does)\b)/gi, '$1where ')
    .replace(negated, '$1$2 ')
    .replace(/\blike, /gi, '')
    .replace(/\bid (?=(?:like|love|rather|prefer)\b)/gi, "I'd ")
    .replace(ownWill, "I'll ")
    .replace(turnedRound, 'I $3 $1 $2')
    .replace(arrows, ', then ')
    .replace(weighed, '$1 ')
    .replace(voiced, (_, words: string, end: string) => `shout "${words.trim()}${end}"`)
    .trim();
}

/** `isn't there a bank?` asks the same without its `not`. */
const negated =
  /((?:^|[.!?,] )(?:(?:but|so|wait|hey|and) )?)(is|are|was|were|does|do|did|has|have|could|would|should)n['’]?t (?=(?:there|it|he|she|they|that|this|the|we|i|you|any\p{L}*)\b[^.!]*\?)/giu;

const intensifiers = new Set(['very', 'really', 'so', 'super', 'too', 'pretty', 'quite', 'totally', 'just']);

/** Whether a word that stands twice is a slip or mere weight; `knock knock` is neither. */
export function isDoubled(
  word: string,
  previous: string,
  beforeThat: string,
  isSmall: (word: string) => boolean,
): boolean {
  if (word !== previous || !/\p{L}/u.test(word)) return false;
  return word === beforeThat || intensifiers.has(word) || (isSmall(word) && word !== 'that');
}
