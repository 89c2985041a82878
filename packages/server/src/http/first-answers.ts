import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What the service makes of a request: who asks, from where, and over what. */
const told = ['cookie', 'host', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'] as const;

/**
 * What the service answers at these addresses to whoever sent a request, as if they had asked themselves: the same checks, the
 * same limits, the same bytes. One round after the other; a refusal is left out, and asked for again by whom it concerns.
 */
export async function readFirstAnswers(
  app: FastifyInstance,
  request: FastifyRequest,
  rounds: readonly (readonly string[])[],
): Promise<[string, string][]> {
  const headers = Object.fromEntries(
    told.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
  );
  const ask = async (url: string): Promise<[string, string][]> => {
    const question = { method: 'GET', url, headers, remoteAddress: request.socket.remoteAddress } as const;
    const answer = await app.inject(question).catch(() => null);
    return answer?.statusCode === 200 ? [[url, answer.body]] : [];
  };
  const answers: [string, string][] = [];
  for (const addresses of rounds) answers.push(...(await Promise.all(addresses.map(ask))).flat());
  return answers;
}

/** The answers as a part of a page that runs nothing: a line of text that ends with the element, whatever it says. */
export function asPagePart(answers: readonly (readonly [string, string])[]): string {
  const members = answers.map(([address, body]) => `${JSON.stringify(address)}:${body}`);
  const json = `{${members.join(',')}}`.replaceAll('<', '\\u003c');
  return `<script type="application/json" id="first-answers">${json}</script>`;
}
