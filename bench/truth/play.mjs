import { Gate, witnessOf } from '../../packages/engine/dist/truth/index.js';
import { stage } from './table.mjs';

const mostRepairs = 2;

function* cuts(text, size) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

/**
 * Tells an entry's narration through a gate, as a turn would: a refused request is followed by another, twice; then what
 * is not borne out is left out. A model that repents goes on behind its lie; one that insists tells it again. `sense` reads
 * what words alone do not tell; without it nobody does.
 */
export async function tell(
  entry,
  { insists = false, mindsAgency = false, leavesOut = false, cut = 7, sense = null } = {},
) {
  const witness = witnessOf(entry.staged ?? stage(entry));
  const gate = new Gate({ mindsAgency, isAsking: sense !== null });
  const refusals = [];
  let shown = '';
  let read = 0;
  let rest = entry.narration;
  const readOn = async () => {
    for (let { question } = gate; question !== null; question = gate.question) {
      read += 1;
      shown += gate.answer(await sense(question));
    }
  };
  for (let request = 0; ; request++) {
    gate.begin(witness, { leavesOut: leavesOut || request >= mostRepairs });
    for (const piece of cuts(rest, cut)) {
      shown += gate.pass(piece);
      await readOn();
      if (gate.refusal) break;
    }
    if (!gate.refusal) {
      shown += gate.end();
      await readOn();
    }
    const { refusal } = gate;
    if (!refusal) return { shown, refusals, read, counts: gate.counts };
    refusals.push(refusal);
    const at = rest.indexOf(refusal.sentence);
    rest = rest.slice(insists ? at : at + refusal.sentence.length);
  }
}
