import pino from 'pino'

export type Log = pino.Logger

const SECRETS = ['email', 'code', 'token', 'cookie', 'authorization', 'apiKey', 'password', 'secret']

/** One JSON line an event on stdout; addresses, codes and tokens are never written. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: SECRETS.flatMap((name) => [name, `*.${name}`]),
    },
    destination as pino.DestinationStream,
  )
}

const ofSecurity = new WeakMap<Log, Log>()

/** The same log for who signs in, is refused and signs out: written at every level but "silent" (ASVS V16.3.1). */
export function securityLog(log: Log): Log {
  if (log.level === 'silent') return log
  const known = ofSecurity.get(log) ?? log.child({ about: 'security' }, { level: 'info' })
  ofSecurity.set(log, known)
  return known
}

/** Of an error only this is written: a driver hangs its whole client on it, and PostgreSQL puts values into `detail`. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  const { code, constraint, table } = error as { code?: string; constraint?: string; table?: string }
  return {
    type: name,
    message,
    // Under another name, since a "code" is a sign-in code.
    ...(code && { errorCode: code }),
    ...(constraint && { constraint }),
    ...(table && { table }),
    stack,
    ...(cause instanceof Error && { cause: `${cause.name}: ${cause.message}` }),
  }
}
