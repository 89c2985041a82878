import { z } from 'zod';

/** Everything a client can be told, and the status it is told with. */
export const errorTable = {
  not_http: { status: 400, detail: 'Not an HTTP request' },
  not_authenticated: { status: 401, detail: 'Not authenticated' },
  login_refused: { status: 401, detail: 'Invalid name or password' },
  wrong_password: { status: 401, detail: 'The present password is not right' },
  registration_closed: { status: 403, detail: 'Registration is closed' },
  not_game_creator: { status: 403, detail: 'Only the creator can delete this game' },
  not_game_changer: { status: 403, detail: 'Only the creator can change this game' },
  not_participant: { status: 403, detail: 'You have not joined this game' },
  wrong_code: { status: 403, detail: 'Invalid participation code' },
  game_full: { status: 403, detail: 'This game is full' },
  not_owner_delete: { status: 403, detail: 'Only the owner can delete this character' },
  not_owner_change: { status: 403, detail: 'Only the owner can change this character' },
  not_player_remover: { status: 403, detail: 'Only the creator can remove a player' },
  not_taking_back: { status: 403, detail: 'Only the creator can take this back' },
  not_stopping: { status: 403, detail: 'Only the creator or who is being answered can stop this' },
  not_retelling: { status: 403, detail: 'Only the creator or who was answered can have this retold' },
  no_guests: { status: 403, detail: 'Guests are not welcome here' },
  character_hidden: { status: 403, detail: 'You cannot see this character' },
  not_your_character: { status: 403, detail: 'You can only play your own character' },
  storage_full: { status: 403, detail: 'You have stored all that you may here, delete something first' },
  characters_full: { status: 403, detail: 'You have as many characters as you may, delete one first' },
  cross_site: { status: 403, detail: 'Cross-site request refused' },
  not_message_remover: { status: 403, detail: 'Only the creator can remove this message' },
  not_chronicler: { status: 403, detail: 'Only the creator can change the chronicle' },
  not_administrator: { status: 403, detail: 'Only an administrator can see this' },
  setup_void: { status: 403, detail: 'This link no longer holds' },
  guest_administrator: {
    status: 403,
    detail: 'A guest cannot be an administrator, choose a password first',
  },
  not_script_reader: { status: 403, detail: 'Only the creator can read the script' },
  game_not_found: { status: 404, detail: 'Game not found' },
  no_adventure: { status: 404, detail: 'This game has no adventure' },
  scene_not_found: { status: 404, detail: 'Scene not found' },
  character_not_found: { status: 404, detail: 'Character not found' },
  player_not_found: { status: 404, detail: 'Player not found' },
  message_not_found: { status: 404, detail: 'Message not found' },
  zone_not_found: { status: 404, detail: 'There is no such place in this fight' },
  chapter_not_found: { status: 404, detail: 'Chapter not found' },
  pin_not_found: { status: 404, detail: 'Pinned sentence not found' },
  user_not_found: { status: 404, detail: 'User not found' },
  session_not_found: { status: 404, detail: 'Session not found' },
  unknown_code: { status: 404, detail: 'No game has this code' },
  not_found: { status: 404, detail: 'Not found' },
  too_slow: { status: 408, detail: 'The request took too long to arrive' },
  name_taken: { status: 409, detail: 'That name is already taken' },
  game_ended: { status: 409, detail: 'This game has ended' },
  nothing_to_retry: { status: 409, detail: 'There is no failed turn to run again' },
  nothing_to_stop: { status: 409, detail: 'There is nothing to stop' },
  nothing_to_answer: { status: 409, detail: 'There is nothing to answer' },
  not_newest_answer: { status: 409, detail: 'Only the newest answer can be retold' },
  cannot_retell: { status: 409, detail: 'The storyteller has no other words for this' },
  cannot_take_back: { status: 409, detail: 'Only an action or a whisper to the DM can be taken back' },
  budget_spent: { status: 409, detail: 'The budget of this game is spent' },
  no_secret: {
    status: 409,
    detail: 'No key can be kept here before the service has a secret of its own',
  },
  game_paused: { status: 409, detail: 'The game is paused' },
  no_roll_awaited: { status: 409, detail: 'No roll is awaited from you' },
  no_fight: { status: 409, detail: 'You are in no fight' },
  not_your_turn: { status: 409, detail: 'You can move on your own turn alone' },
  moved_already: { status: 409, detail: 'You have moved on this turn already' },
  cannot_move: { status: 409, detail: 'You cannot move now' },
  there_already: { status: 409, detail: 'You are there already' },
  dm_answers: { status: 409, detail: 'The DM is answering, you can move when it is done' },
  last_administrator: { status: 409, detail: 'The last administrator cannot be deleted' },
  creator_stays: { status: 409, detail: 'The creator cannot leave the game' },
  game_not_ended: { status: 409, detail: 'This game has not ended yet' },
  unanswered_of_player: { status: 409, detail: 'The DM has 10 of your messages to answer first' },
  unanswered_at_table: { status: 409, detail: 'The DM has 40 messages to answer first' },
  pins_full: { status: 409, detail: 'No more than 20 sentences can be pinned, unpin one first' },
  too_large: { status: 413, detail: 'The request is too large' },
  not_json: { status: 415, detail: 'The request body must be JSON' },
  malformed_json: { status: 422, detail: 'body: must be valid JSON' },
  invalid: { status: 422, detail: 'The request is invalid' },
  safety_full: { status: 422, detail: 'No more than 20 lines and 20 veils can be kept' },
  price_unknown: {
    status: 422,
    detail: 'The price of this model is not known, set a budget in tokens',
  },
  too_many: { status: 429, detail: 'Too many requests, try again in N seconds' },
  headers_too_large: { status: 431, detail: 'The request is too large' },
  fault: { status: 500, detail: 'Something went wrong' },
  model_failed: { status: 502, detail: 'The game master could not answer, try again' },
  unavailable: { status: 503, detail: 'The database cannot be reached, try again shortly' },
  busy: { status: 503, detail: 'The service is busy, try again shortly' },
} as const;

export type ErrorName = keyof typeof errorTable;

export interface FieldError {
  path: string;
  message: string;
}

export const ErrorBody = z.object({
  /** (ext) The name in the table above: stable, where the sentence may be reworded. */
  code: z.string(),
  detail: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorBody = z.output<typeof ErrorBody>;

/** An expected refusal. One translator per edge (HTTP, socket) turns it into its answer. */
export class Refusal extends Error {
  readonly code: ErrorName;
  readonly status: number;
  readonly detail: string;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorName,
    more: { detail?: string; errors?: FieldError[]; retryAfterSeconds?: number } = {},
  ) {
    const detail = more.detail ?? errorTable[code].detail;
    super(detail);
    this.name = 'Refusal';
    this.code = code;
    this.status = errorTable[code].status;
    this.detail = detail;
    this.errors = more.errors;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

export function tooManyRequests(seconds: number): Refusal {
  return new Refusal('too_many', {
    detail: `Too many requests, try again in ${seconds} seconds`,
    retryAfterSeconds: seconds,
  });
}
