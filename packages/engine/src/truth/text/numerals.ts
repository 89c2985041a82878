/** Languages in which number words are read. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt';

const list = (words: string, from = 0, step = 1): [string, number][] =>
  words.split(' ').map((word, index) => [word, from + index * step]);

const germanUnits = 'ein zwei drei vier fünf sechs sieben acht neun'.split(' ');
const germanTens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
const italianTens = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');
const italianUnits = 'uno due tre quattro cinque sei sette otto nove'.split(' ');

const words: Record<Language, Map<string, number>> = {
  en: new Map([
    ...list(
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
    ...list('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
    ['dozen', 12],
    ['hundred', 100],
    ['thousand', 1000],
  ]),
  de: new Map([
    ...list(
      'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    ),
    ...list('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert', 20, 10),
    ...germanTens.flatMap((ten, tens) =>
      germanUnits.map((unit, one): [string, number] => [`${unit}und${ten}`, 20 + tens * 10 + one + 1]),
    ),
  ]),
  fr: new Map([
    ...list('zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'),
    ...list('vingt trente quarante cinquante soixante', 20, 10),
    ['cent', 100],
  ]),
  es: new Map([
    ...list(
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
    ),
    ...list('treinta cuarenta cincuenta sesenta setenta ochenta noventa cien', 30, 10),
  ]),
  it: new Map([
    ...list(
      'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    ),
    ...italianTens.flatMap((ten, tens) => [
      [ten, 20 + tens * 10] as [string, number],
      ...italianUnits.map((unit, one): [string, number] => [
        // Before a vowel the ten loses its own; three is stressed at the end.
        (/^[uo]/.test(unit) ? ten.slice(0, -1) : ten) + (unit === 'tre' ? 'tré' : unit),
        20 + tens * 10 + one + 1,
      ]),
    ]),
    ['cento', 100],
  ]),
  pt: new Map([
    ...list(
      'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
    ),
    ...list('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem', 20, 10),
    ['duas', 2],
    ['quatorze', 14],
  ]),
};

const ordinals = new Map([
  ...list('first second third fourth fifth sixth seventh eighth ninth tenth', 1),
  ['eleventh', 11],
  ['twelfth', 12],
  ['twentieth', 20],
] as [string, number][]);

const foreignOrdinals = new Map(
  [
    'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte',
    'ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten',
    'premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième',
    'primer segundo tercer cuarto quinto sexto séptimo octavo noveno décimo',
    'primo secondo terzo quarto quinto sesto settimo ottavo nono decimo',
    'primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono décimo',
  ].flatMap((words) => list(words, 1)),
);

/** What stands between tens and units. */
export const numeralJoiners: ReadonlySet<string> = new Set(['-', 'and', 'et', 'y', 'e']);

/** What a word says as a number in a language; undefined when it is none there. */
export function numeralOf(word: string, language: Language): number | undefined {
  return words[language].get(word);
}

export function ordinalOf(word: string, language: Language): number | undefined {
  return language === 'en' ? ordinals.get(word) : foreignOrdinals.get(word);
}

/** The number words of every language: one of them may begin a claim. */
export const allNumerals: ReadonlySet<string> = new Set([
  ...Object.values(words).flatMap((known) => [...known.keys()]),
  ...ordinals.keys(),
  ...foreignOrdinals.keys(),
]);
