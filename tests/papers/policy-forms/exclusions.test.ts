import { expect, it } from 'vitest'
import { findQuote } from '../../../server/documents/index.ts'
import { listExclusions } from '../../../server/reviews/policy/exclusions.ts'
import { NothingToReview, type ReviewPaper } from '../../../server/reviews/types.ts'
import { LAYOUTS } from './layouts.ts'
import { measured, reviewDrawn } from './measure.ts'

const NOTHING = { missed: [], false: [] }

it.each(LAYOUTS.filter(({ name }) => name !== 'roman numbers without names').map((one) => [one.name, one] as const))(
  'exclusions, their exceptions and what is given back are found: %s',
  async (_, layout) => {
    const { drawing, paper, review } = await reviewDrawn(3, layout)
    const { planted, exceptions, backs, ...rest } = measured(drawing, review.findings)
    expect(planted).toBeGreaterThan(10)
    expect(rest).toEqual(NOTHING)
    expect(exceptions).toMatchObject(NOTHING)
    expect(backs).toEqual(NOTHING)
    for (const { verdict, cells } of review.findings) {
      expect([verdict, cells[0]!.place]).toEqual(['FOUND', expect.anything()])
      for (const { place } of cells)
        if (place?.of === 'file')
          expect(findQuote(paper.pages[place.page - 1]!, place.quote), place.quote).not.toBeNull()
    }
  },
)

it('exclusions without names are called by their first words', async () => {
  const { drawing, review } = await reviewDrawn(4, LAYOUTS.find(({ name }) => name === 'roman numbers without names')!)
  expect(measured(drawing, review.findings)).toMatchObject(NOTHING)
})

const review = (paper: ReviewPaper) =>
  listExclusions({ papers: [paper], records: [], today: '2026-05-01', choices: {}, text: '' })

it('of a form with a page missing, the list is told to be incomplete', async () => {
  const { paper } = await reviewDrawn(3, LAYOUTS[1]!)
  const cut = paper.pages.map((page) => ({ ...page, lines: page.lines.filter(({ text }) => !/^[23]\. /.test(text)) }))
  const unsure = review({ ...paper, pages: cut }).findings.filter(({ verdict }) => verdict === 'UNSURE')
  expect(unsure.map(({ topic }) => topic)).toContain('Before 4.')
  for (const { cells } of unsure) expect(cells[0]!.place).not.toBeNull()
})

it('an endorsement of which only the title is in the file is found in the list of forms, and its text is asked for', async () => {
  const { paper, drawing } = await reviewDrawn(3, LAYOUTS[0]!)
  const { title, number } = drawing.endorsed.find(({ isInFile }) => !isInFile)!
  const one = review(paper).findings.find(({ topic }) => topic === title)!
  expect(one).toMatchObject({ verdict: 'FOUND', action: expect.stringContaining('not in this file') })
  expect(one.why).toContain(number)
})

it('findings keep their ids when a policy is reviewed again, and no two share one', async () => {
  const { paper } = await reviewDrawn(2, LAYOUTS[5]!)
  const ids = review(paper).findings.map(({ id }) => id)
  expect(review({ ...paper, pages: [...paper.pages] }).findings.map(({ id }) => id)).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

it('without a policy there is nothing to list', () => {
  expect(() => listExclusions({ papers: [], records: [], today: '2026-05-01', choices: {}, text: '' })).toThrow(
    NothingToReview,
  )
})

it('a policy without exclusions says that none were found, and never that there are none', async () => {
  const { paper } = await reviewDrawn(3, LAYOUTS[0]!)
  const { findings, notes } = review({
    ...paper,
    pages: [{ ...paper.pages[0]!, lines: paper.pages[0]!.lines.slice(0, 4) }],
  })
  expect(findings).toEqual([])
  expect(notes.join(' ')).toContain('no exclusions were found')
})
