import { createHash } from 'node:crypto';
import {
  datesOf,
  diceOf,
  fatesOf,
  paragraphsOf,
  playersOf,
  speakerOf,
  type WrittenStory,
} from './written-story.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

function lines(text: readonly string[]): string {
  return text.map(escapeHtml).join('<br>\n');
}

function paragraphs(text: string): string {
  return paragraphsOf(text)
    .map((one) => `<p dir="auto">${lines(one)}</p>`)
    .join('\n');
}

const style = `:root { color-scheme: light dark; }
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1.1rem/1.6 Georgia, serif; }
article { margin: 1.2rem 0; }
.player { border-left: 0.2rem solid #b8860b; padding-left: 0.8rem; }
.whisper { font-style: italic; }
.dice { font: 0.9rem/1.4 monospace; }
header { text-align: center; padding: 3rem 0; }
h1 { font-size: 2.4rem; line-height: 1.2; }
h2 { margin-top: 3rem; text-align: center; }
ul { list-style: none; padding: 0; }
@page { margin: 2.2cm 2cm; }
@media print {
  :root { color-scheme: light; }
  body { max-width: none; margin: 0; padding: 0; font-size: 11pt; }
  header { padding: 6cm 0 0; break-after: page; }
  h2 { break-before: page; break-after: avoid; }
  header + h2 { break-before: auto; }
  p { orphans: 3; widows: 3; }
  footer { break-inside: avoid; }
  .dice, strong { break-inside: avoid; break-after: avoid-page; }
}`;

/** Nothing is loaded, nothing runs, and of styles only the one above counts. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'`;

export const htmlStory: WrittenStory = {
  type: 'text/html',
  withTableTalk: false,
  begin(head, recap) {
    const name = escapeHtml(head.name);
    return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1 dir="auto">${name}</h1>
${paragraphs(head.description)}
<p>${escapeHtml(datesOf(recap))}</p>
<p dir="auto">Played by ${escapeHtml(playersOf(head))}.</p>
<ul>
${fatesOf(recap)
  .map(
    ({ name: who, line }) => `<li dir="auto"><strong>${escapeHtml(who)}</strong>: ${escapeHtml(line)}</li>`,
  )
  .join('\n')}
</ul>
</header>
`;
  },
  chapter: (title) => `<h2 dir="auto">${escapeHtml(title)}</h2>\n`,
  message(message, head) {
    const speaker = speakerOf(message, head);
    const kinds = [
      message.sender_type === 'player' ? 'player' : 'dm',
      ...(message.kind === 'whisper' ? ['whisper'] : []),
    ];
    const said = speaker === null ? '' : `<strong dir="auto">${escapeHtml(speaker)}</strong>\n`;
    const dice = diceOf(message).map((line) => `<p class="dice" dir="auto">${escapeHtml(line)}</p>`);
    return `<article class="${kinds.join(' ')}">\n${[`${said}${paragraphs(message.content)}`, ...dice].join('\n')}\n</article>\n`;
  },
  between: '',
  end: ({ status, ended_reason }) =>
    `${status === 'ended' ? `<footer>\n<hr>\n<p>The end.</p>\n${paragraphs(ended_reason ?? '')}\n</footer>\n` : ''}</body>\n</html>\n`,
};
