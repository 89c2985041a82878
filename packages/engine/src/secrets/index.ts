export type { Learnt, SecretSources } from './secret-texts.ts';
export { Secrets, type SecretKind, type Stop } from './secrets.ts';
export { noSources, sourcesOf, sourcesOfRecalled } from './sources-of.ts';
