import type { Act, Step } from '../reader/reading.ts';

/** Verbs that say more than the act under which they were read. */
const byVerb: readonly { verb: RegExp; from: readonly Act[]; to: Act }[] = [
  {
    verb: /^(?:carve|engrave|etch|scratch|scrawl|scribble)$/,
    from: ['cut', 'put', 'other', 'break'],
    to: 'write',
  },
  { verb: /^(?:paint|draw|sketch|whittle|knit|weave|sculpt)$/, from: ['put', 'cut', 'other'], to: 'make' },
  { verb: /^(?:combine|mix|assemble|blend)$/, from: ['put', 'tie', 'use', 'other', 'fix'], to: 'make' },
  { verb: /^(?:wedge|jam|lever|pry|prise|jimmy)$/, from: ['put', 'push', 'use'], to: 'other' },
  { verb: /^(?:balance|perch|teeter)$/, from: ['put', 'sit', 'gesture', 'climb'], to: 'other' },
  { verb: /^(?:untie|unknot|unbind)$/, from: ['open', 'other', 'pull'], to: 'tie' },
  { verb: /^(?:hide|crouch|conceal|lurk)$/, from: ['other', 'gesture', 'sit'], to: 'hide' },
  {
    verb: /^(?:twirl|draw|ready|unsheathe|sheathe|sharpen|polish|clean|brandish)$/,
    from: ['push', 'use', 'fix', 'lift', 'pull'],
    to: 'other',
  },
  { verb: /^(?:shoot|fire|loose|sling|hurl|lob)$/, from: ['break', 'use', 'other'], to: 'throw' },
];

/** What flies when it is shot; anything else is shot at. */
const shot = /^(?:arrow|bolt|bullet|flare|stone|dart|round|shot|rocket|quarrel|needle)$/;

/** `shoot the lock`: it is the lock that breaks. */
const isShotAt = ({ act, object, target }: Step, verb: string) =>
  act === 'break' &&
  /^(?:shoot|fire)$/.test(verb) &&
  object !== null &&
  !target &&
  !object.isOwn &&
  !shot.test(object.head);

/** The step as its own verb means it. */
export function byOwnVerb(step: Step): Step {
  const verb = step.echo.split(' ')[0]!.toLowerCase();
  const found = byVerb.find((one) => one.verb.test(verb) && one.from.includes(step.act));
  if (
    /^(?:flip|toss|spin) /.test(step.echo) &&
    step.object &&
    // What is tossed into something is gone.
    !/ (?:into|in|onto|over|off) /.test(step.echo) &&
    /^(?:coin|die|dice|card|hat|knife|dagger)$/.test(step.object.head)
  )
    return { ...step, act: 'other' };
  if (/^(?:dive|duck|drop) (?:behind|under) /.test(step.echo)) return { ...step, act: 'hide' };
  // To stand on one's head is no way of sitting.
  if (step.act === 'sit' && / on (?:your|one) (?:head|leg|hand)/.test(step.echo))
    return { ...step, act: 'other' };
  if (step.act === 'put' && /^(?:set|lay|rig) .*\b(?:trap|snare|tripwire|ambush|camp)\b/.test(step.echo))
    return { ...step, act: 'make' };
  if (step.act === 'go' && verb === 'leave' && step.object)
    return {
      ...step,
      act: /^(?:note|message|letter|sign|mark)$/.test(step.object.head)
        ? 'write'
        : step.object.isOwn
          ? 'drop'
          : 'go',
    };
  if ((step.act === 'push' || step.act === 'pull') && / open$/.test(step.echo))
    return { ...step, act: 'open' };
  return found && !isShotAt(step, verb) ? { ...step, act: found.to } : step;
}
