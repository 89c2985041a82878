const irregularVerbs: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'went=go gone=go goes=go took=take taken=take ran=run gave=give given=give got=get gotten=get saw=see seen=see said=say told=tell ' +
    'found=find threw=throw thrown=throw broke=break broken=break drew=draw drawn=draw held=hold kept=keep stood=stand sat=sit ' +
    'lay=lie laid=lay lit=light hid=hide hidden=hide bit=bite bitten=bite ate=eat eaten=eat drank=drink drunk=drink swam=swim swum=swim ' +
    'crept=creep leapt=leap slept=sleep swept=sweep swung=swing struck=strike stole=steal stolen=steal spoke=speak spoken=speak ' +
    'wrote=write written=write rode=ride ridden=ride drove=drive driven=drive flew=fly flown=fly fell=fall fallen=fall felt=feel ' +
    'fought=fight bought=buy sold=sell brought=bring caught=catch taught=teach thought=think sought=seek made=make built=build ' +
    'bent=bend lent=lend sent=send spent=spend left=leave led=lead met=meet paid=pay began=begin begun=begin sang=sing sung=sing ' +
    'rang=ring rung=ring sank=sink stuck=stick dug=dig shot=shoot hung=hang slid=slide tied=tie lied=lie dying=die lying=lie tying=tie ' +
    'knelt=kneel wore=wear worn=wear tore=tear torn=tear swore=swear chose=choose froze=freeze shook=shake shaken=shake ' +
    'woke=wake rose=rise fed=feed bled=bleed fled=flee sped=speed read=read put=put cut=cut set=set hit=hit shut=shut let=let bet=bet ' +
    'wound=wind ground=grind spat=spit stank=stink sprang=spring flung=fling clung=cling slung=sling wrung=wring bound=bind ' +
    'blew=blow blown=blow knew=know known=know grew=grow lost=lose meant=mean heard=hear dealt=deal burnt=burn learnt=learn ' +
    'dreamt=dream smelt=smell spilt=spill did=do done=do does=do has=have had=have was=be were=be is=be are=be am=be been=be ' +
    'won=win slew=slay slain=slay frozen=freeze sworn=swear woken=wake snuck=sneak strode=stride wove=weave split=split spread=spread bid=bid quit=quit'
  )
    .split(' ')
    .map((pair) => pair.split('=')),
);

const doubled = /([bdgklmnprt])\1$/;

function* stemsOf(word: string): Generator<string> {
  if (word.endsWith('ing') && word.length > 4) {
    const stem = word.slice(0, -3);
    // `hoping` is no `hopping`.
    if (/^[^aeiou]+[aeiou][^aeiouwxy]$/.test(stem)) yield `${stem}e`;
    yield stem;
    yield `${stem}e`;
    if (doubled.test(stem)) yield stem.slice(0, -1);
  } else if (word.endsWith("in'") && word.length > 5) {
    yield* stemsOf(`${word.slice(0, -1)}g`);
  } else if (word.endsWith('ied') || word.endsWith('ies')) {
    yield `${word.slice(0, -3)}y`;
    yield word.slice(0, -1);
  } else if (word.endsWith('ed') && word.length > 3) {
    yield word.slice(0, -2);
    yield word.slice(0, -1);
    const stem = word.slice(0, -2);
    if (doubled.test(stem)) yield stem.slice(0, -1);
  } else if (word.endsWith('s') && !word.endsWith('ss') && word.length > 3) {
    yield word.slice(0, -1);
    if (word.endsWith('es')) yield word.slice(0, -2);
  }
}

/** The base form of a verb that is known, in whatever form it stands; null where it is none. */
export function baseVerb(word: string, isKnown: (verb: string) => boolean): string | null {
  if (isKnown(word)) return word;
  if (Object.hasOwn(irregularVerbs, word)) return irregularVerbs[word]!;
  for (const stem of stemsOf(word)) if (isKnown(stem)) return stem;
  return null;
}

/** The base form of a verb that nobody foresaw, as far as its ending tells. */
export function guessedBase(word: string): string {
  if (word.endsWith('ing') && word.length > 5) {
    const stem = word.slice(0, -3);
    if (doubled.test(stem)) return stem.slice(0, -1);
    return /(?:[vcuz]|[^s]s|[dr]g|[aeiou]t|[^aeiou]l)$/.test(stem) ? `${stem}e` : stem;
  }
  if (word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ed') && word.length > 4) {
    const stem = word.slice(0, -2);
    if (doubled.test(stem)) return stem.slice(0, -1);
    return /(?:[vcuz]|[^s]s|[dr]g|[^aeiou]l)$/.test(stem) ? `${stem}e` : stem;
  }
  return word;
}

const irregularNouns: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  wolves: 'wolf',
  thieves: 'thief',
  knives: 'knife',
  shelves: 'shelf',
  leaves: 'leaf',
  mice: 'mouse',
  feet: 'foot',
  teeth: 'tooth',
  geese: 'goose',
  dice: 'die',
  watchmen: 'watchman',
  guardsmen: 'guardsman',
};

export function singular(noun: string): string {
  const word = noun.replace(/'s?$/, '');
  if (Object.hasOwn(irregularNouns, word)) return irregularNouns[word]!;
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
