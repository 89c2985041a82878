import { runServer } from './run-server.ts';

// An explicit exit: a library's forgotten timer must not keep a stopped server alive.
process.exit(await runServer(process.env, { isShared: process.argv.includes('--share') }));
