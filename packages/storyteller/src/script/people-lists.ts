/** `NPCs`, `Who is who:`, `The people of Hensby`: a list of people follows. */
const label =
  /^(?:(?:the |important |main |key |other )*(?:npcs?|cast(?: of characters)?|dramatis personae|who(?: i|['’])s who|people|persons|folk|personalities)(?: (?:in|of|you meet|they meet)\b[^.!?]{0,40})?|(?:important |main |key )(?:characters|people|folk))[:.]?$/i;

/** A text parted into its lists of people, below a line that says so, and the rest of it. */
export function partPeople(text: string): { people: string; rest: string } {
  const people: string[] = [];
  const rest: string[] = [];
  let isListed = false;
  let isParted = false;
  for (const line of text.split('\n')) {
    const bare = line.replace(/[*_#>]/g, '').trim();
    const isLabel = label.test(bare);
    if (isLabel) isListed = true;
    else if (isListed && isParted && bare !== '' && !isEntry(line)) isListed = false;
    isParted = bare === '';
    // Each of them is one of its own.
    if (isListed && /^\s*(?:[-*•+] |\p{Lu})/u.test(line)) people.push('');
    (isListed ? people : rest).push(isLabel ? '' : line);
  }
  return { people: people.join('\n').trim(), rest: rest.join('\n') };
}

/** An item, or a line that begins with a name and what it is. */
const isEntry = (line: string) =>
  /^\s*[-*•+] \S/.test(line) ||
  /^\s*[*_]{0,3}(?:\p{Lu}[\p{L}'’.-]* ){0,4}\p{Lu}[\p{L}'’-]+[*_]{0,3}(?: ?\([^)\n]{0,60}\))?[*_]{0,3}(?:[:.]|,| [–—-])/u.test(
    line,
  );
