import type pg from 'pg'
import { connectAsOwner, type Db, openPool } from '../../server/db/connection.ts'

/** By the address of the database. One that is new has all tables to learn first, which takes longer than most of what tests ask. */
const kept = new Map<string, Db>()

/** Keeps the owner's connections to a database open until `letOwnerGo`, or until the process ends. */
export function keepOwner(ownerUrl: string) {
  const settings: pg.PoolConfig = { connectionString: ownerUrl, idleTimeoutMillis: 0, allowExitOnIdle: true }
  if (!kept.has(ownerUrl)) kept.set(ownerUrl, openPool(settings, 4))
}

export async function letOwnerGo(ownerUrl: string) {
  const owner = kept.get(ownerUrl)
  kept.delete(ownerUrl)
  await owner?.destroy()
}

/** Does work as the owner, on a connection that a house keeps or on one of its own, each statement a transaction. */
export async function byOwner<T>(ownerUrl: string, work: (db: Db) => Promise<T>): Promise<T> {
  const owner = kept.get(ownerUrl)
  if (owner) return work(owner)
  const own = connectAsOwner(ownerUrl)
  return work(own).finally(() => own.destroy())
}

/** The same in one transaction. */
export const asOwner = <T>(ownerUrl: string, work: (db: Db) => Promise<T>): Promise<T> =>
  byOwner(ownerUrl, (owner) => owner.transaction().execute(work))
