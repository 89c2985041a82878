import { expect, test } from 'vitest';
import { messageWith } from '../../../test/support/table-example.ts';
import { withNews } from '../news/table-news.ts';
import { dayWords, timeWords, wholeTime } from './message-time.ts';
import { withDays } from './with-days.ts';

/** By the reader's clock, wherever the test runs. */
const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 5).toISOString();

test('[E13.21] a line stands before the first message of each further day, and before none of the first', () => {
  const messages = [at(16, 20), at(16, 23), at(17, 0), at(17, 9), at(19, 1)].map((created_at, index) =>
    messageWith(index + 1, { created_at }),
  );
  const rows = withDays(withNews(messages, [{ after: 2, words: 'Mira joins the table.' }]));
  expect(
    rows.map((row) => ('day' in row ? `day ${row.before}` : 'news' in row ? 'news' : row.message.id)),
  ).toEqual([1, 2, 'news', 'day 3', 3, 4, 'day 5', 5]);
});

test('[E13.20] of today the time is told, before that the date, and of another year the year', () => {
  const now = new Date(2026, 10, 17, 22);
  expect(timeWords(at(17, 9), now)).toMatch(/^9:05\sAM$/);
  expect(timeWords(at(16, 21), now)).toMatch(/^Nov 16, 9:05\sPM$/);
  expect(dayWords(at(16, 21), now)).toBe('Monday, November 16');
  expect(dayWords(at(16, 21), new Date(2027, 0, 1))).toBe('Monday, November 16, 2026');
  expect(wholeTime(at(16, 21))).toMatch(/^November 16, 2026 at 9:05\sPM$/);
});
