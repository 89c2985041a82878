import { createInterface } from 'node:readline/promises';
import { explainStartFailure } from '../operations/start-failure.ts';
import { runServer } from '../run-server.ts';
import { audit } from './audit.ts';
import { backUp, restore } from './backup.ts';
import { type Command, UsageProblem } from './command.ts';
import { doctor } from './doctor.ts';
import { migrate } from './migrate.ts';
import { rulebooks } from './rulebooks.ts';
import { users } from './users.ts';

const commands: Record<string, { run: Command; usage: string }> = {
  start: {
    run: ({ arguments: words, environment }) => {
      const other = words.find((word) => word !== '--share');
      if (other) throw new UsageProblem(`start: there is no ${other}, only --share`);
      return runServer(environment, { isShared: words.includes('--share') });
    },
    usage:
      'start [--share]                         run the service; so does fireside alone; --share: for every\n                                          device in this network, whose addresses are printed',
  },
  doctor: { run: doctor, usage: 'doctor                                  check everything that it needs' },
  audition: {
    run: async (context) => (await import('./audition.ts')).audition(context),
    usage:
      'audition [MODEL…]                       play scenes with models and compare them; --list, --scenes A,B,\n                                          --json FILE, --html FILE, --markdown, --price IN,OUT, --seconds N, --at-once N',
  },
  users: {
    run: users,
    usage:
      'users list                              who is registered\n  users add NAME                          create an account and print its password\n  users deactivate|activate NAME\n  users reset-password NAME               set a random password and print it\n  users promote|demote NAME               make an administrator of somebody, or no longer\n  users delete NAME [--yes]               delete an account with its characters and games',
  },
  audit: {
    run: audit,
    usage: 'audit [--user NAME] [--days N]          who signed in, and what was done with this command',
  },
  rulebooks: {
    run: rulebooks,
    usage:
      'rulebooks list                          the books that the game master knows\n  rulebooks add FILE|remove NAME',
  },
  backup: {
    run: backUp,
    usage: 'backup FILE                             copy the embedded database while it is in use',
  },
  restore: {
    run: restore,
    usage: 'restore FILE                            replace the embedded database by a copy',
  },
  migrate: {
    run: migrate,
    usage:
      'migrate --to DATABASE_URL               move the embedded database to an empty PostgreSQL database',
  },
};

function usage(): string {
  return `fireside [COMMAND]\n\n${Object.values(commands)
    .map((command) => `  ${command.usage}`)
    .join('\n')}\n\nThe environment configures it: see the README.`;
}

async function askHere(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

export async function runCommand(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const [name = 'start', ...rest] = words[0] === '--share' ? ['start', ...words] : words;
  // Before any command: none of them may take it for the name of a file or of a person.
  if (name === 'help' || words.some((word) => word === '--help' || word === '-h')) {
    print(usage());
    return 0;
  }
  const command = commands[name];
  if (!command) {
    process.stderr.write(`There is no command "${name}".\n\n`);
    print(usage());
    return 2;
  }
  try {
    return await command.run({
      arguments: rest,
      environment,
      print,
      ask: process.stdin.isTTY ? askHere : undefined,
    });
  } catch (error) {
    if (error instanceof UsageProblem) process.stderr.write(`${error.message}\n\n${usage()}\n`);
    else process.stderr.write(`${explainStartFailure(error)}\n`);
    return error instanceof UsageProblem ? 2 : 1;
  }
}
