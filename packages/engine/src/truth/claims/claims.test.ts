import type { Effect } from '@fireside/contract';
import { describe, expect, it } from 'vitest';
import { seat } from '../../../test/table.ts';
import { borin, hurt, mira, rolled, tell } from '../../../test/truth.ts';

/** A sentence that nothing bears out, and one that is near to it and claims nothing. */
describe('what a class of words claims, and what only looks like it', () => {
  const twins: [kind: string, lie: string, honest: string][] = [
    ['damage', "The ogre's fist slams into your ribs.", "The ogre's fist slams into the door."],
    ['damage', 'There is an arrow in your thigh.', 'There is an arrow in your quiver.'],
    ['damage', 'Stabbed in the arm, you stagger.', 'Puzzled in the end, you stagger.'],
    ['damage', 'You feel six points better.', 'You feel a good deal better.'],
    ['death', 'Dead lies Mira Thorn.', 'Dead lies the miller.'],
    ['death', 'The fall proves fatal to Mira.', 'The fall proves fatal to the mule.'],
    ['item', 'You are given a ruby by the queen.', 'You are given a bed by the queen.'],
    ['item', 'Gone is your shortsword.', 'Gone is your patience.'],
    ['item', 'Into your pocket goes a ruby.', 'Into your bowl goes a turnip.'],
    ['level', 'A level richer, you ride on.', 'A lesson richer, you ride on.'],
    ['level', 'At last you advance to the next level.', 'At last you advance to the next milestone.'],
    ['death', 'Your heart flutters, and then beats no more.', 'Your heart flutters, and then beats again.'],
    [
      'item',
      'He lifts a ruby from its cushion and hands it to you.',
      'He lifts a ruby from its cushion and shows it to you.',
    ],
    ['item', 'The ruby joins the rest of your belongings.', 'The ruby joins the rest of the necklace.'],
    ['end', 'This marks the conclusion of our game.', 'This marks the conclusion of our bargain.'],
    ['damage', 'It tears the skin from your fingers.', 'It tears the paint from your shield.'],
    ['condition', 'The net has you.', 'The net has holes.'],
    ['condition', 'You can hear nothing any more.', 'You can hear nothing but the rain.'],
    ['slot', 'You have cast your last spell, Borin.', 'You have sung your last song, Borin.'],
    ['end', 'This was the last chapter of our adventure.', 'This was the last chapter of her diary.'],
    ['damage', 'Your hit points fall by eight.', 'Your hit points stay as they are.'],
    ['damage', 'The horse kicks you in the chest.', 'The horse kicks the door in the yard.'],
    ['item', 'In your hand you now hold a golden key.', 'You now have hold of the rope.'],
    ['slot', 'You spend the last of your magic, Borin.', 'You spend the last of your evening, Borin.'],
    ['level', 'You may increase your Strength score.', 'You may increase your pace.'],
    ['damage', 'Your shoulder is torn open.', 'Your letter is torn open.'],
    ['damage', 'The dog sinks its teeth into your calf.', 'The dog sinks its teeth into the bone.'],
    ['damage', 'Not a scratch is left on you.', 'Not a coin is left on the table.'],
    ['damage', 'Acid sears your forearm.', 'The wind sears your cheeks.'],
    ['damage', 'The wounds on your back finally close.', 'The doors on your left finally close.'],
    ['damage', 'Shave three off the hit points on your sheet.', 'Shave three feet off the plank.'],
    ['death', 'Slowly the light leaves your eyes.', 'Slowly the light leaves the valley.'],
    ['death', 'The troll snaps the dwarf in two and he dies.', 'The troll snaps the oar in two and roars.'],
    ['death', 'You may want to think about a new character.', 'You may want to think about a new plan.'],
    ['item', 'The widow hands you a carved whistle.', 'The widow hands you a bowl of stew.'],
    ['item', 'You tuck the sealed letter into your pack.', 'You tuck your hair under your hood.'],
    ['item', 'Your sword has not survived the fall.', 'Your hopes have not survived the fall.'],
    ['item', 'You may add 50 gold to your purse.', 'You may win 50 gold at the fair.'],
    ['death', 'The crows will have what is left of Borin.', 'The crows will have what is left of the ox.'],
    ['item', '(Torches left: 0)', '(Doors left: 0)'],
    ['level', 'Level 3 -> Level 4', 'Level ground at last.'],
    ['level', '+50 XP', '+50 steps to the top.'],
    ['condition', 'Your limbs lock, and you cannot move.', 'The doors lock, and the lift does not move.'],
    [
      'condition',
      'Before the hour is out the plague has you.',
      'Before the hour is out the plague has the town.',
    ],
    ['condition', 'Blindness settles over you.', 'Silence settles over you.'],
    ['condition', 'Venom courses through your veins.', 'Water courses through the pipes.'],
    ['condition', 'Condition added: deafened (Borin)', 'Chapter added: the deafened king.'],
    ['condition', 'The vines wrap around you and hold you fast.', 'The vines wrap around the pillar.'],
    ['slot', 'Borin has one prayer left.', 'Borin has one candle left.'],
    [
      'slot',
      'Of the prayers you held, Borin, not one is left.',
      'Of the songs you knew, Borin, not one is left.',
    ],
    ['slot', 'The spell is given back to you, Borin.', 'The hymn is given back to you, Borin.'],
    ['die', 'It was the one on the die that undid her.', 'It was the one on the roof that undid her.'],
    ['die', 'Seventeen, against an armor of thirteen.', 'Seventeen, against a band of thirteen.'],
    ['damage', "That's 7 off your total.", "That's 7 off the bill."],
    ['slot', "All of Borin's spell slots are back.", "All of Borin's cousins are back."],
    ['slot', 'Your prayers are spent, Borin.', 'Your evenings are spent in prayer, Borin.'],
    ['end', 'And with that, our campaign comes to its close.', 'And with that, our road comes to the river.'],
    ['end', 'Campaign complete!', 'The wall is complete!'],
    ['die', 'The d20 clatters to a stop, face up.', 'The cup clatters to a stop, face down.'],
    ['outcome', '**Success!**', 'Success has made him careless.'],
    ['condition', 'You cannot move.', 'You cannot complain.'],
    ['death', 'Mira, die Letzte ihres Hauses, liegt tot.', 'Mira, die Letzte ihres Hauses, liegt wach.'],
    ['end', 'The campaign you began in spring ends here.', 'The song you began in spring ends here.'],
    ['item', 'The shortsword your father carried shatters.', 'The window your father carried shatters.'],
  ];
  it.each(twins)('%s: %s / %s', (kind, lie, honest) => {
    expect(tell(lie).refusal?.kind).toBe(kind);
    expect(tell(honest).refusal).toBeNull();
  });

  it.each([
    '"How much for the brass one?" Mira asks, leaning in.',
    'Borin strokes his beard and grunts, "We take the tunnel."',
    'You tell the barkeep how you lost your brother.',
    'Pity goes through you like a needle.',
    'Borin says no.',
    "Mira's answer is plain.",
  ])('agency: %s', (text) => {
    expect(tell(text, { mindsAgency: true }).refusal?.kind).toBe('agency');
  });
});

describe('[E5.160] a spell slot that the service counts', () => {
  const { combat_stats, ...plain } = borin;
  const party = (caster: typeof borin) => [
    seat({ user_id: 'user-ben', name: 'Ben', character: { ...caster, combat_stats: {} } }),
  ];
  const spent = (after: number[]): Effect => ({
    kind: 'sheet',
    character_id: 'borin',
    name: plain.name,
    field: 'slots_spent',
    before: [],
    after,
  });
  const fields = { party: party(borin), speaker: party(borin)[0]! };

  it.each([
    ['You spend a second-level slot.', [0, 1]],
    ['You spend a second-level slot, Borin, and one is left.', [0, 1]],
    ['Borin has three 1st-level slots left.', [1]],
    ['Your prayers are spent, Borin.', [4, 2]],
    ['Cross off a first-level slot.', [1]],
  ])('%s', (text, after) => {
    expect(tell(text, { effects: [spent(after)], fields }).refusal).toBeNull();
    expect(tell(text, { fields }).refusal).toMatchObject({
      missing: expect.stringMatching(/update_character/),
    });
  });

  it('is told as the sheet has it, in a turn that spends none', () => {
    expect(tell('Borin has four 1st-level slots left.', { fields }).refusal).toBeNull();
    expect(tell('You spend a first-level slot.', { effects: [spent([0, 1])], fields }).refusal?.kind).toBe(
      'slot',
    );
  });

  it('is spent also where a sheet has a count of its own', () => {
    const text = 'Borin spends a second-level slot.';
    expect(tell(text, { effects: [spent([0, 1])] }).refusal).toBeNull();
    expect(combat_stats).toHaveProperty('spell slots 2nd');
  });
});

describe('whoever is spoken to is not what is said to them', () => {
  it.each([
    'Mira, your shortsword comes up hard, and the drowned sleeper bends around it.',
    'Borin, the door gives way, and the goblin falls dead.',
  ])('%s', (text) => {
    expect(tell(text).refusal).toBeNull();
  });
});

describe('who lies there does not get up unless a tool says so', () => {
  const fallen = [hurt(mira, 22)];

  it.each([
    'Your eyes open, and you look around.',
    'You wake with a start.',
    'You scramble back to your feet.',
    'Mira sits up.',
    'Borin shakes you until you come to.',
  ])('%s', (text) => {
    expect(tell(text, { effects: fallen }).refusal?.kind).toBe('condition');
    expect(tell(text).refusal).toBeNull();
  });

  it.each([
    'Your eyes stay closed.',
    'Borin gets up and looks down at you.',
    'Borin, you are up next.',
    'Borin tries to wake you.',
  ])('but %s', (text) => {
    expect(tell(text, { effects: fallen }).refusal).toBeNull();
  });
});

describe('numbers and names carry in other languages', () => {
  it.each([
    'Du erleidest 8 Schadenspunkte.',
    'Mira erleidet acht Schadenspunkte.',
    'Tu subis 8 points de dégâts.',
    'Recibes 8 puntos de daño.',
    'Subisci 8 danni da fuoco.',
    'Você sofre 8 pontos de dano.',
    'Du hast noch 9 Trefferpunkte.',
    'Il te reste 9 points de vie.',
    'Te quedan 9 puntos de golpe.',
    'Ti restano 9 punti ferita.',
    'Você tem 9 pontos de vida.',
    'Du findest 30 Goldstücke in der Truhe.',
    "Tu trouves 30 pièces d'or.",
    'Encuentras 30 monedas de oro.',
    "Dentro trovi 30 monete d'oro.",
    'Você encontra 30 moedas de ouro.',
    'Du bist jetzt Stufe 4.',
    'Tu passes au niveau 4.',
    'Subes al nivel 4.',
    'Sali al livello 4.',
    'Você sobe para o nível 4.',
    'Du würfelst eine 17.',
    'Tu lances le dé : 17.',
    'Sacas un 17 en la tirada.',
    'Tiri il dado: 17.',
    'Você rola um 17.',
    'Mira stirbt in der Nacht.',
    'Mira meurt dans la nuit.',
    'Mira muere en la noche.',
    'Mira muore nella notte.',
    'Mira morre durante a noite.',
    'Borin ist bewusstlos.',
    'Borin est inconscient.',
    'Borin está inconsciente.',
    'Borin è svenuto.',
    'Borin está desmaiado.',
    'Borin ist vergiftet.',
    'Borin est empoisonné.',
    'Borin está envenenado.',
    'Borin è avvelenato.',
    'Mira fica paralisada por um minuto.',
    'Mira batte la testa e perde i sensi.',
    'Sie gibt dir einen Zauberstab, und du steckst ihn ein.',
    'Fin de la partida.',
    'La corrente ti strappa la corda, che non rivedrai più.',
    "Mira s'éteint sans un cri.",
  ])('%s', (text) => {
    expect(tell(text).refusal).not.toBeNull();
  });

  it.each([
    'Das Zimmer kostet 2 Goldstücke.',
    "L'aubergiste demande 5 pièces d'or pour la nuit.",
    'El goblin recibe el golpe y huye.',
    'Mira non è più avvelenata.',
    'La corrente non ti strappa la corda, che tieni stretta.',
    'Der Wirt reicht dir einen Krug Bier.',
  ])('honest: %s', (text) => {
    expect(tell(text).refusal).toBeNull();
  });
});

describe('while a roll is awaited', () => {
  it.each([
    ['Attack with the shortsword', 'The goblin is dead.', 'The goblin bares its teeth.'],
    ['Persuasion check', 'The guard is on your side now.', 'The guard is on the wall.'],
    ['Perception check', 'Under the rug there is a trapdoor.', 'Under the rug there is straw.'],
    ['Stealth check', 'Die Wache bemerkt dich nicht.', 'Die Wache steht am Tor und gähnt.'],
    ["Thieves' tools check", "La serrure s'ouvre.", 'La serrure est vieille.'],
    ['Attack', 'La tua spada colpisce il goblin.', 'Il goblin alza lo scudo e ride.'],
    ['Acrobatics check', 'You stand on the far roof.', 'You stand on the near roof.'],
  ])('%s: %s / %s', (reason, lie, honest) => {
    const effects: Effect[] = [
      { kind: 'roll_asked', user_id: 'user-ann', notation: '1d20', reason, before: null },
    ];
    expect(tell(lie, { effects }).refusal?.kind).toBe('outcome');
    expect(tell(honest, { effects }).refusal).toBeNull();
  });
});

describe('lists', () => {
  it.each([
    ['die', '**Initiative order:**\n1. Borin – 21', '**Pages of the ledger:**\n1. Tolls – 21'],
    [
      'die',
      'Roll for initiative! You act on 17, Borin on 11.',
      'Doors everywhere! You knock on 17, Borin on 11.',
    ],
    ['item', '**Rewards:**\n💰 50 gold pieces each', '**Prices:**\n💰 50 gold pieces each'],
    ['item', '**Inventory**\nGold: 25 gp', '**Inventory**\nGold: 15 gp'],
  ])('%s: %s / %s', (kind, lie, honest) => {
    expect(tell(lie).refusal?.kind).toBe(kind);
    expect(tell(honest).refusal).toBeNull();
  });
});

describe('shapes', () => {
  it('hold with an adverb between their words', () => {
    expect(tell('You slowly learn the tune.').refusal).toBeNull();
    expect(tell('You slowly die.').refusal?.kind).toBe('death');
  });

  it('"the dwarf" is one mention, and "he" means him for a while', () => {
    const text = 'The dwarf stumbles. Dust falls. He loses six hit points.';
    expect(tell(text).refusal?.sentence).toBe('He loses six hit points.');
    expect(tell(text, { effects: [hurt(borin, 6)] }).refusal).toBeNull();
  });

  it("the game master's own roll binds as well", () => {
    const effects = [rolled(15, { by: 'dm', reason: 'cultist Dexterity save (DC 12)' })];
    expect(tell('He fails and burns.', { effects }).refusal?.kind).toBe('outcome');
    expect(tell('He succeeds with a shrug.', { effects }).refusal).toBeNull();
  });
});
