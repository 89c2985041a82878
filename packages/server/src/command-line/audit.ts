import { parseArgs } from 'node:util';
import type { AuditLine } from '../audit/audit-queries.ts';
import { readConfig } from '../config/config.ts';
import { askService } from './ask-service.ts';
import { type Command, UsageProblem } from './command.ts';

function read(words: string[]): { user?: string; days: number } {
  try {
    const options = { user: { type: 'string' }, days: { type: 'string', default: '7' } } as const;
    const { user, days } = parseArgs({ args: words, options }).values;
    if (/^\d{1,3}$/.test(days) && Number(days) > 0) return { user, days: Number(days) };
  } catch {
    // Said below.
  }
  throw new UsageProblem('audit: say --user NAME, --days N, both or neither');
}

function table(lines: AuditLine[]): string[] {
  const width = (of: (line: AuditLine) => string) => Math.max(4, ...lines.map((line) => of(line).length));
  const name = ({ user_name }: AuditLine) => user_name ?? '-';
  const address = (line: AuditLine) => line.address ?? '-';
  const widths = [width(({ action }) => action), width(name), width(address)] as const;
  return lines.map((line) =>
    [
      line.at,
      line.action.padEnd(widths[0]),
      name(line).padEnd(widths[1]),
      address(line).padEnd(widths[2]),
      line.detail ?? '',
    ]
      .join('  ')
      .trimEnd(),
  );
}

/** `fireside audit`: the record of sign-ins and of the operator's own commands, oldest first. */
export const audit: Command = async ({ arguments: words, environment, print }) => {
  const asked = read(words);
  const request = { command: 'audit', ...asked } as const;
  const lines = (await askService(readConfig(environment), request)) as AuditLine[];
  for (const line of table(lines.reverse())) print(line);
  if (lines.length === 0) print(`Nothing was recorded in the last ${asked.days} days.`);
  return 0;
};
