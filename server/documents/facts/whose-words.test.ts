import { describe, expect, it } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const read = (drawing: string, origin: 'text' | 'ocr' = 'text') => readFacts([{ ...drawnPage(drawing), origin }])

const factsOf = (drawing: string, origin: 'text' | 'ocr' = 'text') =>
  Object.fromEntries(
    read(drawing, origin)
      .facts.filter(({ status }) => status === 'current')
      .map(({ key, value }) => [key, value]),
  )

const POLICY = `
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: NCC-884211
      Named Insured: Alder Roofing LLC
      Each Occurrence Limit       $1,000,000
      General Aggregate Limit     $2,000,000`

describe('a value that runs on behind its label', () => {
  it('goes on at the label’s edge', () => {
    const facts = factsOf(`${POLICY}
      Agent: Ashdown-Jankowski Brokerage
      Group
      9519 Quarry Hill Way
      Cape Linnet, FL 33173`)
    expect(facts).toMatchObject({ 'producer.name': 'Ashdown-Jankowski Brokerage Group', 'producer.zip': '33173' })
  })

  it('ends before another office', () => {
    const facts = factsOf(`
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: NCC-884211
      Named Insured: Alder Roofing LLC
      Claims Department
      PO Box 99
      Hartford, CT 06101`)
    expect(facts).toMatchObject({ 'insured.name': 'Alder Roofing LLC' })
    expect(facts).not.toHaveProperty('insured.zip')
  })
})

it('takes the head of a letter for nobody who is insured', () => {
  const facts = factsOf(`
      Rosemont Holdings LLC
      804 Mill Street
      Elk Hollow, TN 37202

      BINDER OF INSURANCE
      Commercial General Liability
      Policy Number: XUK-9002-091
      Each Occurrence Limit       $1,000,000`)
  expect(facts).not.toHaveProperty('insured.name')
})

it('takes the letter of a box for no amount', () => {
  const facts = factsOf(`
      WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY
      Policy Number: WC-77-1042
      3B Employers liability by accident, each accident      100,000`)
  expect(facts).toMatchObject({ 'wc.eachAccident': '100,000' })
})

it('knows a cancellation told in one of several sentences', () => {
  const { policies } = read(`${POLICY}

      This insurance is cancelled effective 04/10/2026. The reason is an increase in hazard. You may ask for a review within ten days.`)
  expect(policies.map(({ status }) => status)).toEqual(['cancelled'])
})

it('takes the cancellation of another policy for none of this one', () => {
  const { policies } = read(`${POLICY}

      Auto policy WWM-55001 is cancelled effective 04/01/2026.`)
  expect(policies.map(({ status }) => status)).toEqual(['current'])
})

it('reads the rows of a certificate that is printed, and only the parties of one that was scanned', () => {
  const certificate = `
      CERTIFICATE OF INSURANCE
      This certificate is issued as a matter of information only and confers no rights upon the certificate holder.
      Named Insured: Alder Roofing LLC
      Type of Insurance     Policy Number     Effective      Expiration     Limits
      General Liability     NCC-884211        01/12/2026     01/12/2027     Each Occurrence $3,000,000`
  expect(factsOf(certificate)).toMatchObject({ 'insured.name': 'Alder Roofing LLC', 'policy.number': 'NCC-884211' })
  expect(factsOf(certificate, 'ocr')).toEqual({ 'insured.name': 'Alder Roofing LLC' })
})

describe('an agent on a certificate beside the policy', () => {
  const producerWith = (insured: string, isFirst = false, own = 'Alder Roofing LLC') => {
    const policy = POLICY.replace('Alder Roofing LLC', own)
    const agent = isFirst ? '\n      Producer: Fox Hill Insurance Agency' : ''
    const certificate = drawnPage(
      `
      CERTIFICATE OF LIABILITY INSURANCE
      INSURED: ${insured}
      PRODUCER: Otter Creek Insurance Agency
      INSURER A: Quillfeather Mutual Insurance Company
      CERTIFICATE HOLDER: Alder Roofing LLC`,
      isFirst ? 1 : 2,
    )
    const declarations = drawnPage(policy + agent, isFirst ? 2 : 1)
    const { facts } = readFacts(isFirst ? [certificate, declarations] : [declarations, certificate])
    return facts.find(({ key }) => key === 'producer.name')?.value
  }

  it('is the insured’s where the certificate is', () => {
    expect(producerWith('Alder Roofing')).toBe('Otter Creek Insurance Agency')
  })

  it('is not where the certificate is of another, wherever it lies', () => {
    expect(producerWith('Gem Framing LLC')).toBeUndefined()
    expect(producerWith('Gem Framing LLC', true)).toBe('Fox Hill Insurance Agency')
  })

  it('is the insured’s where the two spell “and” in two ways', () => {
    expect(producerWith('Alder and Elm Roofing LLC', false, 'Alder & Elm Roofing LLC')).toBeDefined()
  })
})
