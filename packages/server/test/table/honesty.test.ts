import { modelAnswers, registerPlayer } from '@fireside/testing';
import { expect, it } from 'vitest';
import {
  describeTable,
  heardSince,
  isTurnError,
  narrationOf,
  openTable,
  type OpenTable,
  playTurn,
} from './table-test.ts';

const lie = 'You roll a 17 and take 9 damage.';

describeTable('what nothing bears out', (service) => {
  const honestyOf = ({ players, game }: OpenTable) =>
    players[1]!.client.must('readHonesty', { params: { game_id: game.id } });

  it('[E7.1] [E7.2] is put right by a model that is told so', async () => {
    const { standIn } = service();
    const table = await openTable(service());
    const [ann] = table.bots;
    const mark = ann!.events.length;
    const asked = standIn.requests.length;
    standIn.script(
      modelAnswers.text(`The door groans. ${lie} A bat flits past.`),
      modelAnswers.text('It does not open yet.'),
    );
    const { content, withheld } = await playTurn(table.bots, ann!, 'I push the door');
    expect(content).toBe('The door groans. It does not open yet.');
    expect(narrationOf(heardSince(ann!, mark))).toBe(content);
    expect(withheld).toBe(0);
    const [, repair, ...others] = standIn.requests.slice(asked);
    expect(others).toEqual([]);
    expect(repair!.latest).toContain(lie);
    expect(repair!.latest).toContain('roll_dice');
    expect(await honestyOf(table)).toEqual({ turns: 2, claims: 1, borne_out: 0, repaired: 1, withheld: 0 });
  });

  it('[E7.1] [E7.2] is left out when the model insists, and the turn goes on', async () => {
    const { standIn } = service();
    const table = await openTable(service());
    const [ann, bob] = table.bots;
    const mark = bob!.events.length;
    const insisting = modelAnswers.text(`${lie} A bat flits past.`);
    standIn.script(insisting, insisting, insisting);
    const reply = await playTurn(table.bots, ann!, 'I push the door');
    expect(reply).toMatchObject({ content: 'A bat flits past.', withheld: 1 });
    expect(heardSince(bob!, mark).some(isTurnError)).toBe(false);
    const [newest] = (
      await table.players[1]!.client.must('latestMessages', {
        params: { game_id: table.game.id },
        query: { limit: 1 },
      })
    ).slice(-1);
    expect(newest).toEqual(reply);
    expect(await honestyOf(table)).toEqual({ turns: 2, claims: 1, borne_out: 0, repaired: 0, withheld: 1 });
  });

  it('[E7.1] leaves a message behind even if it was all that was said', async () => {
    const { standIn } = service();
    const table = await openTable(service());
    const insisting = modelAnswers.text(lie);
    standIn.script(insisting, insisting, insisting);
    const reply = await playTurn(table.bots, table.bots[0]!, 'I push the door');
    expect(reply).toMatchObject({ content: '…', withheld: 1 });
  });

  it('[E7.3] players’ characters speak for themselves, unless the creator lets the DM', async () => {
    const { standIn } = service();
    const table = await openTable(service());
    const params = { game_id: table.game.id };
    const [ann] = table.bots;
    const mine = table.players[0]!.client;
    expect(await mine.must('readGame', { params })).toMatchObject({ agency: true });
    const spoken = 'You say, "I will serve the crown forever."';
    standIn.script(modelAnswers.text(`The queen waits. ${spoken}`), modelAnswers.text('What do you answer?'));
    expect(await playTurn(table.bots, ann!, 'I bow')).toMatchObject({
      content: 'The queen waits. What do you answer?',
    });
    expect(await mine.must('changeGame', { params, body: { agency: false } })).toMatchObject({
      agency: false,
    });
    standIn.script(modelAnswers.text(`The queen waits. ${spoken}`));
    expect(await playTurn(table.bots, ann!, 'I bow again')).toMatchObject({
      content: `The queen waits. ${spoken}`,
    });
  });
});

describeTable('lines and veils', (service) => {
  it('[E7.4] are the table’s: everybody there reads and adds them, nobody else', async () => {
    const { standIn, client } = service();
    const table = await openTable(service());
    const params = { game_id: table.game.id };
    const [creator, other] = table.players.map((player) => player.client);
    await creator!.must('changeGame', { params, body: { lines: ['spiders'], veils: ['torture'] } });
    await other!.must('addSafety', { params, body: { line: 'harm to children' } });
    await other!.must('addSafety', { params, body: { line: 'spiders' } });
    await other!.must('addSafety', { params, body: { veil: 'surgery' } });
    const kept = { lines: ['spiders', 'harm to children'], veils: ['torture', 'surgery'] };
    expect(await creator!.must('readGame', { params })).toMatchObject(kept);
    expect(await other!.must('readGame', { params })).toMatchObject(kept);
    expect(await other!.call('changeGame', { params, body: { lines: [] } })).toMatchObject({
      status: 403,
      body: { detail: 'Only the creator can change this game' },
    });
    const stranger = await registerPlayer(client);
    expect(await stranger.client.must('readGame', { params })).toMatchObject({ lines: null, veils: null });
    standIn.script(modelAnswers.text('Rain.'));
    await playTurn(table.bots, table.bots[0]!, 'I look up');
    const prompt = JSON.stringify(standIn.requests.at(-1)!.body);
    for (const text of ['| - harm to children', '| - surgery']) expect(prompt).toContain(text);
  });

  it('[E7.4] are twenty of each at most', async () => {
    const table = await openTable(service());
    const params = { game_id: table.game.id };
    const { client: creator } = table.players[0]!;
    const lines = Array.from({ length: 20 }, (_, index) => `Thing ${index}`);
    await creator.must('changeGame', { params, body: { lines } });
    expect(await creator.call('addSafety', { params, body: { line: 'One more' } })).toMatchObject({
      status: 422,
      body: { detail: 'No more than 20 lines and 20 veils can be kept' },
    });
    for (const body of [{ lines: [...lines, 'x'] }, { veils: ['x'.repeat(201)] }, { agency: 'yes' }])
      expect((await creator.call('changeGame', { params, body: body as never })).status).toBe(422);
    expect((await creator.call('addSafety', { params, body: {} as never })).status).toBe(422);
  });
});
