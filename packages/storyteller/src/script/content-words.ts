const stopWords = new Set(
  `a about after again all also am an and any are around as at away be because been before being but by can cannot could did do does each
  either else even ever every few for from get gets got had has have having he her here him his how i if in into is it its just let lets
  like many may me might more most much must my no not now of off ok okay on once only onto or other our out over own please really right
  said same say says see shall she should so some still such than that the their them then there these they thing things this those
  through to too up us very want wants was way we well were what when where which while who whom whose why will with without would yes
  yet you your yours character characters player players party somebody someone anybody anyone everybody everyone whoever dc check`
    .split(/\s+/)
    .filter(Boolean),
);

const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  `rang ring rung ring gave give given give hung hang took take taken take laid lay spoke speak spoken speak burnt burn broke break broken break
  brought bring bought buy caught catch came come cut cut drew draw drawn draw drank drink drunk drink fed feed felt feel fought fight found find
  flew fly forgot forget freed free gone go went go grew grow held hold hidden hide hid hide kept keep knew know known know led lead left leave
  lit light lost lose made make met meet paid pay sang sing sung sing sank sink sunk sink sat sit sent send shown show shook shake shot shoot
  slept sleep sold sell stole steal stolen steal stood stand struck strike swam swim swore swear sworn swear swung swing taught teach told tell
  thought think threw throw thrown throw tore tear torn tear woke wake won win wore wear worn wear wrote write written write returned return
  men man women woman feet foot teeth tooth mice mouse wolves wolf thieves thief keys key children child knives knife`
    .split(/\s+/)
    .reduce<[string, string][]>((pairs, word, at, all) => {
      if (at % 2 === 0 && all[at + 1]) pairs.push([word, all[at + 1]!]);
      return pairs;
    }, []),
);

/** A word without its endings, so that `ringing`, `rung` and `rings` are one. */
export function stem(word: string): string {
  const bare = word.toLowerCase().replace(/['’]s?$/, '');
  const known = Object.hasOwn(irregular, bare) ? irregular[bare] : undefined;
  if (known) return known.replace(/e$/, '');
  const cut = bare
    .replace(/(?<=[a-z]{3})ies$/, 'y')
    .replace(/(?<=[a-z]{2})(?:(s|x|z|ch|sh)es|([^su])s)$/, '$1$2')
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '');
  const single = cut !== bare && /([bdgmnprt])\1$/.test(cut) ? cut.slice(0, -1) : cut;
  return single.length > 3 ? single.replace(/e$/, '') : single;
}

/** The words of a text by which it is compared: stems, in their order. */
export function contentWords(text: string): string[] {
  const words = text.slice(0, 8_000).match(/[\p{L}\d]+(?:['’]s)?/gu) ?? [];
  return words
    .map((word) => word.toLowerCase().replace(/['’]s$/, ''))
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .map(stem);
}

export function sharedWords(one: Iterable<string>, other: ReadonlySet<string>): string[] {
  return [...new Set(one)].filter((word) => other.has(word));
}
