export { Speech, type SpeechOptions } from './speech.ts';
export { ThinkingAloud } from './thinking-aloud.ts';
