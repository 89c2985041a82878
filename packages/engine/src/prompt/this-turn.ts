import { answeredIn, type Snapshot } from '../snapshot.ts';
import { oneLine, quote } from './quote.ts';
import { speakerLabel } from './history.ts';

function greeting({ party, game }: Snapshot): string {
  const names = party.map(({ name }) => oneLine(name)).join(', ');
  return [
    '# This turn: the opening',
    `The game begins now and nobody has spoken yet. Greet everyone at the table by name (${names}), set the opening scene, and end by asking what they do. Do not ask how many players there are or what they are called: you know. Whoever has no character yet is welcomed all the same.`,
    ...(game.hasAdventure
      ? [
          'Open with the scene of the adventure in which the party is: read what is marked to be read aloud, nearly word for word.',
        ]
      : []),
  ].join('\n');
}

/** The roll that was asked for in an earlier turn, taken up by this one. */
export function awaitedRollSection(snapshot: Snapshot): string {
  const { users = new Set<string>() } = snapshot.settled ?? {};
  const asked = answeredIn(snapshot).flatMap(({ speaker }) => {
    const { name, pending_roll: roll, isRollSecret, user_id } = speaker;
    if (!roll || isRollSecret || users.has(user_id)) return [];
    const reason = oneLine(roll.reason);
    return [
      `You asked ${oneLine(name)} to roll this, and the message is probably the answer to it:`,
      quote(`${oneLine(roll.notation)}${reason ? ` for ${reason}` : ''}`),
    ];
  });
  if (asked.length === 0) return '';
  return [
    '# The awaited roll',
    ...asked,
    'If it holds a total that these dice can show, take it as rolled and narrate the outcome; do not roll it again. If it does not, answer it and, where the roll is still needed, ask for it again with roll_dice.',
  ].join('\n');
}

/** What the rules have decided already: it stands, whatever the DM makes of it. */
export function settledSection({ settled }: Snapshot): string {
  if (!settled || settled.notes.length === 0) return '';
  return [
    '# Decided before you speak',
    quote(settled.notes.map(oneLine).join('\n')),
    'It has happened and is written down: narrate it as it is, and do not roll or write it again.',
  ].join('\n');
}

/** That a message was whispered, or that whispers stand in the talk above. */
function whisperLines({ speaker, isWhisper, history }: Snapshot): string[] {
  const name = oneLine(speaker?.name ?? '');
  if (isWhisper)
    return [
      `This is a whisper: ${name} said it to you alone, and your answer reaches ${name} alone. The other players know nothing of either. Speak to ${name} only.`,
      'The dice of this turn are seen by nobody else. Whatever you change on sheets and in the world record the whole table sees: put nothing there that gives the secret away, and nothing of it into your notes, which you have before you when you answer others.',
    ];
  if (history.some(({ isWhispered }) => isWhispered))
    return [
      `What is marked as whispered above is between you and ${name}: the other players know nothing of it. This answer is for the whole table: never repeat, hint at or act openly on what was whispered.`,
    ];
  return [];
}

/** Everybody who has acted is answered at once. */
function roundSection(snapshot: Snapshot): string {
  const spoken = answeredIn(snapshot);
  const labels = spoken.map(({ speaker }) => speakerLabel(speaker.name, speaker.character?.name ?? null));
  const rollers = spoken
    .filter(({ speaker }) => speaker.self_rolls)
    .map(({ speaker }) => oneLine(speaker.name));
  return [
    '# This turn: a round',
    `You answer the last ${spoken.length} messages together, in one narration: ${[...new Set(labels)].join(', ')}. They act at the same time. Tell of each by name what comes of what they do, in the order that makes the best story, and leave nobody out.`,
    'roll_dice with roller "player" names the player whose roll it is.',
    ...(rollers.length > 0
      ? [
          `${[...new Set(rollers)].join(', ')} roll${rollers.length === 1 ? 's' : ''} their own dice: roll_dice asks for the roll instead of making it. Whoever is asked waits; the others are answered all the same.`,
        ]
      : []),
  ].join('\n');
}

/** Whom the DM answers now, and how. */
export function thisTurnSection(snapshot: Snapshot): string {
  if (snapshot.kind === 'greeting' || !snapshot.speaker) return greeting(snapshot);
  const { speaker, also } = snapshot;
  if (also.length > 0) return roundSection(snapshot);
  return [
    '# This turn',
    `You answer the last message, written by ${speakerLabel(speaker.name, speaker.character?.name ?? null)}.`,
    speaker.self_rolls
      ? `${oneLine(speaker.name)} rolls their own dice: roll_dice with roller "player" asks for the roll instead of making it.`
      : `The service rolls the dice for ${oneLine(speaker.name)} when you call roll_dice.`,
    ...whisperLines(snapshot),
  ].join('\n');
}
