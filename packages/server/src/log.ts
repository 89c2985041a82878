import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

interface LoggedError {
  type: string;
  message: string;
  code?: unknown;
  status?: unknown;
  stack?: string | undefined;
  cause?: LoggedError | string;
}

/**
 * What the log keeps of an error. Named fields only: a provider's error carries the whole prompt and its address, a
 * database's the values of the row.
 */
function loggedError(error: unknown, depth = 0): LoggedError | string {
  if (!(error instanceof Error)) return String(error).slice(0, 500);
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  return {
    type: error.name,
    message: error.message.slice(0, 1_000),
    ...(code !== undefined && { code }),
    ...(statusCode !== undefined && { status: statusCode }),
    ...(depth === 0 && { stack: error.stack }),
    ...(error.cause !== undefined && depth < 3 && { cause: loggedError(error.cause, depth + 1) }),
  };
}

/** Structured logs. The redaction is a second line of defence: secrets are not handed to the log to begin with. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => loggedError(error) },
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
