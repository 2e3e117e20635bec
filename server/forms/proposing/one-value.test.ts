import { describe, expect, test } from 'vitest'
import { drawnPage } from '../../documents/facts/drawn-pages.ts'
import { readFacts } from '../../documents/facts/read-facts.ts'
import { propose } from '../acord-25/propose.ts'

type Paper = { occurrence?: string; aggregate?: string; carrier?: string; naic?: string }
const paper = ({ occurrence = '$1,000,000', aggregate = '$3,000,000', carrier = '', naic = '' }: Paper) => `
  COMMERCIAL GENERAL LIABILITY DECLARATIONS
  Policy Number: GL-4410277-02        Policy Period: 03/03/2026 to 03/03/2027
  Insurer: ${carrier || 'Thornbury Casualty Company'}${naic && ` (NAIC ${naic})`}
  Named Insured: Heron Example Builders LLC
  Each Occurrence                       ${occurrence}
  General Aggregate                     ${aggregate}
`
const FIELDS = {
  occurrence: 'GeneralLiability_EachOccurrence_LimitAmount_A',
  aggregate: 'GeneralLiability_GeneralAggregate_LimitAmount_A',
  insurer: 'Insurer_FullName_A',
  naic: 'Insurer_NAICCode_A',
  letter: 'GeneralLiability_InsurerLetterCode_A',
}

/** The form from two files of one policy. */
function formOf(one: Paper, other: Paper, instructions = '') {
  const proposal = propose({
    files: [one, other].map((told, index) => ({
      fileId: `${index}`,
      fileName: `paper-${index + 1}.pdf`,
      facts: readFacts([drawnPage(paper(told))]),
    })),
    today: '2026-06-15',
    instructions,
  })
  const value = (field: string) => proposal.values.find((each) => each.field === field)?.value ?? ''
  const filled = Object.fromEntries(Object.entries(FIELDS).map(([short, field]) => [short, value(field)]))
  return {
    ...(filled as Record<keyof typeof FIELDS, string>),
    asked: proposal.questions.map(({ about }) => about.split(':')[0]),
    choices: proposal.questions.flatMap(({ choices }) => choices),
    why: proposal.blanks.find(({ field }) => field === FIELDS.letter)?.kind,
  }
}

describe('two values of one limit', () => {
  const TWO = [{}, { occurrence: '$2,000,000' }] as const

  test('are asked about', () => {
    expect(formOf(...TWO)).toMatchObject({
      occurrence: '',
      asked: ['gl.eachOccurrence'],
      choices: ['1,000,000 (page 1)', '2,000,000 (page 1)'],
    })
  })

  test.each([
    ['it is 2,000,000', '2,000,000'],
    ['each occurrence is $1,000,000', '1,000,000'],
    ['each occurrence is $2,000,000 and general aggregate is $1,000,000', '2,000,000'],
    ['general aggregate is 2,000,000', ''],
    ['1,000,000 or 2,000,000', ''],
    ['it is 12,000,000', ''],
  ])('“%s” gives “%s”', (words, value) => {
    expect(formOf(...TWO, words).occurrence).toBe(value)
  })
})

describe('a value that two questions offer', () => {
  const TWO = [
    { occurrence: '$1,000,000', aggregate: '$2,000,000' },
    { occurrence: '$2,000,000', aggregate: '$4,000,000' },
  ] as const

  test('is offered with the name of each', () => {
    expect(formOf(...TWO).choices).toEqual([
      'each occurrence: 1,000,000 (page 1)',
      'each occurrence: 2,000,000 (page 1)',
      'general aggregate: 2,000,000 (page 1)',
      'general aggregate: 4,000,000 (page 1)',
    ])
  })

  test('answers none by itself', () => {
    expect(formOf(...TWO, 'it is 2,000,000')).toMatchObject({ occurrence: '', aggregate: '' })
    expect(formOf(...TWO, 'general aggregate is 2,000,000')).toMatchObject({ occurrence: '', aggregate: '2,000,000' })
  })
})

describe('two insurers of one policy', () => {
  const OTHER = { carrier: 'Lanternfish Indemnity Company' }

  test('are asked about, and neither is listed', () => {
    expect(formOf({}, OTHER)).toMatchObject({ insurer: '', letter: '', why: 'CONFLICT', asked: ['carrier.name'] })
    expect(formOf({}, OTHER, 'the insurer is Lanternfish Indemnity Company')).toMatchObject({
      insurer: 'Lanternfish Indemnity Company',
      letter: 'A',
      asked: [],
    })
  })

  test('are one where one name is the other’s beginning', () => {
    expect(formOf({}, { carrier: 'Thornbury Casualty Company of Mobile' })).toMatchObject({ letter: 'A', asked: [] })
  })
})

test('of two NAIC numbers none is written', () => {
  expect(formOf({ naic: '99123' }, { naic: '99123' })).toMatchObject({ naic: '99123' })
  expect(formOf({ naic: '99123' }, { naic: '99456' })).toMatchObject({ naic: '', letter: 'A' })
})

test('a value that another line of the documents may have changed is blank, and the blank says where it stands', () => {
  const changed = drawnPage(`
  CHANGE ENDORSEMENT
  The policy number is corrected to read GL-4410278-02.`)
  const proposal = propose({
    files: [
      { fileId: '0', fileName: 'paper.pdf', facts: readFacts([drawnPage(paper({})), { ...changed, number: 2 }]) },
    ],
    today: '2026-06-15',
  })
  expect(
    proposal.blanks.find(({ field }) => field === 'Policy_GeneralLiability_PolicyNumberIdentifier_A'),
  ).toMatchObject({
    kind: 'DOUBTED',
    reason: '“GL-4410277-02” on page 1 is in doubt: look there first.',
  })
})
