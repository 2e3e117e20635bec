import { describe, expect, it } from 'vitest'
import { drawnPage } from '../facts/drawn-pages.ts'
import { Demands } from './demands.ts'
import { sentencesOf } from './sentences.ts'
import { clauseWeights, DEMAND_KINDS } from './weights.ts'

/** The weights by which every kind is asked that its words allow. */
const EVERY = {
  ...clauseWeights(),
  asked: Object.fromEntries(DEMAND_KINDS.map((kind) => [kind, 0])) as Record<(typeof DEMAND_KINDS)[number], number>,
}

function demandsIn(text: string, weights = clauseWeights()) {
  const sentences = sentencesOf([drawnPage(`\n${text.replace(/^/gm, '  ')}`)])
  const demands = new Demands(sentences, weights)
  return sentences.flatMap((one, at) => demands.of(one, { before: sentences[at - 1]?.text ?? '', isChange: false }))
}

describe('additional insured', () => {
  it.each([
    ['Owner shall be an additional insured.', true],
    ['The policy must name Owner and Agent as insureds.', true],
    ['Owner shall keep the house insured under a policy, as it is now.', false],
  ])('%s', (text, isAsked) => {
    expect(demandsIn(text, EVERY)[0]!.asks.includes('additional insured')).toBe(isAsked)
  })
})

it.each([
  ['Hauler shall carry cargo insurance.\nBroker shall have thirty days notice of a cancellation.', 'Hauler'],
  ['Hauler shall carry cargo insurance.\nThroughout the Term Hauler shall carry auto insurance.', 'Hauler'],
  ['It is Wren Payroll, not Hauler, that must maintain workers compensation insurance.', 'Wren Payroll'],
])('who is bound: %s', (text, who) => {
  expect(demandsIn(text).at(-1)!.who).toBe(who)
})

it.each([
  ['You asked about a waiver of subrogation.', false],
  ['Its silence waives nothing.', false],
  ['Each insurer waives subrogation against Owner.', true],
])('whether a waiver is asked for: %s', (text, isAsked) => {
  expect(demandsIn(text, EVERY)[0]!.asks.includes('waiver')).toBe(isAsked)
})

it('words that let umbrella insurance help are of the lines they cite or go on about', () => {
  const list = '7.1 Hauler shall carry:\n(a) general liability insurance; and\n(b) auto liability insurance.'
  const said = (text: string) => demandsIn(`${list}\n${text}`).findLast(({ mixes }) => mixes)?.lines
  expect(said('The amounts in (a) and (b) may be met by any mix of primary and excess coverage.')).toEqual([
    'gl',
    'auto',
  ])
  expect(said('Hauler may reach these amounts by primary and umbrella or excess policies together.')).toEqual(['auto'])
})

it('what all policies save one are asked for is of all', () => {
  expect(demandsIn('All policies save professional liability shall waive subrogation against Owner.')[0]!.lines).toBe(
    'all',
  )
})

it('who only hears of something is not bound', () => {
  const [, notice] = demandsIn(
    'Hauler shall carry cargo insurance.\nBroker must hear of a cancellation thirty days ahead.',
  )
  expect(notice!.who).not.toBe('Broker')
})

it('words about the status of an additional insured ask for it with the work they name', () => {
  const [, status] = demandsIn(
    'Owner shall be an additional insured under the general liability policy.\nThat status shall extend to ongoing and to completed operations.',
  )
  expect(status).toMatchObject({ lines: ['gl'], parties: 'Owner', operations: ['ongoing', 'completed'] })
  expect(status!.asks).toContain('additional insured')
})

it('a sentence that asks for nothing leaves it open which policies are spoken of', () => {
  const last = demandsIn(
    "Roofer's general liability policy shall add:\nWren Corp.;\nand the Agent.\nThey must be primary and noncontributory.",
  ).at(-1)
  expect(last!.lines).toEqual(['gl'])
})

it('a tail without a line is of the policies that its paragraph names', () => {
  const [, tail] = demandsIn(
    '4.1 The professional liability policy may be claims-made.\nIf so, coverage shall last three (3) years after the end.',
  )
  expect(tail).toMatchObject({ lines: ['professional'], years: 3 })
})

it('an item is cited with what its title stands over, and is of whom the title of its article names', () => {
  const demands = demandsIn(
    "Lessee shall pay the rent.\n4. Lessee's Insurance\n(i) Liability. Commercial general liability insurance of $1,000,000 per occurrence.\n(ii) Spirits. Liquor liability insurance of $1,000,000.\n5. Terms\n5.1 Lessor shall be an additional insured on the policy under 4(i).",
  )
  expect(demands.find(({ asks }) => asks.includes('additional insured'))!.lines).toEqual(['gl'])
  expect(demands.filter(({ limits }) => limits.length).map(({ who }) => who)).toEqual(['Lessee', 'Lessee'])
})

describe('what one sentence asks for', () => {
  it.each([
    [
      'Agent shall send certificates within fifteen days of a request, and shall tell Owner 30 days before a policy is canceled.',
      [30],
    ],
    ['Agent shall tell Owner 30 days before a policy is canceled, or ten days if the premium is not paid.', [30, 10]],
  ])('the days of a notice are not those of a certificate: %s', (text, days) => {
    const [notice] = demandsIn(text).filter(({ asks }) => asks.includes('notice'))
    expect([notice!.days, ...(notice!.furtherDays ?? [])]).toEqual(days)
  })

  it('policies by which limits may be met together need not be carried', () => {
    const [demand] = demandsIn(
      'Lessor shall carry general liability insurance of $3,000,000 per occurrence, reached by primary and umbrella policies.',
    )
    expect(demand).toMatchObject({ covers: ['gl'], mixes: true })
  })

  it('what somebody may do is none of what another must carry', () => {
    const [demand] = demandsIn('(d) Workers compensation insurance; or, for owners who may stay outside it, none.')
    expect(demand!.asks).toEqual(['coverage'])
  })

  it('a wording is of the line that it names beside it', () => {
    const demands = demandsIn(
      'Guide shall carry general liability insurance and workers compensation insurance, and shall name Owner as an additional insured on the general liability policy.',
    )
    expect(demands.find(({ asks }) => asks.includes('additional insured'))!.lines).toEqual(['gl'])
  })
})

it('who is so insured for some work is told with it', () => {
  const [, status] = demandsIn(
    'Owner shall be an additional insured under the general liability policy.\nUnder the general liability policy Owner shall be so insured for ongoing operations.',
  )
  expect(status).toMatchObject({ parties: 'Owner', operations: ['ongoing'] })
  expect(status!.asks).toContain('additional insured')
})

it('a limit that holds in some cases stands beside the one before', () => {
  const limits = demandsIn(
    'Hauler shall carry auto liability insurance with a combined single limit of $1,000,000.\nWhen Hauler moves fuel, the limit shall be $5,000,000.\nWhen Hauler moves cattle, not less than $50,000 per claim.',
  ).flatMap((one) => one.limits)
  expect(limits.map(({ isEither = false }) => isEither)).toEqual([false, true, false])
})

describe('who must carry insurance', () => {
  it.each([
    ["Lessee's contractors must carry general liability insurance.", "Lessee's contractors"],
    ['Lessee shall let no firm work in the hall unless the Vendor has general liability insurance.', 'Vendor'],
    ['Lessee shall not work in the hall until Lessor has approved its insurance.', 'Lessee'],
    ['A caterer brings a certificate of general liability insurance.', 'caterer'],
    ['Employers liability insurance of $500,000 each accident.', null],
  ])('%s', (text, who) => {
    expect(demandsIn(text)[0]!.who).toBe(who)
  })
})

describe('whose insurance words speak of that bind nobody themselves', () => {
  const PARTIES = 'Owner shall pay.\nBuilder shall build.\n'
  const whoOf = (text: string) => demandsIn(`${PARTIES}${text}`).at(-1)!.who

  it.each([
    ['Builder, for its part, carries general liability insurance.', 'Builder'],
    ['Owner and Builder waive all rights of subrogation.', 'Owner and Builder'],
    ['Upon request each of Owner and Builder shows evidence of its insurance.', 'Owner and Builder'],
    ['From the first day Builder maintains auto insurance.', 'Builder'],
    ['If Builder digs, it shall carry pollution insurance.', 'Builder'],
    ['If Builder digs, Owner shall carry pollution insurance.', 'Owner'],
    ['II. By Builder\n\n1. Auto insurance, $1,000,000.', 'Builder'],
    ['Part II, Owner\n\n1. Auto insurance, $1,000,000.', 'Owner'],
    ['7.1 Builder shall carry auto insurance of $1,000,000.\n7.2 All insurers must be rated A- VII.', 'Builder'],
    ['7.1 Builder must be an additional insured.\n7.2 All insurers must be rated A- VII.', null],
  ])('%s', (text, who) => {
    expect(whoOf(text)).toBe(who)
  })
})
