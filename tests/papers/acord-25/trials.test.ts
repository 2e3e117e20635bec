import { describe, expect, test } from 'vitest'
import { drawnPage } from '../../../server/documents/facts/drawn-pages.ts'
import { findQuote } from '../../../server/documents/search/find-quote.ts'
import { FIELDS } from '../../../server/forms/acord-25/fields.ts'
import { BACK_PAGES } from './back-pages.ts'
import { BLIND_PAPERS } from './blind-papers.ts'
import { CARRIERS_HANDS } from './carriers-hands.ts'
import { CERTIFICATES } from './certificates.ts'
import { FURTHER_PAPERS } from './further-papers.ts'
import { LIABILITY } from './liability.ts'
import { MORE_LAYOUTS } from './more-layouts.ts'
import { ODD_PAPERS } from './odd-papers.ts'
import { OTHER_LINES } from './other-lines.ts'
import { SIDE_BY_SIDE } from './side-by-side.ts'
import { TRAPS } from './traps.ts'
import { expected, filledFrom, runTrial } from './trial.ts'

describe.each([
  ['liability', LIABILITY],
  ['other lines', OTHER_LINES],
  ['traps', TRAPS],
  ['more layouts', MORE_LAYOUTS],
  ['blind papers', BLIND_PAPERS],
  ['further papers', FURTHER_PAPERS],
  ['odd papers', ODD_PAPERS],
  ['carriers’ hands', CARRIERS_HANDS],
  ['side by side', SIDE_BY_SIDE],
])('%s', (_group, trials) => {
  test.each(trials)('$name', (trial) => {
    const { filled, proposal, files } = runTrial(trial)
    expect(filled).toEqual(expected(trial.expect))
    expect(proposal.questions.map(({ about }) => about)).toEqual(trial.asks ?? [])
    expect(proposal.values.length + proposal.blanks.length).toBe(FIELDS.length)
    const drawings = [trial.pages, ...(trial.more ?? [])]
    for (const [index, file] of files.entries()) {
      const pages = drawings[index]!.map((page, number) => drawnPage(page, number + 1))
      for (const { key, source } of file.facts.facts)
        expect(findQuote(pages[source.page - 1]!, source.quote), `${key}: ${source.quote}`).not.toBeNull()
    }
  })
})

describe('the back pages of a policy change nothing', () => {
  const papers = [...LIABILITY, ...OTHER_LINES, ...SIDE_BY_SIDE].filter(({ asks, more }) => !asks && !more)
  test.each(papers)('$name', (trial) => {
    const { filled } = runTrial({ ...trial, pages: [...trial.pages, ...BACK_PAGES] })
    expect(filled).toEqual(expected(trial.expect))
  })
})

test.each(CERTIFICATES)('certificate: $name', ({ page, expect: wanted }) => {
  const { filled, facts } = filledFrom(page)
  expect(filled).toEqual(expected(wanted))
  for (const { key, source } of facts.facts)
    expect(findQuote(page, source.quote), `${key}: ${source.quote}`).not.toBeNull()
})
