export { Lines } from './lines.ts';
export { readyLines } from './ready-lines.ts';
