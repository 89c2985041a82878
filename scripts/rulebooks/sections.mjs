/** The entries of a text: what stands under each `### ` heading, and the `## ` heading above it. */
export function readSections(markdown) {
  const sections = [];
  let chapter = '';
  for (const part of markdown.split(/^(?=#{2,3} )/m)) {
    const end = part.indexOf('\n');
    const [line, text] = end < 0 ? [part, ''] : [part.slice(0, end), part.slice(end + 1).trim()];
    if (line.startsWith('### ')) sections.push({ chapter, heading: line.slice(4).trim(), text });
    else if (line.startsWith('## ')) chapter = line.slice(3).trim();
  }
  return sections;
}

/**
 * Adds what we wrote to what was rendered: the sections of `added` to the end of the entries of their name, under the same chapter
 * where they name one. A section without such an entry is an error.
 */
export function addToEntries(rendered, added) {
  const waiting = readSections(added);
  const used = new Set();
  let chapter = '';
  const parts = rendered.split(/^(?=#{2,3} )/m).map((part) => {
    const line = part.slice(0, part.indexOf('\n')).trim();
    if (line.startsWith('## ')) chapter = line.slice(3);
    if (!line.startsWith('### ')) return part;
    const fitting = waiting.filter(
      (section) => section.heading === line.slice(4) && ['', chapter].includes(section.chapter),
    );
    for (const section of fitting) used.add(section);
    return fitting.length === 0
      ? part
      : `${[part.trimEnd(), ...fitting.map(({ text }) => text)].join('\n\n')}\n\n`;
  });
  const lost = waiting.filter((section) => !used.has(section));
  if (lost.length > 0) throw new Error(`Nothing to add to: ${lost.map(({ heading }) => heading).join(', ')}`);
  return parts.join('').trimEnd();
}

/** Adds entries of ours to the ends of the chapters that they stand under. A chapter or an entry that clashes is an error. */
export function addEntries(rendered, added) {
  const known = readSections(rendered);
  const waiting = readSections(added);
  for (const { chapter, heading } of waiting) {
    if (!rendered.includes(`## ${chapter}\n`)) throw new Error(`There is no chapter ${chapter}`);
    if (known.some((section) => section.chapter === chapter && section.heading === heading))
      throw new Error(`There is an entry ${heading} already`);
  }
  const chapters = rendered.split(/^(?=## )/m).map((part) => {
    const chapter = part.slice(3, part.indexOf('\n')).trim();
    const own = waiting.filter((section) => section.chapter === chapter);
    const entries = own.map(({ heading, text }) => `### ${heading}\n\n${text}`);
    return [part.trim(), ...entries].join('\n\n');
  });
  return chapters.join('\n\n');
}
