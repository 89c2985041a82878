/** What Fastify alone costs: a route without any check that answers with the given JSON. */
import { createRequire } from 'node:module';
import './report-usage.mjs';

const require = createRequire(new URL('../../packages/server/package.json', import.meta.url));
const { default: Fastify } = await import(require.resolve('fastify'));

const app = Fastify();
let answer = {};
app.put('/answer', { bodyLimit: 50_000_000 }, async (request) => {
  answer = request.body;
  return {};
});
app.get('/', async () => answer);
app.post('/', async () => answer);
app.get('/readyz', async () => ({}));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
