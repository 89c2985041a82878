import { line as plainLine, longText as plainText } from '@fireside/contract';
import { z } from 'zod';

/** The contract's line, for models: they like to break lines where a label belongs, so breaks become spaces. */
export function line(bounds: Parameters<typeof plainLine>[0]) {
  return z
    .string()
    .overwrite((value) => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))
    .pipe(plainLine(bounds));
}

/** The contract's text, without the space that models leave around it. */
export function longText(bounds: Parameters<typeof plainText>[0]) {
  return z
    .string()
    .overwrite((value) => value.trim())
    .pipe(plainText(bounds));
}
