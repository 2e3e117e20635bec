import { afterAll, beforeAll, expect, test } from 'vitest'
import { isEqual } from '../../../scripts/eval/equality.ts'
import { findFacts, pool, readDocument } from '../../../server/documents/reading/read-document.ts'
import { acord25 } from '../../../server/forms/acord-25/index.ts'
import { fileOf } from '../../support/documents/file.ts'
import { AUTHORS } from './families/authors/index.ts'
import { drawPapers, makePaper } from './papers.ts'
import { type Printer, startPrinter } from './print.ts'

let printer: Printer
beforeAll(async () => {
  printer = await startPrinter()
})
afterAll(async () => {
  await printer.close()
  await pool.close()
})

test('documents of authors that nothing was learned from fill most of a certificate, and hardly ever wrongly', {
  timeout: 900_000,
}, async () => {
  const count = { answerable: 0, right: 0, wrong: 0 }
  for (const drawing of drawPapers({ seed: 44, count: 30, split: 'threshold', of: AUTHORS })) {
    const { name, bytes, fields } = await makePaper(drawing, printer, false)
    const { pages } = await readDocument(fileOf(name, bytes), name)
    const facts = await findFacts(pages)
    const { values } = acord25.propose({ files: [{ fileId: 'F1', fileName: name, facts }], today: '2026-06-15' })
    for (const [element, expected] of Object.entries(fields)) {
      const found = values.find(({ field }) => field === element)
      if (expected) count.answerable++
      if (!found) continue
      if (isEqual(expected, found.value)) count.right++
      else count.wrong++
    }
  }
  expect(count.right / count.answerable).toBeGreaterThan(0.55)
  expect(count.wrong / count.answerable).toBeLessThan(0.05)
})
