import { describe, expect, it } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const factsOf = (drawing: string) => {
  const { facts } = readFacts([drawnPage(drawing)])
  return Object.fromEntries(facts.filter(({ status }) => status === 'current').map(({ key, value }) => [key, value]))
}

describe('what a document says of its lines as a whole', () => {
  it('takes a table of other lines in an umbrella for what that sits upon, whatever it is headed', () => {
    const facts = factsOf(`
      CATASTROPHE UMBRELLA POLICY DECLARATIONS
      Policy Number: UM-4471-26
      You must keep this insurance in force below ours
      Kind                  Insurer                       Each occurrence    Aggregate
      General liability     Halyard Mutual Insurance Co   $1,000,000         $2,000,000
      Auto liability        Halyard Mutual Insurance Co   $750,000           n/a

      LIMITS OF INSURANCE
      Each Occurrence       $8,000,000
      Aggregate             $8,000,000`)
    expect(facts).toMatchObject({ 'umbrella.eachOccurrence': '8,000,000', 'umbrella.aggregate': '8,000,000' })
    expect(facts).not.toHaveProperty('auto.combinedSingleLimit')
    expect(facts).not.toHaveProperty('gl.eachOccurrence')
  })

  it.each([
    [
      'another line that is told twice',
      [
        'General liability aggregate      $5,000,000',
        'Each occurrence                  $5,000,000',
        'General liability retention      $10,000',
      ],
    ],
    [
      'a table that tells the umbrella’s own limit too',
      [
        'Umbrella liability       $5,000,000 each occurrence',
        'Cyber liability          $1,000,000 each claim',
        'Liquor liability         $1,000,000 each cause',
      ],
    ],
  ])('does not take for it %s', (_what, rows) => {
    const facts = factsOf(`
      COMMERCIAL UMBRELLA DECLARATIONS
      Policy Number: UM-4471-26
      ${rows.join('\n      ')}`)
    expect(facts).toMatchObject({ 'umbrella.eachOccurrence': '5,000,000' })
  })

  it('gives limits under no heading to the only line the document names', () => {
    const facts = factsOf(`
      INSURANCE BINDER
      Company Providence Example Casualty Company binds umbrella liability, policy BG 4068 837.
      Each occurrence       1,000,000
      Aggregate             1,000,000`)
    expect(facts).toMatchObject({ 'umbrella.eachOccurrence': '1,000,000' })
    expect(facts).not.toHaveProperty('gl.eachOccurrence')
  })
})

describe('limits under no heading', () => {
  it('are of the line that their paragraph names, where the document names several', () => {
    const facts = factsOf(`
      Dear Ms. Placeholder:
      Thank you for your order. This letter binds commercial umbrella liability insurance, policy number BG4068837,
      effective 01/12/2026 and expiring 01/12/2027. We provide $3,000,000 each occurrence and $3,000,000 aggregate,
      subject to a self-insured retention of $25,000.
      We understand that the general liability you have is written with limits of at least $1,000,000 each
      occurrence, and your automobile liability policy with limits of $1,000,000.`)
    expect(facts).not.toHaveProperty('gl.eachOccurrence')
    expect(facts).toMatchObject({ 'umbrella.eachOccurrence': '3,000,000' })
  })
})

describe('a line that is only spoken of', () => {
  const limits = `
      MEMBER DECLARATIONS
      Policy Number: NCC-884211
      Each occurrence                       $500,000
      General aggregate                     $1,500,000
      Annual policy aggregate               $50,000,000`

  it('is not that of a document whose conditions say what is excess over what', () => {
    const facts = factsOf(`${limits}
      This insurance is excess over any that is effective before this policy.`)
    expect(Object.keys(facts).filter((key) => key.startsWith('umbrella.'))).toEqual([])
  })

  it('takes no limit under no heading where nothing speaks of automobiles', () => {
    const row = '\n      A. Bodily injury and property damage  $2,000,000'
    const autoIn = (text: string) => Object.keys(factsOf(text)).filter((key) => key.startsWith('auto.'))
    expect(autoIn(limits + row)).toEqual([])
    expect(autoIn(`${limits.replace('MEMBER', 'MEMBER AUTO')}${row}`)).not.toEqual([])
  })

  it.each([
    ['who is insured', ['Insured', 'Fernleaf Auto Repair', '12 Mill Street', 'Elk Hollow, TN 37202'], undefined],
    ['the kind of insurance', ['Kind of insurance', 'Business auto', 'Covered to $500,000'], '500,000'],
  ])('is not the only line of a document for being the trade of %s', (_what, said, limit) => {
    const facts = factsOf(`
      EVIDENCE OF LIABILITY INSURANCE
      Policy Number: NCC-884211
      ${said.join('\n      ')}

      Each occurrence                       $500,000`)
    expect(facts['auto.combinedSingleLimit']).toBe(limit)
  })

  it('is none of those the document gives, where another must be in force below it', () => {
    const letter = (given: string) => `
      CONFIRMATION OF BINDING
      Coverage:        ${given}
      Policy Number:   UM-884211
      Limit:           $3,000,000 each occurrence / $3,000,000 aggregate
      Retention:       $10,000
      Subject to underlying general liability insurance of at least $1,000,000 each occurrence.`
    expect(factsOf(letter('Commercial umbrella'))).toMatchObject({ 'umbrella.eachOccurrence': '3,000,000', 'umbrella.aggregate': '3,000,000', 'umbrella.retention': '10,000' }) // biome-ignore format: a line
    expect(Object.keys(factsOf(letter('As discussed'))).filter((key) => key.startsWith('umbrella.'))).toEqual([])
  })

  it('is underlying under a lettered heading, to where the policy’s own limits begin', () => {
    const facts = factsOf(`
      COMMERCIAL UMBRELLA DECLARATIONS
      Policy no. 74-UT-967356

      A. Schedule of underlying insurance
      General liability      $3,000,000 each occurrence
      Employers liability    $100,000 each accident

      B. Limits of this policy
      Each occurrence        $9,000,000
      Aggregate              $9,000,000`)
    expect(facts).toMatchObject({ 'umbrella.eachOccurrence': '9,000,000', 'umbrella.aggregate': '9,000,000' })
    expect(Object.keys(facts).filter((key) => /^(?:gl|wc)\./.test(key))).toEqual([])
  })
})

it('an amount before a semicolon is not of the words behind it', () => {
  const facts = factsOf(`
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: NCC-884211
      Each occurrence $ 500,000; General aggregate $ 1,000,000; Products-completed operations aggregate EXCLUDED;
      Personal and advertising injury $ 250,000; Medical expense $ 10,000.`)
  expect(facts).toMatchObject({ 'gl.eachOccurrence': '500,000', 'gl.generalAggregate': '1,000,000' })
  expect(facts).not.toHaveProperty('gl.productsAggregate')
})

describe('limits told in a sentence', () => {
  const page = (sentence: string) => `
      WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY
      INFORMATION PAGE
      Policy Number: WC-77-1042-26
      ${sentence}`

  it('are read clause by clause, also where they wrap', () => {
    const facts = factsOf(
      page(`The limits of our liability under Part Two are: Bodily Injury by Accident $500,000 each accident; Bodily
      Injury by Disease $600,000 policy limit; Bodily Injury by Disease $500,000 each employee.`),
    )
    expect(facts).toMatchObject({
      'wc.eachAccident': '500,000',
      'wc.diseasePolicyLimit': '600,000',
      'wc.diseaseEachEmployee': '500,000',
    })
  })

  it('are read as the sentence tells them, not as they stand by one another, whatever the next sentence says', () => {
    const drawing = `
      BINDER OF INSURANCE
      This binder confirms that Quillfeather Mutual Insurance Company binds commercial general liability coverage.
      The limits bound are $1,000,000 each occurrence, $2,000,000 general aggregate and $2,000,000 products-completed operations aggregate, with $15,000
      medical expense. The estimated annual premium: $51,648.`
    expect(readFacts([drawnPage(drawing)]).conflicts).toEqual([])
    expect(factsOf(drawing)).toMatchObject({
      'gl.eachOccurrence': '1,000,000',
      'gl.generalAggregate': '2,000,000',
      'gl.productsAggregate': '2,000,000',
      'gl.medicalExpense': '15,000',
    })
  })

  it.each([
    [
      'of which one is told twice',
      'COMMERCIAL POLICY',
      '$1,000,000 general aggregate; $2,000,000 general aggregate; $5,000 medical expense',
    ],
  ])('are left where they are %s', (_what, title, list) => {
    const facts = factsOf(`
      ${title} DECLARATIONS
      Policy Number: NCC-884211
      ${list}`)
    expect(facts).toEqual({ 'policy.number': 'NCC-884211' })
  })

  it('are read where the whole list is told amount first', () => {
    const facts = factsOf(`
      BUSINESS AUTO DECLARATIONS
      Policy Number: NCC-884211
      $250,000 bodily injury each person; $500,000 bodily injury each accident; $100,000 property damage each accident`)
    expect(facts).toMatchObject({
      'auto.bodilyInjuryPerPerson': '250,000',
      'auto.bodilyInjuryPerAccident': '500,000',
      'auto.propertyDamage': '100,000',
    })
  })

  it('are left where the sentence says what must be, or would be', () => {
    const facts = factsOf(
      page(`The subcontractor must carry Bodily Injury by Accident $500,000 each accident; Bodily Injury by Disease
      $600,000 policy limit; Bodily Injury by Disease $500,000 each employee.`),
    )
    expect(Object.keys(facts).filter((key) => /wc\.(each|disease)/.test(key))).toEqual([])
  })
})

describe('what is said of another policy or party', () => {
  const policy = `
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: NCC-884211
      Named Insured: Alder Roofing LLC
      Each Occurrence Limit       $1,000,000
      General Aggregate Limit     $2,000,000`

  it.each([
    'We recommend that you carry limits of $5,000,000 each occurrence and $10,000,000 general aggregate.',
    'Employer: Cascade Staffing Inc',
    'Auto policy WWM-55001 was cancelled effective 04/01/2026.',
    'Security: Allied Surety Company',
  ])('changes nothing of this one: %s', (sentence) => {
    expect(factsOf(`${policy}\n\n      ${sentence}`)).toEqual(factsOf(policy))
  })
})

describe('a document that tells no limits', () => {
  const listed = (...lines: string[]) =>
    readFacts([drawnPage(['Policy Number: QF-1042-26', ...lines].map((line) => `      ${line}`).join('\n'))])
      .policies[0]?.listed

  it('insures property where that is all it names', () => {
    expect(listed('Re: Property insurance placed for the coming year')).toEqual(['property'])
  })

  it.each([
    ['Re: Property and general liability insurance', 'General liability'],
    ['Property damage', 'Deductible'],
    ['Alder Property Insurance Company', 'Deductible'],
  ])('is of no line for “%s” and “%s”', (...lines) => {
    expect(listed(...lines)).not.toContain('property')
  })
})
