import { describe, expect, test } from 'vitest';
import { isOwnMachine, reachableAddresses } from './reachable-addresses.ts';

describe('[E8.137] where an invitation leads', () => {
  test('an address that means this machine is known in every spelling', () => {
    for (const address of [
      'http://localhost:8000',
      'http://fire.localhost',
      'http://127.0.0.1:8000',
      'http://127.1.2.3',
      'http://[::1]:8000',
    ]) {
      expect(isOwnMachine(address), address).toBe(true);
    }
    for (const address of ['http://192.168.1.5:8000', 'https://fire.example', 'http://localhost.example']) {
      expect(isOwnMachine(address), address).toBe(false);
    }
  });

  test('where the page was reached comes first, and nothing twice', () => {
    const known = ['http://192.168.1.5:8000/', 'http://10.0.0.2:8000', 'nonsense'];
    expect(reachableAddresses('http://10.0.0.2:8000', known)).toEqual([
      'http://10.0.0.2:8000',
      'http://192.168.1.5:8000',
    ]);
  });

  test('an address of this machine is never handed out', () => {
    expect(reachableAddresses('http://localhost:8000', ['http://192.168.1.5:8000'])).toEqual([
      'http://192.168.1.5:8000',
    ]);
    expect(reachableAddresses('http://127.0.0.1:8000', ['http://localhost:5173'])).toEqual([]);
  });
});
