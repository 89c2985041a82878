import { worstWords } from '@fireside/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Prose } from './Prose.tsx';

function rendered(text: string): string {
  const html = renderToStaticMarkup(createElement(Prose, { text }));
  return html.slice('<div class="prose ">'.length, -'</div>'.length);
}

/** As a whole parser of CommonMark shows them too. */
const ordinary: Record<string, string> = {
  'One.\n\nTwo,\nstill two.': '<p>One.</p><p>Two,\nstill two.</p>',
  'Over  \nthere\\\nand back': '<p>Over<br/>there<br/>and back</p>',
  '*"Who goes there?"* she asks.': '<p><em>&quot;Who goes there?&quot;</em> she asks.</p>',
  '**Bram**, *softly*, ***both***':
    '<p><strong>Bram</strong>, <em>softly</em>, <em><strong>both</strong></em></p>',
  '*a **b** c* and **d *e* f**': '<p><em>a <strong>b</strong> c</em> and <strong>d <em>e</em> f</strong></p>',
  'snake_case_name, 2 * 3 * 4, \\*not\\*': '<p>snake_case_name, 2 * 3 * 4, *not*</p>',
  '*unclosed **closed**': '<p>*unclosed <strong>closed</strong></p>',
  '# The *Bell* #\ntext': '<p class="prose-heading">The <em>Bell</em></p><p>text</p>',
  'The Bell\n===': '<p class="prose-heading">The Bell</p>',
  'a\n\n---\n\nb': '<p>a</p><hr/><p>b</p>',
  'See:\n- a door\n- a **window**\n  - broken\n':
    '<p>See:</p><ul><li>a door</li><li>a <strong>window</strong><ul><li>broken</li></ul></li></ul>',
  '7. seven\n8. eight': '<ol start="7"><li>seven</li><li>eight</li></ol>',
  '- a\n\n- b': '<ul><li><p>a</p></li><li><p>b</p></li></ul>',
  '- wrapped\nline\n- next': '<ul><li>wrapped\nline</li><li>next</li></ul>',
  'In 1987\n1999. came': '<p>In 1987\n1999. came</p>',
  '> Come at dawn.\nBring *rope*.\n\nSigned.':
    '<blockquote><p>Come at dawn.\nBring <em>rope</em>.</p></blockquote><p>Signed.</p>',
  '> - one\n> - two': '<blockquote><ul><li>one</li><li>two</li></ul></blockquote>',
  'Say `1d20 *+* 5` and ``a ` b``': '<p>Say <code>1d20 *+* 5</code> and <code>a ` b</code></p>',
  '```js\n*code*\n\n> x\n```\nafter': '<pre><code>*code*\n\n&gt; x</code></pre><p>after</p>',
  'A [map *here*](https://x.example/a_(b) "t") and ![a cat](c.png)': '<p>A map <em>here</em> and a cat</p>',
  '<b>bold</b> <i class="a_b_c">&amp; &mdash; &#39;</i> <https://x.example>':
    '<p>&lt;b&gt;bold&lt;/b&gt; &lt;i class=&quot;a_b_c&quot;&gt;&amp; — &#x27;&lt;/i&gt; https://x.example</p>',
  'Hello\r\n\r\nWorld': '<p>Hello</p><p>World</p>',
};

test.for(Object.entries(ordinary))('[D5.6] %j', ([text, html]) => {
  expect(rendered(text)).toBe(html);
});

function deepest(html: string): number {
  let depth = 0;
  let most = 0;
  for (const [, closing, name] of html.matchAll(/<(\/?)([a-z]+)[^>]*>/g)) {
    if (name === 'br' || name === 'hr') continue;
    depth += closing ? -1 : 1;
    most = Math.max(most, depth);
  }
  return most;
}

test('[D5.6] whatever is written, elements and their nesting are bounded', () => {
  for (const { name, text } of worstWords(120)) {
    const html = rendered(text);
    expect(html.match(/<[a-z]/g)?.length ?? 0, name).toBeLessThan(2_500);
    expect(deepest(html), name).toBeLessThan(60);
  }
});

test('[D5.6] a letter carries a handful of marks, not a heap; a text has an end', () => {
  expect(rendered(`e${'\u0301'.repeat(4_000)}n`)).toBe(`<p>e${'\u0301'.repeat(6)}n</p>`);
  expect(rendered('word '.repeat(100_000)).length).toBeLessThan(25_000);
});

test('[D5.6] one block too many, and the rest is shown as it was written', () => {
  const html = rendered(`*First.*\n\n${'*a* '.repeat(900)}\n\n\n\n\nlast`);
  expect(html).toMatch(/^<p><em>First\.<\/em><\/p><p class="whitespace-pre-line">\*a\* /);
  expect(html).toMatch(/\n\nlast<\/p>$/);
});
