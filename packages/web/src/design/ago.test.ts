import { describe, expect, test } from 'vitest';
import { design as de } from '../words/de/design.ts';
import { design as en } from '../words/en/design.ts';
import { design as es } from '../words/es/design.ts';
import { design as fr } from '../words/fr/design.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll("'", '’');

describe.each(Object.entries({ de, en, es, fr }))('in %s', (language, { ago }) => {
  const browser = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });

  test.each(Object.entries(ago))('so many of a %s ago are said as a browser says it', (unit, say) => {
    for (let amount = 1; amount < 80; amount += 1)
      expect(say(amount)).toBe(plain(browser.format(-amount, unit as Intl.RelativeTimeFormatUnit)));
  });
});
