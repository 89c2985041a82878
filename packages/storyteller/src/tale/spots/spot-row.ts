/** Nouns; where one is; what one sees; what is there: `name = what is to be seen of it`. An asterisk before the nouns: a tale may begin there. */
export type SpotRow = readonly [
  nouns: string,
  at: string,
  sights: readonly string[],
  things: readonly string[],
];
