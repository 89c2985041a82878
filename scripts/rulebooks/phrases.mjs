/**
 * Phrases are what players say when they mean a passage. They stand in their own files, one heading per line,
 * `Feather Fall: slow our fall; land softly` (a colon in a heading is written as a dash), and become a line `> Asked as: ...` under the heading, which the
 * library indexes and never shows.
 */
export function readPhrases(file) {
  const phrases = new Map();
  const used = new Set();
  for (const line of file.split('\n')) {
    const colon = line.indexOf(': ');
    if (colon < 0 || line.startsWith('#')) continue;
    const [heading, said] = [line.slice(0, colon), line.slice(colon + 2).trim()];
    phrases.set(heading, phrases.has(heading) ? `${phrases.get(heading)}; ${said}` : said);
  }
  return {
    find(heading) {
      if (phrases.has(heading)) used.add(heading);
      return phrases.get(heading);
    },
    unused: () => [...phrases.keys()].filter((heading) => !used.has(heading)),
  };
}

export function addPhrases(text, phrases) {
  return text.replace(/^### (.+)$/gm, (line, heading) => {
    const said = phrases.find(heading.replaceAll(': ', ' - '));
    return said ? `${line}\n\n> Asked as: ${said}` : line;
  });
}
