import { attack } from '../moves/attack.ts';
import { answerRoll } from '../moves/answer-roll.ts';
import { askRule } from '../moves/ask-rule.ts';
import { rest } from '../moves/belongings.ts';
import { cast } from '../moves/cast.ts';
import { checkOf, roll } from '../moves/checks.ts';
import { help } from '../moves/companionship.ts';
import { skillMeant } from '../moves/explore.ts';
import { flee, yieldToFoes } from '../moves/retreat.ts';
import { chat, decline, showStatus } from '../moves/table-talk.ts';
import { greetings, latecomers } from '../lines/company.ts';
import { fights, quiet } from '../lines/adventure.ts';
import { strikes } from '../lines/attack.ts';
import { hints } from '../lines/table-talk.ts';
import { listed, plural } from '../language/nouns.ts';
import { fingerprint } from '../language/sentences.ts';
import type { Skill } from '../rules/skills.ts';
import { minionsFor } from '../rules/foes.ts';
import { askForRoll } from '../rolling.ts';
import { conclude } from '../scene/ending.ts';
import { foesAnswer } from '../scene/fight.ts';
import type { Tale } from '../play-tale.ts';
import type { Script } from '../script.ts';
import { hitPoints, remember, tell, type Turn } from '../turn.ts';
import { resolveFromText } from './resolve-from-text.ts';
import { creatureIn } from './names.ts';
import { passagesFor, tellEnd, tellText } from './tell-text.ts';

/** A tale that is written in the adventure's text. */
export const writtenTale: Tale = { open, reply };

function open(turn: Turn): void {
  const { snapshot, state } = turn;
  state.met = snapshot.party.map(({ name }) => name);
  const names = snapshot.party.map(({ name, character }) =>
    character && character.name !== name ? `${name} as ${character.name}` : name,
  );
  tell(turn, names.length > 1 ? greetings.many : greetings.one, {
    names: listed(names),
    game: `"${snapshot.game.name}"`,
  });
  turn.told.push('\n\n');
  tellText(turn, { most: 4, withHidden: true, onward: false });
}

function* reply(turn: Turn): Script<void> {
  const { state, speaker, snapshot } = turn;
  if (!state.met.includes(speaker.seat.name)) {
    state.met.push(speaker.seat.name);
    tell(turn, latecomers);
  }
  const asked = state.asked[speaker.seat.name];
  delete state.asked[speaker.seat.name];
  if (asked && snapshot.speaker?.pending_roll) yield* answerRoll(turn, asked, resolveFromText);
  else yield* act(turn);
  const action = state.asked[speaker.seat.name];
  if (turn.waiting && action && !turn.asked) askForRoll(turn, action);
  if (!turn.waiting && !turn.safe && !turn.ending && state.foes.length > 0) yield* foesAnswer(turn);
  advance(turn);
}

/** Which skills an attempt calls for, where the words do not say. */
const skillsFor: Partial<Record<Turn['intent'], readonly Skill[]>> = {
  search: ['perception', 'investigation'],
  sneak: ['stealth'],
  persuade: ['persuasion', 'deception', 'intimidation'],
  take: ['sleight of hand', 'athletics'],
  use: ['investigation', 'sleight of hand', 'athletics'],
  try: ['athletics', 'acrobatics', 'investigation'],
};

function* act(turn: Turn): Script<void> {
  const { state } = turn;
  switch (turn.intent) {
    case 'attack':
      if (state.foes.length === 0 && !findFoe(turn))
        return void tell(turn, strikes.shadows, { weapon: turn.plot.table.weapon });
      return yield* attack(turn);
    case 'cast':
      if (state.foes.length === 0) findFoe(turn);
      return yield* cast(turn);
    case 'rest':
      return isWhole(turn) && state.foes.length === 0 ? follow(turn) : yield* rest(turn);
    case 'flee':
      return yield* flee(turn);
    case 'yield':
      return yieldToFoes(turn);
    case 'help':
      return help(turn);
    case 'rule':
      return askRule(turn);
    case 'status':
      return showStatus(turn);
    case 'chat':
      return chat(turn);
    case 'no':
      return decline(turn);
    case 'hint':
      return suggest(turn);
    case 'look':
    case 'talk':
    case 'say':
    case 'yes':
    case 'move':
      return follow(turn);
    default: {
      const meant = skillMeant(turn);
      const skills = skillsFor[turn.intent] ?? ['investigation'];
      const fits = turn.intent === 'try' || turn.intent === 'use';
      return yield* roll(turn, checkOf(turn, turn.intent, meant && fits ? [meant] : skills), resolveFromText);
    }
  }
}

/** Whoever is unhurt does not rest but waits for what comes. */
function isWhole({ speaker }: Turn): boolean {
  return !speaker.sheet || speaker.sheet.current_hp >= speaker.sheet.max_hp;
}

/** What is open to anybody: looking, asking, going on. */
function follow(turn: Turn): void {
  const onward = turn.intent === 'move' || turn.intent === 'yes';
  const passage = tellText(turn, { most: 3, withHidden: false, onward });
  if (!passage) tell(turn, quiet);
}

function suggest(turn: Turn): void {
  const [first, second] = turn.random.shuffled(turn.state.reading!.leads);
  tell(turn, hints, {
    first: first ? `ask about ${first}` : 'look around',
    second: second ? `go and see about ${second}` : 'search the place you are in',
    third: 'simply go on',
  });
}

/** A creature that the text has put here, or none. */
function findFoe(turn: Turn): boolean {
  const { state } = turn;
  const here = passagesFor(turn, false)[0];
  const creature = here && creatureIn(here.text, turn.words);
  const met = creature && fingerprint(`${creature.name} of passage ${here.position}`);
  const reading = state.reading!;
  if (!creature || !met || state.fought || reading.told.includes(met)) return false;
  reading.told += met;
  const level = Math.max(1, ...turn.party.map(({ sheet }) => sheet?.level ?? 1));
  const foes = minionsFor({ players: turn.party.length, level });
  state.foes = (creature.many ? foes : foes.slice(0, 1)).map((foe, index) => ({
    ...foe,
    kind: creature.name,
    mark: creature.many ? foe.mark : '',
    hp: creature.many ? foe.hp : foe.hp * (index + 2),
    maxHp: creature.many ? foe.maxHp : foe.maxHp * (index + 2),
  }));
  state.fought = true;
  state.rounds = 1;
  tell(turn, fights, {
    foes: creature.many ? `the ${plural(creature.name)}` : `the ${creature.name} and its fury`,
  });
  return true;
}

/** A text that has nothing new to say for this long has been told. */
const patience = 8;
const turnsPerPlayer = 50;

function advance(turn: Turn): void {
  const { state, party } = turn;
  state.total++;
  state.turns++;
  if (turn.waiting || turn.ending) return;
  if (party.some(({ sheet }) => sheet && hitPoints(turn, sheet) <= 0)) {
    turn.told.push('\n\n');
    tell(turn, turn.plot.threat.defeat);
    return;
  }
  if (state.foes.length > 0) {
    state.rounds++;
    if (state.rounds > 6 + 2 * party.length) state.foes = [];
    return;
  }
  const won = state.rounds > 0;
  if (won) {
    state.rounds = 0;
    state.fought = false;
    tell(turn, strikes.sheath);
    tellText(turn, { most: 2, withHidden: true, onward: true });
  }
  const reading = state.reading!;
  const spent = reading.quiet >= patience * party.length && state.total > 10;
  if (!state.open && (won || reading.quiet >= 2) && tellEnd(turn)) state.open = true;
  if (state.open || spent || state.total >= turnsPerPlayer * party.length) {
    remember(turn, 'saw it through to the end');
    conclude(turn, state.open ? 'victory' : 'resolved');
  }
}
