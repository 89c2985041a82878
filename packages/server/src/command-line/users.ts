import { readConfig } from '../config/config.ts';
import type { UserLine } from '../operations/user-administration.ts';
import { askService } from './ask-service.ts';
import { type Command, UsageProblem } from './command.ts';

function table(lines: UserLine[]): string[] {
  const width = Math.max(4, ...lines.map(({ name }) => name.length));
  return [
    `${'NAME'.padEnd(width)}  STATE     GAMES  REGISTERED`,
    ...lines.map(
      ({ name, active, games, created_at }) =>
        `${name.padEnd(width)}  ${active ? 'active  ' : 'inactive'}  ${String(games).padStart(5)}  ${created_at.slice(0, 10)}`,
    ),
  ];
}

/** `fireside users ...`: takes effect at once, in the running server too. */
export const users: Command = async ({ arguments: [action, ...rest], environment, print }) => {
  const config = readConfig(environment);
  const name = rest.join(' ').trim();
  if (action === 'list' && name === '') {
    const lines = (await askService(config, { command: 'users-list' })) as UserLine[];
    for (const line of lines.length === 0 ? ['Nobody has registered yet.'] : table(lines)) print(line);
    return 0;
  }
  if (!['add', 'deactivate', 'activate', 'reset-password'].includes(action ?? '') || name === '') {
    throw new UsageProblem('users: say list, or add, deactivate, activate or reset-password with a name');
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
  const command = action === 'activate' ? 'users-activate' : 'users-deactivate';
  await askService(config, { command, name });
  print(action === 'activate' ? `${name} can sign in again.` : `${name} is signed out and cannot sign in.`);
  return 0;
};
