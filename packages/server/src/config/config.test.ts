import { describe, expect, it } from 'vitest';
import { ConfigurationProblem, readConfig } from './config.ts';

describe('the configuration', () => {
  it('[D7.6][D8.1][D8.2][D8.3][D8.7][D8.18] has the documented defaults', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, databaseUrl: undefined, origins: [] });
    expect(config.dataDirectory).toMatch(/\/data$/);
    expect(config.userBytes).toBe(100_000_000);
    expect(config.turn).toEqual({ toolRounds: 8, seconds: 120, retries: 2, historyTokens: 6_000 });
  });

  it('[D8.16] registration is open unless said', () => {
    expect(readConfig({}).registration).toBe('open');
    expect(readConfig({ FIRESIDE_REGISTRATION: 'closed' }).registration).toBe('closed');
    expect(() => readConfig({ FIRESIDE_REGISTRATION: 'friends' })).toThrow(
      'FIRESIDE_REGISTRATION must be open, invited or closed',
    );
  });

  it('[E8.69] guests are welcome unless said, and games choose between the models that are named', () => {
    expect(readConfig({})).toMatchObject({ guests: true, models: [] });
    expect(readConfig({ FIRESIDE_GUESTS: 'off', FIRESIDE_MODELS: 'a, my model ,a,' })).toMatchObject({
      guests: false,
      models: ['a', 'my model'],
    });
    expect(() => readConfig({ FIRESIDE_GUESTS: 'friends' })).toThrow('FIRESIDE_GUESTS must be on or off');
  });

  it('[E8.184] prices are by model, or for all of them', () => {
    expect(readConfig({}).prices.size).toBe(0);
    const { prices } = readConfig({ FIRESIDE_PRICES: 'openai:gpt-5.2=1.25,10; ollama:a b=0.1,0.2; 3,15;' });
    expect([...prices]).toEqual([
      ['openai:gpt-5.2', { input: 1.25, output: 10 }],
      ['ollama:a b', { input: 0.1, output: 0.2 }],
      [null, { input: 3, output: 15 }],
    ]);
    for (const wrong of ['cheap', 'a=1', 'a=1,2,3', 'a=1,2; b=-1,2'])
      expect(() => readConfig({ FIRESIDE_PRICES: wrong })).toThrow('FIRESIDE_PRICES must be MODEL=IN,OUT');
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', FIRESIDE_MODEL: ' ' })).toMatchObject({ port: 3000 });
    expect(readConfig({ FIRESIDE_MODEL: ' ' }).model.model).toBeUndefined();
  });

  it('[D8.9] lists every problem at once, each with its variable and the rule', () => {
    const read = () => readConfig({ PORT: 'eighty', DATABASE_URL: 'mysql://x', FIRESIDE_ORIGINS: 'example' });
    expect(read).toThrow(ConfigurationProblem);
    try {
      read();
    } catch (error) {
      const { problems } = error as ConfigurationProblem;
      expect(problems).toHaveLength(3);
      expect(problems[0]).toBe('PORT must be a whole number between 0 and 65535');
    }
  });

  it.each(['999.1.1.1', '1.2.3', '10.0.0.0/33', '10.0.0.0/8/8', '::1/129', 'proxy.example.org'])(
    '[D8.14] refuses %s as a trusted proxy',
    (text) => {
      expect(() => readConfig({ FIRESIDE_TRUSTED_PROXIES: text })).toThrow(
        /^FIRESIDE_TRUSTED_PROXIES must be a list of addresses or networks/,
      );
    },
  );

  it('[D8.14] takes addresses and networks as trusted proxies', () => {
    const { trustedProxies } = readConfig({ FIRESIDE_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8 ::1 fd00::/8' });
    expect(trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8']);
  });

  it('takes the proxy from the usual variables, in small letters first', () => {
    const environment = {
      HTTP_PROXY: 'http://a:1',
      https_proxy: 'http://b:2',
      HTTPS_PROXY: 'http://c:3',
      NO_PROXY: 'd',
    };
    expect(readConfig(environment).model.proxy).toEqual({
      http: 'http://a:1',
      https: 'http://b:2',
      except: 'd',
    });
  });

  it('cannot be changed once read', () => {
    const config = readConfig({});
    expect(() => Object.assign(config.turn, { seconds: 1 })).toThrow(TypeError);
  });
});
