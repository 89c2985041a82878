import { withoutMarks } from '../design/prose/without-marks.ts';
import { boundedText } from '../design/prose/plain-text.ts';

/** Words as they are spoken: without the marks of Markdown, paragraph by paragraph. */
export function spokenText(content: string): string {
  return boundedText(content)
    .split(/\n\s*\n/)
    .map(withoutMarks)
    .join('\n');
}
