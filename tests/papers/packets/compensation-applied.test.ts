import { afterAll, beforeAll, expect, it } from 'vitest'
import { isEqual } from '../../../scripts/eval/equality.ts'
import { quotedOn } from '../../../server/assistant/evidence/quoted.ts'
import { whyUnsupported } from '../../../server/assistant/evidence/supports.ts'
import { readFacts } from '../../../server/documents/facts/read-facts.ts'
import { pool, readDocument } from '../../../server/documents/reading/read-document.ts'
import { acord130 } from '../../../server/forms/acord/130/index.ts'
import type { FormProposal } from '../../../server/forms/types.ts'
import { fileOf } from '../../support/documents/file.ts'
import { type Printer, startPrinter } from '../bed/print.ts'
import { FURTHER } from './further-layouts.ts'
import { employers, type Item } from './items.ts'
import { LAST } from './last-layouts.ts'
import { LAYOUTS } from './layouts.ts'
import { PAGE_CSS, packetHtml } from './parts.ts'

let printer: Printer
beforeAll(async () => {
  printer = await startPrinter()
})
afterAll(async () => {
  await printer.close()
  await pool.close()
})

const STEM = 'WorkersCompensation_RateClass_'
/** What a packet calls the parts of a class, and the form. */
const PARTS = [
  ['location_number', 'LocationProducerIdentifier'],
  ['class_code', 'ClassificationCode'],
  ['classification', 'DutiesDescription'],
  ['annual_payroll', 'RemunerationAmount'],
  ['manual_rate', 'Rate'],
  ['estimated_premium', 'EstimatedManualPremiumAmount'],
] as const
const STATE = 'WorkersCompensation_RateState_StateOrProvinceName_A'

/** The classes of a proposal, on the form and on the attached page, each with its parts as a packet calls them. */
function classesIn({ values, overflow }: FormProposal): Item[] {
  const all = new Map(values.map(({ field, value }) => [field, value]))
  const onForm = [...'ABCDEFGHIJKLMN'].map((letter): Item => {
    const told = PARTS.flatMap(([part, element]) => {
      const value = all.get(`${STEM}${element}_${letter}`)
      return value === undefined ? [] : [[part, value] as const]
    })
    return { ...Object.fromEntries(told), ...(told.length && { state: all.get(STATE) ?? '' }) }
  })
  const labels = new Map(
    PARTS.map(([part, element]) => [
      acord130.fields.find(({ name }) => name === `${STEM}${element}_A`)!.label.toLowerCase(),
      part,
    ]),
  )
  const spilled = Map.groupBy(overflow, ({ label }) => label.split(': ')[0]!)
  const attached = [...spilled].map(
    ([head, rows]): Item => ({
      state: /^Class of ([A-Z]{2}) /.exec(head)?.[1] ?? '',
      ...Object.fromEntries(rows.map(({ label, text }) => [labels.get(label.split(': ')[1]!)!, text])),
    }),
  )
  return [...onForm, ...attached].filter((one) => Object.keys(one).length)
}

it.each(Object.entries({ ...LAYOUTS, ...FURTHER, ...LAST }))(
  'the classes of a packet laid out as %s are on the application, none of them wrong',
  async (_, layout) => {
    const line = employers(18)
    const bytes = await printer.print(packetHtml(line, layout), PAGE_CSS + layout.css)
    const { pages } = await readDocument(fileOf('packet.pdf', bytes), 'packet.pdf')
    const facts = readFacts(pages)
    const files = [{ fileId: 'F1', fileName: 'packet.pdf', facts }]
    const proposal = acord130.propose({ files, instructions: 'Fill ACORD 130', today: '2026-11-02' })
    const found = classesIn(proposal)
    const isIn = (one: Item, item: Item) =>
      Object.entries(one).every(([part, value]) => isEqual(item[part] ?? '', value))
    expect(found.filter((one) => !line.items.some((item) => isIn(one, item)))).toEqual([])
    const whole = line.items.filter((item) =>
      found.some((one) => Object.keys(one).length > PARTS.length && isIn(one, item)),
    )
    expect(whole.length / line.items.length).toBeGreaterThanOrEqual(0.9)
    expect(found.length).toBe(line.items.length)
    expect(proposal.values.filter(({ field }) => /TotalPremium|TotalEstimated/.test(field))).toEqual([])
    const undone = proposal.values.flatMap(({ field, value, source, inferred }) => {
      if (source.kind !== 'document' || inferred) return []
      const definition = acord130.fields.find((one) => one.name === field)!
      const quoted = quotedOn(pages[source.page - 1]!, source.quote, facts)
      return whyUnsupported(acord130, definition, value, quoted) ?? []
    })
    expect(undone).toEqual([])
  },
)
