import { expect, it } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const stamps = (line: string) =>
  readFacts([
    drawnPage(`
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: QF-000-1042
      Each Occurrence                            $1,000,000
      General Aggregate                          $2,000,000
                     ${line}`),
  ]).stamps

it.each(['SPECIMEN', 'Sample', 'VOID', 'SPECIMEN - NOT A VALID POLICY', 'This is a sample policy', 'VOID  VOID  VOID'])(
  'a page is stamped by a line that says nothing else: %s',
  (line) => {
    expect(stamps(line)).toEqual([{ page: 1, words: line.split('  ')[0] }])
  },
)

it.each(['Sample & Sons LLC', 'Void where prohibited by law', '12 Specimen Road', 'Policy copy'])(
  'and by no other: %s',
  (line) => {
    expect(stamps(line)).toEqual([])
  },
)
