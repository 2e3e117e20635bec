import { expect, it } from 'vitest'
import type { FileRecord } from '../domains/files/types.ts'
import { reporter } from './attachments.ts'
import type { Stage } from './types.ts'

it('leaves a file that failed as it ended, whatever its last pages still tell', async () => {
  const written: Stage[] = []
  const keep = async (stage: Stage) => void written.push(stage)
  const journal = { putStage: keep, endStage: (stage: Stage, state: Stage['state']) => keep({ ...stage, state }) }
  const progress = [{ fileId: 'f', fileName: 'Packet.pdf', error: null, progress: 0, pages: null }]
  const report = reporter(journal, { id: 's', state: 'IN_PROGRESS', progress } as unknown as Stage, progress)
  const file = { id: 'f', name: 'Packet.pdf', state: 'FAILED', error: 'Too long to read.', pageCount: null }
  report.move(file as FileRecord, 0.4, 133)
  report.done(file as FileRecord)
  await report.end('FAILED')
  await new Promise((resolve) => setTimeout(resolve, 200))
  report.move(file as FileRecord, 0.8, 133)
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(written.at(-1)).toMatchObject({ state: 'FAILED', progress: [{ progress: 1, error: 'Too long to read.' }] })
})
