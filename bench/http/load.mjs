/** Requests from this process, a few at a time over kept connections. */
import { Agent, request as httpRequest } from 'node:http';

const atOnce = 8;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

/** Resolves with the body's text; anything but success rejects. */
export function send(url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { agent, method, headers }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (response.statusCode < 300) resolve(text);
        else reject(new Error(`${method} ${url} answered ${response.statusCode}: ${text}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** CPU microseconds of the server for so many requests, made of these in turn, each. */
export async function cpuPerRequest(server, requests, count) {
  let left = count;
  const work = async () => {
    while (left-- > 0) {
      const { path, options } = requests[left % requests.length];
      await send(server.url + path, options);
    }
  };
  const before = await server.usage();
  await Promise.all(Array.from({ length: atOnce }, work));
  const after = await server.usage();
  return (after.microseconds - before.microseconds) / count;
}
