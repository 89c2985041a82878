import { createHash } from 'node:crypto';
import { diceOf, paragraphsOf, playersOf, speakerOf, type WrittenStory } from './written-story.ts';

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
.dice { font: 0.9rem/1.4 monospace; }`;

/** Nothing is loaded, nothing runs, and of styles only the one above counts. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'`;

export const htmlStory: WrittenStory = {
  type: 'text/html',
  withTableTalk: false,
  begin(head) {
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
<h1 dir="auto">${name}</h1>
${paragraphs(head.description)}
<p dir="auto">Played by ${escapeHtml(playersOf(head))}.</p>
<hr>
`;
  },
  message(message) {
    const speaker = speakerOf(message);
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
    `${status === 'ended' ? `<hr>\n<p>The end.</p>\n${paragraphs(ended_reason ?? '')}\n` : ''}</body>\n</html>\n`,
};
