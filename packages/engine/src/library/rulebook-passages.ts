import { chunkMarkdown, ownHeading } from './chunk-markdown.ts';

/** A passage of a rulebook as it is indexed. */
export interface Passage {
  book: string;
  /** The headings above it, without the book's own title. */
  heading: string;
  text: string;
  /**
   * What players say when they mean this passage, from a line `> Asked as: slow our fall; land softly` under its
   * heading. Indexed, never shown.
   */
  phrases: string[];
}

const ASKED_AS = /^> Asked as: (.+)$/m;
const EVERY_ASKED_AS = new RegExp(ASKED_AS, 'gm');
const HEADING_LINES = /^(?:\s*#{1,6} [^\n]*\n*)+/;

export function rulebookPassages(fileName: string, markdown: string): Passage[] {
  const title = /^# (.+)$/m.exec(markdown.slice(0, 2_000))?.[1]?.trim();
  const book = title ?? nameWithoutEnding(fileName);
  const passages: Passage[] = [];
  // Phrases are not shown: only their number takes room in the passage that they belong to.
  const said: string[] = [];
  const numbered = markdown.replace(
    EVERY_ASKED_AS,
    (_, phrases: string) => `> Asked as: ${said.push(phrases) - 1}`,
  );
  for (const chunk of chunkMarkdown(numbered)) {
    const asked = said[Number(ASKED_AS.exec(chunk.text)?.[1] ?? -1)] ?? '';
    const text = chunk.text.replace(ASKED_AS, '').replace(HEADING_LINES, '').trim();
    if (text === '') continue;
    passages.push({
      book,
      heading: withoutTitle(chunk.heading, title) || book,
      text,
      phrases: asked
        .split(';')
        .map((phrase) => phrase.trim())
        .filter(Boolean),
    });
  }
  return passages;
}

/** What is embedded for a passage: its text under its own heading, and each phrase by itself. */
export function passageTexts({ heading, text, phrases }: Passage): string[] {
  return [`${ownHeading(heading)}. ${text}`, ...phrases];
}

function withoutTitle(heading: string, title: string | undefined): string {
  if (title === undefined || !heading.startsWith(title)) return heading;
  return heading.slice(title.length).replace(/^ > /, '');
}

function nameWithoutEnding(fileName: string): string {
  return fileName.replace(/\.[^.]+$/, '').replaceAll(/[-_]+/g, ' ');
}
