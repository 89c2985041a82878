import type { Effect, MessageRead } from '@fireside/contract';
import { type Check, messagesOf, type Played } from '../scene.ts';

type Of<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;

/** Of which answer: all of them, or the one at a place. */
function effectsOf<Kind extends Effect['kind']>(played: Played, kind: Kind, at?: number): Of<Kind>[] {
  const messages = messagesOf(played);
  const meant: MessageRead[] = at === undefined ? messages : messages.slice(at, at + 1);
  return meant.flatMap(({ effects }) => effects.filter((effect): effect is Of<Kind> => effect.kind === kind));
}

function tool(about: string, passes: Check['passes']): Check {
  return { column: 'tools', about, passes };
}

export const rolls = (at?: number): Check =>
  tool('rolls the dice', (played) => effectsOf(played, 'rolled', at).length > 0);

export const rollsNothing = (at?: number): Check =>
  tool('rolls nothing', (played) => effectsOf(played, 'rolled', at).length === 0);

/** Whose message is answered, theirs is the roll. */
export const rollsFor = (seat: number, at: number): Check =>
  tool('rolls for the player who acts', (played) => {
    const owner = played.characters[seat]?.owner_id;
    return effectsOf(played, 'rolled', at).some(({ by }) => by === owner);
  });

export const asksForRoll = (at?: number): Check =>
  tool('asks the player for the roll', (played) =>
    effectsOf(played, 'roll_asked', at).some(({ notation }) => notation !== null),
  );

export const asksForNothing = (at?: number): Check =>
  tool('does not ask for the roll again', (played) =>
    effectsOf(played, 'roll_asked', at).every(({ notation }) => notation === null),
  );

function changeOf(played: Played, name: string): number {
  return effectsOf(played, 'hit_points')
    .filter((effect) => effect.name === name)
    .reduce((sum, { before, after }) => sum + after - before, 0);
}

export const hitPointsChange = (name: string, by: number): Check =>
  tool(`writes ${by > 0 ? '+' : ''}${by} hit points on ${name}'s sheet`, (played) => {
    return changeOf(played, name) === by;
  });

export const hitPointsFall = (name: string): Check =>
  tool(`writes ${name}'s damage on the sheet, as the dice fell`, (played) => {
    const change = changeOf(played, name);
    return change < 0 && effectsOf(played, 'rolled').some(({ roll }) => roll.total === -change);
  });

export const hitPointsRise = (name: string): Check =>
  tool(`writes ${name}'s healing on the sheet`, (played) => changeOf(played, name) > 0);

export const hitPointsStay = (name: string): Check =>
  tool(`leaves ${name}'s hit points alone`, (played) => changeOf(played, name) === 0);

function amountOf(played: Played, name: string, item: RegExp): number {
  return effectsOf(played, 'item')
    .filter((effect) => effect.name === name && item.test(effect.item))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

export const itemChanges = (name: string, item: RegExp, by: number): Check =>
  tool(`writes ${by > 0 ? '+' : ''}${by} ${item.source} into ${name}'s belongings`, (played) => {
    return amountOf(played, name, item) === by;
  });

export const gainsNothing = (name: string): Check =>
  tool(`gives ${name} nothing that is not there`, (played) => amountOf(played, name, /./) <= 0);

export const hasCondition = (name: string, condition: RegExp): Check =>
  tool(`writes the condition ${condition.source} on ${name}'s sheet`, (played) =>
    effectsOf(played, 'condition').some(
      (effect) => effect.name === name && effect.on && condition.test(effect.condition),
    ),
  );

export const ends: Check = tool('ends the game', ({ game }) => game?.status === 'ended');

export const goesOn: Check = tool('does not end the game', ({ game }) => game?.status === 'active');
