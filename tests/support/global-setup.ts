import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { makeHome } from '../../server/db/embedded/home.ts'
import { findRunning } from '../../server/db/embedded/postmaster.ts'
import { startEmbedded } from '../../server/db/embedded/server.ts'
import { migrate } from '../../server/db/migrate.ts'
import { createLog } from '../../server/lib/log.ts'
import { openQueue } from '../../server/queue/queue.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

/** One real PostgreSQL for the whole run, with a migrated template that each test file copies. */
export default async function setup(project: TestProject) {
  // The product is started many times, in processes that inherit this: each takes what another has compiled.
  process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, '../../node_modules/.cache/compiled')
  const dataDir = await mkdtemp(path.join(tmpdir(), 'cara-tests-'))
  const server = await startEmbedded(dataDir)
  endWithRun((await findRunning(await makeHome(dataDir)))!.pid)
  const owner = new pg.Client({ connectionString: server.url })
  await owner.connect()
  // Nothing of it outlasts the run, so nothing has to be on the disk.
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await owner.query(`alter system set ${name} = off`)
  await owner.query('select pg_reload_conf()')
  await owner.query('create database cara_template')
  await owner.end()
  const template = withDatabase(server.url, 'cara_template')
  await migrate(template)
  await (await openQueue(template, createLog('silent'))).stop()
  project.provide('postgresUrl', server.url)
  return async () => {
    await server.stop()
    await rm(server.folder, { recursive: true, force: true })
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** A run that is interrupted never comes to its teardown: PostgreSQL ends with the process all the same. */
function endWithRun(pid: number) {
  process.once('exit', () => {
    try {
      process.kill(pid, 'SIGQUIT')
    } catch {} // It has stopped in order.
  })
}

/** The same server's address with another database's name. */
export function withDatabase(url: string, name: string) {
  return url.replace(/\/postgres(\?|$)/, `/${name}$1`)
}
