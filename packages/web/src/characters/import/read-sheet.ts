import { createDraft, type Imported } from './draft.ts';
import { foundrySystem, readFoundry } from './foundry.ts';
import { pathbuilderBuild, readPathbuilder } from './pathbuilder.ts';
import { readPlainText } from './plain-text.ts';
import { at, mostCharacters, parseJson } from './untrusted.ts';
import { words } from '../../words/words.ts';

export type ReadSheet = { ok: true; imported: Imported } | { ok: false; problem: string };

/** Reads a character from what was pasted or chosen, whoever wrote it. */
export function readSheet(text: string): ReadSheet {
  const { tooLarge, unreadable, unknown, empty } = words.characters.import;
  if (text.length > mostCharacters) return { ok: false, problem: tooLarge };
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return { ok: false, problem: empty };
  const draft = createDraft();
  if (/^[{[]/.test(trimmed)) {
    const file = parseJson(trimmed);
    if (file === undefined) return { ok: false, problem: unreadable };
    if (foundrySystem(file) !== undefined && at(file, 'build') === undefined) readFoundry(file, draft);
    else if (pathbuilderBuild(file) !== undefined) readPathbuilder(file, draft);
    else return { ok: false, problem: unknown };
  } else readPlainText(trimmed, draft);
  return { ok: true, imported: draft.finish() };
}
