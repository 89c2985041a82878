const undertaking =
  /(?<!\b(?:the|a|an|of|in|your|his|her) )\b(steal|rob|save|rescue|fetch|find|recover|retrieve|return|bring back|look for|kill|slay|stop|defeat|escape|solve|protect|defend|guard|hold|reach|destroy|unmask|catch|get home|deliver|survive)\b([^.!?,;:]{0,80})(?![\p{L}\p{N}])/iu;
/** `hires you to open the sluice` */
const asked =
  /\b(?:hires?|hired|asks?|asked|begs?|begged|needs?|wants?|pays?|paid|sends?|sent|orders?|ordered|tells?|told|implores?|urges?) (?:you|us|the party|the players|someone|somebody)(?: all)? to (?!come\b|go\b|help\b|be\b)([^.!?;:]{4,80})/i;
const longest = 90;

const pleads = /^((?:The|An?|Old|Young)? ?[^,.]{3,50}?) (?:asks?|begs?|calls?|pleads?)\b[^.]*\bfor help\b/;

const dangling = / (?:of|from|in|on|at|with|by|before|to|for|under|behind)(?: \S+){0,4}$/;

/** What is to be done, as it follows `to`: `steal the Sun Lens from Lord Vane`. */
export function goalIn(told: readonly string[]): string | null {
  for (const sentence of told) {
    const [wish = ''] = (asked.exec(sentence)?.[1] ?? '').split(
      /,| (?:because|so that|while|before he|before she) /,
      1,
    );
    if (wish && !/\b(?:him|her|it|them|she|he)\b/.test(wish)) return wish.trim();
  }
  for (const whole of told) {
    // `find out why Kestrel Station, a mining station, has gone quiet`: what stands between commas only says what it is.
    const sentence = whole.replace(/, (?:an?|the|your|our) [^,.!?;:]{3,70}, (?=\p{Ll})/gu, ' ');
    const found = undertaking.exec(sentence);
    if (!found) continue;
    const isCut = /^[^\s.!?,;:]|^ \p{L}/u.test(sentence.slice(found.index + found[0].length));
    const [clause = ''] = found[2]!.split(/ (?:and|but|because|so|while) /, 1);
    // What is too long ends before the words that lack their noun.
    const rest = (isCut ? clause.replace(dangling, '') : clause).trimEnd();
    if (
      /^ (?:it|them|him|her|out(?! (?:who|where|why|how|what|whether)\b)|that|who|what|a way)\b/i.test(
        rest,
      ) ||
      (rest === '' && found[1] !== 'get home')
    )
      continue;
    const goal = `${found[1]!.toLowerCase()}${rest}`;
    if (goal.length <= longest) return goal;
  }
  return null;
}

/** Where nothing else is to be done whoever asks for help is to be helped. */
export function helpAskedIn(told: readonly string[]): string | null {
  const [, friend] = told.map((sentence) => pleads.exec(sentence)).find((one) => one !== null) ?? [];
  // `His daughter Lisbet runs the ford alone and asks`: whom, without what they do besides.
  const name = / and$/.test(friend ?? '')
    ? friend!.match(/\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu)?.at(-1)
    : friend;
  return name ? `help ${name.replace(/^(?:The|An?) /, 'the ')}` : null;
}
