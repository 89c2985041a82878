const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Other scripts, by their letters; the narrower ones first. */
const scripts: readonly [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/[іїєґІЇЄҐ]/u, 'uk'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Georgian}/u, 'ka'],
  [/\p{Script=Armenian}/u, 'hy'],
];

const languages: readonly { tag: string; words: ReadonlySet<string>; letters: RegExp }[] = [
  {
    tag: 'de',
    words: set(
      'ich du er sie es wir ihr und oder aber der die das den dem des ein eine einen einem einer nicht mit von zu zum zur auf für ist sind bin habe hat mein meine meinen wo was wer wie warum bitte nach aus bei durch über unter dann sich kann mich mir dich guten tag hallo danke ja nein öffne schaue sehe gehe nehme frage versuche greife suche laufe sage hinein heraus kein keine nichts kostet welt viel gibt hier jetzt noch auch schon soll muss will weiß weiter verstehe versteht spreche englisch',
    ),
    letters: /[äöüß]/,
  },
  {
    tag: 'fr',
    words: set(
      "je tu il elle nous vous ils elles le la les un une des du de et ou mais dans avec sur sous pour par est sont suis ai as a mon ma mes ton ta ce cette qui que quoi où pourquoi comment pas ne au aux bonjour merci oui non s'il j'ouvre ouvre regarde prends cherche vais demande attaque essaie l'homme porte comprends comprend parle anglais",
    ),
    letters: /[àâçèêëîïôùûœ]|é/,
  },
  {
    tag: 'es',
    words: set(
      'yo tú él ella nosotros el la los las un una unos y o pero en con de del al por para sobre es son soy estoy está mi mis tu su sus que qué quién dónde cómo cuándo no le les lo se hola gracias sí abro miro busco voy tomo pregunto ataco intento quiero hay aquí buenos días puerta esta este como donde puedo tengo necesito ayuda amigo quien cuando porque muy bien entiendo hablo inglés',
    ),
    letters: /[ñ¿¡áíóú]/,
  },
  {
    tag: 'it',
    words: set(
      'io tu lui lei noi voi il lo la gli le un uno una e o ma in con di del della dello dei degli al alla sul sulla per su è sono ho mio mia miei che chi cosa dove come quando perché non mi ti si ciao grazie apro guardo cerco vado prendo chiedo attacco provo voglio porta qui nel nella dal dalla capisco parlo inglese',
    ),
    letters: /[àèìòù]/,
  },
  {
    tag: 'pt',
    words: set(
      'eu você ele ela nós eles elas o a os as um uma e ou mas em no na nos nas com de do da dos das ao à por para sobre é são sou estou meu minha meus que quem onde como quando não me se olá obrigado sim abro olho procuro vou pego pergunto ataco tento quero porta aqui pela pelo tem entendo falo inglês',
    ),
    letters: /[ãõçáâêéíóú]/,
  },
  {
    tag: 'nl',
    words: set(
      'ik jij je hij zij wij we jullie de het een en of maar in met van naar op voor is zijn ben heb heeft mijn dit dat wie wat waar hoe waarom niet aan uit bij door over onder dan kan mij hallo bedankt ja nee kijk ga pak vraag open probeer zoek loop zeg deur wil er begrijp spreek engels',
    ),
    letters: /ij\b|ë|ï/,
  },
  {
    tag: 'pl',
    words: set(
      'ja ty on ona my wy i oraz lub ale w we z ze na do od po za przez dla jest są jestem mam mój moja moje co kto gdzie jak kiedy dlaczego nie się to ten ta te czy cześć dziękuję tak otwieram patrzę szukam idę biorę pytam atakuję próbuję chcę drzwi proszę rozumiem mówię angielsku',
    ),
    letters: /[ąćęłńśźż]/,
  },
  {
    tag: 'sv',
    words: set(
      'jag du han hon vi ni de och eller men i med av till på för är har min mitt mina den det en ett som vem vad var hur varför inte kan mig hej tack ja nej öppnar tittar går tar frågar söker dörren från under förstår talar engelska',
    ),
    letters: /[åäö]/,
  },
  {
    tag: 'da',
    words: set(
      'jeg du han hun vi de og eller men i med af til på for er har min mit mine den det en et som hvem hvad hvor hvordan hvorfor ikke kan mig hej tak ja nej åbner kigger går tager spørger leder døren fra under forstår taler engelsk',
    ),
    letters: /[åæø]/,
  },
  {
    tag: 'cs',
    words: set(
      'já ty on ona my vy a nebo ale v ve s se na do od po za pro je jsou jsem mám můj moje co kdo kde jak kdy proč ne to ten ta ahoj děkuji ano otevřu dívám hledám jdu beru ptám útočím zkusím chci dveře si že nerozumím mluvím anglicky',
    ),
    letters: /[ěščřžýůďťň]/,
  },
  {
    tag: 'tr',
    words: set(
      'ben sen o biz siz onlar ve veya ama bir bu şu ile için de da mi mı ne kim nerede nasıl neden değil var yok benim merhaba teşekkürler evet hayır açıyorum bakıyorum arıyorum gidiyorum alıyorum soruyorum kapıyı anlamıyorum ingilizce',
    ),
    letters: /[ğışİ]/,
  },
];

const english = set(
  'the a an i we you he she it they my your his her our their me him us them this that and or but not with from of to in on at for by into onto over under is are was were be am do does did have has had can could will would should what who where why how when which there here if then so because about up down out off all some any no yes one two look go take open ask tell say attack use search try want door as myself yourself himself herself themselves without through behind between around after before while until again just please like than very too',
);
/** Letters as they are typed without the keyboard for them: `donde`, `ou`. */
const bare = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
const typed = new Map(
  languages.map(({ tag, words }) => [
    tag,
    new Set([...words].map(bare).filter((word) => !words.has(word) && word.length > 2 && !english.has(word))),
  ]),
);

/** Too short a greeting for any statistics. */
const greetings: Readonly<Record<string, string>> = {
  hola: 'es',
  bonjour: 'fr',
  salut: 'fr',
  hallo: 'de',
  guten: 'de',
  ciao: 'it',
  olá: 'pt',
  hej: 'sv',
  cześć: 'pl',
  ahoj: 'cs',
  merhaba: 'tr',
  danke: 'de',
  gracias: 'es',
  merci: 'fr',
  grazie: 'it',
  obrigado: 'pt',
  dziękuję: 'pl',
};

/** The language of a message that is not English: its tag, or null where it is English or cannot be told. */
export function foreignLanguage(
  message: string,
  isName: (word: string) => boolean,
  isVerb: (word: string) => boolean,
): string | null {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return null;
  const latin = message.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin * 2 < letters) return scripts.find(([script]) => script.test(message))?.[1] ?? 'und';
  const words = (
    message
      .slice(0, 600)
      .toLowerCase()
      .match(/[\p{L}']+/gu) ?? []
  )
    .slice(0, 60)
    .filter((word) => !isName(word) || english.has(word));
  if (words.length === 0) return null;
  if (words.length <= 2 && Object.hasOwn(greetings, words[0]!)) return greetings[words[0]!]!;
  const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  const begins =
    /^(?:i|we|i'm|i'll|the|my|let's|can|could)$/.test(words[0]!) && isVerb(words[1] ?? '') ? 2 : 0;
  const native =
    count(english) + begins + words.filter((word) => isVerb(word) && !english.has(word)).length * 0.5;
  let best: { tag: string; score: number; hits: number } | null = null;
  for (const { tag, words: list, letters: own } of languages) {
    const hits = count(list) + count(typed.get(tag)!);
    const marked = words.filter((word) => own.test(word)).length;
    const score = hits + marked * 1.2;
    if (score > (best?.score ?? 0)) best = { tag, score, hits };
  }
  if (!best) return null;
  const isMost = best.score >= Math.max(1.2, words.length * 0.28) && best.score > native * 1.25;
  return isMost && (best.score >= 2 || words.length <= 4) ? best.tag : null;
}
