import { expect, test } from 'vitest'
import { drawnPage } from '../../documents/facts/drawn-pages.ts'
import { readFacts } from '../../documents/facts/read-facts.ts'
import type { FactKey } from '../../documents/index.ts'
import { propose } from '../acord-25/propose.ts'

const policy = (number: string, insured: string, producer: string) => `
  COMMERCIAL GENERAL LIABILITY DECLARATIONS
  Policy Number: ${number}        Policy Period: 03/03/2026 to 03/03/2027
  Company: Thornbury Casualty Company
  Named Insured: ${insured}
  ${producer && `Producer: ${producer}`}
  Each Occurrence                       $1,000,000
  General Aggregate                     $2,000,000
`

function producerOf(pages: string[], instructions = '') {
  const files = pages.map((page, index) => ({
    fileId: `${index}`,
    fileName: `paper-${index + 1}.pdf`,
    facts: readFacts([drawnPage(page)]),
  }))
  const { values } = propose({ files, today: '2026-11-22', instructions })
  return values.find(({ field }) => field === 'Producer_FullName_A')?.value ?? ''
}

const HERON = policy('GL-4410277-02', 'Heron Example Builders LLC', 'Fox Hill Insurance Agency')
const OTTER = policy('GL-7701155-01', 'Otter Joinery LLC', '')

test('the producer is that of the insured’s documents', () => {
  expect(producerOf([HERON])).toBe('Fox Hill Insurance Agency')
  expect(producerOf([HERON, OTTER], 'For Heron Example Builders LLC')).toBe('Fox Hill Insurance Agency')
  expect(producerOf([HERON, OTTER], 'For Otter Joinery LLC')).toBe('')
})

test('an address beside a name that is in doubt is not mixed with the agency’s own record', () => {
  const facts = readFacts([drawnPage(OTTER)])
  const told = (part: 'name' | 'line1', value: string, confidence: number) => {
    const source = { page: 1, quote: value, boxes: [] }
    return { ...facts.facts[0]!, key: `producer.${part}` as const, value, confidence, source }
  }
  const producer = [told('name', 'J Fern', 0.3), told('line1', '71 Elsewhere Road', 0.95)]
  const files = [{ fileId: '1', fileName: 'paper.pdf', facts: { ...facts, facts: [...facts.facts, ...producer] } }]
  const street = (agency?: { name: string; line1: string }) =>
    propose({ files, today: '2026-11-22', instructions: '', ...(agency && { agency }) }).values.find(
      ({ field }) => field === 'Producer_MailingAddress_LineOne_A',
    )?.value
  expect(street({ name: 'Own Agency', line1: '1 Own Street' })).toBe('1 Own Street')
  expect(street()).toBe('71 Elsewhere Road')
})

test('of documents of two insureds the producer is none, until it is said whose certificate it is', () => {
  expect(producerOf([HERON, OTTER])).toBe('')
  expect(producerOf([HERON, policy('GL-7701155-01', 'Otter Joinery LLC', 'Fox Hill Insurance Agency')])).toBe(
    'Fox Hill Insurance Agency',
  )
})

test('a part of an address most of which is in doubt is not told alone', () => {
  const facts = readFacts([drawnPage(OTTER)])
  const source = { page: 1, quote: '22 Kiln Road, Rockport, ME 04856', boxes: [] }
  const stateOf = (line1: number) => {
    const told = { line1: ['22 Kiln Road', line1], city: ['Rockport', line1], state: ['ME', 0.92] } as const
    const insured = Object.entries(told).map(([part, [value, confidence]]) => ({
      ...facts.facts.find(({ key }) => key === 'insured.name')!,
      ...{ key: `insured.${part}` as FactKey, value, confidence, source },
    }))
    const files = [{ fileId: '1', fileName: 'paper.pdf', facts: { ...facts, facts: [...facts.facts, ...insured] } }]
    return propose({ files, today: '2026-11-22', instructions: '' }).values.find(
      ({ field }) => field === 'NamedInsured_MailingAddress_StateOrProvinceCode_A',
    )?.value
  }
  expect([stateOf(0.9), stateOf(0.55)]).toEqual(['ME', undefined])
})
