import { type Logger, pino } from 'pino';

/** The server's log: JSON lines, as much as LOG_LEVEL asks for. */
export function createLog(level: string): Logger {
  return pino({ level, serializers: { err: describeError } });
}

/** Only what helps: the driver hangs the whole connection on its errors. */
function describeError(error: Error & { code?: unknown; constraint?: unknown }) {
  const { name, message, code, constraint, stack } = error;
  return { name, message, code, constraint, stack };
}
