import pino from 'pino'

export type Log = pino.Logger

/** Addresses, codes and tokens. An error's own code ("23505", "ECONNREFUSED") says what went wrong and is kept. */
const SECRETS = ['email', 'code', 'token', 'cookie', 'authorization', 'apiKey', 'password', 'secret']

/** One JSON line an event on stdout; addresses, codes and tokens are never written. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: {
        paths: SECRETS.flatMap((name) => [name, `*.${name}`]),
        censor: (value, path) => (path[0] === 'err' ? value : '[Redacted]'),
      },
    },
    destination as pino.DestinationStream,
  )
}

/** Of an error only this is written: a driver hangs its whole client on it, and PostgreSQL puts values into `detail`. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  const { code, constraint, table } = error as { code?: string; constraint?: string; table?: string }
  return {
    type: name,
    message,
    ...(code && { code }),
    ...(constraint && { constraint }),
    ...(table && { table }),
    stack,
    ...(cause instanceof Error && { cause: `${cause.name}: ${cause.message}` }),
  }
}
