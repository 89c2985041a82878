import { connect } from 'node:net';

/** A whole request as bytes, made once. */
export function rawRequest(method, path, { body, token, headers = {} } = {}) {
  const lines = [`${method} ${path} HTTP/1.1`, 'host: fireside.test'];
  if (token) lines.push(`authorization: Bearer ${token}`);
  if (body !== undefined)
    lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`);
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
}

/** Hears answers one after another: each by its length, its last chunk, or by there being no body. */
function answerReader(finished) {
  let head = '';
  let missing = 0;
  let isInBody = false;
  const finish = () => {
    const status = Number(head.slice(9, 12));
    const isLast = status === 101 || /\r\nconnection: close\r\n/i.test(head);
    head = '';
    isInBody = false;
    finished(status, isLast);
  };
  return (given) => {
    for (let part = given; part.length > 0; ) {
      if (!isInBody) {
        head += part.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end === -1) return;
        part = part.subarray(part.length - (head.length - end - 4));
        head = head.slice(0, end + 4);
        isInBody = true;
        const isChunked = /transfer-encoding: chunked/i.test(head);
        missing = isChunked ? Infinity : Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      }
      const taken = Math.min(missing, part.length);
      const isLastChunk = missing === Infinity && part.subarray(-5).toString('latin1') === '0\r\n\r\n';
      missing = isLastChunk ? 0 : missing - taken;
      part = part.subarray(taken);
      if (missing === 0) finish();
    }
    if (isInBody && missing === 0) finish();
  };
}

/**
 * So many connections send the same bytes again as soon as they are answered, until time or count is up. A connection that
 * the service closes is opened anew; that request counts as answered with what came before, or with `closed`.
 */
export function closedLoop(options) {
  const {
    url,
    address,
    payload,
    connections,
    milliseconds = 60_000,
    count = Infinity,
    answers = 1,
  } = options;
  const { hostname, port } = new URL(url);
  const statuses = {};
  const until = performance.now() + milliseconds;
  let begun = 0;
  let open = 0;
  return new Promise((resolve) => {
    const over = () => performance.now() >= until || begun >= count;
    function client(number) {
      if (over()) return open === 0 && resolve(statuses);
      open += 1;
      let isWaiting = false;
      let wasOpen = false;
      let expected = 0;
      const socket = connect({ host: hostname, port, localAddress: address?.(number) });
      const next = () => {
        wasOpen = true;
        if (over()) return socket.destroy();
        begun += 1;
        expected = answers;
        isWaiting = true;
        socket.write(typeof payload === 'function' ? payload(number) : payload);
      };
      const note = (status) => {
        isWaiting = false;
        statuses[status] = (statuses[status] ?? 0) + 1;
      };
      socket.once('connect', next);
      socket.on(
        'data',
        answerReader((status, isLast) => {
          note(status);
          expected -= 1;
          if (isLast) socket.destroy();
          else if (expected === 0) next();
        }),
      );
      socket.on('error', () => {});
      socket.once('close', () => {
        if (isWaiting) note('closed');
        clearTimeout(deadline);
        open -= 1;
        setTimeout(client, wasOpen ? 0 : 100, number);
      });
      const deadline = setTimeout(() => socket.destroy(), Math.max(1, until - performance.now()) + 1_000);
    }
    for (let number = 0; number < connections; number++) client(number);
  });
}

export const answered = (statuses) => Object.values(statuses).reduce((sum, count) => sum + count, 0);
export const described = (statuses) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ') || 'none';
