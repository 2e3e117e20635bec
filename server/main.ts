import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createWebServer } from './api/http.ts'
import { builtinModel } from './assistant/builtin/model.ts'
import type { Config } from './config.ts'
import type { House } from './ctx.ts'
import { openDatabase } from './db/database.ts'
import { startEmbedded } from './db/embedded/server.ts'
import { migrate } from './db/migrate.ts'
import { sweepSignIns } from './domains/agency/jobs.ts'
import { seedDemo } from './domains/agency/seed.ts'
import { issueCertificates } from './domains/certificates/jobs.ts'
import { deleteBlobs, readUploaded, sweepOrphanFiles } from './domains/files/jobs.ts'
import { readTurn } from './domains/files/reading.ts'
import { forgetImports, workOnImport } from './domains/imports/jobs.ts'
import { embedNext } from './domains/knowledge/embedding.ts'
import { indexNext, sweepWaiting } from './domains/knowledge/jobs.ts'
import { beginPolicies, closeCanceledPolicies, expirePolicies } from './domains/policies/jobs.ts'
import { renewSubscription, syncAllSubscriptions, syncOne } from './domains/subscription/jobs.ts'
import { deliverEffect } from './effects/jobs.ts'
import { sweepEffects } from './effects/operator.ts'
import { makeDataFolder } from './lib/data-folder.ts'
import { createLog } from './lib/log.ts'
import { openScratch } from './lib/scratch.ts'
import { openDoorbell } from './live/doorbell.ts'
import { type MidnightTask, workThroughMidnights } from './midnight.ts'
import { mapboxAddresses } from './outside/addresses/addresses.ts'
import { openBlobs } from './outside/blobs/open.ts'
import { openEmbedder } from './outside/embeddings/embeddings.ts'
import { outboxMail, smtpMail } from './outside/mail/mail.ts'
import { openModel } from './outside/model/open-model.ts'
import { stripePayments } from './outside/payments/stripe.ts'
import { chromiumPrinter } from './outside/printing/chromium-printer.ts'
import { publicWeb } from './outside/web/web.ts'
import { openQueue } from './queue/queue.ts'
import { startRunWorker } from './runs/worker.ts'
import { fillDemo, fillLater } from './seed/demo.ts'

export type Cara = {
  url: string
  house: House
  ownerUrl: string
  /** Where the embedded database lives; null with one of one's own. */
  databaseFolder: string | null
  stop(): Promise<void>
}

/** What is done when a day begins at an agency, in this order: a policy that began and ended meanwhile did both. */
export const AT_MIDNIGHT: readonly MidnightTask[] = [
  beginPolicies,
  closeCanceledPolicies,
  expirePolicies,
  forgetImports,
  renewSubscription,
]

/** What a start may be given besides the settings. */
export type StartOptions = {
  webFolder: string | null
  isDevelopment?: boolean
  /** Says a line to whoever started Cara. */
  say(line: string): void
}

/** A step of the stop that takes longer is left behind: a service manager kills after some seconds what has not ended. */
const STEP_PATIENCE_MS = 3000
/** The database, which is there before all and goes last, ends within seven seconds. */
const LAST_PATIENCE_MS = 8000

/** Builds everything from the settings and starts it. `stop` ends it in the opposite order. */
export async function startCara(config: Config, options: StartOptions): Promise<Cara> {
  const undo: (() => Promise<unknown>)[] = []
  const stop = async () => {
    const steps = undo.splice(0).reverse()
    for (const [index, step] of steps.entries()) {
      const patience = index < steps.length - 1 ? STEP_PATIENCE_MS : LAST_PATIENCE_MS
      await Promise.race([step().catch(() => {}), wait(patience, undefined, { ref: false })])
    }
  }
  try {
    return await build(config, options, undo, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

async function build(
  config: Config,
  options: StartOptions,
  undo: (() => Promise<unknown>)[],
  stop: () => Promise<void>,
): Promise<Cara> {
  const log = createLog(config.logLevel)
  await makeDataFolder(config.dataDir)
  const embedded = config.databaseUrl ? null : await openEmbedded(config, options, undo)
  const ownerUrl = config.databaseUrl ?? embedded!.url
  const databaseFolder = embedded?.folder ?? null
  await migrate(ownerUrl)
  const database = await openDatabase(ownerUrl, config.databaseAppUrl)
  undo.push(database.close)
  const queue = await openQueue(ownerUrl, log)
  undo.push(queue.stop)
  if (config.demo !== 'off') await seedDemo(ownerUrl, config.demo === 'on' ? fillLater(queue) : undefined)
  const live = await openDoorbell(database.appConnection, log)
  undo.push(live.close)
  const scratch = await openScratch(path.join(config.dataDir, 'uploads'), { alone: embedded !== null })
  undo.push(scratch.close)
  const printer = chromiumPrinter({ chromium: config.chromium, folder: path.join(config.dataDir, 'chromium'), log })
  undo.push(printer.close)
  const model = config.model.name === 'builtin' ? builtinModel : await openModel(config.model)
  const house: House = {
    db: database.app,
    queue,
    live,
    outside: {
      blobs: await openBlobs(config),
      mail: openMail(config, options),
      addresses: config.addressAutofill ? mapboxAddresses(config.addressAutofill) : null,
      web: config.webSearch ? publicWeb(config.webSearch) : null,
      payments: config.stripe ? stripePayments(config.stripe) : null,
      printer,
      model,
      embedder: config.embeddings ? openEmbedder(config.embeddings) : null,
    },
    limits: config.limits,
    tempDir: scratch.folder,
    ocrLanguageDir: config.ocrLanguageDir,
    modelName: config.model.name,
    log,
    publicUrl: config.publicUrl,
    now: () => new Date(),
  }
  if (config.role !== 'web') {
    const { timeoutMs, runTokens: tokens, requestTokens } = config.model
    const settings = { model, timeoutMs, tokens, requestTokens }
    const worker = await startRunWorker(house, database.appConnection, settings)
    undo.push(worker.stop)
    await queue.work({
      'run-assistant': worker.handle,
      'deliver-effect': ({ effectId }) => deliverEffect(house, effectId),
      'read-file': (payload, signal) => readUploaded(house, payload, signal),
      'index-knowledge': (payload, signal) => indexNext(house, payload, signal, readTurn),
      'embed-knowledge': (payload, signal) => embedNext(house, payload, signal),
      'issue-certificates': (payload, signal) => issueCertificates(house, payload, signal),
      'work-on-import': (payload, signal) => workOnImport(house, payload, signal),
      'delete-blobs': ({ keys }) => deleteBlobs(house, keys),
      'fill-demo': (payload, signal) => fillDemo(house, payload, signal),
      'sweep-knowledge': () => sweepWaiting(house, ownerUrl),
      'sweep-orphan-files': (_none, signal) => sweepOrphanFiles(house, ownerUrl, signal),
      'sweep-sign-ins': () => sweepSignIns(ownerUrl),
      'sweep-effects': () => sweepEffects(ownerUrl, house.now()),
      'sync-subscription': (payload) => syncOne(house, payload),
      'sync-subscriptions': (_none, signal) => syncAllSubscriptions(house, ownerUrl, signal),
      'at-midnight': (_none, signal) => workThroughMidnights(house, ownerUrl, AT_MIDNIGHT, signal),
    })
  }
  if (config.role === 'worker') return { url: '', house, ownerUrl, databaseFolder, stop }
  const { server, close } = await createWebServer(house, {
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    sessionDays: config.sessionDays,
    isDevelopment: options.isDevelopment ?? false,
    webFolder: options.webFolder,
    demoUrl: config.demoUrl,
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(`Port ${config.port} is taken. Set PORT to another one.`) : error
  })
  undo.push(close)
  const { port } = server.address() as AddressInfo
  return {
    url: config.port ? config.publicUrl : `http://localhost:${port}`,
    house,
    ownerUrl,
    databaseFolder,
    stop,
  }
}

async function openEmbedded(config: Config, { say }: StartOptions, undo: (() => Promise<unknown>)[]) {
  const embedded = await startEmbedded(config.dataDir, { say })
  undo.push(embedded.stop)
  return embedded
}

function openMail(config: Config, { say }: StartOptions) {
  if (config.smtpUrl) return smtpMail(config.smtpUrl, config.mailFrom)
  return outboxMail(path.join(config.dataDir, 'outbox'), config.mailFrom, ({ to, subject }) =>
    say(`Mail to ${to}: ${subject}`),
  )
}
