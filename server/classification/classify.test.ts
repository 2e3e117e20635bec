import { describe, expect, it } from 'vitest'
import { activitiesIn, type ClassTable, classify, ownTable } from './index.ts'

const NAICS = ownTable('NAICS')
const codesOf = (text: string, table = NAICS) => classify(text, table).map(({ code }) => code)

describe('a business in an agent’s words', () => {
  it('has the code of its activity first', () => {
    expect(codesOf('We install drywall in new apartments')[0]).toBe('238310')
    expect(codesOf('Car wash with detailing')[0]).toBe('811192')
    expect(codesOf('Burglar alarm installation and monitoring', ownTable('SIC'))).toContain('7382')
  })

  it('is told by wordings of the table, with the words of the text that say the same', () => {
    const text = 'We hang drywall in homes.'
    const [first] = classify(text, NAICS)
    const [because] = first!.because
    expect(NAICS.codes.find(({ code }) => code === first!.code)!.wordings).toContain(because!.wording)
    expect(because!.words.map((word) => word.text)).toContain('drywall')
    for (const { text: word, from, to } of because!.words) expect(text.slice(from, to)).toBe(word)
  })

  it('is found though misspelled', () => {
    expect(codesOf('drywal instalation')[0]).toBe('238310')
  })

  it('has scores that fall and are shares of one whole', () => {
    const scores = classify('Roofing contractor', NAICS).map(({ score }) => score)
    expect(scores).toHaveLength(10)
    expect(scores.toSorted((a, b) => b - a)).toEqual(scores)
    expect(scores.reduce((sum, score) => sum + score, 0)).toBeLessThanOrEqual(1.000001)
  })

  it('is told from a close runner-up by what their titles do not share', () => {
    const ranked = classify('General freight trucking', NAICS)
    expect(ranked[0]!.decides).toBeNull()
    const close = ranked.filter(({ decides }) => decides)
    expect(close.map(({ decides }) => decides).join('; ')).toMatch(/^Decides: .*\b(local|long)/)
    for (const { score } of close) expect(score).toBeGreaterThanOrEqual(ranked[0]!.score * 0.2)
  })
})

it.each([
  '',
  'Thank you very much for your help.',
  'Please send it to me by Friday.',
  'When does the policy expire?',
  '12/31/2026',
])('no code is guessed for “%s”', (text) => {
  expect(classify(text, NAICS)).toEqual([])
  expect(activitiesIn(text, NAICS)).toEqual([])
})

describe('activities', () => {
  it('in one text have their own codes, each with its words', () => {
    const text = 'Roofing contractor and retail bakery. Thank you for your help!'
    const activities = activitiesIn(text, NAICS)
    expect(activities.map(({ text: part }) => part)).toEqual(['Roofing contractor', 'retail bakery'])
    expect(activities.map(({ codes }) => codes[0]!.code)).toEqual(['238160', '311811'])
    for (const { codes } of activities)
      for (const { words } of codes.flatMap(({ because }) => because))
        for (const { text: word, from, to } of words) expect(text.slice(from, to)).toBe(word)
  })

  it('that are one stay one', () => {
    expect(activitiesIn('Plumbing and heating contractor', NAICS)).toHaveLength(1)
  })
})

it('a table of the agency’s own is ranked in the same way', () => {
  const table: ClassTable = {
    name: 'GL',
    codes: [
      { code: '10001', title: 'Dry wall or wallboard installation', groups: [], wordings: [] },
      { code: '10002', title: 'Bakery plants', groups: [], wordings: [] },
      { code: '10003', title: 'Roofing, residential', groups: [], wordings: [] },
    ],
  }
  expect(codesOf('Residential roofing contractor', table)[0]).toBe('10003')
  expect(codesOf('Dental practice', table)).toEqual([])
})

it('a text of hundreds of activities is looked up some dozens of times, and no more', () => {
  const many = NAICS.codes.filter((_, at) => at % 10 === 0).map(({ title }) => title)
  const found = activitiesIn(many.join('.\n'), NAICS)
  expect(found.length).toBeGreaterThan(10)
  expect(found.length).toBeLessThanOrEqual(30)
})
