import { diceOf, paragraphsOf, playersOf, speakerOf, type WrittenStory } from './written-story.ts';

/** What means something wherever it stands in a line. With the colon, the at sign and `www.` no address becomes a link either. */
const anywhere = /[\\`*_[\](){}<>#&~|!^$:@]|(?<=www)\./gi;
/** What means something at its beginning: lists, rules and the underlining of headings. */
const atBeginning = /^(\d{0,9})([-+=.])/;

/** A line that reads in Markdown as it was written: nothing in it becomes a heading, a link or markup. */
export function markdownLine(text: string): string {
  return text.trim().replace(anywhere, '\\$&').replace(atBeginning, '$1\\$2');
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
  begin: (head) =>
    [
      `# ${oneLine(head.name)}`,
      ...paragraphs(head.description),
      `Played by ${oneLine(playersOf(head))}.`,
      '---',
    ]
      .join('\n\n')
      .concat('\n\n'),
  message(message) {
    const speaker = speakerOf(message);
    const [first = '', ...more] = paragraphs(message.content);
    const opening = speaker === null ? first : `**${oneLine(speaker)}:** ${first}`;
    const dice = diceOf(message).map((line) => `_${oneLine(line)}_`);
    return [opening, ...more, ...dice].join('\n\n').concat('\n\n');
  },
  between: '',
  end: ({ status, ended_reason }) =>
    status === 'ended' ? `---\n\nThe end. ${paragraphs(ended_reason ?? '').join('\n\n')}\n` : '',
};
