import { capsule } from './capsule.ts';
import { characters } from './characters.ts';
import { composer } from './composer.ts';
import { effects } from './effects.ts';
import { ended } from './ended.ts';
import { fight } from './fight.ts';
import { honesty } from './honesty.ts';
import { host } from './host.ts';
import { journal } from './journal.ts';
import { keys } from './keys.ts';
import { lobby } from './lobby.ts';
import { menu } from './menu.ts';
import { money } from './money.ts';
import { newGame } from './new-game.ts';
import { notify } from './notify.ts';
import { offline } from './offline.ts';
import { outline } from './outline.ts';
import { party } from './party.ts';
import { rules } from './rules.ts';
import { story } from './story.ts';
import { storySoFar } from './story-so-far.ts';
import { table } from './table.ts';
import { tableErrors } from './table-errors.ts';
import { takingBack } from './taking-back.ts';
import { terms } from './terms.ts';
import { voice } from './voice.ts';

/** What is read behind the landing page. */
export const house = {
  capsule,
  characters,
  composer,
  effects,
  ended,
  fight,
  honesty,
  host,
  journal,
  keys,
  lobby,
  menu,
  money,
  newGame,
  notify,
  offline,
  outline,
  party,
  rules,
  story,
  storySoFar,
  table,
  tableErrors,
  takingBack,
  terms,
  voice,
};
