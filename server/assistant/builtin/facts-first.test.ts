import { beforeAll, describe, expect, it } from 'vitest'
import { linesPage, makePdf, type PdfPageSpec } from '../../../tests/support/documents/pdf.ts'
import { type MadePaper, paperOf } from '../../../tests/support/rehearsal/made-paper.ts'
import { Rehearsal, rehearseHere } from '../../../tests/support/rehearsal/rehearse.ts'
import type { Fact } from '../../documents/index.ts'
import { areSingle, asksOfFacts } from './answer/facts-first.ts'
import type { Picked } from './answer/pick-facts.ts'
import { readQuestions } from './question/read-question.ts'

rehearseHere()

const WORDING = [
  'SECTION IV - CONDITIONS OF THE COVERAGE FORM',
  'Each occurrence is adjusted by itself, and a limit is paid once whatever the number of insureds.',
  'A schedule of this policy rates the operations it names. It changes no limit of insurance.',
  'An additional insured is insured only as far as an endorsement attached to this policy says so.',
]
const LIMIT_TYPES = ['Each occurrence', 'General aggregate', 'Medical expense', 'Additional insured']
const CLASSES = 30

const schedulePage = (page: number): PdfPageSpec => ({
  texts: [{ x: 72, y: 60, text: 'SCHEDULE OF CLASS CODES' }],
  tables: [
    {
      ...{ x: 72, y: 90, columns: [0, 90, 150, 290, 380] },
      rows: [
        ['Class code', 'Location', 'Limit type', 'Limit', 'Premium'],
        ...Array.from({ length: CLASSES }, (_, row) => {
          const at = page * CLASSES + row
          const amount = `$${(at % 4) + 3}00,000`
          return [`${20_000 + at}`, `${(at % 6) + 1}`, LIMIT_TYPES[at % 4]!, amount, `$${1_200 + at * 7}`]
        }),
      ],
    },
  ],
})

type Own = { forms?: string[][]; endorsements?: string[][]; declared?: string[]; pages?: number }

const drawn = new Map<string, Promise<Buffer>>()

/** A policy of general liability of more than a hundred pages, six of them a schedule of class codes. */
async function aPolicy(own: Own = {}): Promise<MadePaper> {
  const key = JSON.stringify(own)
  const bytes = drawn.get(key) ?? drawPolicy(own)
  drawn.set(key, bytes)
  return paperOf('policy.pdf', await bytes)
}

function drawPolicy({ forms = [], endorsements = [], declared = [], pages = 100 }: Own): Promise<Buffer> {
  const declarations = [
    'QUILLFEATHER MUTUAL INSURANCE COMPANY',
    'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
    'Policy Number: QF-000-1042',
    'Named Insured: Otter & Thimble Joinery LLC',
    'Policy Period: 04/01/2026 to 04/01/2027',
    'Each Occurrence Limit $1,000,000',
    'General Aggregate Limit $2,000,000',
    'Medical Expense Limit $5,000',
    ...declared,
  ]
  const list = { x: 72, y: 110, columns: [0, 120], rows: forms }
  return makePdf([
    linesPage(declarations),
    { texts: [{ x: 72, y: 72, text: 'FORMS AND ENDORSEMENTS SCHEDULE' }], tables: [list] },
    ...Array.from({ length: 6 }, (_, page) => schedulePage(page)),
    ...Array.from({ length: pages }, (_, page) => linesPage([...WORDING, `Page ${page + 9} of the form`])),
    ...endorsements.map((lines) => linesPage(lines)),
  ])
}

const PROJECT = [
  'THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.',
  'DESIGNATED CONSTRUCTION PROJECT(S) GENERAL AGGREGATE LIMIT',
  'A separate general aggregate limit applies to each designated construction project.',
]

/** The document with its facts read otherwise. */
const withFacts = async (paper: MadePaper, read: (fact: Fact) => Fact | Fact[]): Promise<MadePaper> => ({
  ...paper,
  facts: { ...paper.facts!, facts: paper.facts!.facts.flatMap(read), conflicts: [] },
})

const ask = async (text: string, paper: MadePaper) => new Rehearsal().say(text, [paper])

describe('a long policy with a schedule of class codes', () => {
  let policy: MadePaper
  beforeAll(async () => {
    policy = await aPolicy({
      forms: [
        ['CG 20 10 12 19', 'Additional Insured - Owners, Lessees or Contractors'],
        ['CG 20 37 12 19', 'Additional Insured - Completed Operations'],
        ['CG 21 67 12 04', 'Fungi or Bacteria Exclusion'],
      ],
      endorsements: [PROJECT],
    })
  })

  it.each([
    ['What is the each occurrence limit?', 'each occurrence limit is $1,000,000', 1],
    ['each occ on the gl?', 'each occurrence limit is $1,000,000', 1],
    ['What is the general aggregate?', 'general aggregate limit is $2,000,000', 1],
    ['how much is med pay', 'medical expense limit for any one person is $5,000', 1],
    ['Is the each occurrence limit at least $1,000,000?', 'Yes.', 0],
    ['Is the each occurrence limit at least 2m?', 'No.', 0],
  ])('answers first with the value that the form is filled with: %s', async (question, words, page) => {
    expect(policy.pages.length).toBeGreaterThan(100)
    const { answer, sources } = await ask(question, policy)
    expect(answer.split('\n')[0]).toContain(words)
    expect(answer).not.toMatch(/class code/i)
    const used = policy.facts!.facts.find(({ key }) => key === 'gl.eachOccurrence')!.source
    if (question.includes('each occ')) expect(sources[0]).toMatchObject({ page: used.page, quote: used.quote })
    if (page) expect(sources[0]!.page).toBe(page)
  })

  it.each(['Who is an additional insured?', 'Is there an additional insured endorsement?'])(
    'answers from the endorsements and not from the schedule: %s',
    async (question) => {
      const { answer, sources } = await ask(question, policy)
      expect(answer).toMatch(/^The documents list “CG 20 10 12 19.*” \[1\], “CG 20 37 12 19.*” \[2\]/)
      expect(sources.slice(0, 2).map(({ page }) => page)).toEqual([2, 2])
      expect(answer).not.toMatch(/class code|fungi/i)
    },
  )

  it('says yes with page and words where the aggregate applies as it is asked', async () => {
    const { answer, sources } = await ask('Does the aggregate apply per project?', policy)
    expect(answer).toMatch(/^Yes\.\n\nThe general aggregate applies per project \[1\]/)
    expect(sources[0]).toMatchObject({ page: policy.pages.length })
    expect(sources[0]!.quote).toContain('GENERAL AGGREGATE LIMIT')
    expect(answer.match(/general aggregate limit is/g)).toHaveLength(1)
  })

  it('still looks an entry of the schedule up', async () => {
    const { answer } = await ask('What is the premium for class code 20042?', policy)
    expect(answer).toContain('$1494')
    expect(answer).not.toContain('each occurrence limit is')
  })
})

describe('facts that answer first', () => {
  it.each([
    ['what does the excess cost', true],
    ['what would the 2M excess cost', false],
    ['is the umbrella limit at least 2m', true],
    ['how many locations have a building limit', false],
    ['what is the class code of the each occurrence limit', false],
  ])('are asked for by what names them and nothing else: %s', (text, isAsked) => {
    expect(asksOfFacts(readQuestions(text, [])[0]!, () => true)).toBe(isAsked)
  })

  it('are held against no amount where the question names several', async () => {
    const paper = await aPolicy({ pages: 1 })
    const { answer } = await ask('Is the each occurrence limit $1,000,000 and the general aggregate $2,000,000?', paper)
    expect(answer).toContain('general aggregate limit is $2,000,000')
    expect(answer).not.toMatch(/^(?:Yes|No|In part)\b/m)
  })

  it('claim no yes that was not read, and say what was read in its place', async () => {
    const paper = await aPolicy({ pages: 1, declared: ['The General Aggregate Limit applies per policy.'] })
    const { answer } = await ask('Does the aggregate apply per project?', paper)
    expect(answer).toMatch(/^Not that I can see\.\n\nThe general aggregate applies per policy \[1\]/)
  })

  it('say both where a declaration and an endorsement differ', async () => {
    const declared = ['The General Aggregate Limit applies per policy.']
    const { answer } = await ask(
      'Is the aggregate per project?',
      await aPolicy({ pages: 1, declared, endorsements: [PROJECT] }),
    )
    expect(answer).toMatch(/^Yes, but not all that was read says so/)
    expect(answer).toContain('applies per policy')
    expect(answer).toContain('applies per project')
  })

  it('say that a value is in doubt', async () => {
    const paper = await aPolicy({ pages: 1 })
    const facts = paper.facts!.facts.map((fact) =>
      fact.key === 'gl.medicalExpense' ? { ...fact, confidence: 0.55 } : fact,
    )
    const { answer } = await ask('What is the medical expense limit?', { ...paper, facts: { ...paper.facts!, facts } })
    expect(answer).toMatch(/^I am not sure of this/)
    expect(answer).toMatch(/\$5,000, on page 1 of “policy\.pdf” \[1\]/)
  })

  it('say no yes to one of two choices that are asked about', async () => {
    const paper = await aPolicy({ pages: 1, declared: ['The General Aggregate Limit applies per policy.'] })
    const { answer } = await ask('Is the aggregate per policy or per project?', paper)
    expect(answer).toMatch(/^The general aggregate applies per policy \[1\]/)
  })

  it('say that an amount is met in part where one of two limits meets it', async () => {
    const paper = await withFacts(await aPolicy({ pages: 1 }), (fact) =>
      fact.key === 'gl.generalAggregate' ? [fact, { ...fact, key: 'umbrella.eachOccurrence' }] : fact,
    )
    const { answer } = await ask('Is the each occurrence limit at least $2,000,000?', paper)
    expect(answer).toMatch(/^In part:/)
    expect(answer).toMatch(/\$1,000,000 .*\$2,000,000/s)
  })

  it('tell no doubtful value of an earlier policy or of another line', async () => {
    const doubtful = async (change: Partial<Fact>) => {
      const paper = await withFacts(await aPolicy({ pages: 1 }), (fact) =>
        fact.key === 'gl.eachOccurrence' ? { ...fact, confidence: 0.55, ...change } : fact,
      )
      return (await ask('What is the each occurrence limit of the general liability policy?', paper)).answer
    }
    expect(await doubtful({})).toMatch(/^I am not sure of this.*\n\n- .*\$1,000,000/)
    expect(await doubtful({ status: 'superseded' })).not.toContain('I am not sure of this')
    expect(await doubtful({ key: 'umbrella.eachOccurrence' })).not.toContain('I am not sure of this')
  })

  it('never hide a figure that a page prints otherwise', async () => {
    const other = ['SUMMARY FOR THE CLIENT', 'Each occurrence: $500,000']
    const paper = await aPolicy({ pages: 1, endorsements: [other] })
    // As if the reader had kept one of them only.
    const facts = paper.facts!.facts.filter(({ value }) => value !== '500,000')
    const { answer } = await ask('What is the each occurrence limit?', {
      ...paper,
      facts: { ...paper.facts!, facts, conflicts: [] },
    })
    expect(answer).toMatch(/^The each occurrence limit is \$1,000,000 \[1\]/)
    expect(answer).toMatch(/also prints “Each occurrence: \$500,000” \[\d+\]; I have not chosen between them/)
  })

  it('take the other end of a term for no other figure', async () => {
    const paper = await aPolicy({ pages: 1, endorsements: [['PREMIUM NOTICE', 'Term: 04-01-2026']] })
    const { answer } = await ask('When does the policy expire?', paper)
    expect(answer).toContain('04/01/2027')
    expect(answer).not.toContain('also prints')
  })

  it('read figures in thousands as the form does', async () => {
    const paper = await paperOf(
      'policy.pdf',
      await makePdf([
        linesPage([
          'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
          'Policy Number: QF-000-1042',
          'Each Occurrence Limit 1,000 (000s)',
        ]),
      ]),
    )
    expect((await ask('What is the each occurrence limit?', paper)).answer).toContain('is $1,000,000 [1]')
  })
})

describe('what was not found', () => {
  const warnings = ['Page 3 is a scan whose text could not be recognized.']
  const UNREAD = 'Not all of “policy.pdf” was read, so it may be there.'

  it.each([
    'What is the auto combined single limit?',
    'Does the aggregate apply per project?',
    'Please fill an ACORD 25.',
    'How many class codes are in Atlantis?',
  ])('names the documents that were not read whole: %s', async (text) => {
    const { answer } = await ask(text, { ...(await aPolicy({ pages: 1 })), warnings })
    expect(answer).toContain(UNREAD)
  })

  it('names them for the blanks of a form, by the kind of each blank', async () => {
    const rehearsal = new Rehearsal()
    await rehearsal.say('Please fill an ACORD 25.', [{ ...(await aPolicy({ pages: 1 })), warnings }])
    const { answer } = await rehearsal.say('Which fields are still blank?')
    expect(answer).toContain('(not found in the documents)')
    expect(answer).toContain(UNREAD)
  })

  it('names them in a comparison', async () => {
    const one = { ...(await aPolicy({ pages: 1 })), warnings }
    const other = {
      ...(await aPolicy({ pages: 1, declared: ['Products-Completed Operations Aggregate Limit $2,000,000'] })),
      name: 'other.pdf',
    }
    const { answer } = await new Rehearsal().say('Compare the two policies', [one, other])
    expect(answer).toMatch(
      /I did not find a value on each side for [^.]*products[^.]*\. Not all of “policy\.pdf” was read/,
    )
  })
})

it('a doubtful value of one policy is no answer about another', async () => {
  const own = ['Policy Period: 04/01/2026 to 04/01/2027', 'Named Insured: Otter & Thimble Joinery LLC']
  const gl = ['COMMERCIAL GENERAL LIABILITY DECLARATIONS', 'Policy Number: QF-000-1042', ...own]
  const auto = ['BUSINESS AUTO DECLARATIONS', 'Policy Number: BA-000-7', ...own, 'Combined Single Limit $1,000,000']
  const paper = structuredClone(await paperOf('policy.pdf', await makePdf([linesPage(gl), linesPage(auto)])))
  const carrier = paper.facts!.facts.find(({ key }) => key === 'policy.number')!
  Object.assign(carrier, { key: 'carrier.name', value: 'Quill Mutual', confidence: 0.5 })
  expect((await ask('Who is the carrier of the GL policy?', paper)).answer).toContain(
    'carrier: Quill Mutual, on page 1',
  )
  expect((await ask('Who is the carrier of the auto policy?', paper)).answer).not.toContain('Quill Mutual, on page 1')
})

it.each([
  ['What is the umbrella limit?', 'umbrella'],
  ['What is the umbrella each occurrence limit?', 'umbrella'],
  ['What is the auto liability limit?', 'auto'],
  ['What are the workers compensation limits?', 'workers compensation'],
])('no limit of another line answers: %s', async (text, line) => {
  const { answer } = await ask(text, await aPolicy({ pages: 1 }))
  expect(answer).toMatch(new RegExp(`^I found nothing about .*limits?\\b.* of ${line} insurance`))
  expect(answer).not.toContain('$')
})

it.each<[string, [key: string, value: string, policy: string][], boolean]>([
  ['one building', [['property.building', '500,000', 'CP-1']], true],
  [
    'two buildings of one value',
    [
      ['property.building', '500,000', 'CP-1'],
      ['property.building', '500,000', 'CP-1'],
    ],
    true,
  ],
  [
    'two buildings',
    [
      ['property.building', '500,000', 'CP-1'],
      ['property.building', '750,000', 'CP-1'],
    ],
    false,
  ],
  [
    'a building of each of two policies',
    [
      ['property.building', '500,000', 'CP-1'],
      ['property.building', '750,000', 'CP-2'],
    ],
    true,
  ],
  [
    'a building and its contents',
    [
      ['property.building', '500,000', 'CP-1'],
      ['property.personalProperty', '90,000', 'CP-1'],
    ],
    true,
  ],
  [
    'two limits that contradict each other',
    [
      ['gl.eachOccurrence', '1,000,000', 'GL-1'],
      ['gl.eachOccurrence', '2,000,000', 'GL-1'],
    ],
    true,
  ],
])('only several amounts of one kind are a table of their own: %s', (_, facts, isSingle) => {
  const picked = facts.map(([key, value, number]) => ({
    fact: { key, value },
    paper: { file: 'F1' },
    policy: { number },
  }))
  expect(areSingle(picked as unknown as Picked[])).toBe(isSingle)
})
