import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

// The least that could play: a bare `ws` server that passes messages and the model's stream on to a room. It knows no
// accounts, stores nothing, builds no prompt; like the service it encodes an event once and sends narration every 40 ms.
const [modelUrl] = process.argv.slice(2);
const rooms = new Map();
let delivered = 0;

function broadcast(room, event) {
  const data = Buffer.from(JSON.stringify(event));
  for (const socket of room) socket.send(data, { binary: false });
  delivered += room.size;
}

async function answer(room, content) {
  broadcast(room, { type: 'message', content });
  broadcast(room, { type: 'typing' });
  const response = await fetch(`${modelUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ stream: true, messages: [{ role: 'user', content }] }),
  });
  const decoder = new TextDecoder();
  let rest = '';
  let whole = '';
  let gathered = '';
  let timer;
  const flush = () => {
    timer = undefined;
    if (!gathered) return;
    broadcast(room, { type: 'delta', text: gathered });
    gathered = '';
    timer = setTimeout(flush, 40);
  };
  for await (const part of response.body) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n\n');
    rest = lines.pop();
    for (const line of lines) {
      if (line === 'data: [DONE]') continue;
      const text = JSON.parse(line.slice(6)).choices[0].delta.content;
      if (!text) continue;
      whole += text;
      gathered += text;
      if (!timer) flush();
    }
  }
  clearTimeout(timer);
  flush();
  clearTimeout(timer);
  broadcast(room, { type: 'message', message: { sender_type: 'dm', content: whole } });
}

const server = createServer((_, response) => {
  const { user, system } = process.cpuUsage();
  response.end(JSON.stringify({ cpu: user + system, memory: process.memoryUsage.rss(), delivered }));
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (socket, request) => {
  const name = new URL(request.url, 'http://relay').pathname;
  const room = rooms.get(name) ?? new Set();
  rooms.set(name, room.add(socket));
  socket.on('close', () => room.delete(socket));
  socket.on('message', (data) => void answer(room, JSON.parse(data.toString()).content));
});
server.listen(0, '127.0.0.1', () => process.send({ url: `http://127.0.0.1:${server.address().port}` }));
