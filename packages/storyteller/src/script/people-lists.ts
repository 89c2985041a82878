/** `NPCs`, `Who is who:`, `The people of Hensby`: a list of people follows. */
const label =
  /^(?:(?:the |important |main |key |other )*(?:npcs?|cast(?: of characters)?|dramatis personae|who(?: i|['’])s who|people|persons|folk|personalities)(?: (?:in|of|you meet|they meet)\b[^.!?]{0,40})?|(?:important |main |key )(?:characters|people|folk))[:.]?$/i;

/** The passages of a text that list people below a line that says so, wherever in it they stand. */
export function peopleListed(text: string): string {
  const lines = text.split('\n');
  const kept: string[] = [];
  let isListed = false;
  for (const line of lines) {
    const bare = line.replace(/[*_#>]/g, '').trim();
    if (label.test(bare)) isListed = true;
    else if (isListed && bare !== '' && !isEntry(line)) isListed = false;
    if (isListed && !label.test(bare)) kept.push(line);
  }
  return kept.join('\n').trim();
}

/** An item, or a line that begins with a name and what it is. */
const isEntry = (line: string) =>
  /^\s*[-*•+] \S/.test(line) ||
  /^\s*[*_]{0,3}(?:\p{Lu}[\p{L}'’.-]* ){0,4}\p{Lu}[\p{L}'’-]+[*_]{0,3}(?: ?\([^)\n]{0,60}\))?[*_]{0,3}(?:[:.]|,| [–—-])/u.test(
    line,
  );
