import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from './client.ts';

const gameId = '00000000-0000-4000-8000-000000000001';

describe('the client', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      if (request.method === 'DELETE') return response.writeHead(204).end();
      const status = request.url === '/api/auth/me' ? 401 : 200;
      const { method, url: path, headers } = request;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(
          status === 401
            ? { code: 'not_authenticated', detail: 'Not authenticated' }
            : { method, path, body, authorization: headers.authorization ?? null },
        ),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => {
    server.close();
  });

  it("fills in the contract's paths, queries and bodies", async () => {
    const client = createClient(url, 'a-token');
    const page = await client.call('messageHistory', {
      params: { game_id: gameId },
      query: { before_id: 9, limit: undefined },
    });
    expect(page).toMatchObject({
      ok: true,
      status: 200,
      body: {
        method: 'GET',
        path: `/api/games/${gameId}/messages/full?before_id=9`,
        authorization: 'Bearer a-token',
      },
    });
    const created = await client.call('createGame', { body: { name: 'Keep' } });
    expect(created.body).toMatchObject({ method: 'POST', path: '/api/games', body: '{"name":"Keep"}' });
  });

  it('hands out refusals as answers, or throws them where success is a must', async () => {
    const client = createClient(url);
    const answer = await client.call('readMe');
    expect(answer).toMatchObject({
      ok: false,
      status: 401,
      body: { code: 'not_authenticated', detail: 'Not authenticated' },
    });
    await expect(client.must('readMe')).rejects.toThrow('readMe answered 401: Not authenticated');
  });

  it('understands answers without a body', async () => {
    const answer = await createClient(url).call('deleteGame', { params: { game_id: gameId } });
    expect(answer).toMatchObject({ status: 204, body: undefined });
  });

  it('speaks for somebody else, or for nobody', async () => {
    const client = createClient(url, 'mine');
    expect(await client.as('theirs').must('listGames')).toMatchObject({ authorization: 'Bearer theirs' });
    expect(await client.as(undefined).must('listGames')).toMatchObject({ authorization: null });
  });

  it('sends what it is given, also what the contract would not have', async () => {
    const client = createClient(url);
    // @ts-expect-error: a game has a name
    const nameless = await client.call('createGame', { body: { description: 'x' } });
    expect(nameless.body).toMatchObject({ body: '{"description":"x"}' });
    // @ts-expect-error: a game is read by its id
    const nowhere = await client.call('readGame');
    expect(nowhere.body).toMatchObject({ path: '/api/games/%3Agame_id' });
    const raw = await client.request('PUT', '/api/games', { body: '{half' });
    expect(raw.body).toMatchObject({ method: 'PUT', body: '{half' });
  });
});
