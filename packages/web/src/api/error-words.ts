import type { ErrorName } from '@fireside/contract';

export const notUnderstood = 'The server did not understand this. Reload the page and try again.';

/** What people read in place of the service's own sentence, where that one is written for programs. */
export const refusalWords: Partial<Record<ErrorName, string>> = {
  not_http: notUnderstood,
  not_json: notUnderstood,
  malformed_json: notUnderstood,
  invalid: notUnderstood,
  headers_too_large: notUnderstood,
  too_large: 'This is too large to send.',
  too_slow: 'Sending this took too long. Check your connection and try again.',
  not_authenticated: 'You are signed out. Sign in again to go on.',
  login_refused: 'The name or the password is not right.',
  cross_site: 'The server takes this only from its own pages. Open Fireside at its own address.',
  not_found: 'There is nothing at this address.',
  game_not_found: 'This game does not exist. It may have been deleted.',
  character_not_found: 'This character does not exist. It may have been deleted.',
  message_not_found: 'This message does not exist. Reload the page to see the story as it is.',
  chapter_not_found: 'This chapter is not in the journal any more. It may have become part of another one.',
  pin_not_found: 'This sentence is not pinned any more.',
  scene_not_found: 'The adventure has no such scene.',
  not_chronicler: 'Only the creator of the game can change the journal.',
  session_not_found: 'This device is signed out already.',
  registration_closed: 'Nobody can register here without an invitation. Ask the host.',
  no_guests: 'Guests are not welcome here. Sign in, or register.',
  player_not_found: 'This player is not at the table any more.',
  creator_stays: 'Whoever keeps the game cannot leave it. Hand it over first.',
  fault: 'Something went wrong on the server. Try again in a moment.',
};

/** The field of a form that a refusal is about. */
export const refusedFields: Partial<Record<ErrorName, string>> = {
  name_taken: 'name',
  wrong_password: 'password',
  unknown_code: 'participation_code',
  wrong_code: 'participation_code',
  not_your_character: 'character_id',
};

/** What people call the fields that they fill in. */
export const fieldWords: Record<string, string> = {
  name: 'The name',
  password: 'The password',
  new_password: 'The new password',
  participation_code: 'The code',
  character_id: 'The character',
  description: 'The description',
  adventure_text: 'The adventure',
  content: 'The message',
  messages: 'The conversation',
  title: 'The title',
  summary: 'The summary',
  pin: 'The sentence',
  line: 'The line',
  veil: 'The veil',
  lines: 'The list of lines',
  veils: 'The list of veils',
  language: 'The language',
  model: 'The game master',
  creator_id: 'The player',
  script: 'The outline',
  scenes: 'The outline',
  first: 'The first scene',
  place: 'The scene',
  ancestry: 'The ancestry',
  class_name: 'The class',
  level: 'The level',
  background: 'The background',
  strength: 'Strength',
  dexterity: 'Dexterity',
  constitution: 'Constitution',
  intelligence: 'Intelligence',
  wisdom: 'Wisdom',
  charisma: 'Charisma',
  armor_class: 'The armour class',
  speed: 'The speed',
  current_hp: 'The hit points',
  max_hp: 'The maximum of hit points',
  proficiencies: 'The list of proficiencies',
  inventory: 'The inventory',
  spells: 'The list of spells',
  conditions: 'The list of conditions',
  backstory: 'The text of the notes',
  combat_stats: 'The list of combat values',
};

/** Rules that name what only programs know. */
export const ruleWords: Record<string, string> = {
  'must be a UUID': 'is not known here',
  'must be at most max_hp': 'must be at most the maximum',
};
