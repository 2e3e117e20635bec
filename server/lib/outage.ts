import { AppError, RefusedOutside } from './app-error.ts'

const SENTENCES = {
  database: 'The database cannot be reached right now. Try again in a moment.',
  disk: 'The disk is full. Whoever runs Cara has to make room; then try again.',
} as const

/** The database or disk failed: neither the user's error nor a bug. Its message is for the user. */
export class Outage extends Error {
  override name = 'Outage'
  readonly of: keyof typeof SENTENCES

  constructor(of: keyof typeof SENTENCES, cause: unknown) {
    super(SENTENCES[of], { cause })
    this.of = of
  }
}

/** PostgreSQL's 53100 and what a file system says. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** The outage behind an error; null when it is something else. */
export function outageIn(error: unknown): Outage | null {
  if (error instanceof Outage) return error
  return FULL.has((error as { code?: string } | null)?.code ?? '') ? new Outage('disk', error) : null
}

/** Shut down, crashed, still starting, out of connections (SQLSTATE), and what a socket says. */
const GONE =
  /^(57P0[1235]|08...|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** What the driver says without a code. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/

/** Whether an error of a database connection means that the connection is gone, not that the question was wrong. */
export function isConnectionLost(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return code ? GONE.test(code) : LOST.test(message ?? '')
}

/** What goes by itself: the database, the disk or the file store is away. A file that is not there is none of it. */
export const isPassing = (error: unknown) =>
  outageIn(error) !== null ||
  (error instanceof AppError && error.code === 'OUTSIDE_FAILED' && !(error instanceof RefusedOutside)) ||
  (isConnectionLost(error) && (error as { code?: string }).code !== 'ENOENT')

/** The answer to a request during an outage. */
export function refusalFor({ message, cause }: Outage): AppError {
  const refusal = new AppError('OUTSIDE_FAILED', message)
  refusal.cause = cause
  return refusal
}
