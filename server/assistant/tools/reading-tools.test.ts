import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePdf } from '../../../tests/support/documents/pdf.ts'
import { aHouse, anAgency, type TestHouse } from '../../../tests/support/house.ts'
import { aToolBench, type ToolBench } from '../../../tests/support/model-servers/tool-bench.ts'
import { aPolicyPdf } from '../../../tests/support/policies.ts'
import type { Conversation } from '../conversation.ts'
import type { ToldList } from '../told-facts.ts'
import { peekFile } from './peek-file.ts'
import { searchFile } from './search-file.ts'

let test: TestHouse
let bench: ToolBench
beforeAll(async () => {
  test = await aHouse()
  const files = {
    'Policy.pdf': await aPolicyPdf(),
    'Broken.pdf': Buffer.from('%PDF-1.7 nothing more'),
    'Conditions.pdf': await twoColumns(),
    'Fleet.csv': Buffer.from(
      ['Unit No,Year,Make,Model', ...Array.from({ length: 50 }, (_, row) => `${row + 101},2019,Mack,V${row}`)].join(
        '\n',
      ),
    ),
    'Losses.csv': Buffer.from(
      [
        'Claim No,Date of loss,Status,Paid',
        'C-1,03/04/2024,Open,"$1,250"',
        'C-2,05/06/2024,Closed,"$2,000"',
        'Totals,,,"$3,250"',
      ].join('\n'),
    ),
  }
  bench = await aToolBench(test, await anAgency(test), 'Look at these.', files)
})
afterAll(() => test.close())

/** A page of prose in two columns, drawn line by line across both. */
function twoColumns(): Promise<Buffer> {
  const lines = (column: string) =>
    Array.from({ length: 24 }, (_, row) => `${column} column, line ${row + 1}, goes on about the conditions`)
  const [left, right] = [
    lines('Left'),
    [...lines('Right').slice(1), 'Tenant delivers certificates to the landlord early.'],
  ]
  const texts = left.flatMap((text, row) => [
    { x: 50, y: 60 + row * 13, text, size: 9 },
    { x: 320, y: 60 + row * 13, text: right[row]!, size: 9 },
  ])
  return makePdf([{ texts }])
}

describe('PEEK_FILE', () => {
  it('reads one column of prose after the other', async () => {
    const { output } = await bench.call(peekFile, { file: 'F3' })
    const [page] = (output as { text: { text: string }[] }).text
    const lines = page!.text.split('\n')
    expect(lines.slice(0, 24).every((line) => line.startsWith('Left'))).toBe(true)
    expect(lines.at(-1)).toBe('Tenant delivers certificates to the landlord early.')
  })

  it.each(['F1', 'f1', 'Policy.pdf', ' policy.pdf '])('opens a file called “%s”', async (file) => {
    const { output, summary } = await bench.call(peekFile, { file })
    expect(output).toMatchObject({ file: 'F1', name: 'Policy.pdf', kind: 'declarations', pages: 3 })
    expect(summary).toBe('Policy.pdf')
  })

  it('gives facts with their place and words, and the text of the pages asked for', async () => {
    const { output } = await bench.call(peekFile, { file: 'F1', pages: [2] })
    const { facts, text } = output as { facts: object[]; text: { page: number; text: string }[] }
    expect(facts).toContainEqual(
      expect.objectContaining({
        key: 'policy.number',
        value: 'QF-000-1042',
        page: 1,
        quote: expect.stringContaining('QF-000-1042'),
      }),
    )
    expect(text).toEqual([{ page: 2, text: expect.stringContaining('BODILY INJURY') }])
  })

  it('says which lists a file holds, and gives the entries that are asked for', async () => {
    const { output } = await bench.call(peekFile, { file: 'F4' })
    expect(output).toMatchObject({ lists: [{ of: 'vehicle', count: 50 }] })
    const asked = await bench.call(peekFile, { file: 'F4', list: { of: 'vehicle', words: 'unit 150' } })
    const { list } = asked.output as { list: ToldList }
    expect(list).toMatchObject({ count: 50, matching: 1, narrowedBy: [expect.stringContaining('“150”')], unused: [] })
    expect(list.entries[0]!.parts[0]!.fields).toMatchObject({ model: 'V49' })
    const rest = await bench.call(peekFile, { file: 'F4', list: { of: 'vehicle', from: 41 } })
    expect((rest.output as { list: ToldList }).list.entries).toHaveLength(10)
  })

  it('looks on every page for a total of what it added up', async () => {
    const { output } = await bench.call(peekFile, { file: 'F5', list: { of: 'claim', words: 'total paid' } })
    const [figure] = (output as { list: ToldList }).list.figures
    expect(figure).toMatchObject({
      value: '$3,250',
      told: 2,
      printed: { page: 1, quote: expect.stringContaining('Totals') },
    })
  })

  it('says why a file could not be read', async () => {
    const { output } = await bench.call(peekFile, { file: 'F2' })
    expect(output).toEqual({ file: 'F2', name: 'Broken.pdf', error: expect.stringMatching(/\w+.*\.$/) })
  })

  it('refuses a file that is not there, and names those that are', async () => {
    await expect(bench.call(peekFile, { file: 'F9' })).rejects.toThrow(
      'There is no file "F9". Files: F1, F2, F3, F4, F5.',
    )
  })
})

describe('SEARCH_FILE', () => {
  it.each(['certificates', 'certificate of insurance', 'who are the landlords'])(
    'finds “%s” however words are cut',
    async (query) => {
      const { output } = await bench.call(searchFile, { queries: [{ query }], files: ['F3'] })
      expect(JSON.stringify(output)).toContain('delivers certificates to the landlord')
    },
  )

  it('finds passages with file, page and words, for each query', async () => {
    const queries = [{ query: 'notice of cancellation' }, { query: 'zeppelin racing' }]
    const { output } = await bench.call(searchFile, { queries })
    const [cancellation, zeppelin] = (output as { results: { query: string; passages: object[] }[] }).results
    expect(cancellation!.passages[0]).toEqual({
      file: 'F1',
      page: expect.any(Number),
      quote: expect.stringContaining('cancel'),
    })
    expect(zeppelin).toEqual({
      query: 'zeppelin racing',
      answers: { sure: 0, things: [] },
      passages: [],
      units: [],
    })
  })

  it('tells single things the pages say, with what they stand under, ready to be quoted', async () => {
    const { output } = await bench.call(searchFile, { queries: [{ query: 'each occurrence limit' }] })
    const [{ units }] = (
      output as { results: [{ units: { file: string; kind: string; quote: string; covered: number }[] }] }
    ).results
    expect(units[0]).toMatchObject({ file: 'F1', value: expect.stringContaining('$'), covered: 1 })
  })

  it('tells what may answer, the likeliest first, and how sure that is', async () => {
    const { output } = await bench.call(searchFile, { queries: [{ query: 'general aggregate limit' }] })
    const [{ answers }] = (output as { results: [{ answers: { sure: number; things: object[] } }] }).results
    expect(answers.things[0]).toMatchObject({ value: expect.stringContaining('2,000,000'), page: 1 })
    expect(answers.sure).toBeGreaterThan(0.5)
    const queries = ['one', 'two', 'three', 'four', 'aggregate'].map((query) => ({ query }))
    const { output: many } = await bench.call(searchFile, { queries })
    expect((many as { results: object[] }).results.map((one) => 'answers' in one)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
  })

  it('shows the source with the file by name and the words marked on the page', async () => {
    const queries = [{ query: 'notice of cancellation' }, { query: 'zeppelin racing' }]
    const { data } = await bench.call(searchFile, { queries })
    const [cancellation, zeppelin] = (data as { results: { answer: string; places: object[] }[] }).results
    expect(cancellation!.answer).toMatch(/^Policy\.pdf, page \d+: “/)
    expect(cancellation!.places[0]).toMatchObject({
      kind: 'DOCUMENT',
      label: 'Policy.pdf',
      boxes: expect.arrayContaining([expect.arrayContaining([expect.any(Number)])]),
    })
    expect(zeppelin).toMatchObject({ answer: 'Nothing found.', places: [] })
  })

  it('keeps to the files it is given, and refuses one that is not there', async () => {
    const { output } = await bench.call(searchFile, { queries: [{ query: 'cancellation' }], files: ['F2'] })
    expect(output).toEqual({
      results: [{ query: 'cancellation', answers: { sure: 0, things: [] }, passages: [], units: [] }],
    })
    await expect(bench.call(searchFile, { queries: [{ query: 'cancellation' }], files: ['F9'] })).rejects.toThrow(
      'There is no file "F9".',
    )
  })

  it('is shown with its queries', () => {
    const queries = ['one', 'two', 'three'].map((query) => ({ query }))
    expect(searchFile.title({ queries }, true, {} as Conversation)).toBe('Searched for one, two and 1 more')
  })
})

describe('of a long document', () => {
  let long: ToolBench
  beforeAll(async () => {
    long = await aToolBench(test, await anAgency(test), 'Look.', { 'Long.pdf': await aPolicyPdf({ pages: 30 }) })
  })

  it('the text is told as far as it fits, and from where on it is not whole', async () => {
    const pages = Array.from({ length: 20 }, (_, at) => at + 1)
    const { output } = await long.call(peekFile, { file: 'F1', pages })
    const { text, leftOff } = output as { text: { page: number; text: string }[]; leftOff: string }
    const [, from] = /^The text from page (\d+) on is not whole/.exec(leftOff)!
    expect(text.map(({ text: told }) => told.length).reduce((a, b) => a + b)).toBe(12_000)
    expect(text.find(({ text: told }) => !told)!.page).toBe(Number(from) + 1)
    expect((await long.call(peekFile, { file: 'F1', pages: [2] })).output).not.toHaveProperty('leftOff')
  })

  it('a search says when more pages hold the words than were looked at', async () => {
    const queries = [{ query: 'aircraft or watercraft' }, { query: 'producer' }]
    const { results } = (await long.call(searchFile, { queries })).output as { results: { leftOff?: string }[] }
    expect(results.map(({ leftOff = '' }) => leftOff)).toEqual([expect.stringMatching(/^More than 24 pages/), ''])
  })
})
