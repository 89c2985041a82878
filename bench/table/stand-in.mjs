import { createServer } from 'node:http';
import { wallTime } from './wall-time.mjs';

// A model in a process of its own, in OpenAI's protocol. Its first token says when the request arrived and when that
// token left, so that whoever hears it can tell the service's share from the model's.
const [first, interval, count] = process.argv.slice(2).map(Number);

const chunk = (delta, finish = null) =>
  `data: ${JSON.stringify({
    id: 'bench',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'bench',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

const server = createServer((request, response) => {
  const arrivedAt = wallTime();
  request.resume();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  let sent = 0;
  const next = () => {
    if (sent === count) {
      response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
      return;
    }
    const content = sent === 0 ? `<${arrivedAt} ${wallTime()}> ` : `word${sent} `;
    response.write(chunk({ content }));
    sent++;
    setTimeout(next, interval);
  };
  setTimeout(next, first);
});
server.listen(0, '127.0.0.1', () => process.send({ url: `http://127.0.0.1:${server.address().port}/v1` }));
