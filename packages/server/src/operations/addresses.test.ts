import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { reachableAddresses } from './addresses.ts';

const at = (address: string, family: 'IPv4' | 'IPv6', internal = false) =>
  ({ address, family, internal }) as NetworkInterfaceInfo;
const interfaces = {
  lo: [at('127.0.0.1', 'IPv4', true), at('::1', 'IPv6', true)],
  eth0: [at('fe80::1', 'IPv6'), at('2001:db8::5', 'IPv6'), at('192.168.1.5', 'IPv4')],
};

describe('where others reach the service', () => {
  const from = (host: string, origins: string[] = []) =>
    reachableAddresses({ host, origins }, 3000, interfaces);

  it('[E8.77] nowhere, while it listens on this machine alone', () => {
    for (const host of ['127.0.0.1', 'localhost', '::1']) expect(from(host)).toEqual([]);
  });

  it('[E8.77] at the addresses that the machine has in its networks, when it listens on all', () => {
    expect(from('0.0.0.0')).toEqual(['http://192.168.1.5:3000']);
    expect(from('::')).toEqual(['http://192.168.1.5:3000', 'http://[2001:db8::5]:3000']);
  });

  it('[E8.77] at the address that it was given, and where the operator says', () => {
    expect(from('10.0.0.7')).toEqual(['http://10.0.0.7:3000']);
    expect(from('127.0.0.1', ['https://play.example.org'])).toEqual(['https://play.example.org']);
    expect(reachableAddresses({ host: '10.0.0.7', origins: [] }, 80, {})).toEqual(['http://10.0.0.7']);
  });
});
