import { afterAll, beforeAll, expect, it } from 'vitest'
import { HICKORY } from '../../../tests/papers/submissions/hickory/index.ts'
import { asTold } from '../../../tests/support/documents/as-told.ts'
import { makePdf } from '../../../tests/support/documents/pdf.ts'
import { aHouse, anAgency, type TestHouse } from '../../../tests/support/house.ts'
import { aToolBench } from '../../../tests/support/model-servers/tool-bench.ts'
import type { FormEntry } from '../../domains/workspaces/form-artifact.ts'
import { FORMS } from '../../forms/index.ts'
import { findFile } from '../conversation.ts'
import { checkValue } from './check-value.ts'

let test: TestHouse
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())

/** The values that forms are proposed from a submission and that the guard refuses, and how many there are in all. */
async function refusedOf({ name, pages, forms }: (typeof HICKORY)[number]) {
  const agency = await anAgency(test)
  const bench = await aToolBench(test, agency, 'Fill the applications', { 'Paper.pdf': await makePdf(pages) })
  return bench.inTool(async (tool) => {
    const { handle, file } = findFile(tool.conversation, 'F1')!
    const refused: string[] = []
    let all = 0
    for (const form of FORMS.filter(({ id }) => id in forms)) {
      const files = [asTold({ fileId: handle, fileName: file.name, facts: file.facts! }, [form.id])]
      const { values } = form.propose({ files, instructions: `Fill ACORD ${form.id}`, today: '2026-08-15' })
      const own = values.filter(({ source }) => source.kind === 'document')
      const others = new Map<string, FormEntry>()
      // A tick that goes with another element comes before it or behind it.
      const check = async (some: typeof own, again: boolean): Promise<void> => {
        const left: typeof own = []
        for (const one of some) {
          const field = form.fields.find(({ name }) => name === one.field)!
          const { page, quote } = one.source as { page: number; quote: string }
          const source = { kind: 'document' as const, file: handle, page, quote }
          const result = await checkValue(tool, form, field, { value: one.value, source }, others)
          if ('entry' in result) others.set(one.field, result.entry)
          else if (again) left.push(one)
          else refused.push(`${name} ${form.id} ${one.field} “${one.value}”: ${result.reason} | ${quote.slice(0, 100)}`)
        }
        if (again) await check(left, false)
      }
      all += own.length
      await check(own, true)
    }
    return { refused, all }
  })
}

it('nearly every value that submissions fill passes the guard', async () => {
  const refused: string[] = []
  let all = 0
  for (const paper of HICKORY) {
    const own = await refusedOf(paper)
    refused.push(...own.refused)
    all += own.all
  }
  expect(all).toBeGreaterThan(800)
  expect(refused.length / all, refused.join('\n')).toBeLessThan(0.02)
}, 300_000)

it('words that were read as the premium of one line are not that of another', async () => {
  const { pages } = HICKORY.find(({ name }) => name === 'hickory-ovens')!
  const agency = await anAgency(test)
  const bench = await aToolBench(test, agency, 'Fill ACORD 125', { 'Paper.pdf': await makePdf(pages) })
  const form = FORMS.find(({ id }) => id === '125')!
  const passes = (line: string, value: string) =>
    bench.inTool(async (tool) => {
      const { handle, file } = findFile(tool.conversation, 'F1')!
      const files = [asTold({ fileId: handle, fileName: file.name, facts: file.facts! }, ['125'])]
      const { values } = form.propose({ files, instructions: 'Fill ACORD 125', today: '2026-08-15' })
      const { source } = values.find(({ field }) => field === 'PriorCoverage_GeneralLiability_TotalPremiumAmount_A')!
      const { page, quote } = source as { page: number; quote: string }
      const field = form.fields.find(({ name }) => name === `PriorCoverage_${line}_TotalPremiumAmount_A`)!
      const given = { value, source: { kind: 'document' as const, file: handle, page, quote } }
      return 'entry' in (await checkValue(tool, form, field, given, new Map()))
    })
  expect(await passes('GeneralLiability', '48,200')).toBe(true)
  expect(await passes('Automobile', '48,200')).toBe(false)
  expect(await passes('GeneralLiability', '61,400')).toBe(false)
})
