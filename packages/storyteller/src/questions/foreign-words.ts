/** By the tag of the language: that the tale is told in English alone, and that a language model would speak it. */
export const foreignWords: Readonly<Record<string, readonly [string, string]>> = {
  de: [
    'Ich erzähle leider nur auf Englisch; ein Sprachmodell würde auch Deutsch sprechen.',
    'Auf Deutsch kann ich nicht erzählen, nur auf Englisch; mit einem Sprachmodell ginge es.',
  ],
  fr: [
    'Je ne raconte qu’en anglais, malheureusement ; un modèle de langage parlerait aussi français.',
    'Je ne sais pas raconter en français, seulement en anglais ; un modèle de langage le pourrait.',
  ],
  es: [
    'Por desgracia solo narro en inglés; un modelo de lenguaje hablaría también español.',
    'No sé narrar en español, solo en inglés; con un modelo de lenguaje sí sería posible.',
  ],
  it: [
    'Purtroppo racconto solo in inglese; un modello linguistico parlerebbe anche italiano.',
    'In italiano non so raccontare, solo in inglese; con un modello linguistico si potrebbe.',
  ],
  pt: [
    'Infelizmente só narro em inglês; um modelo de linguagem falaria também português.',
    'Não sei narrar em português, apenas em inglês; com um modelo de linguagem seria possível.',
  ],
  nl: [
    'Helaas vertel ik alleen in het Engels; een taalmodel zou ook Nederlands spreken.',
    'In het Nederlands kan ik niet vertellen, alleen in het Engels; met een taalmodel zou het wel kunnen.',
  ],
  pl: [
    'Niestety opowiadam tylko po angielsku; model językowy mówiłby także po polsku.',
    'Nie umiem opowiadać po polsku, tylko po angielsku; z modelem językowym byłoby to możliwe.',
  ],
  sv: [
    'Tyvärr berättar jag bara på engelska; en språkmodell skulle också tala svenska.',
    'Jag kan inte berätta på svenska, bara på engelska; med en språkmodell skulle det gå.',
  ],
  da: [
    'Desværre fortæller jeg kun på engelsk; en sprogmodel ville også tale dansk.',
    'Jeg kan ikke fortælle på dansk, kun på engelsk; med en sprogmodel ville det kunne lade sig gøre.',
  ],
  cs: [
    'Bohužel vyprávím jen anglicky; jazykový model by mluvil i česky.',
    'Česky vyprávět neumím, jen anglicky; s jazykovým modelem by to šlo.',
  ],
  tr: [
    'Ne yazık ki yalnızca İngilizce anlatıyorum; bir dil modeli Türkçe de konuşurdu.',
    'Türkçe anlatamıyorum, yalnızca İngilizce; bir dil modeliyle bu mümkün olurdu.',
  ],
  ru: [
    'К сожалению, я рассказываю только по-английски; языковая модель говорила бы и по-русски.',
    'По-русски я рассказывать не умею, только по-английски; с языковой моделью это было бы возможно.',
  ],
  uk: [
    'На жаль, я розповідаю лише англійською; мовна модель говорила б і українською.',
    'Українською я розповідати не вмію, лише англійською; з мовною моделлю це було б можливо.',
  ],
  ja: [
    '申し訳ありませんが、物語は英語でしか語れません。言語モデルをつなげば、日本語でも話せます。',
    '日本語では語れず、英語だけになります。言語モデルがあれば日本語でも遊べます。',
  ],
  zh: [
    '很抱歉，我只能用英语讲故事；接入语言模型后就可以说中文。',
    '我不会用中文讲述，只会英语；如果有语言模型，就能用中文了。',
  ],
  ko: [
    '죄송하지만 저는 영어로만 이야기할 수 있습니다. 언어 모델을 연결하면 한국어로도 할 수 있습니다.',
    '한국어로는 이야기하지 못하고 영어로만 합니다. 언어 모델이 있다면 한국어도 가능합니다.',
  ],
  el: [
    'Δυστυχώς αφηγούμαι μόνο στα αγγλικά· ένα γλωσσικό μοντέλο θα μιλούσε και ελληνικά.',
    'Δεν ξέρω να αφηγούμαι στα ελληνικά, μόνο στα αγγλικά· με ένα γλωσσικό μοντέλο θα γινόταν.',
  ],
  ar: [
    'للأسف لا أروي القصة إلا بالإنجليزية، أما النموذج اللغوي فيمكنه التحدث بالعربية أيضًا.',
    'لا أستطيع السرد بالعربية، بل بالإنجليزية فقط؛ ومع نموذج لغوي يصبح ذلك ممكنًا.',
  ],
  he: [
    'לצערי אני מספר רק באנגלית; מודל שפה היה מדבר גם עברית.',
    'אינני יודע לספר בעברית, רק באנגלית; עם מודל שפה זה היה אפשרי.',
  ],
  hi: [
    'माफ़ कीजिए, मैं कहानी केवल अंग्रेज़ी में सुनाता हूँ; कोई भाषा मॉडल हिंदी में भी बोल सकता है।',
    'मैं हिंदी में नहीं, केवल अंग्रेज़ी में सुना सकता हूँ; भाषा मॉडल के साथ हिंदी भी संभव होगी।',
  ],
};

/** Where the language is not known, or none of these. */
export const unknownLanguage: readonly [string, string] = [
  'I tell only in English, I am afraid; a language model would speak your language.',
  'English is the only language I can tell in; with a language model the table could speak yours.',
];

/** What a short question of another language asks of the scene, where it is plain. */
const plainQuestions: readonly [RegExp, 'happened' | 'where' | 'who' | 'what'][] = [
  [
    /\b(?:was (?:ist|passiert|geht)|que (?:pasa|ha pasado|se passe)|qu['’]est-ce qui se passe|cosa (?:succede|sta succedendo)|che succede|o que (?:está|esta) acontecendo|wat (?:gebeurt|is er)|co się dzieje)/iu,
    'happened',
  ],
  [
    /\b(?:wo (?:bin|sind|ist)|dónde est|donde est|où (?:suis|sommes|est)|dove (?:sono|siamo)|onde estou|waar (?:ben|zijn)|gdzie jest)/iu,
    'where',
  ],
  [
    /\b(?:wer (?:ist|bist|sind)|quién(?:es)? |quien(?:es)? (?:es|son|está)|qui (?:est|sont|êtes)|chi (?:è|sei|sono)|quem |wie (?:is|ben|zijn) |kto )/iu,
    'who',
  ],
  [
    /\b(?:was (?:sehe|sehen|gibt)|qué (?:veo|hay)|que (?:vois|voit)|cosa vedo|o que vejo|wat zie|co widzę)/iu,
    'what',
  ],
];

/** What was asked, in any of these languages; null where it is not plain. */
export const askedInForeign = (text: string) =>
  plainQuestions.find(([words]) => words.test(text))?.[1] ?? null;
