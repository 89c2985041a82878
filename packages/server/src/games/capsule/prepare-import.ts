import { randomUUID } from 'node:crypto';
import { Capsule, parse, Refusal } from '@fireside/contract';
import { type Effect, type Encounter, emptyWorld, type World } from '@fireside/contract/effects';
import { messageRowBytes, textBytes } from '../../accounts/storage-queries.ts';
import { characterColumns } from '../../characters/character-row.ts';
import { parseBoundedJson } from '../../http/bounded-json.ts';
import type { ImportedMessage, PreparedImport } from './prepared-import.ts';

export const messagesPerPage = 100;

function refuse(path: string, message: string): never {
  throw new Refusal('invalid', { detail: `${path}: ${message}`, errors: [{ path, message }] });
}

/** Gives every id of elsewhere one of here, always the same. */
function createRenaming(known: Iterable<[string, string]> = []) {
  const given = new Map(known);
  return (id: string): string => {
    const own = given.get(id) ?? randomUUID();
    given.set(id, own);
    return own;
  };
}

type Rename = (id: string) => string;

function renamedFight(encounter: Encounter, ofCharacter: Rename): Encounter {
  const combatants = encounter.combatants.map((one) => ({
    ...one,
    character_id: one.character_id === null ? null : ofCharacter(one.character_id),
  }));
  return { ...encounter, combatants };
}

function renamedEffect(effect: Effect, ofUser: Rename, ofCharacter: Rename): Effect {
  switch (effect.kind) {
    case 'rolled':
      return { ...effect, by: effect.by === 'dm' ? 'dm' : ofUser(effect.by) };
    case 'roll_asked':
      return { ...effect, user_id: ofUser(effect.user_id) };
    case 'encounter': {
      const { encounter, before } = effect;
      return {
        kind: 'encounter',
        encounter: encounter && renamedFight(encounter, ofCharacter),
        before: before && renamedFight(before, ofCharacter),
      };
    }
    case 'condition':
      return effect.character_id === undefined
        ? effect
        : { ...effect, character_id: ofCharacter(effect.character_id) };
    case 'hit_points':
    case 'item':
    case 'sheet':
      return { ...effect, character_id: ofCharacter(effect.character_id) };
    default:
      return effect;
  }
}

type CapsuleMessage = Capsule['messages'][number];

/** Who says what to whom, as it can be at a table: what cannot is refused, since readers and prompts rely on it. */
function requireSensible(
  { sender_type, kind, to, user_id, effects }: CapsuleMessage,
  place: number,
  host: string,
) {
  const path = `messages.${place}`;
  if (sender_type === 'player' ? kind === 'narration' : kind === 'action' || kind === 'table')
    refuse(path, 'has a kind that its sender cannot have');
  if ((kind === 'whisper') !== (to !== null))
    refuse(path, 'must be for somebody if it is whispered, and else for all');
  // Whoever brings a capsule has nothing of what was whispered among others.
  if (kind === 'whisper' && user_id !== host && to !== host) refuse(path, 'was whispered among others');
  if (sender_type !== 'player' && user_id !== null) refuse(path, 'has a player that it cannot have');
  // Whoever moves by themselves in a fight says so beside the story.
  const ofPlayers = ['rolled', 'roll_asked', ...(kind === 'table' ? ['encounter'] : [])];
  if (sender_type === 'player' && effects.some((effect) => !ofPlayers.includes(effect.kind)))
    refuse(path, 'has effects that its sender cannot have');
}

function requireUnique(ids: readonly string[], path: string) {
  if (new Set(ids).size < ids.length) refuse(path, 'must have everybody once');
}

function requireInOrder({ chapters, told }: Capsule['chronicle'], messages: number) {
  let last = 0;
  for (const [place, { from, to }] of chapters.entries()) {
    const isEarlier = from === 0 && to === 0 && last === 0;
    if (!isEarlier && (from <= last || to < from || to > messages))
      refuse(`chronicle.chapters.${place}`, 'must follow the one before, and tell of messages');
    last = to;
  }
  if (told > messages || told < last) refuse('chronicle.told', 'must be a message behind the chapters');
}

/**
 * Reads a capsule from a stranger: everything in it is checked, every id is given anew, and nothing in it points to anything but
 * itself. Runs in a thread of its own.
 */
export function prepareImport(text: string, importerId: string): PreparedImport {
  const capsule = parse(Capsule, parseBoundedJson(text, 'capsule'), 'capsule');
  const { host, players, world, chronicle } = capsule;
  requireUnique(
    players.map(({ id }) => id),
    'players',
  );
  requireUnique(
    capsule.characters.map(({ id }) => id),
    'characters',
  );
  requireInOrder(chronicle, capsule.messages.length);
  const ofUser = createRenaming([[host, importerId]]);
  const ofCharacter = createRenaming();
  const sheets = new Set(capsule.characters.map(({ id }) => id));
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const playerOf = new Map(
    players.flatMap(({ id, character_id }) => (character_id ? [[character_id, id]] : [])),
  );

  let [ownBytes, otherBytes, dmMessages] = [0, 0, 0];
  const messages = capsule.messages.map((message, place): ImportedMessage => {
    requireSensible(message, place, host);
    const { sender_type, user_id, character_id, kind, to, created_at, removed, withheld } = message;
    const isOwn = sender_type === 'player' && user_id === host;
    const content = removed ? '' : message.content;
    const effects = message.effects.map((effect) => renamedEffect(effect as Effect, ofUser, ofCharacter));
    const effects_json = JSON.stringify(effects);
    if (sender_type === 'dm') dmMessages++;
    if (isOwn) ownBytes += messageRowBytes + textBytes(content);
    otherBytes += textBytes(effects_json) + (isOwn ? 0 : messageRowBytes + textBytes(content));
    return {
      sender_type,
      user_id: isOwn ? importerId : null,
      author: isOwn || user_id === null ? null : (names.get(user_id) ?? null),
      character_id: character_id !== null && sheets.has(character_id) ? ofCharacter(character_id) : null,
      content,
      effects_json,
      kind,
      recipient: to === null || to === 'dm' ? to : ofUser(to),
      created_at: new Date(created_at).toISOString(),
      removed,
      withheld,
    };
  });
  const pages: string[] = [];
  for (let start = 0; start < messages.length; start += messagesPerPage)
    pages.push(JSON.stringify(messages.slice(start, start + messagesPerPage)));

  const { tale, encounter, ...record } = world;
  const kept: World = { ...emptyWorld, ...record, awaited: {}, ...(tale && { tale }) };
  otherBytes += textBytes(JSON.stringify(kept), JSON.stringify(chronicle));
  const ownSource = players.find(({ id }) => id === host)?.character_id ?? null;
  const { name, description, status, ended_reason, ...settings } = capsule.game;
  return {
    game: { name, description, status, ended_reason: status === 'ended' ? (ended_reason ?? '') : null },
    settings,
    adventure: capsule.adventure && {
      text: capsule.adventure.text,
      scenes: capsule.adventure.scenes.length,
      changes: { scenes: capsule.adventure.scenes, first: capsule.adventure.first || undefined },
    },
    characters: capsule.characters.map(({ id, sheet }) => ({
      id: ofCharacter(id),
      ...characterColumns(sheet),
    })),
    ownCharacterId: ownSource !== null && sheets.has(ownSource) ? ofCharacter(ownSource) : null,
    waiting: capsule.characters
      .filter(({ id }) => id !== ownSource)
      .map(({ id }) => ({
        character_id: ofCharacter(id),
        player_name: names.get(playerOf.get(id) ?? '') ?? '',
      })),
    world: kept,
    encounter: encounter && renamedFight(encounter, ofCharacter),
    chronicle,
    pages,
    dmMessages,
    hasSpoken: capsule.messages.some((one) => one.kind === 'action' && one.user_id === host),
    ownBytes,
    otherBytes,
  };
}
