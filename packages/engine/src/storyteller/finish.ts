import { looks, questions, stillness } from './lines/scenes.ts';
import { situation } from './scene/situation.ts';
import type { Script, ToolRequest } from './script.ts';
import { writeNotes } from './state.ts';
import { sceneOf, tell, type Turn } from './turn.ts';

/** Writes down what the turn has come to, then hands over the narration, with a part for everybody who was answered. */
export function* finish(turns: readonly Turn[]): Script<string> {
  const turn = turns.at(-1)!;
  handBack(turn);
  const narration = turns.map(compose).join('\n\n').trim();
  turn.state.said = turn.prose.remembered();
  yield [...sheetRequests(turn), worldRequest(turn), ...endRequest(turn)];
  return narration;
}

/** Ends on something to act upon, unless a roll is awaited or the tale is over. */
function handBack(turn: Turn): void {
  if (turn.waiting || turn.ending || fallen(turn)) return;
  const sentences = turn.told.join(' ').split(/[.!?]["']?(?:\s|$)/).length - 1;
  if (sentences < 4 && !turn.pointed) {
    const line = situation(turn);
    if (line && turn.prose.claim(line)) turn.told.push(line);
  }
  if (turn.told.length === 0) {
    tell(turn, looks, { sense: turn.prose.draw(sceneOf(turn).place.senses, {}) || undefined });
  }
  if (turn.told.length === 0) tell(turn, stillness);
  const greeting = turn.snapshot.kind === 'greeting';
  if (greeting || turn.moved || turn.told.length < 2 || turn.random.chance(0.25))
    tell(turn, questions, greeting && turn.party.length > 1 ? { you: 'all of you' } : {});
}

/** Whether somebody's hit points are gone with what this turn does. */
export function fallen(turn: Turn): boolean {
  return [...turn.sheets].some(([id, { hpChange }]) => {
    const sheet = turn.party.find(({ sheet: own }) => own?.id === id)?.sheet;
    return sheet !== null && sheet !== undefined && hpChange < 0 && sheet.current_hp + hpChange <= 0;
  });
}

function compose(turn: Turn): string {
  const text = turn.told
    .join(' ')
    .replace(/\s*\n\n\s*/g, '\n\n')
    .trim();
  return turn.party.length > 1 ? addressed(text, turn.speaker.name) : text;
}

/** At a table of several, the first sentence that says `you` says who. */
function addressed(text: string, name: string): string {
  if (text.includes(name)) return text;
  return text.replace(
    /(^|[.!?]["']? |\n\n)(You(?:r)?) /,
    (_, before: string, you: string) => `${before}${name}, ${you.toLowerCase()} `,
  );
}

function sheetRequests({ sheets }: Turn): ToolRequest[] {
  return [...sheets].flatMap(([character, { hpChange, found, used, conditions }]) =>
    hpChange === 0 && !found && !used && !conditions
      ? []
      : [
          {
            tool: 'update_character',
            input: {
              character,
              ...(hpChange !== 0 && { hp_change: hpChange }),
              ...(found && { add_items: [{ name: found }] }),
              ...(used && { remove_items: [{ name: used }] }),
              ...(conditions && { conditions }),
            },
          },
        ],
  );
}

function worldRequest(turn: Turn): ToolRequest {
  const { state, plot, facts, ending } = turn;
  const { place, person } = sceneOf(turn);
  const people = person?.role
    ? [...turn.people, { name: person.name, note: `${person.role}, met ${place.at}` }]
    : turn.people;
  const status = ending ? (ending.outcome === 'defeat' ? 'failed' : 'done') : 'open';
  return {
    tool: 'update_world_state',
    input: {
      scene: `${capital(turn.heading || place.name)}${state.foes.length > 0 ? ', in the middle of a fight' : ''}`,
      time: plot.table.hours[Math.min(state.scene, plot.table.hours.length - 1)],
      quests: [
        {
          name: plot.threat.quest || turn.snapshot.game.name,
          status,
          note: ending?.summary ?? questNote(turn),
        },
      ],
      ...(people.length > 0 && { people }),
      ...(facts.length > 0 && { facts }),
      notes: writeNotes(state),
    },
  };
}

function questNote({ state, plot }: Turn): string {
  const next = plot.scenes[state.scene + 1];
  if (state.open && next) return `The trail leads to ${next.place.name}`;
  return plot.patron.name ? `Asked for by ${plot.patron.name}` : '';
}

function endRequest({ ending }: Turn): ToolRequest[] {
  return ending ? [{ tool: 'end_game', input: { ...ending } }] : [];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
