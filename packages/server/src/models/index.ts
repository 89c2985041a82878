export { type CheckOptions, checkModel } from './check-model.ts';
export { chooseModel, type ModelSources } from './choose-model.ts';
export { ModelProblem } from './model-problem.ts';
export type { ModelCheck, Outcome } from './diagnose.ts';
export { createModelStatus, type StatusOptions } from './model-status.ts';
export { type ModelChoice, type ModelEndpoint, parseModelName } from './parse-model-name.ts';
export { httpProbe, type Probe } from './probe.ts';
