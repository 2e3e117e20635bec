import { describe, expect, it } from 'vitest'
import { CLAIMED } from '../certainty.ts'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const LIMITS = `
      LIMITS OF INSURANCE
      Each Occurrence Limit                      $1,000,000
      General Aggregate Limit                    $2,000,000`

/** What is claimed of a page with general liability's head, these words and its limits under them. */
function claimed(words: string, limits = LIMITS) {
  const { facts } = readFacts([
    drawnPage(`
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: GL 4471-2093
      Policy Period: 03/01/2026 to 03/01/2027
      Named Insured: Otter Freight LLC

${words}
${limits}`),
  ])
  const sure = facts.filter(({ confidence, status }) => confidence >= CLAIMED && status === 'current')
  return new Map(sure.map(({ key, value }) => [key as string, value]))
}
const linesOf = (facts: Map<string, string>) =>
  [...new Set([...facts.keys()].map((key) => key.split('.')[0]!))].filter((line) => /^(gl|umbrella|auto)$/.test(line))

describe('what heads limits', () => {
  it.each([
    'Umbrella Policy Number: XY 7788-901',
    'Umbrella:     Not included',
    'Umbrella Carrier: Heron Mutual Insurance Company',
    'Auto Policy Number: XY 7788-901',
  ])('is no label with its value: %s', (label) => {
    const facts = claimed(`      ${label}`)
    expect(linesOf(facts)).toEqual(['gl'])
    expect(facts.get('gl.eachOccurrence')).toBe('1,000,000')
  })

  it('is no line that is denied right under it', () => {
    expect(linesOf(claimed(`      Umbrella Liability\n      Not purchased`))).toEqual(['gl'])
  })

  it('may say that they are not bound', () => {
    const offered = `      2. OFFERED, NOT BOUND\n      Umbrella, each occurrence     $5,000,000`
    expect(linesOf(claimed('', `${LIMITS}\n${offered}`))).toEqual(['gl'])
  })
})

it('a number under a heading nobody knows that would take all limits from the first is in doubt', () => {
  const other = `      YOUR COMPANION POLICY\n      Policy Number: CP 9001\n      Policy Period: 05/01/2026 to 05/01/2027`
  const { policies, facts } = readFacts([
    drawnPage(`
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: GL 4471-2093
      Policy Period: 03/01/2026 to 03/01/2027

${other}
${LIMITS}`),
  ])
  const number = facts.find(({ key, value }) => key === 'policy.number' && value === 'CP 9001')
  expect(number!.confidence).toBeLessThan(CLAIMED)
  expect(policies[0]!.number).toBe('GL 4471-2093')
})

it.each(['$1,000 deductible', '$2,500 retention', '$500 per claim deductible', '$2,000 annual premium'])(
  'an amount is no limit whose words behind it say what it is: %s',
  (amount) => {
    const rented = (told: string) =>
      claimed('', `${LIMITS}\n      Damage to Premises Rented to You           ${told}`).get(
        'gl.damageToRentedPremises',
      )
    expect(rented(amount)).toBeUndefined()
    expect(rented('$100,000')).toBe('100,000')
  },
)

it('limits of several numbered things are none of the policy’s', () => {
  const table = (rows: string) =>
    claimed(
      '',
      `
      Location      Each Occurrence      General Aggregate
${rows}`,
    ).get('gl.eachOccurrence')
  expect(
    table('      1             $1,000,000           $2,000,000\n      2             $500,000             $1,000,000'),
  ).toBeUndefined()
})

it('an endorsement that names another limit leaves the limit in doubt, in whatever words it changes it', () => {
  const declarations = drawnPage(`
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: GL 4471-2093
${LIMITS}`)
  const endorsement = (limit: string) =>
    drawnPage(
      `
      ENDORSEMENT NO. 3
      Policy Number: GL 4471-2093
      Item 3. Limits of Insurance now reads:
      Each Occurrence Limit                      ${limit}`,
      2,
    )
  const conflicts = (limit: string) => readFacts([declarations, endorsement(limit)]).conflicts.map(({ key }) => key)
  expect(conflicts('$500,000')).toEqual(['gl.eachOccurrence'])
  expect(conflicts('$1,000,000')).toEqual([])
})

it.each([
  ['Option B accepted by the insured.', '2,000,000'],
  ['Option B declined; coverage bound as Option A.', '1,000,000'],
  ['Option B may be selected at any time.', undefined],
  ['Option B applies only if the additional premium is paid.', undefined],
])('of several options the one that was taken holds: %s', (words, limit) => {
  const options = `
      LIMITS OF INSURANCE          Option A          Option B
      Each Occurrence Limit        $1,000,000        $2,000,000`
  expect(claimed(`      ${words}`, options).get('gl.eachOccurrence')).toBe(limit)
})

describe('occurrence or claims-made', () => {
  const trigger = (words: string) => claimed(`      ${words}`).get('gl.trigger')
  it.each([
    ['Type of form: Occurrence', 'occurrence'],
    ['Coverage trigger: Claims-Made. Deductible: none.', 'claims-made'],
    ['It insures you on an occurrence basis, up to these limits:', 'occurrence'],
    ['Your limits (occurrence policy)', 'occurrence'],
    ['The renewal is written on a claims-made basis. Please look for changes.', 'claims-made'],
  ])('is told by %s', (words, value) => {
    expect(trigger(words)).toBe(value)
  })
  it.each([
    'It is not written on a claims-made basis.',
    'Your expiring policy was written on a claims-made basis.',
    'Employment practices liability is written on a claims-made basis.',
    'Medical expense is $5,000 any one occurrence.',
  ])('is not told by %s', (words) => {
    expect(trigger(words)).toBeUndefined()
  })
})

it.each(['12 Example Street', '4 Illustration Way'])(
  'a street is no heading and no stamp, whatever it is called: %s',
  (street) => {
    const { facts } = readFacts([
      drawnPage(`
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number:      QF-000-1042
      Named Insured:      Otter & Thimble Joinery LLC
      Mailing Address:    ${street}
                          Sampleton, OH 43000
      Policy Period:      01/01/2026 to 01/01/2027`),
    ])
    const held = facts.filter(({ key }) => key === 'insured.line1' || key === 'policy.effective')
    expect(held.map(({ value, status }) => [value, status])).toEqual([
      [street, 'current'],
      ['01/01/2026', 'current'],
    ])
  },
)
