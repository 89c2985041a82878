import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured logs. The redaction is a second line of defence: secrets are not handed to the log to begin with. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'password',
        'token',
        'ticket',
        'authorization',
        'cookie',
        'participation_code',
        '*.password',
        '*.token',
      ],
      censor: '[removed]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
