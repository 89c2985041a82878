import { scriptLimits } from '@fireside/contract/protocol';
import { partySection } from '../prompt/party.ts';
import type { Excerpts, Recalled, RecallPlace, ScriptExcerpts } from '../ports.ts';
import { readTrail } from '../script/place.ts';
import type { Snapshot } from '../snapshot.ts';
import { orders } from './orders.ts';
import { Quotable, quotedWords } from './quotable.ts';
import type { Learnt, SecretSources } from './secret-texts.ts';

/** What somebody says, or what is written somewhere, stands there to be told as it is. */
const spoken = /(?<=^|[\s(—–])["“„«](?=\S)([^"“”„«»]{8,400})["“”»]/gu;

function spokenIn(text: string): string[] {
  return [...text.matchAll(spoken)].map(([, words]) => words!);
}

/**
 * What an adventure keeps from players: everything of a scene to which they have not come, and of the others what is not read aloud. An
 * adventure that does not say what is read aloud lets the DM tell its scenes in their own words.
 */
function scriptSources({ passages, outline, here, isMarked }: ScriptExcerpts): Learnt {
  const secrets: string[] = [];
  const later: string[] = [];
  const findings: string[] = [];
  const known: string[] = [];
  for (const { scene, label, isLater, text } of passages) {
    const kind = outline[scene - 1]?.kind ?? 'background';
    const isPlayed = kind === 'scene' || kind === 'ending' || kind === 'part';
    const isBehind = kind === 'background' || kind === 'front';
    if (isLater) later.push(text);
    else if (isBehind) secrets.push(text);
    else if (label === 'read aloud') known.push(text);
    else {
      // People, creatures and items are met anywhere.
      if (isMarked || !isPlayed) findings.push(text);
      known.push(...spokenIn(text));
    }
  }
  // What an ending is called tells it.
  const endings = outline.filter(({ kind, number }) => kind === 'ending' && number !== here);
  return {
    secrets: [secrets.join('\n')],
    later: [...endings.map(({ title }) => title), later.join('\n')],
    findings: [findings.join('\n')],
    known,
  };
}

/** A longer line is found among the others. */
const shortLine = 80;

/** A short line of the notes may be a secret of its own, unless it is nothing but a name. */
function noteTexts(notes: string): string[] {
  const isName = (line: string) => (line.match(/\p{L}{4,}/gu) ?? []).every((word) => /^\p{Lu}/u.test(word));
  return [...notes.split('\n').filter((line) => line.length < shortLine && !isName(line)), notes];
}

function worldTexts({ scene, time, quests, people, facts }: Snapshot['world']): string[] {
  const noted = [...quests, ...people].map(({ name, note }) => `${name}: ${note}`);
  return [scene, time, ...noted, ...facts];
}

/** What this turn's prompt holds that is not for players, and what of it they may know all the same. */
export function sourcesOf(snapshot: Snapshot, excerpts: Excerpts): SecretSources {
  const { game, world, message, chronicle, isWhisper = false } = snapshot;
  // Among themselves the two may repeat what they whispered.
  const history = snapshot.history.filter(({ isWhispered = false }) => isWhisper || !isWhispered);
  const whispered = isWhisper ? [] : snapshot.history.filter(({ isWhispered }) => isWhispered);
  const script: Learnt = excerpts.script
    ? scriptSources(excerpts.script)
    : { secrets: [], later: [], findings: [], known: [] };
  return {
    orders: orders(),
    codes: game.code === '' ? [] : [game.code],
    secrets: [...noteTexts(world.notes), ...script.secrets, ...whispered.map(({ content }) => content)],
    later: script.later,
    findings: script.findings,
    known: [
      game.name,
      game.description,
      game.tone ?? '',
      message,
      ...history.flatMap(({ sender, content }) => (sender === 'dm' ? [] : [content])),
      ...chronicle.pinned,
      ...excerpts.rulebooks.map(({ text }) => text),
      ...script.known,
    ],
    told: [
      ...history.flatMap(({ sender, content }) => (sender === 'dm' ? [content] : [])),
      ...worldTexts(world),
      partySection(snapshot),
      ...chronicle.chapters.flatMap(({ title, summary }) => [title, summary]),
      ...excerpts.story.map(({ text }) => text),
      ...excerpts.recorded,
    ],
  };
}

/**
 * What the answer of `recall` or `enter_scene` gives, with the party's place as the world record keeps it by now. Rules and what was said
 * at the table are everybody's.
 */
export function sourcesOfRecalled(where: RecallPlace, passages: readonly Recalled[], place: string): Learnt {
  const [later, findings, known]: [string[], string[], string[]] = [[], [], []];
  const trail = readTrail(place, scriptLimits.scenes);
  const reached = new Set([trail.place, ...trail.been]);
  for (const { source, text } of passages) {
    const isReached = reached.has(Number.parseInt(source.replace(/^scene /, ''), 10));
    if (where !== 'adventure' || (isReached && source.endsWith('(read aloud)'))) known.push(text);
    else if (isReached) {
      findings.push(text);
      known.push(...spokenIn(text));
    } else later.push(text);
  }
  return { secrets: [], later, findings, known };
}

/** Of our own storyteller: what it says of its notes and of an adventure it decides by itself. */
export const noSources: SecretSources = {
  orders: new Quotable([], quotedWords),
  secrets: [],
  later: [],
  findings: [],
  known: [],
  told: [],
  codes: [],
};
