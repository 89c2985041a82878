export { pastAdapter } from './past-adapter.ts';
export { wireFetch } from './wire-fetch.ts';
