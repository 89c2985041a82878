import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What limits count a visitor by: the address, or with IPv6 the first 64 bits of it, since every home has all that follow. */
export function networkOf(address: string): string {
  const fourth = mapped.exec(address)?.[1];
  if (fourth !== undefined) return fourth;
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.split('%', 1)[0]!.toLowerCase().split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after ? after.split(':') : [];
  // An IPv4 address at the end stands for two groups.
  const groups = head.length + tail.length + (/\./.test(address) ? 1 : 0);
  const whole = after === undefined ? head : [...head, ...Array<string>(8 - groups).fill('0'), ...tail];
  return `${whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
