import { expect, it } from 'vitest';
import { ask } from '../rows.ts';
import { describeTable, isRequestError, openTable, playTurn } from './table-test.ts';

describeTable(
  'a player who has stored all that they may',
  (service) => {
    it('[D3.15] is told so at the table, and nobody else is', async () => {
      const { players, bots } = await openTable(service());
      const [ann, bob] = players;
      await ask(service().store, 'update users set stored_bytes = 1999900 where id = :id returning id', {
        id: ann!.user.id,
      });
      bots[0]!.send({ type: 'message', content: 'I open the door' });
      expect(await bots[0]!.waitFor(isRequestError)).toEqual({
        type: 'error',
        scope: 'request',
        code: 'storage_full',
        detail: 'You have stored all that you may here, delete something first',
      });
      await playTurn(bots, bots[1]!, 'I open it then');
      const [stored] = await ask(service().store, 'select stored_bytes from users where id = :id', {
        id: bob!.user.id,
      });
      expect(stored).toEqual({ stored_bytes: 200 + 'I open it then'.length });
    });
  },
  { environment: { FIRESIDE_USER_MEGABYTES: '2' } },
);
