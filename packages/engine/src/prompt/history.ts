import { visible } from '@fireside/contract/visible';
import type { ModelMessage } from '../ports.ts';
import { answeredIn, type HistoryMessage, type OpenMove, type OpenRoll, type Snapshot } from '../snapshot.ts';
import { budgets, charactersFor, clip, estimateTokens } from './budget.ts';
import { linesOf, oneLine } from './quote.ts';

interface Utterance {
  role: 'user' | 'assistant';
  text: string;
}

const scene: Utterance = { role: 'user', text: '[The players have taken their seats at the table.]' };

/** Signs that would let a character's name pose as the end of the label. */
function label(name: string): string {
  return oneLine(name.replace(/[():[\]|]/g, ' '));
}

export function speakerLabel(playerName: string, characterName: string | null): string {
  return characterName ? `${label(playerName)} (as ${label(characterName)})` : label(playerName);
}

/** Lines after the first are indented: only the service writes in the first column. */
function spoken(speaker: string, content: string): string {
  return `${speaker}: ${linesOf(content.trim()).join('\n  ')}`;
}

/** Who speaks, and that nobody else hears it. */
function whispering(speaker: string): string {
  return `${speaker}, whispering to you alone`;
}

const whisperedAnswer: Utterance = {
  role: 'user',
  text: '[You answered in a whisper: the other players have heard neither the question nor this answer.]',
};

function utterances(message: HistoryMessage): Utterance[] {
  if (message.isWhispered && message.sender === 'dm')
    return [whisperedAnswer, ...utterances({ ...message, isWhispered: false })];
  if (message.sender === 'player') {
    const label = speakerLabel(message.playerName ?? 'A player', message.characterName);
    const speaker = message.isWhispered ? whispering(label) : label;
    return [{ role: 'user', text: spoken(speaker, clip(message.content, budgets.message)) }];
  }
  if (message.sender === 'system') return [{ role: 'user', text: `[${oneLine(message.content)}]` }];
  // The dice stand on the players' side of the talk: on the DM's own they would be imitated instead of rolled.
  const rolls = message.rolls.map(
    ({ notation, reason, total }) =>
      `[Dice: ${oneLine(notation)}${reason ? ` for ${oneLine(reason)}` : ''} = ${total}]`,
  );
  // Providers refuse an answer without words, and what cannot be seen is none.
  const narration: Utterance = { role: 'assistant', text: visible(message.content).trim() };
  return rolls.length === 0
    ? [narration]
    : [{ role: 'user', text: clip(rolls.join('\n'), budgets.message) }, narration];
}

/** The newest messages that fit; the last one at least, cut where it must be. */
export function fittingHistory(history: HistoryMessage[], tokens: number): HistoryMessage[] {
  let left = tokens;
  for (let index = history.length - 1; index >= 0; index--) {
    const message = history[index]!;
    left -= utterances(message).reduce((sum, { text }) => sum + estimateTokens(text), 0);
    if (left >= 0) continue;
    return index === history.length - 1
      ? [{ ...message, content: clip(message.content, charactersFor(tokens)) }]
      : history.slice(index + 1);
  }
  return history;
}

const cutNotice: Utterance = {
  role: 'user',
  text: '[More was said before this than can be repeated here. What matters of it stands in "The story so far" and in what was recalled for this turn; ask recall for the rest.]',
};

/** Providers want the roles in turns, the user first. */
function alternate(talk: Utterance[]): Utterance[] {
  const merged: Utterance[] = [];
  for (const { role, text } of talk[0]?.role === 'user' ? talk : [scene, ...talk]) {
    if (text === '') continue;
    const last = merged.at(-1);
    if (last?.role === role) last.text += `\n\n${text}`;
    else merged.push({ role, text });
  }
  return merged;
}

/** Dice that players rolled in the open; brackets in their words would let them pose as the end of the notice. */
function openRollNotice({ playerName, characterName, roll }: OpenRoll): Utterance {
  const { notation, reason, total, breakdown } = roll;
  const why = label(reason) ? ` for ${label(reason)}` : '';
  const text = `[${speakerLabel(playerName, characterName)} rolled in the open: ${oneLine(notation)}${why} = ${total} (${label(breakdown)})]`;
  return { role: 'user', text };
}

function openMoveNotice({ playerName, characterName, words }: OpenMove): Utterance {
  return {
    role: 'user',
    text: `[${speakerLabel(playerName, characterName)} ${label(words)}, on their turn]`,
  };
}

const opening: Utterance = { role: 'user', text: '[The players are waiting for you to open the game.]' };

function answered(snapshot: Snapshot): Utterance[] {
  if (snapshot.kind === 'greeting' || !snapshot.speaker) return [opening];
  return answeredIn(snapshot).map(({ speaker, message }) => {
    const name = speakerLabel(speaker.name, speaker.character?.name ?? null);
    const text = spoken(snapshot.isWhisper ? whispering(name) : name, clip(message, budgets.message));
    return { role: 'user', text };
  });
}

/** The talk so far and, last, what is answered. */
export function historyMessages(snapshot: Snapshot): ModelMessage[] {
  const { history, isCut, openRolls = [], openMoves = [] } = snapshot;
  return alternate([
    ...(isCut ? [cutNotice] : []),
    ...history.flatMap(utterances),
    ...openRolls.map(openRollNotice),
    ...openMoves.map(openMoveNotice),
    ...answered(snapshot),
  ]);
}
