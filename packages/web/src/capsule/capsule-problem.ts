import { capsuleLimits } from '@fireside/contract/protocol';
import { ApiError } from '../api/call.ts';
import { words } from '../words/words.ts';

/** What is wrong with a file, in a sentence; whatever else went wrong as it is. */
export function capsuleProblem(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { capsule } = words;
  if (error.code === 'too_large') return capsule.tooLarge(capsuleLimits.bodyBytes / 1024 / 1024);
  if (error.code === 'malformed_json') return capsule.notACapsule;
  if (error.code !== 'invalid') return error;
  const [{ path = '' } = {}] = error.errors;
  if (path === 'capsule') return capsule.notACapsule;
  return path === 'version' ? capsule.otherVersion : capsule.broken(path);
}
