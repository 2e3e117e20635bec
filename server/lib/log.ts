import pino from 'pino'

export type Log = pino.Logger

/** One JSON line an event on stdout; addresses, codes and tokens are never written. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['email', '*.email', 'code', '*.code', 'token', '*.token', 'cookie', '*.cookie', 'authorization', 'apiKey'],
  })
}
