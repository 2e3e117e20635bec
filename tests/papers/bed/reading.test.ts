import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isEqual } from '../../../scripts/eval/equality.ts'
import { quotedOn } from '../../../server/assistant/evidence/quoted.ts'
import { whyUnsupported } from '../../../server/assistant/evidence/supports.ts'
import { readFacts } from '../../../server/documents/facts/read-facts.ts'
import { pool, readDocument } from '../../../server/documents/reading/read-document.ts'
import { acord25 } from '../../../server/forms/acord-25/index.ts'
import { ELEMENT_MEANINGS } from '../../../server/forms/index.ts'
import { fileOf } from '../../support/documents/file.ts'
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

type Outcome = { answerable: number; right: number; wrong: string[]; undone: string[] }

/** Reads a printed document and compares the certificate proposed from it with what the document says. */
async function read(bytes: Uint8Array, name: string, gold: Record<string, string>): Promise<Outcome> {
  const { pages } = await readDocument(fileOf(name, bytes), name)
  const facts = readFacts(pages, ELEMENT_MEANINGS)
  const { values } = acord25.propose({ files: [{ fileId: 'F1', fileName: name, facts }], today: '2026-06-15' })
  const outcome: Outcome = { answerable: 0, right: 0, wrong: [], undone: [] }
  for (const [element, expected] of Object.entries(gold)) {
    const found = values.find(({ field }) => field === element)
    if (expected) outcome.answerable++
    if (expected && found && isEqual(expected, found.value)) outcome.right++
    else if (found) outcome.wrong.push(`${name} ${element}: “${found.value}” for “${expected}”`)
  }
  for (const { field, value, source, inferred } of values) {
    if (source.kind !== 'document' || inferred) continue
    const definition = acord25.fields.find((one) => one.name === field)!
    const why = whyUnsupported(acord25, definition, value, quotedOn(pages[source.page - 1]!, source.quote, facts))
    if (why) outcome.undone.push(`${name} ${field} ${value}: ${why}`)
  }
  return outcome
}

describe.each([
  ['learn', 1, 0.8],
  ['threshold', 7, 0.7],
] as const)('certificates from the documents of the third to %s', (split, seed, share) => {
  test('hold most of what the documents say, nothing wrong, and nothing the guard refuses', {
    timeout: 900_000,
  }, async () => {
    const outcomes: Outcome[] = []
    for (const drawing of drawPapers({ seed, count: 40, split })) {
      if ('fillable' in drawing.drawn) continue
      const { name, bytes, fields } = await makePaper(drawing, printer, false)
      outcomes.push(await read(bytes, name, fields))
    }
    const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((all, outcome) => all + of(outcome), 0)
    expect(outcomes.flatMap(({ wrong }) => wrong)).toEqual([])
    expect(outcomes.flatMap(({ undone }) => undone)).toEqual([])
    expect(sum(({ right }) => right) / sum(({ answerable }) => answerable)).toBeGreaterThan(share)
  })
})
