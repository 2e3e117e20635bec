import { expect, test } from 'vitest'
import { drawnPage } from '../../documents/facts/drawn-pages.ts'
import { readFacts } from '../../documents/facts/read-facts.ts'
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

test('of documents of two insureds the producer is none, until it is said whose certificate it is', () => {
  expect(producerOf([HERON, OTTER])).toBe('')
  expect(producerOf([HERON, policy('GL-7701155-01', 'Otter Joinery LLC', 'Fox Hill Insurance Agency')])).toBe(
    'Fox Hill Insurance Agency',
  )
})
