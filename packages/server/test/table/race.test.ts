import { joinTable, modelAnswers, seatTable, type TableBot } from '@fireside/testing';
import { expect, it } from 'vitest';
import { describeTable, messagesOf } from './table-test.ts';

const players = 6;
const rounds = 20;

describeTable('many at once', (service) => {
  it('[1.4] [8.turn-lock] [D7.3] six players, twenty rounds: each message answered once, in order, one turn at a time', async () => {
    const { client, standIn } = service();
    const { game, players: seated } = await seatTable(client, { players });
    let inFlight = 0;
    let most = 0;
    standIn.answerWith((request) => {
      most = Math.max(most, ++inFlight);
      void request.closed.then(() => inFlight--);
      return modelAnswers.text(`You said: ${/say (\d+\/\d+)/.exec(request.latest)?.[1] ?? 'nothing'}`);
    });
    const bots = await Promise.all(
      seated.map((player) => joinTable({ client: player.client, gameId: game.id })),
    );
    const [watcher] = bots as [TableBot];
    await watcher.waitForReply();
    const isReply = ({ sender_type }: { sender_type: string }) => sender_type === 'dm';
    const answeredRounds = async (count: number) => {
      while (messagesOf(watcher.events).filter(isReply).length < players * count + 1)
        await watcher.waitForReply();
    };
    for (let round = 0; round < rounds; round++) {
      // As much as a table may leave unanswered.
      await answeredRounds(round - 5);
      await Promise.all(bots.map((bot, seat) => bot.say(`I say ${round}/${seat}`)));
    }
    await answeredRounds(rounds);

    const messages = messagesOf(watcher.events);
    const asked = messages
      .filter((message) => !isReply(message))
      .map(({ content }) => content.slice('I say '.length));
    const answered = messages
      .filter(isReply)
      .slice(1)
      .map(({ content }) => content.slice('You said: '.length));
    expect(asked).toHaveLength(players * rounds);
    expect(new Set(asked).size).toBe(players * rounds);
    expect(answered).toEqual(asked);
    expect(most).toBe(1);
    // What was told is what is stored.
    const history = await seated[0]!.client.must('messageHistory', {
      params: { game_id: game.id },
      query: { limit: 500 },
    });
    expect(history).toEqual(messages.slice(-500));
    let open = 0;
    for (const event of watcher.events) {
      if (event.type === 'typing') expect(++open).toBe(1);
      if (event.type === 'message' && isReply(event.message)) open = 0;
    }
  });
});
