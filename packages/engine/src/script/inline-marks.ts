/** Pictures belong to a page, and so does what is said of their place: `![](cover.png){position:absolute}`. */
const pictures = /!\[[^\][]{0,300}\]\([^()]*\)|<img\b[^<>]*>/gi;
/** `{color:red}`, `{position:absolute; top:0px}`, `{#treasure}`, `{.read}`: what a style sheet is told of the words before it. */
const styling = /[ \t]?\{(?:[.#][\w-]+|-{0,2}[a-z][a-z-]*:(?! )[^{}\n]{0,400})\}/gi;
const pageBreaks = /\\(?:page|column)(?:break)?(?:Num)?\b/gi;
const comments = /<!--[^<>]{0,2000}-->|<!--|-->/g;
const tags = /<\/?[a-zA-Z][^<>]{0,300}>/g;
/** `:gi_key:`, a picture of a font. */
const icons = /:(?:gi|ei|df|fas?|far|fab)_[a-z0-9_]{1,40}:/gi;
/** To a place of the same text. */
const anchors = /\[([^\][]{0,300})\]\(#[^()\s]{0,200}\)/g;
/** `**Armor Class** :: 14` */
const definitions = /(\*\*|__)[ \t]*::[ \t]*/g;
const variables = /\$\[([^\][\n]{1,80})\]/g;

const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  emsp: ' ',
  ensp: ' ',
  thinsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  times: '×',
};

function decoded(whole: string, code: string | undefined, name: string | undefined): string {
  if (name !== undefined) return Object.hasOwn(entities, name) ? entities[name]! : whole;
  const point = Number(code);
  return point >= 32 && point <= 0xffff && !(point >= 0xd800 && point <= 0xdfff)
    ? String.fromCharCode(point)
    : whole;
}

const anyMark = /[<{\\&$]|!\[|\]\(#|::|:[a-z]{2,3}_|-->/i;

/** The words of a line, without what only tells a renderer how to set them. */
export function withoutInlineMarks(line: string): string {
  if (!anyMark.test(line)) return line;
  return line
    .replace(pictures, '')
    .replace(styling, '')
    .replace(pageBreaks, '')
    .replace(comments, '')
    .replace(tags, '')
    .replace(icons, '')
    .replace(anchors, '$1')
    .replace(definitions, '$1 ')
    .replace(variables, '$1')
    .replace(/&(?:#(\d{1,6})|([a-z]{2,6}));/g, decoded);
}
