import { describe, expect, it, test } from 'vitest'
import { whyUnsupported } from '../../../server/assistant/evidence/supports.ts'
import { drawnPage } from '../../../server/documents/facts/drawn-pages.ts'
import { readFacts } from '../../../server/documents/facts/read-facts.ts'
import { acord75 } from '../../../server/forms/acord/75.ts'
import { asTold } from '../../support/documents/as-told.ts'
import { BINDERS, type Binder, LAST_YEAR, MISLEADING, NOT_TAKEN, OTHER_QUOTE, QUOTE } from './binders.ts'

type Paper = Pick<Binder, 'name' | 'pages'>

/** What papers put on a binder on May 14, 2026. */
const filled = (papers: Paper[], instructions = '', today = '2026-05-14') =>
  acord75.propose({
    ...{ today, instructions },
    files: papers.map(({ name, pages }) =>
      asTold({ fileId: name, fileName: name, facts: readFacts(pages.map((page, at) => drawnPage(page, at + 1))) }, [
        '75',
      ]),
    ),
  })
type Filled = ReturnType<typeof filled>

const valuesOf = ({ values }: Filled) => Object.fromEntries(values.map(({ field, value }) => [field, value]))
/** What is filled and not what the paper says, where it says anything. */
const wrongOf = (made: Filled, { name, holds }: Binder) =>
  made.values.flatMap(({ field, value }) => (holds[field] === value ? [] : [`${name} ${field}: ${value}`]))
/** What is filled besides names and addresses, which say nothing of what is bound. */
const boundBy = ({ values }: Filled) =>
  values.flatMap(({ field }) => (/^(?:Producer|NamedInsured)_/.test(field) ? [] : [field]))
const reasonOf = ({ blanks }: Filled, field: string) => blanks.find((one) => one.field === field)?.reason
const LIMIT = 'GeneralLiability_EachOccurrence_LimitAmount_A'
const BEGINS = 'Binder_EffectiveDate_A'

describe('a binder is filled from binders', () => {
  it.each(BINDERS.map((binder) => [binder.name, binder] as const))('%s, and nothing wrong', (_, binder) => {
    const made = filled([binder])
    expect(wrongOf(made, binder)).toEqual([])
    expect(made.questions).toEqual([])
  })

  it('with nearly all that they say', () => {
    const answerable = BINDERS.flatMap(({ holds }) => Object.values(holds).filter(Boolean)).length
    const right = BINDERS.flatMap((binder) => filled([binder]).values).length
    if (process.env.FIGURES) console.log(`binders: ${right} of ${answerable}`)
    expect(answerable).toBeGreaterThan(100)
    expect(right / answerable).toBeGreaterThanOrEqual(0.97)
  })

  it('each value with words that speak of it', () => {
    const mute = BINDERS.flatMap((binder) =>
      filled([binder]).values.flatMap(({ field, value, source, inferred }) => {
        if (source.kind !== 'document') return [`${binder.name} ${field} from ${source.kind}`]
        const element = acord75.fields.find(({ name }) => name === field)!
        // A time is written in one way, however it is printed.
        const why =
          inferred || field === 'Binder_EffectiveTime_A'
            ? null
            : whyUnsupported(acord75, element, value, { words: source.quote, by: 'document' })
        return why ? [`${binder.name} ${field}: ${why}`] : []
      }),
    )
    expect(mute).toEqual([])
  })
})

describe('nothing misleading goes on a binder', () => {
  it.each(MISLEADING.map((one) => [one.name, one] as const))('%s', (_, { files, binder }) => {
    const made = filled(files)
    if (binder) expect(valuesOf(made)).toEqual(valuesOf(filled([binder])))
    else expect(boundBy(made)).toEqual([])
  })

  it.each(
    NOT_TAKEN.map((paper) => [paper.pages[0]!.split('\n').find((row) => /OPTION|QUOTED/.test(row)), paper] as const),
  )('what stands under %s', (_, paper) => {
    const made = filled([paper])
    expect(boundBy(made).filter((field) => field.startsWith('ExcessUmbrella') || field.includes('Umbrella'))).toEqual(
      [],
    )
    expect(valuesOf(made)[LIMIT]).toBe('1,000,000')
  })

  it('of two insureds no limit of either', () => {
    const [labeled] = BINDERS as [Binder]
    const other = {
      name: 'other.pdf',
      pages: labeled.pages.map((page) => page.replaceAll('Heron Example Builders LLC', 'Plover Realty LP')),
    }
    const made = filled([labeled, other])
    expect(valuesOf(made)[LIMIT]).toBeUndefined()
    expect(made.questions.map(({ choices }) => choices.length)).toContain(2)
  })

  it('and what is left out is told with its reason', () => {
    const reasons = MISLEADING.flatMap(({ name, files, binder }) =>
      binder ? [] : [[name, reasonOf(filled(files), BEGINS)]],
    )
    expect(Object.fromEntries(reasons)).toEqual({
      'a quote alone': 'Nothing here says what is bound.',
      'the binder of the year before alone': 'The binder ended on 06/30/2025.',
      'a binder that a later letter cancels': 'Policy CP-4410277-02 was cancelled as of 05/13/2026.',
      'a policy that is issued': 'Policy CP-4410277-02 is issued: declarations.pdf is the policy.',
      'declarations alone': 'Nothing here says what is bound.',
      'a request to bind': 'Nothing here says what is bound.',
      'an order to bind': 'Nothing here says what is bound.',
      'a binder that says it was canceled': 'A policy without a number was cancelled as of 05/05/2026.',
      'a binder that a notice cancels by its number': 'A policy without a number was cancelled as of 05/13/2026.',
      'a quote that a mail says is bound': 'Nothing here says what is bound.',
    })
  })
})

describe('a quote goes on a binder when the user says that it is bound', () => {
  it('asks whether it is', () => {
    const { questions } = filled([QUOTE, OTHER_QUOTE])
    expect(questions.map(({ choices }) => choices)).toEqual([['quote.pdf is bound', 'option.pdf is bound']])
  })

  it.each([
    ['The quote is bound as of 05/13/2026.', '2,000,000'],
    ['quote.pdf is bound', '2,000,000'],
  ])('%s', (words, limit) => {
    expect(valuesOf(filled([QUOTE], words))[LIMIT]).toBe(limit)
  })

  it('takes the one of two that the words name', () => {
    expect(valuesOf(filled([QUOTE, OTHER_QUOTE], 'option.pdf is bound'))[LIMIT]).toBe('3,000,000')
  })

  it('takes the day from the words, before that of the quote', () => {
    const { values } = filled([QUOTE], 'The quote is bound as of 05/13/2026.')
    const begins = values.find(({ field }) => field === BEGINS)
    expect([begins?.value, begins?.source.kind]).toEqual(['05/13/2026', 'message'])
  })

  it.each([
    'Fill ACORD 75.',
    'Use quote.pdf.',
    'The quote is not bound yet.',
    'Is the quote bound?',
    'Please bind the quote.',
    'Fill the binder once the quote is bound.',
    'Fill the binder if the quote is bound.',
  ])('but not: %s', (words) => {
    expect(boundBy(filled([QUOTE], words))).toEqual([])
  })

  it('and of two that no word tells apart takes none', () => {
    expect(boundBy(filled([QUOTE, OTHER_QUOTE], 'The quote is bound.'))).toEqual([])
  })
})

test('of two policies on binders none goes on unasked', () => {
  const [labeled, fleet] = BINDERS as [Binder, Binder]
  const other = {
    ...fleet,
    pages: fleet.pages.map((page) => page.replace('Otter Haul LLC', 'Heron Example Builders LLC')),
  }
  const made = filled([labeled, other])
  expect(boundBy(made)).toEqual([])
  expect(made.questions.map(({ choices }) => choices.length)).toEqual([2])
})

test('a binder that began long ago and does not say when it ends is asked about', () => {
  const open = { ...LAST_YEAR, pages: LAST_YEAR.pages.map((page) => page.replace(/Binder Expires: \S+ \S+ AM/, '')) }
  const made = filled([open])
  expect(boundBy(made)).toEqual([])
  const [question] = made.questions
  expect(question?.choices).toHaveLength(2)
  expect(boundBy(filled([open], question!.choices[0]))).toContain(LIMIT)
  expect(boundBy(filled([open], question!.choices[1]))).toEqual([])
})

test('the days and the hours of a binder, and boxes that exclude one another, are checked', () => {
  const found = (values: Record<string, string>) => acord75.check(values).map(({ fields }) => fields)
  const days = { [BEGINS]: '05/10/2026', Binder_ExpirationDate_A: '05/09/2026' }
  expect(found(days)).toEqual([Object.keys(days)])
  const hours = { Binder_MidnightExpirationTimeIndicator_A: 'true', Binder_NoonExpirationTimeIndicator_A: 'true' }
  expect(found(hours)).toEqual([Object.keys(hours)])
})
