import type { LanguageModelV4 } from '@ai-sdk/provider'
import { issueCertificates } from '../../server/domains/certificates/jobs.ts'
import { deleteBlobs, readUploaded } from '../../server/domains/files/jobs.ts'
import { readTurn } from '../../server/domains/files/reading.ts'
import { workOnImport } from '../../server/domains/imports/jobs.ts'
import { embedNext } from '../../server/domains/knowledge/embedding.ts'
import { indexNext } from '../../server/domains/knowledge/jobs.ts'
import { syncOne } from '../../server/domains/subscription/jobs.ts'
import { deliverEffect } from '../../server/effects/jobs.ts'
import { startRunWorker } from '../../server/runs/worker.ts'
import { fillDemo } from '../../server/seed/demo.ts'
import type { TestHouse } from './house.ts'

/** Sets a worker with this model to work in a house, as the product does. */
export async function aWorker(
  test: TestHouse,
  model: LanguageModelV4,
  limits: { timeoutMs?: number; tokens?: number; requestTokens?: number } = {},
) {
  const settings = {
    model,
    timeoutMs: limits.timeoutMs ?? 5000,
    tokens: limits.tokens ?? 1_000_000,
    requestTokens: limits.requestTokens,
  }
  test.house.outside.model = model
  const worker = await startRunWorker(test.house, test.appConnection, settings)
  await test.house.queue.work({
    'run-assistant': worker.handle,
    'deliver-effect': ({ effectId }) => deliverEffect(test.house, effectId),
    'issue-certificates': (payload, signal) => issueCertificates(test.house, payload, signal),
    'index-knowledge': (payload, signal) => indexNext(test.house, payload, signal, readTurn),
    'embed-knowledge': (payload, signal) => embedNext(test.house, payload, signal),
    'read-file': (payload, signal) => readUploaded(test.house, payload, signal),
    'work-on-import': (payload, signal) => workOnImport(test.house, payload, signal),
    'delete-blobs': ({ keys }) => deleteBlobs(test.house, keys),
    'sweep-knowledge': async () => {},
    'sweep-orphan-files': async () => {},
    'sweep-sign-ins': async () => {},
    'sweep-effects': async () => {},
    'at-midnight': async () => {},
    'sync-subscription': (payload) => syncOne(test.house, payload),
    'sync-subscriptions': async () => {},
    'fill-demo': (payload, signal) => fillDemo(test.house, payload, signal),
  })
  return worker
}
