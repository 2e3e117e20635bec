import { expect, test } from 'vitest'
import { scoreForm } from './score-form.ts'

test('a filled form is held against its gold file, and what the gold file does not name is listed', () => {
  const gold = { document: 'dec.pdf', file: 'dec.pdf', kind: null, family: 'test', form: 'acord-25' }
  const fields = {
    occurrence: '1,000,000',
    aggregate: '2,000,000',
    claimsMade: false,
    occur: true,
    number: '',
    letter: 'A',
  }
  const values = {
    occurrence: '$1,000,000',
    aggregate: '3,000,000',
    occur: 'true',
    number: 'QF-1',
    holder: 'Otter LLC',
    claimsMade: '',
  }
  const filled = new Map(Object.entries(values).map(([name, value]) => [name, { value, source: null }]))
  expect(scoreForm({ ...gold, fields }, { kind: 'declarations', values: filled }, { ms: 5, mb: 90 })).toMatchObject({
    kind: 'declarations',
    answerable: 4,
    filled: 3,
    right: 2,
    wrong: [
      { field: 'aggregate', expected: '2,000,000', got: '3,000,000' },
      { field: 'number', expected: '', got: 'QF-1' },
    ],
    unjudged: [{ field: 'holder', got: 'Otter LLC' }],
    missed: ['letter'],
    ms: 5,
    mb: 90,
  })
})
