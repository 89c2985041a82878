import {
  datesOf,
  diceOf,
  fatesOf,
  paragraphsOf,
  playersOf,
  speakerOf,
  type WrittenStory,
} from './written-story.ts';

/**
 * What means something wherever it stands in a line. A bracket becomes a link only by what follows the closing one, an
 * underscore emphasis only at the edge of a word, a colon part of an address or an emoji by its neighbours; all of these are left
 * alone in prose. Of `www.` the dot is enough.
 */
const anywhere =
  /[\\`*~^${}@]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|\](?=[([{:\]])|<(?=[a-z/!?])|&(?=#?\w+;)|:(?=\/\/|[\w+-]+:)|(?<=\b(?:mailto|xmpp)):|(?<=www)\./giu;
/** What means something at its beginning: headings, quotes, tables, definitions, rules, lists and the underlining of headings. */
const atBeginning = /^[#>|:+=-]/;
const listNumber = /^(\d{1,9})([.)])(?=\s|$)/;

/** A line that reads in Markdown as it was written: nothing in it becomes a heading, a link or markup. */
export function markdownLine(text: string): string {
  return text.trim().replace(anywhere, '\\$&').replace(atBeginning, '\\$&').replace(listNumber, '$1\\$2');
}

/** Lines end as they were written, with two spaces. */
function paragraphs(text: string): string[] {
  return paragraphsOf(text).map((lines) => lines.map(markdownLine).join('  \n'));
}

function oneLine(text: string): string {
  return markdownLine(text.replace(/\s+/g, ' '));
}

export const markdownStory: WrittenStory = {
  type: 'text/markdown',
  withTableTalk: false,
  begin: (head, recap) =>
    [
      `# ${oneLine(head.name).replace(/#+$/, '\\$&')}`,
      ...paragraphs(head.description),
      `Played by ${oneLine(playersOf(head))}. ${datesOf(recap)}.`,
      ...fatesOf(recap).map(({ name, line }) => `**${oneLine(name)}**: ${oneLine(line)}.`),
      '---',
    ]
      .join('\n\n')
      .concat('\n\n'),
  chapter: (title) => `## ${oneLine(title).replace(/#+$/, '\\$&')}\n\n`,
  message(message, head) {
    const speaker = speakerOf(message, head);
    const [first = '', ...more] = paragraphs(message.content);
    const opening = speaker === null ? first : `**${oneLine(speaker)}:** ${first}`;
    const dice = diceOf(message).map((line) => `_${oneLine(line)}_`);
    return [opening, ...more, ...dice].join('\n\n').concat('\n\n');
  },
  between: '',
  end: ({ status, ended_reason }) =>
    status === 'ended' ? `---\n\nThe end. ${paragraphs(ended_reason ?? '').join('\n\n')}\n` : '',
};
