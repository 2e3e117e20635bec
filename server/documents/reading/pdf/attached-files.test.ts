import { expect, it } from 'vitest'
import { linesPage, makePdf } from '../../../../tests/support/documents/pdf.ts'
import { WORKER_MEMORY } from '../reading-limits.ts'
import { attachedNames } from './attached-files.ts'
import { startPdfEngine } from './engine.ts'
import { openPdf } from './open.ts'

it('names no more files of a PDF than are ever read', async () => {
  const attached = Array.from({ length: 1_001 }, (_, at) => ({ name: `${at}.txt`, bytes: Buffer.from('a') }))
  const engine = await startPdfEngine(WORKER_MEMORY.pdfBytes)
  const document = openPdf(engine, await makePdf([linesPage(['Many files'])], { attached }))
  expect(attachedNames({ engine, document })).toHaveLength(1_000)
  document.close()
})
