export type { ClaimKindName } from './claim.ts';
export { type ClaimCounts, Gate, type GateOptions, type Refusal } from './gate.ts';
export { crossedLine } from './forbidden.ts';
export { sentenceEnd } from './text/sentences.ts';
export { type Staged, type Witness, witnessOf } from './witness.ts';
export { type Question, type Sensed, type SensedKind, sensedKinds } from './sensed.ts';
