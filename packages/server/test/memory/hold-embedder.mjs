import childProcess from 'node:child_process';
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Loaded before the service: what its embedder is asked with the words in a file never arrives there, and is told. */
const { fork } = childProcess;

childProcess.fork = (...given) => {
  const child = fork(...given);
  const send = child.send.bind(child);
  child.send = (request, ...rest) => {
    const words = readFileSync(process.env.HELD_WORDS, 'utf8');
    if (words === '' || !JSON.stringify(request).includes(words)) return send(request, ...rest);
    process.stdout.write('the embedder is held\n');
    return true;
  };
  return child;
};
syncBuiltinESMExports();
