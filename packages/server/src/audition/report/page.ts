import type { Audition } from '../audition-model.ts';
import type { SceneResult } from '../score.ts';
import { headings, ranked } from './rows.ts';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Models wrote most of what stands on the page: nothing of it becomes markup. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => signs[sign]!);
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#222;background:#fdfcf9}
h1,h2{font-weight:600}table{border-collapse:collapse;display:block;overflow-x:auto}th,td{padding:.3rem .6rem;text-align:right;border-bottom:1px solid #ddd;white-space:nowrap}th{white-space:normal;vertical-align:bottom}
th:first-child,td:first-child{text-align:left}details{border-bottom:1px solid #ddd;padding:.3rem 0}summary{cursor:pointer}.no{color:#a33}.yes{color:#276}
blockquote{margin:.5rem 1rem;white-space:pre-wrap;overflow-wrap:anywhere}small{color:#666}
@media(prefers-color-scheme:dark){body{color:#ddd;background:#1b1a18}th,td,details{border-color:#444}.no{color:#e88}.yes{color:#8c9}small{color:#999}}`;

function sceneOf({ id, about, checks, talk, failure }: SceneResult): string {
  const passed = checks.filter((check) => check.passed).length;
  const marks = checks.map(
    (check) =>
      `<li class="${check.passed ? 'yes' : 'no'}">${check.passed ? 'yes' : 'no'}: ${escaped(check.about)} <small>${escaped(check.column)}</small></li>`,
  );
  const words = talk.map(
    ({ by, words, effects }) =>
      `<blockquote><b>${escaped(by)}</b> ${escaped(words)}${effects.length > 0 ? ` <small>[${escaped(effects.join(', '))}]</small>` : ''}</blockquote>`,
  );
  const state = passed === checks.length ? 'yes' : 'no';
  return `<details><summary><span class="${state}">${passed}/${checks.length}</span> ${escaped(id)}: ${escaped(about)}${failure ? ` <small>${escaped(failure)}</small>` : ''}</summary><ul>${marks.join('')}</ul>${words.join('')}</details>`;
}

function tableOf(rows: readonly string[][]): string {
  const head = headings.map((heading) => `<th scope="col">${escaped(heading)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`);
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

/** One page that can be handed around: no script, nothing from elsewhere. */
export function auditionPage(
  auditions: readonly Audition[],
  rows: readonly string[][],
  { version, at }: { version: string; at: string },
): string {
  const parts = ranked(auditions).map(
    ({ model, scenes }) => `<h2>${escaped(model)}</h2>${scenes.map(sceneOf).join('')}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>Fireside: the audition</title><style>${style}</style></head><body>
<h1>The audition</h1><p>Fireside ${escaped(version)}, ${escaped(at)}. Every scene was played through the service; a check is passed by what the service can prove.</p>
${tableOf(rows)}${parts.join('')}</body></html>
`;
}
