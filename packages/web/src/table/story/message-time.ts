import { regionOf } from '../../words/languages.ts';
import { words } from '../../words/words.ts';

const shapes = {
  time: { hour: 'numeric', minute: '2-digit' },
  dateAndTime: { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  whole: { dateStyle: 'long', timeStyle: 'short' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  dayAndYear: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Making one costs more than all that it is used for. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatted(date: Date, shape: keyof typeof shapes): string {
  const key = `${words.language} ${shape}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(regionOf(words.language), shapes[shape]);
  formats.set(key, format);
  return format.format(date);
}

/** The day of the reader, to be compared. */
export function dayOf(timestamp: string | Date): string {
  return new Date(timestamp).toDateString();
}

/** When something was said: of today the time, before that the date too. */
export function timeWords(timestamp: string, now = new Date()): string {
  const isToday = dayOf(timestamp) === dayOf(now);
  return formatted(new Date(timestamp), isToday ? 'time' : 'dateAndTime');
}

/** The same with nothing left out. */
export function wholeTime(timestamp: string): string {
  return formatted(new Date(timestamp), 'whole');
}

/** "Tuesday, November 17"; with its year where that is another one. */
export function dayWords(timestamp: string, now = new Date()): string {
  const date = new Date(timestamp);
  return formatted(date, date.getFullYear() === now.getFullYear() ? 'day' : 'dayAndYear');
}
