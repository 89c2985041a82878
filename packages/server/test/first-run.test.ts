import { createClient, type Fireside, registerPlayer, startFireside } from '@fireside/testing';
import { expect, it } from 'vitest';

const link = /\/admin#setup=([\w-]{43})$/;

/** The tokens of all links that were printed so far; the newest last. */
function printed({ logs }: Fireside): string[] {
  return logs.flatMap((line) => link.exec(line.trim())?.[1] ?? []);
}

it('[E8.171] a start prints one link while nobody administers, at its own address and nowhere else; a restart voids it', async () => {
  const fireside = await startFireside({ environment: { FIRESIDE_LOG: 'trace' } });
  try {
    await expect.poll(() => printed(fireside)).toHaveLength(1);
    const [first] = printed(fireside) as [string];
    const lines = fireside.logs.filter((line) => line.includes(first));
    expect(lines.map((line) => line.trim())).toEqual([`${fireside.url}/admin#setup=${first}`]);
    await fireside.restart();
    await expect.poll(() => printed(fireside)).toHaveLength(2);
    const second = printed(fireside)[1]!;
    const { client } = await registerPlayer(createClient(fireside.url));
    expect((await client.call('claimAdministration', { body: { token: first } })).status).toBe(403);
    await client.must('claimAdministration', { body: { token: second } });
    expect((await client.must('readOverview')).administrators).toBe(1);
    await fireside.restart();
    // A link would be printed before the service hears that it is to stop.
    await fireside.stop();
    await expect.poll(() => fireside.logs.filter((line) => line.includes('"stopping"'))).toHaveLength(3);
    expect(printed(fireside)).toHaveLength(2);
    expect(fireside.logs.filter((line) => line.includes(second))).toHaveLength(1);
  } finally {
    await fireside.stop();
  }
});

it('[E8.171] the link names the address that the operator has given', async () => {
  const fireside = await startFireside({ environment: { FIRESIDE_ORIGINS: 'https://play.example.org' } });
  try {
    await expect.poll(() => printed(fireside)).toHaveLength(1);
    expect(fireside.logs.some((line) => line.includes('https://play.example.org/admin#setup='))).toBe(true);
  } finally {
    await fireside.stop();
  }
});
