import { once } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';

const frame = (choice) =>
  `data: ${JSON.stringify({ id: 'm', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, finish_reason: null, ...choice }] })}\n\n`;

export const words = (text) => frame({ delta: { content: text } });
export const call = (index, name, input) =>
  frame({
    delta: {
      tool_calls: [
        {
          index,
          id: `call_${index}`,
          type: 'function',
          function: { name, arguments: JSON.stringify(input) },
        },
      ],
    },
  });
export const end = (reason = 'stop') => `${frame({ delta: {}, finish_reason: reason })}data: [DONE]\n\n`;

/** Answers at once, in one piece. */
export const calm = (response) => response.end(words('The fire crackles, and you walk on.') + end());
/** Takes the request and never says a word. */
export const hanging = () => {};
/** Writes the opening and then the same piece for ever, as fast as it is read. */
export const endless = (opening, piece) => (response) => {
  function* pieces() {
    yield opening;
    for (;;) yield piece;
  }
  Readable.from(pieces(), { objectMode: false }).pipe(response);
};

/** A model over HTTP in OpenAI's protocol, as good or as bad as the behaviour it is given. */
export async function startModel(behaviour = calm) {
  const model = { behaviour, asked: 0, sentBytes: 0, gone: 0 };
  const server = createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    if (request.method === 'GET') {
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"object":"list","data":[{"id":"m"}]}');
    }
    model.asked += 1;
    response.once('close', () => {
      model.sentBytes += response.socket?.bytesWritten ?? 0;
      if (!response.writableFinished) model.gone += 1;
    });
    const { socket } = response;
    response.once('close', () => {
      model.lastBytes = socket.bytesWritten;
    });
    model.socket = socket;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    await model.behaviour(response, parts);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${server.address().port}/v1`;
  return Object.assign(model, {
    environment: { FIRESIDE_MODEL: 'compatible:m', OPENAI_BASE_URL: url },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  });
}
