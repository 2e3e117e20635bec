import { describe, expect, it } from 'vitest'
import { drawnPage } from '../facts/drawn-pages.ts'
import type { Page } from '../types.ts'
import { clausesIn } from './read-clauses.ts'
import { clauseWeights } from './weights.ts'

const PLAIN = `
  1. Term. This Agreement begins on May 1, 2027 and goes on for two years, and either party
  may cancel it upon thirty days written notice to the other party.
  2. Limitation of Liability. The aggregate liability of either party shall not exceed $1,000,000 or
  what its insurance policies then in effect have paid.
  3. Indemnity. Any loss is paid net of insurance proceeds received by the indemnified party.
  4. Employees. Roofer's staff takes no part in health insurance or other benefits of Owner.
  5. Title. Seller delivers a policy of title insurance in the amount of $400,000.
`
const ARTICLE = `
  6. Insurance. Roofer shall maintain commercial general liability insurance with limits of not
  less than $1,000,000 each occurrence and $2,000,000 general aggregate, and umbrella liability
  coverage of AU$5 million per occurrence.
  Owner shall be named as an additional insured, and the policy shall be primary and
  noncontributory. Certificates shall provide thirty (30) days notice of cancellation to Owner.
  7. Notices. All notices are in writing and are sent to the address above.
`

it('finds what a contract asks for about insurance, each demand with its page and words', () => {
  const clauses = clausesIn([drawnPage(PLAIN, 1), drawnPage(ARTICLE, 2)])!
  expect(clauses).toHaveLength(1)
  expect(clauses[0]!.heading).toBe('6. Insurance.')
  const [limits, insured, notice, ...more] = clauses[0]!.demands
  expect(more).toEqual([])
  expect(limits!.who).toBe('Roofer')
  expect(limits!.limits).toEqual([
    { line: 'gl', limit: 'each-occurrence', printed: '$1,000,000', amount: 1_000_000 },
    { line: 'gl', limit: 'general-aggregate', printed: '$2,000,000', amount: 2_000_000 },
    { line: 'umbrella', limit: 'each-occurrence', printed: 'AU$5 million', amount: null },
  ])
  expect(limits!.source).toMatchObject({ page: 2, quote: expect.stringMatching(/^Roofer shall .* per occurrence\.$/) })
  expect(limits!.source.boxes).toHaveLength(3)
  expect(insured!.asks).toEqual(expect.arrayContaining(['additional insured', 'primary']))
  expect(notice).toMatchObject({ asks: expect.arrayContaining(['notice']), days: 30 })
})

it('finds none in a contract that speaks of insurance in other senses', () => {
  expect(clausesIn([drawnPage(PLAIN)])).toEqual([])
})

it('says nothing of a contract with a page that has no words', () => {
  expect(clausesIn([drawnPage(PLAIN), { ...drawnPage(''), lines: [] }])).toBeNull()
})

it('leaves it open whether a contract without a clause asks for none where a sentence may be one', () => {
  const unsure = { ...clauseWeights(), sure: 1.1 }
  expect(clausesIn([drawnPage(ARTICLE)], unsure)).toBeNull()
  expect(clausesIn([drawnPage(PLAIN)], unsure)).toEqual([])
})

it('does not hear that somebody is additionally insured where it is denied, or only something is insured', () => {
  const denied = `
  Owner is not an insured under the equipment policies of Roofer.
  Parcels sent to Owner go by insured mail.
`
  const asks = clausesIn([drawnPage(ARTICLE + denied)])!.flatMap(({ demands }) =>
    demands.filter((one) => one.asks.includes('additional insured')),
  )
  expect(asks.map(({ source }) => source.quote.slice(0, 33))).toEqual(['Owner shall be named as an additi'])
})

/** A page whose last lines are a table: each row a line of the page, each cell its label and what stands under it. */
function tabled(text: string, rows: string[][]): Page {
  const page = drawnPage(`${text}${rows.map((row) => row.map((cell) => cell.padEnd(48)).join('  ')).join('\n')}`)
  let line = page.lines.length - rows.flat().filter(Boolean).length
  const cells = rows.flatMap((row, at) =>
    row.map((own, column) => {
      const lines = own ? [line++] : []
      return { row: at, column, rows: 1, columns: 1, text: own, lines, box: page.lines[lines[0] ?? 0]!.box }
    }),
  )
  return {
    ...page,
    tables: [
      {
        cells,
        rows: rows.length,
        columns: rows[0]!.length,
        heads: rows.length > 1 ? 1 : 0,
        box: [0, 0, 1, 1],
        ruled: true,
      },
    ],
  }
}

it('reads what further cells of a row ask for of its line, beside its amounts', () => {
  const rows = [
    ['Coverage', 'Minimum limits', 'Conditions'],
    ['General Liability', '$1,000,000 each occurrence', 'Owner is an additional insured; primary and noncontributory'],
    ['Pollution Liability', '$2,000,000 each claim', 'Deductible not over $25,000'],
    ['Workers Compensation', 'Statutory', 'Waiver of subrogation in favor of Owner'],
  ]
  const demands = clausesIn([tabled(ARTICLE, rows)])!
    .flatMap((clause) => clause.demands)
    .slice(3)
  const of = (kind: string) => demands.filter(({ asks }) => asks.includes(kind as 'waiver')).map(({ lines }) => lines)
  expect(of('additional insured')).toEqual([['gl']])
  expect(of('primary')).toEqual([['gl']])
  expect(of('waiver')).toEqual([['wc']])
  expect(demands.flatMap(({ limits }) => limits).filter(({ line }) => line === 'pollution')).toEqual([
    { line: 'pollution', limit: 'each-claim', printed: '$2,000,000', amount: 2_000_000 },
    { line: 'pollution', limit: null, printed: '$25,000', amount: 25_000, isCap: true },
  ])
})

it('an article that only frees of duties asks for nothing', () => {
  const text = `
  6. Insurance. Guide is not required to carry general liability, automobile liability or any other insurance.
  The usual requirement of $1,000,000 of professional liability insurance is waived, and no certificate is required.
`
  expect(clausesIn([drawnPage(PLAIN), drawnPage(text, 2)])).toEqual([])
})

describe('a contract that says it asks for no insurance', () => {
  const told = (text: string) =>
    clausesIn([drawnPage(PLAIN), drawnPage(`\n  6. Insurance. ${text}\n`, 2)])?.length ?? null
  const DENIAL = 'Nothing in this Agreement requires Maker to buy any insurance.'
  const FORM =
    'The usual form of Owner obliges a maker to have general liability insurance of $1,000,000 per occurrence.'

  it('asks for none that it only speaks of', () => {
    expect(told(FORM)).toBeNull()
    expect(told(`${FORM} Maker shall carry it.`)).toBe(1)
    expect(told(`${FORM}\n  ${DENIAL}`)).toBe(0)
  })

  it('asks for what it binds somebody to all the same', () => {
    expect(told(`Maker shall carry general liability insurance of $1,000,000 per occurrence.\n  ${DENIAL}`)).toBe(1)
  })
})

it('an amount is known by its whole sentence, also where that goes over the end of a page', () => {
  const [first, last] = [
    `${ARTICLE}  8. Autos. Roofer shall carry automobile liability insurance of either $1,000,000 combined single limit, or`,
    '  $500,000 per person and $800,000 per accident.\n',
  ]
  const demands = clausesIn([drawnPage(first), drawnPage(last, 2)])!.flatMap((clause) => clause.demands)
  const limits = demands
    .flatMap(({ source, limits }) => limits.map((one) => ({ ...one, page: source.page })))
    .filter(({ line }) => line === 'auto')
  expect(limits.map(({ limit, page, isEither }) => [limit, page, isEither])).toEqual([
    ['combined-single-limit', 1, true],
    ['bodily-injury-person', 2, true],
    ['bodily-injury-accident', 2, true],
  ])
})

it('the items of one list stand together', () => {
  const text = `
  7. Insurance. Tenant shall maintain general liability insurance with limits of not less than:
  (a) $1,000,000 each occurrence;
  (b) $2,000,000 general aggregate; and
  (c) $5,000 for the cart.
`
  const weights = { ...clauseWeights(), sure: 0.99, likely: 1.1 }
  const quotes = clausesIn([drawnPage(text)], weights)!.flatMap(({ demands }) =>
    demands.map(({ source }) => source.quote),
  )
  expect(quotes.at(-1)).toBe('(c) $5,000 for the cart.')
})

describe('a table', () => {
  const told = (rows: string[][], ...more: string[][]) =>
    clausesIn([tabled(`${ARTICLE}  A "Helper" works under Roofer.\n`, rows), ...more.map((row) => tabled('', [row]))])!
      .flatMap((clause) => clause.demands)
      .slice(3)
      .filter(({ source }) => /\b(?:Liability|Excess|Compensation)\b|Aggregate/.test(source.quote))
  const PARTIES = [
    ['Coverage', 'Limit', 'Roofer', 'Helper'],
    ['General Liability', 'Each Occurrence', '$3,000,000', '$1,000,000'],
    ['', 'General Aggregate', '$6,000,000', '$2,000,000'],
    ['Pollution Liability', 'Each Claim', '$2,000,000', 'N/A'],
  ]

  it('asks of each party what its column says, and a blank first cell goes on', () => {
    const limits = told(PARTIES).flatMap((one) =>
      one.limits.map(({ line, limit, amount }) => [one.who, line, limit, amount]),
    )
    expect(limits).toEqual([
      ['Roofer', 'gl', 'each-occurrence', 3_000_000],
      ['Helper', 'gl', 'each-occurrence', 1_000_000],
      ['Roofer', 'gl', 'general-aggregate', 6_000_000],
      ['Helper', 'gl', 'general-aggregate', 2_000_000],
      ['Roofer', 'pollution', 'each-claim', 2_000_000],
    ])
  })

  it('goes on over the end of a page under its heads', () => {
    const limits = told(PARTIES, ['Excess Liability', 'Each Occurrence', '$4,000,000', '$5,000,000'])
    expect(limits.slice(-2).map(({ who, limits }) => [who, limits[0]!.amount])).toEqual([
      ['Roofer', 4_000_000],
      ['Helper', 5_000_000],
    ])
  })

  it('asks for the wording of a column where a row says yes', () => {
    const demands = told([
      ['Policy', 'Additional insured: Owner', 'Waiver of subrogation'],
      ['General Liability', 'Yes - ongoing operations', 'No'],
      ['Workers Compensation', 'No', 'Yes'],
    ]).filter(({ asks }) => asks.some((ask) => ask !== 'coverage'))
    expect(demands.map(({ asks, lines, parties, operations }) => [asks[0], lines, parties, operations])).toEqual([
      ['additional insured', ['gl'], 'Owner', ['ongoing']],
      ['waiver', ['wc'], undefined, undefined],
    ])
    expect(demands[0]!.source.quote).toMatch(/^Policy Additional insured: Owner .* No$/)
  })
})

describe('an amount of a line that other words free', () => {
  const freed = (text: string) =>
    clausesIn([drawnPage(`${ARTICLE}  9. ${text}\n`)])!.flatMap(({ demands }) =>
      demands.flatMap(({ limits }) => limits.filter((one) => one.isFreed).map(({ line }) => line)),
    )

  it.each([
    ['No umbrella insurance is asked of Roofer.', ['umbrella']],
    ['Roofer need not carry general liability insurance.', ['gl', 'gl']],
    ['Owner need not carry general liability insurance. Owner shall keep records.', []],
    ['An additional insured is not asked for on the general liability policies.', []],
    ['Roofer shall carry general liability insurance.', []],
  ])('%s', (text, lines) => {
    expect(freed(text)).toEqual(lines)
  })
})

it('an amount of a line that cites the article of a clause is of the clause, also where it names no limit', () => {
  const text = `\n  SITE ORDER 4. At this Site the crime limit shall be $250,000 in place of that in Article 6.\n`
  const found = clausesIn([drawnPage(ARTICLE.replace('6. Ins', 'Article 6. Ins')), drawnPage(text, 2)])!
  expect(found.flatMap(({ demands }) => demands.flatMap(({ limits }) => limits.map(({ amount }) => amount)))).toContain(
    250_000,
  )
})

describe('an article that changes what another asks for', () => {
  const amounts = (change: string) =>
    clausesIn([drawnPage(`${ARTICLE}  9.2 Changes. ${change}\n`)])!
      .flatMap(({ demands }) =>
        demands.flatMap(({ limits, changes = false }) => limits.map((one) => ({ ...one, changes }))),
      )
      .filter(({ line }) => line === 'gl')
      .map(({ limit, amount, changes }) => [limit, amount, changes])
  const OLD = [
    ['each-occurrence', 1_000_000, false],
    ['general-aggregate', 2_000_000, false],
  ]

  it.each([
    'In Section 6, $1,000,000 each occurrence is struck and $3,000,000 each occurrence put in its place.',
    'The general liability limits of Section 6 become $3,000,000 each occurrence.',
  ])('puts its amount in the place of the old one: %s', (change) => {
    expect(amounts(change)).toEqual([OLD[1], ['each-occurrence', 3_000_000, false]])
  })

  it('in some cases leaves the old one beside its own', () => {
    const change = 'If Roofer uses a crane, the general liability limit of Section 6 is $3,000,000 each occurrence.'
    expect(amounts(change)).toEqual([...OLD, ['each-occurrence', 3_000_000, true]])
  })
})

it('words that cite an item are of its lines and its party', () => {
  const text = `
  7. Insurance. 7.1 Tenant shall maintain:
  (a) commercial general liability insurance of $1,000,000 per occurrence; and
  (b) professional liability insurance of $1,000,000 per claim.
  7.2 Landlord shall maintain property insurance on the Building.
  7.3 The policy of 7.1(a) shall name Landlord as an additional insured and shall be primary.
  7.4 The retention under 7.1(a) and 7.1(b) shall not be more than $5,000.
`
  const demands = clausesIn([drawnPage(ARTICLE), drawnPage(text, 2)])!.flatMap((clause) => clause.demands)
  const insured = demands.filter(({ source, asks }) => source.page === 2 && asks.includes('additional insured'))
  expect(insured.map(({ who, lines }) => [who, lines])).toEqual([['Tenant', ['gl']]])
  const caps = demands.flatMap(({ limits }) => limits).filter(({ isCap }) => isCap)
  expect(caps.map(({ line, amount }) => [line, amount])).toEqual([
    ['gl', 5_000],
    ['professional', 5_000],
  ])
})

describe('a change of days or of a rating', () => {
  const text = (change: string) => `
  7. Insurance. 7.1 Tenant shall maintain commercial general liability insurance of $1,000,000 per occurrence.
  7.2 Tenant shall give Landlord fifteen (15) days notice of the cancellation of a policy.
  7.3 Insurers shall be rated A- VII or better by Best.
  9. Changes. 9.1 ${change}
`
  const told = (change: string) => {
    const demands = clausesIn([drawnPage(ARTICLE), drawnPage(text(change), 2)])!.flatMap((clause) =>
      clause.demands.filter(({ source }) => source.page === 2),
    )
    const days = demands.filter(({ asks }) => asks.includes('notice')).map((one) => one.days)
    return [days, demands.filter(({ asks }) => asks.includes('rating')).map(({ rating }) => rating)]
  }

  it.each([
    ['In 7.2 fifteen (15) days becomes thirty (30) days.', [[30], ['A- VII']]],
    ['In 7.3 the words "A- VII" give way to "A VIII".', [[15], ['A VIII']]],
    ['If Tenant has a boat, in 7.2 fifteen (15) days becomes thirty (30) days.', [[15], ['A- VII']]],
    ['In 7.2 twenty (20) days becomes thirty (30) days.', [[15], ['A- VII']]],
  ])('%s', (change, demands) => {
    expect(told(change)).toEqual(demands)
  })
})
