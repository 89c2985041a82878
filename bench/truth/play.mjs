import { Gate, witnessOf } from '../../packages/engine/dist/truth/index.js';
import { stage } from './table.mjs';

const mostRepairs = 2;

function* cuts(text, size) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

/**
 * Tells an entry's narration through a gate, as a turn would: a refused request is followed by another, twice; then what
 * is not borne out is left out. A model that repents goes on behind its lie; one that insists tells it again.
 */
export function tell(entry, { insists = false, mindsAgency = false, leavesOut = false, cut = 7 } = {}) {
  const witness = witnessOf(entry.staged ?? stage(entry));
  const gate = new Gate({ mindsAgency });
  const refusals = [];
  let shown = '';
  let rest = entry.narration;
  for (let request = 0; ; request++) {
    gate.begin(witness, { leavesOut: leavesOut || request >= mostRepairs });
    for (const piece of cuts(rest, cut)) {
      shown += gate.pass(piece);
      if (gate.refusal) break;
    }
    if (!gate.refusal) shown += gate.end();
    const { refusal } = gate;
    if (!refusal) return { shown, refusals, counts: gate.counts };
    refusals.push(refusal);
    const at = rest.indexOf(refusal.sentence);
    rest = rest.slice(insists ? at : at + refusal.sentence.length);
  }
}
