import { setTimeout as wait } from 'node:timers/promises'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { Rights } from '../shared/roles.ts'
import { type Db, inAgency, literal, showTo } from './db/connection.ts'
import { isNameRefused } from './db/prepared.ts'
import { AppError } from './lib/app-error.ts'
import type { Log } from './lib/log.ts'
import type { Channel, Doorbell } from './live/doorbell.ts'
import type { AddressLookup } from './outside/addresses/addresses.ts'
import type { Blobs } from './outside/blobs/blobs.ts'
import type { Embedder } from './outside/embeddings/embeddings.ts'
import type { Mail } from './outside/mail/mail.ts'
import type { Payments } from './outside/payments/payments.ts'
import type { Printer } from './outside/printing/printing.ts'
import type { Web } from './outside/web/web.ts'
import type { JobName, JobPayload, Queue } from './queue/queue.ts'

/**
 * Who acts: a signed-in user, Cara on behalf of the user who asked, or the app itself in a job over all agencies. `userId` is null only
 * where no one asked; `sessionId` is the session a user came by.
 */
export type Actor = { kind: 'user' | 'cara' | 'house'; agencyId: string; userId: string | null; sessionId?: string }

/** What is read and taken at most. `readingTurn`: how much of a file is read before files of others are, in the work of scanned pages. */
export type Limits = { fileBytes: number; filesPerMessage: number; pagesPerFile: number; readingTurn: number }

/** Other companies' machines, each behind a small type of ours; null is one that is not set up. */
export type Outside = {
  blobs: Blobs
  mail: Mail
  addresses: AddressLookup | null
  web: Web | null
  payments: Payments | null
  printer: Printer
  model: LanguageModelV4 | null
  embedder: Embedder | null
}

/** What the process owns and every request borrows from. */
export type House = {
  db: Db
  queue: Queue
  live: Doorbell
  outside: Outside
  limits: Limits
  /** Scratch space for uploads on their way to the blobs; emptied at start. */
  tempDir: string
  ocrLanguageDir: string | undefined
  /** The configured model, as it is recorded on new runs. */
  modelName: string
  log: Log
  /** How users reach Cara, without a slash at the end; links in e-mails begin with it. */
  publicUrl: string
  now(): Date
  /** What one request reads, read together; without it each asks in a transaction of its own. */
  reading?: Reading
}

/** Does what is asked at about the same time in one transaction of the actor's agency. */
export type Reading = { join<T>(actor: Actor, work: (ctx: Ctx) => Promise<T>): Promise<T> }

/**
 * Who acts, and where: what a verb is given that has work outside the database to prepare. It prepares, then commits in a
 * `withCtx` of its own, so that no transaction waits for a file or a network.
 */
export type Acting = { house: House; actor: Actor }

/** What a verb may touch. `db` is one open transaction that sees only the actor's agency. */
export type Ctx = Acting & {
  db: Db
  /** Of the user who acts, or for whom Cara does, as they are now; null where nobody asked. */
  rights: Rights | null
  agencyId: string
  now: Date
  outside: Outside
  limits: Limits
  /** Queues a job that starts when this transaction commits, and never if it rolls back. */
  enqueue<N extends JobName>(name: N, payload: JobPayload<N>): Promise<void>
  /** Tells watchers, when this transaction commits, that there is something new. Carries no data. */
  ring(channel: Channel, id: string): void
}

/**
 * Runs `work` in one transaction of the actor's agency: all of it is kept, or nothing. When the same request came twice at
 * once, the second runs again after the first and finds what that one made; so does one of two that stood in each other's way, and one whose
 * tables another Cara just gave a new shape.
 */
export async function withCtx<T>(house: House, actor: Actor, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  if (house.reading) return house.reading.join(actor, work)
  for (const pause of PAUSES)
    try {
      return await attempt(house, actor, work)
    } catch (error) {
      if (isInTheWay(error)) await wait(pause * (1 + Math.random()))
      else if (isSameKey(error) || isNameRefused(error)) break
      else throw error
    }
  return attempt(house, actor, work)
}

/** Milliseconds, up to twice as long: the other transaction must have its row before this one asks for it again. */
const PAUSES = [50, 200]

/** `withCtx` for a verb that is under way. */
export const commit = <T>({ house, actor }: Acting, work: (ctx: Ctx) => Promise<T>) => withCtx(house, actor, work)

/**
 * Does a part of a verb that must be right for the whole agency, whatever the acting user sees of it: what others use is kept, and what
 * changes for all accounts changes for those out of sight too. What it reads there is not for the user's eyes.
 */
export async function inFullSight<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const { db, rights, actor } = ctx
  if (rights?.sees !== 'ASSIGNED_ACCOUNTS') return work(ctx)
  await showTo(db, null)
  try {
    return await work({ ...ctx, rights: { ...rights, sees: 'ALL_ACCOUNTS' } })
  } finally {
    // A transaction that has failed does nothing more for anybody.
    await showTo(db, actor.userId).catch(() => {})
  }
}

function isSameKey(error: unknown) {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint?.endsWith('_client_key') === true
}

/** PostgreSQL took this transaction back, since it and another one waited for each other (40P01) or met (40001). */
const isInTheWay = (error: unknown) => ['40P01', '40001'].includes((error as { code?: string }).code ?? '')

/** PostgreSQL refused a row that the user would not see once it is written. */
const isOutOfSight = (error: unknown) => (error as { code?: string }).code === '42501'

const outOfSight = () =>
  new AppError(
    'NOT_ALLOWED',
    'You would not see this any more, since you see only accounts assigned to you. Ask a colleague who sees all accounts.',
  )

function attempt<T>(house: House, actor: Actor, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const rings = new Set<string>()
  const run = (db: Db, rights: Rights | null) =>
    work({
      db,
      actor,
      rights,
      agencyId: actor.agencyId,
      now: house.now(),
      outside: house.outside,
      limits: house.limits,
      house,
      enqueue: (name, payload) => house.queue.send(db, name, payload),
      ring: (channel, id) => void rings.add(`select pg_notify(${literal(channel)}, ${literal(id)});`),
    }).catch((error: unknown) => {
      throw rights?.sees === 'ASSIGNED_ACCOUNTS' && isOutOfSight(error) ? outOfSight() : error
    })
  return inAgency(house.db, actor, run, () => [...rings].join(' '))
}
