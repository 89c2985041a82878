/**
 * Turns of phrase whose meaning is not their words, by what they mean here: `what is said => what is done`. `X` is somebody or something
 * that is named and comes back where the meaning has it, `N` somebody by name or pronoun; `!`: it is done to nothing. The first word is known in all its forms.
 */
const phrases: Readonly<Record<string, string>> = {
  thinking:
    "put two and two together => think it over; connect the dots => think it over; rack my brain(?:s)? => think it over; chew it over => think it over; put on my thinking cap => think it over; read between the lines => think it over; sleep on it => think it over; weigh (?:up )?my options => think it over; keep X in mind => remember X; take X(?:'s)? word for it => believe X",
  trying:
    '(?:give|have) (?:it|that|this) (?:a|my best|another|one more) (?:shot|go|try|whirl|crack|bash) => try it; have a (?:go|bash)(?! at) => try it; take a (?:crack|stab|shot) at it => try it; wing it => improvise; play it by ear => improvise',
  resting:
    "take five => rest; take a (?:breather|load off|nap) => rest; catch my breath => rest; get my breath back => rest; put my feet up => rest; take forty winks => sleep; catch some (?:sleep|shuteye|z's) => sleep; hit the (?:hay|sack) => sleep; turn in for the night! => sleep; call it a (?:night|day) => rest; kick back! => rest; chill out! => rest",
  waiting:
    'bide my time => wait; kill (?:some )?time => wait; sit tight! => wait; hang tight => wait; hold my horses => wait; hang (?:around|about|back)! => wait; stand my ground => stand still and wait; hold my ground => stand still and wait; stand pat! => wait; wait it out => wait; get cold feet => hesitate; think better of it => hesitate; chicken out => hesitate',
  silence:
    '(?:hold|bite) my tongue => say nothing; keep my (?:mouth|trap) shut => say nothing; keep mum => say nothing; keep schtum => say nothing',
  leaving:
    'hit the (?:road|trail|bricks) => leave; make tracks => leave; make myself scarce => leave; shove off! => leave; push off! => leave; head out! => leave; set off! => leave; get going! => go on; get a move on => go on; get the show on the road => go on; take my leave => say goodbye; call it quits => leave; beat a (?:hasty )?retreat => run away; pull up stakes => leave',
  fleeing:
    'make a (?:run|break|dash|bolt) for it => run away; leg it => run away; cut and run => run away; turn tail => run away; take to my heels => run away; show X a clean pair of heels => run away; hightail it(?: out of here)? => run away; run for the hills => run away; run for my life => run away; get the hell out(?: of here| of there)? => run away; throw in the towel => surrender; wave the white flag => surrender; give myself up => surrender',
  hiding:
    '(?:lie|lay) low => hide; keep a low profile => hide; make myself small! => hide; go to ground! => hide; give X the slip => sneak away from X; give X a wide berth => sneak past X',
  looking:
    'take stock(?: of (?:the situation|things|it all))? => look around; take it all in => look around; take in the (?:scene|view|sights|room) => look around; get my bearings => look around; get the lay of the land => look around; get a feel for the place => look around; scope out X => look at X closely; case the (?:joint|place) => search the place; size X up => watch X closely; suss X out => watch X closely; watch X like a hawk => watch X closely; keep tabs on X => watch X closely; keep (?:my )?eyes? peeled(?: for X)? => keep watch; keep a weather eye out => keep watch; prick up my ears => listen; keep an ear out(?: for X)? => listen; keep my ear to the ground => listen; get to the bottom of (?:it|this|things) => search for clues; leave no stone unturned => search everything; go over X with a fine-?tooth(?:ed)? comb => search X thoroughly; throw a glance at X => look at X; loot (?:them|em|the lot|everything) => search the bodies',
  talking:
    "have a (?:quick |quiet |little )?word with X => talk to X; bend X(?:'s)? ear => talk to X; take X aside => talk to X; make small talk(?: with X)? => chat; shoot the breeze(?: with X)? => chat; chew the fat(?: with X)? => chat; break the ice(?: with X)? => greet everybody; pass the time of day with X => greet X; pick X(?:'s)? brains? => ask X what they know; fill X in on X2 => tell X about X2; fill X in => tell X everything; let X in on X2 => tell X about X2; spill the beans => tell the truth; let the cat out of the bag => tell the truth; come clean => tell the truth; set X straight => tell X the truth; give X a piece of my mind => insult X; give X a talking-to => insult X; give X a hard time => tease X; take the mickey out of X => tease X; pull X(?:'s)? leg => tease X; make fun of X => tease X; crack a joke => tell a joke; call X(?:'s)? bluff => tell X that I do not believe a word of it; lend X an ear => listen to X; hear N out => listen to N; give X the cold shoulder => ignore X; turn a blind eye(?: to X)? => ignore it; wind X up => tease X; put in a good word for X => tell everybody that X can be trusted",
  winning:
    "butter X up => flatter X; butter up X => flatter X; suck up to X => flatter X; sing X(?:'s)? praises => flatter X; make eyes at X => flirt with X; make a pass at X => flirt with X; hit on X => flirt with X; bury the hatchet with X => calm X; clear the air with X => apologise to X; make peace with X => calm X; make it up to X => apologise to X; talk N down => calm N; twist X(?:'s)? arm => persuade X; lean on X hard => threaten X; put the squeeze on X => threaten X; put the screws on X => threaten X; put the fear of god into X => threaten X; give X the (?:evil|stink) eye => threaten X",
  deceiving:
    "pull the wool over X(?:'s)? eyes => deceive X; pull a fast one on X => deceive X; take X for a ride => deceive X; lead X up the garden path => deceive X; string X along => deceive X; spin X a (?:yarn|tale) => deceive X; sell X a (?:line|bill of goods) => deceive X",
  helping:
    "(?:give|lend) X a hand => help X; have X(?:'s)? back => help X; watch X(?:'s)? back => help X; give X a leg up => help X up; take X under my wing => help X",
  fighting:
    "beat (?:the (?:living )?(?:daylights|crap|hell|snot|stuffing) out of) X => attack X; knock (?:the (?:living )?(?:daylights|crap|hell|snot|stuffing) out of) X => attack X; kick X(?:'s)? (?:ass|arse|butt|behind) => attack X; beat X up => attack X; teach X a lesson => attack X; let N have it => attack N; take N out => attack N; do N in => attack N; have at N => attack N; go to town on X => attack X; lay into N => attack N; take a swing at X => attack X; go for X(?:'s)? throat => attack X; knock X(?:'s)? (?:block|lights) (?:off|out) => attack X; give N what for => attack N; pick a fight with X => insult X",
  following:
    'tag along with X => follow X; give chase(?: to X)? => run after them; fall in behind X => follow X; set foot (?:in|inside) X => go into X; set foot on X => go to X; drop in on X => go to X; make way for X => step aside for X',
  feelings:
    'lose it! => shout in anger; hit the roof => shout in anger; blow my top => shout in anger; throw a (?:fit|tantrum) => shout in anger; pull myself together => breathe deeply; get a grip(?: on myself)?! => breathe deeply; keep my cool => breathe deeply; put on a brave face => smile; keep a straight face => nod; knock on wood => knock; cross my fingers => nod; roll up my sleeves => nod; throw up! => vomit; make off with X => steal X; make myself at home => sit down',
};

/** Courage that is taken for what follows, and no deed of its own. */
const takingHeart =
  /\b(?:bite the bullet|take the plunge|take the bull by the horns|throw caution to the winds?|screw up my courage|pluck up (?:my |the )?courage|summon (?:up )?my courage|grit my teeth|take a leap of faith|steel myself|go out on a limb|cut to the chase|get (?:right |straight )?to the point) and (?=\p{L})/giu;

const somebody =
  "((?:(?:the|that|this|my|our|old|his|her|their|mr|mrs) )?(?!(?:i|we|and|it's|you|a|an|my|to)\\b)[\\p{L}'-]+?(?: \\p{Lu}[\\p{L}'-]+)?)";
const irregular: Readonly<Record<string, string>> = {
  put: 'puts?|putting',
  give: 'gives?|giving|gave',
  take: 'takes?|taking|took',
  make: 'makes?|making|made',
  have: 'has|have|having|had',
  get: 'gets?|getting|got',
  keep: 'keeps?|keeping|kept',
  lie: 'lies?|lying|lay',
  set: 'sets?|setting',
  hit: 'hits?|hitting',
  beat: 'beats?|beating',
  lose: 'loses?|losing|lost',
  hold: 'holds?|holding|held',
  let: 'lets?|letting',
  pull: 'pulls?|pulling|pulled',
  knock: 'knocks?|knocking|knocked',
};

function formsOf(verb: string): string {
  if (verb.startsWith('(')) return verb;
  if (Object.hasOwn(irregular, verb)) return `(?:${irregular[verb]})`;
  const stem = verb.replace(/e$/, '');
  return `(?:${verb}|${verb}s|${stem}(?:e?d|ing)|${verb}${verb.at(-1)}(?:ed|ing))`;
}

/** Somebody by a name with its capital, or by a word for them. */
const named = "(him|her|them|(?:the )?(?:guards?|watchm[ae]n)|\\p{Lu}[\\p{L}'-]+)";
/** What others do is told of them, and not done. */
const notOthers =
  '(?<!\\b(?:he|she|they|it|who|you|that|guards?|nobody|somebody|someone|everyone|anyone|anybody|everybody) )';
const unfollowed = '(?=\\s*(?:[.,!?;]|$|(?:and|then|to|for|with|until|before|while|now)\\b))';

interface Turn {
  said: RegExp;
  done: string;
  /** A word without which it cannot stand there: looked for first, because a hundred patterns over a long message take their time. */
  key: string;
}

function turnOf(line: string): Turn {
  const [said = '', done = ''] = line.split(' => ');
  const [verb = '', ...rest] = said.replace(/!$/, '').split(' ');
  const names: string[] = [];
  const words = rest.map((word) =>
    word
      .replace(/\b(?:X2?|N)\b/, (name) => {
        names.push(name);
        return name === 'N' ? named : somebody;
      })
      .replace(/\bmyself\b/, '(?:my|our|him|her)sel(?:f|ves)')
      .replace(/\bmy\b/, '(?:my|our|his|her|their)'),
  );
  const plain = done.replace(/\b(?:X2?|N)\b/g, (name) => `$${names.indexOf(name) + 1}`);
  const after = said.endsWith('!') ? unfollowed : "(?![\\p{L}-]|'\\p{L})";
  const pattern = `${notOthers}\\b${[formsOf(verb), ...words].join(' ')}${after}`;
  const isPlain = (word: string) => /^(?!my(?:self)?$|N$)[a-z]+$/.test(word);
  const [key = ''] = rest.filter(isPlain).toSorted((a, b) => b.length - a.length);
  return { said: new RegExp(pattern, names.includes('N') ? 'gu' : 'giu'), done: plain, key };
}

const turns = Object.values(phrases).flatMap((list) => list.split('; ').map(turnOf));

/** Whole sentences that nobody does: they are said to whoever is here. */
const threats =
  /^(?:(?:ok(?:ay)?|alright|right|now|everybody|everyone|you|all of you)[,!]? )*(?:hands up|(?:put |get )?(?:your )?hands (?:up|in the air|where i can see (?:them|em))|nobody (?:move|moves)|no one (?:move|moves)|freeze|don'?t (?:move|anybody move|anyone move)|stick (?:'em|em|them) up|on your knees|(?:get )?on the (?:ground|floor)|drop (?:it|your weapons?|the weapons?)|back off|stay back|stand and deliver|your money or your life|this is a (?:robbery|stick-?up|hold-?up)|not another step|not one (?:more )?step|one (?:more )?step and|move and|don'?t try anything|don'?t even think about it)\b/iu;
const words =
  /^(?:(?:oh|ok(?:ay)?|come on|hey|oi|now|just|please|for god's sake)[,!]? )*(?:(?:spit|cough) it out|out with it|come on,? out with it|come clean|fess up|spill(?: it| the beans)?|cut it out|knock it off|give it a rest|cool it|pack it in|leave it out|shut (?:up|it)|pipe down|zip it|put a sock in it|get lost|beat it|buzz off|hop it|take a hike|piss off|go to hell|simmer down|calm down|wait up|hold your horses|hold my (?:beer|drink|ale|mug)|stand down|get off my back|mind your own business|bring it on|over my dead body|you'?re kidding|no way jose)(?:,? (?:will you|already|man|you two|you lot|guys|buddy|pal|now|then))*$/iu;

/** `I come out with it: who are you?`: saying it. */
const outWith =
  /\b(?:come|coming|came|comes) (?:right |straight )?out with it\s*[:,-]\s*|\b(?:spit|spitting|blurt|blurting) it out\s*[:,-]\s*|\b(?:get|come) (?:right |straight )?to the point\s*[:,-]\s*|\bcut to the chase\s*[:,-]\s*/giu;

/** `hands up, I surrender`: their own hands. */
const yielding =
  /\b(?:i|we) (?:surrender|yield|give (?:up|in)|am unarmed|are unarmed)\b|\b(?:don['’]?t|do not) (?:shoot|hurt (?:me|us)|kill (?:me|us))\b|\bmy hands (?:up|are up)\b/i;

/** What is called out to whoever is here: as a threat, or as words. */
function calledOut(text: string): string | null {
  const sentences = text.match(/[^.!?\n]+[.!?\n]*/gu)?.map((one) => one.trim()) ?? [];
  const bare = (one: string) => one.replace(/[\s.!?…]+$/u, '');
  const isCalled = (one: string) => threats.test(bare(one)) || words.test(bare(one));
  const end = sentences.findIndex((one) => !isCalled(one));
  const called = end < 0 ? sentences : sentences.slice(0, end);
  if (called.length === 0 || text.includes('"') || yielding.test(text)) return null;
  const said = called.join(' ').replace(/[.,;]$/, '');
  const verb = called.some((one) => threats.test(bare(one))) ? 'I threaten them' : 'I say';
  return [`${verb} "${said}".`, ...(end < 0 ? [] : sentences.slice(end))].join(' ');
}

/** Turns of phrase in plain words; what stands between quotation marks is left as it was said. */
export function withoutTurnsOfPhrase(text: string): string {
  const called = calledOut(text) ?? text;
  return called
    .split(/("[^"]*"?)/)
    .map((part) => (part.startsWith('"') ? part : inPlain(part)))
    .join('');
}

const objective: Readonly<Record<string, string>> = { his: 'him', their: 'them' };

/** `have his back`: help him. */
const asObject = (name: string) => (Object.hasOwn(objective, name) ? objective[name]! : name);

function inPlain(part: string): string {
  const low = part.toLowerCase();
  return turns
    .filter(({ key }) => low.includes(key))
    .reduce(
      (rest, { said, done }) =>
        rest.replace(said, (_, ...groups: string[]) =>
          done.replace(/\$(\d)/g, (_whole, at: string) => asObject(groups[Number(at) - 1] ?? '')),
        ),
      part.replace(outWith, 'say: ').replace(takingHeart, ''),
    );
}
