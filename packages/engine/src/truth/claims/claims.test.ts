import { describe, expect, it } from 'vitest';
import { borin, hurt, rolled, tell } from '../../../test/truth.ts';

/** A sentence that nothing bears out, and one that is near to it and claims nothing. */
describe('what a class of words claims, and what only looks like it', () => {
  const twins: [kind: string, lie: string, honest: string][] = [
    ['damage', "The ogre's fist slams into your ribs.", "The ogre's fist slams into the door."],
    ['damage', 'Acid sears your forearm.', 'The wind sears your cheeks.'],
    ['damage', 'The wounds on your back finally close.', 'The doors on your left finally close.'],
    ['damage', 'Shave three off the hit points on your sheet.', 'Shave three feet off the plank.'],
    ['death', 'Slowly the light leaves your eyes.', 'Slowly the light leaves the valley.'],
    ['death', 'The troll snaps the dwarf in two and he dies.', 'The troll snaps the oar in two and roars.'],
    ['death', 'You may want to think about a new character.', 'You may want to think about a new plan.'],
    ['item', 'The widow hands you a carved whistle.', 'The widow hands you a bowl of stew.'],
    ['item', 'You tuck the sealed letter into your pack.', 'You tuck your hair under your hood.'],
    ['item', 'Your sword has not survived the fall.', 'Your hopes have not survived the fall.'],
    ['item', '(Torches left: 0)', '(Doors left: 0)'],
    ['level', 'Level 3 -> Level 4', 'Level ground at last.'],
    ['level', '+50 XP', '+50 steps to the top.'],
    ['condition', 'Your limbs lock, and you cannot move.', 'The doors lock, and the lift does not move.'],
    ['condition', 'Venom courses through your veins.', 'Water courses through the pipes.'],
    ['condition', 'Condition added: deafened (Borin)', 'Chapter added: the deafened king.'],
    ['condition', 'The vines wrap around you and hold you fast.', 'The vines wrap around the pillar.'],
    ['slot', "All of Borin's spell slots are back.", "All of Borin's cousins are back."],
    ['slot', 'Your prayers are spent, Borin.', 'Your evenings are spent in prayer, Borin.'],
    ['end', 'And with that, our campaign comes to its close.', 'And with that, our road comes to the river.'],
    ['end', 'Campaign complete!', 'The wall is complete!'],
    ['die', 'The d20 clatters to a stop, face up.', 'The cup clatters to a stop, face down.'],
    ['outcome', '**Success!**', 'Success has made him careless.'],
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
  ])('agency: %s', (text) => {
    expect(tell(text, { mindsAgency: true }).refusal?.kind).toBe('agency');
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
  ])('%s', (text) => {
    expect(tell(text).refusal).not.toBeNull();
  });

  it.each([
    'Das Zimmer kostet 2 Goldstücke.',
    "L'aubergiste demande 5 pièces d'or pour la nuit.",
    'El goblin recibe el golpe y huye.',
    'Mira non è più avvelenata.',
    'Der Wirt reicht dir einen Krug Bier.',
  ])('honest: %s', (text) => {
    expect(tell(text).refusal).toBeNull();
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
