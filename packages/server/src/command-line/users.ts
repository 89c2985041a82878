import { readConfig } from '../config/config.ts';
import type { UserLine } from '../operations/user-administration.ts';
import { askService } from './ask-service.ts';
import { type Command, type CommandContext, UsageProblem } from './command.ts';

const actions = new Set(['add', 'deactivate', 'activate', 'reset-password', 'promote', 'demote', 'delete']);

function table(lines: UserLine[]): string[] {
  const width = Math.max(4, ...lines.map(({ name }) => name.length));
  return [
    `${'NAME'.padEnd(width)}  STATE     GAMES  REGISTERED`,
    ...lines.map(
      ({ name, active, guest, administrator, games, created_at }) =>
        `${name.padEnd(width)}  ${active ? 'active  ' : 'inactive'}  ${String(games).padStart(5)}  ${created_at.slice(0, 10)}${guest ? '  guest' : ''}${administrator ? '  administrator' : ''}`,
    ),
  ];
}

/** Nothing brings them back: whoever cannot be asked has to have said it. */
async function isMeant(name: string, { ask }: Pick<CommandContext, 'ask'>): Promise<boolean> {
  if (!ask) throw new UsageProblem('users delete: say --yes, nobody is there to be asked');
  const answer = await ask(`Delete ${name} with all characters and games? Type the name to go on: `);
  return answer.trim() === name;
}

/** `fireside users ...`: takes effect at once, in the running server too. */
export const users: Command = async (context) => {
  const {
    arguments: [action, ...rest],
    environment,
    print,
  } = context;
  const config = readConfig(environment);
  const isSure = action === 'delete' && rest.includes('--yes');
  const name = rest
    .filter((word) => !isSure || word !== '--yes')
    .join(' ')
    .trim();
  if (action === 'list' && name === '') {
    const lines = (await askService(config, { command: 'users-list' })) as UserLine[];
    for (const line of lines.length === 0 ? ['Nobody has registered yet.'] : table(lines)) print(line);
    return 0;
  }
  if (!actions.has(action ?? '') || name === '') {
    throw new UsageProblem(
      'users: say list, or add, deactivate, activate, reset-password, promote, demote or delete with a name',
    );
  }
  if (action === 'add') {
    const password = await askService(config, { command: 'users-add', name });
    print(`${name} can sign in with the password ${password}`);
    print('It is shown this once. They can choose another one after signing in.');
    return 0;
  }
  if (action === 'reset-password') {
    const password = await askService(config, { command: 'users-reset-password', name });
    print(`The new password of ${name} is ${password}`);
    print('Every session of theirs has ended. They can choose another one after signing in.');
    return 0;
  }
  if (action === 'delete') {
    if (!isSure && !(await isMeant(name, context))) {
      print('Nothing was deleted.');
      return 1;
    }
    await askService(config, { command: 'users-delete', name });
    print(`${name} is gone, with all characters and games.`);
    return 0;
  }
  if (action === 'promote' || action === 'demote') {
    await askService(config, { command: `users-${action}`, name });
    print(action === 'promote' ? `${name} is an administrator.` : `${name} is no administrator any more.`);
    return 0;
  }
  const command = action === 'activate' ? 'users-activate' : 'users-deactivate';
  await askService(config, { command, name });
  print(action === 'activate' ? `${name} can sign in again.` : `${name} is signed out and cannot sign in.`);
  return 0;
};
