import { createUnderstanding } from '../src/reader/understand.ts';
import { ground } from '../src/reader/ground.ts';
import type { Phrase, Reading, Step } from '../src/reader/reading.ts';
import type { Telling } from '../src/telling/telling.ts';

const understand = createUnderstanding(undefined);

function referred(phrase: Phrase, turn: Telling): string {
  const referent = ground(phrase, turn);
  switch (referent.kind) {
    case 'thing':
      return referent.thing.id;
    case 'person':
      return referent.person.id;
    case 'exit':
    case 'obstacle':
      return `${referent.kind} ${referent.exit.to}`;
    case 'item':
    case 'spell':
    case 'foe':
      return `${referent.kind} ${referent.name}`;
    case 'companion':
      return referent.actor.name;
    case 'scenery':
    case 'absent':
      return `${referent.kind} ${phrase.head}`;
    default:
      return referent.kind;
  }
}

function compactStep(step: Step, turn: Telling): string {
  const roles = (['object', 'target', 'instrument'] as const).flatMap((role) => {
    const phrase = step[role];
    return phrase ? [`${role}=${referred(phrase, turn)}`] : [];
  });
  const rest = [
    step.topic ? `topic=${step.topic.head}` : '',
    step.speech ? `says=${step.speech}` : '',
    step.manner ? `how=${step.manner}` : '',
    step.amount === null ? '' : `amount=${step.amount}`,
  ].filter((part) => part !== '');
  return [`${step.act}: ${step.echo}`, ...roles, ...rest].join('; ');
}

/** A reading in a line, with what its phrases stand for, so that a table of them can be read. */
export function compactReading(reading: Reading, turn: Telling): string {
  switch (reading.kind) {
    case 'steps':
      return [
        reading.steps.map((step) => compactStep(step, turn)).join(' THEN '),
        ...(reading.kept ? [compactReading({ kind: 'kept', kept: reading.kept }, turn)] : []),
      ].join(' THEN ');
    case 'kept':
      return `kept ${reading.kept.when}: ${reading.kept.steps.map((step) => compactStep(step, turn)).join(' THEN ')}`;
    case 'tossed':
      return `tossed ${reading.toss.what}: ${reading.toss.sides.map(({ name, deed }) => `${name} ${deed}`).join(', ')}`;
    case 'question': {
      const { question } = reading;
      if (question.kind === 'may') return `may ${compactStep(question.step, turn)}`;
      if (question.kind === 'sheet')
        return `sheet ${question.field}${question.about ? ` ${question.about}` : ''}`;
      if (question.kind === 'scene' || question.kind === 'told')
        return `${question.kind} ${question.asks}${question.of ? ` ${referred(question.of, turn)}` : ''}`;
      return question.kind === 'open' ? `open ${question.topic?.head ?? ''}`.trim() : question.kind;
    }
    case 'speech':
      return `speech ${reading.words}${reading.to ? `; to=${referred(reading.to, turn)}` : ''}`;
    case 'declared':
      return `declared ${reading.claim}`;
    case 'small talk':
      return `small talk ${reading.tone}`;
    case 'answer':
      return reading.isYes ? 'yes' : 'no';
    case 'objection':
      return `objection ${reading.objection}${reading.besides ? ` THEN ${compactReading(reading.besides, turn)}` : ''}`;
    case 'foreign':
      return `foreign ${reading.language}`;
    case 'unknown':
      return 'unknown';
  }
}

export async function readCompactly(message: string, turn: Telling): Promise<string> {
  return compactReading(await understand(message, turn), turn);
}
