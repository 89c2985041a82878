/** The attackers in a process of their own: what they use is theirs, and the quiet table is not measured through it. */
import { anonymous } from './anonymous.mjs';
import { signedIn } from './signed-in.mjs';

const kinds = { anonymous, signedIn };
process.on('message', async ({ attacks, given }) => {
  const before = process.cpuUsage();
  const statuses = await Promise.all(attacks.map(([kind, name]) => kinds[kind][name](given)));
  const { user, system } = process.cpuUsage(before);
  process.send({ statuses, cpuMilliseconds: (user + system) / 1000 });
});
process.on('unhandledRejection', () => {});
process.send('ready');
