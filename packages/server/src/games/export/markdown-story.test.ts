import { expect, it } from 'vitest';
import { markdownLine } from './markdown-story.ts';

it.each([
  'She says: "Wait [laughs], it is 12:30!"',
  'The door (the left one) has a sign: closed & barred.',
  'snake_case, 3 < 4 > 2, a #1 hit, and more | less',
  '1.5 gold, 3-4 guards, then 7)',
  '1d20+3 (Stealth): [14] + 3 = 17',
])('[E8.209] prose reads as it was written: %s', (line) => {
  expect(markdownLine(line)).toBe(line);
});

it.each([
  ['# heading', '\\# heading'],
  ['> quote', '\\> quote'],
  ['- item', '\\- item'],
  ['+ item', '\\+ item'],
  ['1. item', '1\\. item'],
  ['12) item', '12\\) item'],
  ['===', '\\==='],
  ['--- | ---', '\\--- | ---'],
  [':--|--:', '\\:--|--:'],
  ['| a | b |', '\\| a | b |'],
  [': a definition', '\\: a definition'],
  ['[link](https://evil.example)', '[link\\](https\\://evil.example)'],
  ['![x](x.png)', '![x\\](x.png)'],
  ['[label][one]', '[label\\][one]'],
  ['[one]: https://evil.example', '[one\\]: https\\://evil.example'],
  ['[[wiki]]', '[[wiki\\]]'],
  ['[words]{.class}', '[words\\]\\{.class\\}'],
  ['www.evil.example', 'www\\.evil.example'],
  ['mailto:me', 'mailto\\:me'],
  ['me@evil.example', 'me\\@evil.example'],
  ['<b>bold</b>', '\\<b>bold\\</b>'],
  ['<!-- gone -->', '\\<!-- gone -->'],
  ['&lt;b&gt; &#35;', '\\&lt;b\\&gt; \\&#35;'],
  ['*a* _b_ `c` ~~d~~ $e$ ^f^', '\\*a\\* \\_b\\_ \\`c\\` \\~\\~d\\~\\~ \\$e\\$ \\^f\\^'],
  [':smile:', '\\:smile:'],
  ['a\\', 'a\\\\'],
])('[E8.82] what would be markup is none: %s', (line, written) => {
  expect(markdownLine(line)).toBe(written);
});
