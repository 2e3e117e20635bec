import { describe, expect, test } from 'vitest'
import { quotedOn } from '../../../server/assistant/evidence/quoted.ts'
import { whyUnsupported } from '../../../server/assistant/evidence/supports.ts'
import { drawnPage } from '../../../server/documents/facts/drawn-pages.ts'
import type { DocumentFacts } from '../../../server/documents/facts/types.ts'
import { findQuote } from '../../../server/documents/search/find-quote.ts'
import type { Page } from '../../../server/documents/types.ts'
import { FIELDS } from '../../../server/forms/acord-25/fields.ts'
import { acord25 } from '../../../server/forms/acord-25/index.ts'
import type { ValueSource } from '../../../server/forms/types.ts'
import { BACK_PAGES } from './back-pages.ts'
import { BLIND_PAPERS } from './blind-papers.ts'
import { CARRIERS_HANDS } from './carriers-hands.ts'
import { CERTIFICATES } from './certificates.ts'
import { ENDS_OF_BLOCKS } from './ends-of-blocks.ts'
import { FURTHER_PAPERS } from './further-papers.ts'
import { HEADS_OF_COLUMNS } from './heads-of-columns.ts'
import { LIABILITY } from './liability.ts'
import { LISTS_AND_HEADINGS } from './lists-and-headings.ts'
import { MORE_LAYOUTS } from './more-layouts.ts'
import { NAMES_AND_ADDRESSES } from './names-and-addresses.ts'
import { ODD_PAPERS } from './odd-papers.ts'
import { OTHER_LINES } from './other-lines.ts'
import { POLICIES_IN_ROWS } from './policies-in-rows.ts'
import { SIDE_BY_SIDE } from './side-by-side.ts'
import { SPLIT_LIMITS } from './split-limits.ts'
import { TRAPS } from './traps.ts'
import { expected, filledFrom, runTrial } from './trial.ts'
import { toldOtherwise } from './underlying.ts'
import { WHOLE_NAMES } from './whole-names.ts'

/** What the guard says to a value that rests on one of these files' pages or on the user's words. */
function whyRefused(
  files: { pages: Page[]; facts: DocumentFacts }[],
  name: string,
  value: string,
  source: ValueSource,
) {
  const field = acord25.fields.find((one) => one.name === name)!
  if (source.kind !== 'document' && source.kind !== 'message') return null
  const file = source.kind === 'document' ? files[Number(source.fileId.slice(4)) - 1] : undefined
  const page = source.kind === 'document' ? file?.pages[source.page - 1] : undefined
  return whyUnsupported(
    acord25,
    field,
    value,
    page && file ? quotedOn(page, source.quote, file.facts) : { words: source.quote, by: 'user' },
  )
}

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
  ['policies in rows', POLICIES_IN_ROWS],
  ['lists and headings', LISTS_AND_HEADINGS],
  ['names and addresses', NAMES_AND_ADDRESSES],
  ['ends of blocks', ENDS_OF_BLOCKS],
  ['split limits', SPLIT_LIMITS],
  ['whole names', WHOLE_NAMES],
  ['heads of columns', HEADS_OF_COLUMNS],
])('%s', (_group, trials) => {
  test.each(trials)('$name', (trial) => {
    const { filled, proposal, files } = runTrial(trial)
    expect(filled).toEqual(expected(trial.expect))
    expect(proposal.questions.map(({ about }) => about)).toEqual(trial.asks ?? [])
    expect(proposal.values.length + proposal.blanks.length).toBe(FIELDS.length)
    expect(toldOtherwise(proposal, { files, today: '2026-06-15', ...trial.input })).toEqual([])
    const drawings = [trial.pages, ...(trial.more ?? [])]
    const drawn = drawings.map((pages, index) => ({
      pages: pages.map((page, number) => drawnPage(page, number + 1)),
      facts: files[index]!.facts,
    }))
    // What a name of our own stands for ("Each claim") is printed in other words.
    for (const { field, value, source, inferred } of proposal.values) {
      const why = whyRefused(drawn, field, value, source)
      if (!inferred || why !== `The quoted words do not hold “${value}”.`) expect(why, field).toBeNull()
    }
    for (const [index, file] of files.entries())
      for (const { key, source } of file.facts.facts)
        expect(findQuote(drawn[index]!.pages[source.page - 1]!, source.quote), `${key}: ${source.quote}`).not.toBeNull()
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
  const { filled, facts, proposal } = filledFrom(page)
  expect(filled).toEqual(expected(wanted))
  for (const { field, value, source } of proposal.values)
    expect(whyRefused([{ pages: [page], facts }], field, value, source), field).toBeNull()
  for (const { key, source } of facts.facts)
    expect(findQuote(page, source.quote), `${key}: ${source.quote}`).not.toBeNull()
})

test('a name that its place alone tells is asked about, one that a label tells is not', () => {
  const trial = SIDE_BY_SIDE.find(({ name }) => name === 'agency and insured in two windows without a label')!
  const asked = ({ pages }: typeof trial) =>
    runTrial({ ...trial, pages })
      .proposal.values.filter(({ field, inferred }) => inferred && /^(?:NamedInsured|Producer)_/.test(field))
      .map(({ field }) => field)
  expect(asked(trial).sort()).toEqual(['NamedInsured_FullName_A', 'Producer_FullName_A'])
  const labelled = trial.pages.map((page) => String(page).replace('GRANITE PEAK', 'Named Insured: GRANITE PEAK'))
  expect(asked({ ...trial, pages: labelled })).toEqual(['Producer_FullName_A'])
})
