import { describe, expect, it } from 'vitest';
import { calling, play } from '../../test/table.ts';
import { amid, lies, saying, tellingTable, toldTurn } from '../../test/told-turn.ts';
import { TurnFailure } from './outcome.ts';

const sizes = [1, 7, 1_000];
const blow = { character: 'Mira Thorn', hp_change: -6 };
const hit = 'The wolf snaps, and you take 6 points of damage.';

/** The last words that the model was sent. */
function lastNotice(requests: readonly { messages: readonly { role: string }[] }[], request: number): string {
  const last = requests[request]?.messages.at(-1) as { role: string; text: string };
  expect(last.role).toBe('user');
  return last.text;
}

describe.each(sizes)('a lie that streams in pieces of %i', (size) => {
  describe.each(lies)('$kind: $lie', ({ lie }) => {
    it('[E7.10] [E7.11] told by a model that repents is not shown, and the turn goes on from there', async () => {
      const { narration, requests, extra, honesty } = await toldTurn([
        saying(amid(lie), size),
        saying('A fox barks.', size),
      ]);
      expect(narration).not.toContain(lie);
      expect(narration).not.toContain('crow');
      expect(narration).toMatch(/^The rain falls\.[\s\S]*\sA fox barks\.$/);
      expect(lastNotice(requests, 1)).toContain(lie);
      expect(requests[1]?.messages.at(-2)).toMatchObject({ role: 'assistant' });
      expect(extra).toBe(1);
      expect(honesty).toMatchObject({ repaired: 1, withheld: 0 });
    });

    it('[E7.10] [E7.11] [E7.12] told by one that insists is left out, and the rest is shown', async () => {
      const again = amid(lie, '');
      const { narration, extra, honesty } = await toldTurn([
        saying(amid(lie), size),
        saying(again, size),
        saying(again, size),
      ]);
      expect(narration).not.toContain(lie);
      expect(narration).toMatch(/^The rain falls\.[\s\S]*\sA crow calls\.$/);
      expect(extra).toBe(2);
      expect(honesty).toMatchObject({ repaired: 0, withheld: 1 });
    });

    it('[E7.12] when nothing else is said, the message is an ellipsis', async () => {
      const { narration, shown, honesty } = await toldTurn([
        saying(lie, size),
        saying(lie, size),
        saying(lie, size),
      ]);
      expect(narration).not.toContain(lie);
      // However often it is said, it breaks off in sight once.
      expect(narration.match(/…/g)).toEqual(['…']);
      expect(narration).toMatch(/…$/);
      expect(shown.join('')).not.toContain(lie);
      expect(honesty).toMatchObject({ borneOut: 0, withheld: 1 });
    });
  });

  it('[E7.13] is none when its call stands behind it in the same answer', async () => {
    const { narration, effects, extra, honesty, requests } = await toldTurn([
      saying(`The rain falls. ${hit} It howls.`, size, calling(['update_character', blow])),
      saying('What do you do?', size),
    ]);
    expect(narration).toBe(`The rain falls. ${hit} It howls.\n\nWhat do you do?`);
    expect(effects).toMatchObject([{ kind: 'hit_points', before: 22, after: 16 }]);
    expect(requests).toHaveLength(2);
    expect(extra).toBe(0);
    expect(honesty).toEqual({ claims: 1, borneOut: 1, repaired: 0, withheld: 0 });
  });

  it('[E7.13] is refused when the call behind it says otherwise', async () => {
    const { narration, extra } = await toldTurn([
      saying(hit, size, calling(['update_character', { ...blow, hp_change: -2 }])),
      saying('It is only a scratch.', size),
    ]);
    expect(narration).not.toContain('6 points');
    expect(narration).toContain('It is only a scratch.');
    expect(extra).toBe(0);
  });

  it('[E7.11] [E7.15] is told again once the tool that was named has been called', async () => {
    const { narration, effects, requests, extra, honesty } = await toldTurn([
      saying(`The wolf leaps. ${hit}`, size),
      calling(['update_character', blow]),
      saying(hit, size),
    ]);
    expect(lastNotice(requests, 1)).toContain('update_character');
    expect(narration.endsWith(hit)).toBe(true);
    expect(effects).toMatchObject([{ kind: 'hit_points', before: 22, after: 16 }]);
    expect(extra).toBe(1);
    expect(honesty).toMatchObject({ borneOut: 1, withheld: 0 });
  });

  it('[E7.10] [E7.11] is not shown before calls, between them or behind the last of them', async () => {
    const roll = calling(['roll_dice', { notation: '1d6', reason: 'the weather', roller: 'dm' }]);
    const { narration, extra } = await toldTurn([
      saying('You roll a 17. The wind turns.', size, {
        ...roll,
        afterwards: 'You take 9 damage. A door slams.',
      }),
      saying('You find 30 gold pieces. Dust dances.', size, roll),
      saying('You both advance to level 4! A bell rings.', size),
      saying('You are poisoned. An owl hoots.', size),
      saying('You are poisoned. Snow falls.', size),
    ]);
    for (const told of ['17', '9 damage', '30 gold', 'level 4', 'poisoned'])
      expect(narration).not.toContain(told);
    expect(extra).toBeLessThanOrEqual(2);
  });

  it('[E7.10] [E7.12] is not shown when no call is allowed any more', async () => {
    const { narration, requests, extra } = await toldTurn(
      [
        calling(['update_world_state', { time: 'noon' }]),
        saying('The sun is high. You take 9 damage.', size),
        saying('You take 9 damage.', size),
        saying('You take 9 damage. Flies buzz.', size),
      ],
      { limits: { toolRounds: 1 } },
    );
    expect(narration).toBe('The sun is high. Flies buzz.');
    expect(requests.map(({ mayCall }) => mayCall)).toEqual([true, false, false, false]);
    expect(extra).toBe(2);
  });

  it('[E7.10] is not shown in the greeting', async () => {
    const { narration, honesty } = await toldTurn(
      [saying('Welcome. Mira has lost 9 hit points. What do you do?', size), saying('What do you do?', size)],
      { table: { kind: 'greeting', speaker: null, message: '' } },
    );
    expect(narration).toMatch(/^Welcome\./);
    expect(narration).not.toContain('9 hit points');
    expect(narration).toMatch(/What do you do\?$/);
    expect(honesty).toMatchObject({ repaired: 1 });
  });

  it('[E7.12] followed by silence leaves what was shown, or an ellipsis', async () => {
    const begun = await toldTurn([saying('The rain falls. You take 9 damage.', size), '', '']);
    expect(begun.narration).toMatch(/^The rain falls\./);
    expect(begun.narration).not.toContain('damage');
    const nothing = await toldTurn([saying('You take 9 damage.', size), '', '']);
    expect(nothing.narration).toBe('…');
    expect(nothing.shown).toEqual([]);
  });

  it('[E7.11] [E7.12] that follows a reminder to speak is repaired once and then left out', async () => {
    const { narration, requests, extra, honesty } = await toldTurn([
      '',
      saying('The rain falls. You take 9 damage.', size),
      saying('You take 9 damage. A crow calls.', size),
    ]);
    expect(narration).toBe('The rain falls. A crow calls.');
    expect(requests).toHaveLength(3);
    expect(extra).toBe(2);
    expect(honesty).toEqual({ claims: 1, borneOut: 0, repaired: 0, withheld: 1 });
  });

  it('[E7.12] is no reason to fail when the provider filters what follows it', async () => {
    const { narration } = await toldTurn([
      saying('You take 9 damage.', size),
      { finish: 'filtered' },
      { finish: 'filtered' },
    ]);
    expect(narration).toBe('…');
  });

  it('[E7.12] fails with its stream, and with nothing of it shown', async () => {
    const { outcome, recorded } = play(
      [saying('The rain falls. You take 9 damage. A crow', size, { breaks: new Error('cut') })],
      { snapshot: tellingTable({}) },
    );
    const failure = await outcome.catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TurnFailure);
    expect(failure).toMatchObject({ kind: 'broke_off' });
    expect(recorded.shown.join('')).toBe('The rain falls.');
  });
});

describe('honesty', () => {
  it('[E7.15] counts each claim once: borne out, repaired or withheld', async () => {
    const { honesty } = await toldTurn(
      [
        calling(['update_character', blow], ['roll_dice', { notation: '1d20', reason: 'Stealth' }]),
        saying('You take 6 damage. You rolled a 12. You find 30 gold pieces.', 7),
        saying('You are down to 16 hit points. You both advance to level 4!', 7),
        saying('You both advance to level 4! You are poisoned. A crow calls.', 7),
      ],
      { face: 12 },
    );
    expect(honesty).toEqual({ claims: 6, borneOut: 3, repaired: 1, withheld: 2 });
  });

  it('[E7.15] is nothing of a narration without claims', async () => {
    const { honesty, extra } = await toldTurn(['The rain falls. A crow calls.']);
    expect(honesty).toEqual({ claims: 0, borneOut: 0, repaired: 0, withheld: 0 });
    expect(extra).toBe(0);
  });
});

describe.each(sizes)('agency, in pieces of %i', (size) => {
  const told = 'The rain falls. "I will never forgive you," Borin says. A crow calls.';

  it('[E7.14] what a character says is left to its player', async () => {
    const { narration, requests } = await toldTurn([saying(told, size), saying('A fox barks.', size)]);
    expect(narration).toBe('The rain falls. A fox barks.');
    expect(lastNotice(requests, 1)).toMatch(/belong to its player/);
  });

  it('[E7.14] what its player wrote is told', async () => {
    const { narration, extra } = await toldTurn([saying(told, size)], {
      table: { message: 'I tell him that I will never forgive you' },
    });
    expect(narration).toBe(told);
    expect(extra).toBe(0);
  });

  it('[E7.14] where the creator has switched it off it is told, and other lies are not', async () => {
    const { narration, extra } = await toldTurn([saying(told, size)], { agency: false });
    expect(narration).toBe(told);
    expect(extra).toBe(0);
    const second = await toldTurn(
      [saying(`${told} You take 9 damage.`, size), saying('A fox barks.', size)],
      {
        agency: false,
      },
    );
    expect(second.narration).toBe(`${told} A fox barks.`);
  });
});
