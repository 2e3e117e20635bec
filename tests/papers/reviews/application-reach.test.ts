import { describe, expect, it } from 'vitest'
import { COVERAGE_LINES } from '../../../server/reviews/application/coverage-lines.ts'
import { verifyApplication } from '../../../server/reviews/application/verify-application.ts'
import type { ReviewPaper } from '../../../server/reviews/types.ts'
import { makePdf } from '../../support/documents/pdf.ts'
import { type MadePaper, paperOf } from '../../support/rehearsal/made-paper.ts'
import { type Applicant, applicant } from './applicants.ts'
import { APPLICATIONS } from './applications.ts'
import { carrierPapers } from './carrier-papers.ts'
import { groundless, inputFrom } from './reviewed.ts'

const OF = applicant(4)
const LOST = { ...OF, losses: OF.losses.slice(0, 1) }
const NEW = { ...OF, losses: [...OF.losses, { ...OF.losses[0]!, date: '07/19/2025' }] }

type Change = (paper: ReviewPaper) => ReviewPaper

/** The findings of an application held against the carriers' papers of this name, as changed. */
async function verified(application: MadePaper, made: readonly MadePaper[], change: Record<string, Change> = {}) {
  const input = inputFrom([application, ...made], { choices: { lines: Object.keys(COVERAGE_LINES) } })
  const papers = input.papers.map((paper) => change[paper.name]?.(paper) ?? paper)
  const review = verifyApplication({ ...input, papers })
  expect(groundless(review, { ...input, papers }).map(({ topic }) => topic)).toEqual([])
  return review.findings
}
const named = (made: MadePaper[], ...names: string[]) => made.filter(({ name }) => names.includes(name))
const verdictOf = (findings: Awaited<ReturnType<typeof verified>>, topic: RegExp) =>
  findings.filter((one) => topic.test(one.topic)).map(({ verdict }) => verdict)

const UNREAD: Change = (paper) => ({ ...paper, warnings: ['Page 2 could not be read.'] })
const OF_HARE: Change = (paper) => ({
  ...paper,
  facts: {
    ...paper.facts,
    facts: paper.facts.facts.map((fact) =>
      fact.key === 'insured.name' ? { ...fact, value: `Hare ${OF.name.split(' ').slice(1).join(' ')}` } : fact,
    ),
  },
})
const run = async (of: Applicant = OF) => named(await carrierPapers(of), 'Loss run.pdf')

describe('a loss that the other side does not list', () => {
  it('contradicts where its list is whole and of the same insured, line and years', async () => {
    expect(verdictOf(await verified(await APPLICATIONS.sheet(LOST), await run()), /^Loss of 10/)).toEqual([
      'CONTRADICTS',
    ])
    expect(verdictOf(await verified(await APPLICATIONS.sheet(NEW), await run()), /^Loss of 07/)).toEqual([
      'CONTRADICTS',
    ])
  })

  it.each([
    ['was read in part', UNREAD],
    ['names another insured', OF_HARE],
  ])('is not shown where the loss run %s', async (_, change) => {
    const findings = await verified(await APPLICATIONS.sheet(NEW), await run(), { 'Loss run.pdf': change })
    expect(verdictOf(findings, /^Loss of 07/)).toEqual(['NOT_SHOWN'])
  })

  it('is none of the applicant’s for sure where the loss run names another insured', async () => {
    const findings = await verified(await APPLICATIONS.sheet(LOST), await run(), { 'Loss run.pdf': OF_HARE })
    expect(verdictOf(findings, /^Loss of 10/)).toEqual(['NOT_SHOWN'])
  })

  it('is not shown where a part of the application was read', async () => {
    const findings = await verified(await APPLICATIONS.sheet(LOST), await run(), { 'Application.pdf': UNREAD })
    expect(verdictOf(findings, /^Loss of 10/)).toEqual(['NOT_SHOWN'])
  })

  it('is not shown in a loss run of other years', async () => {
    const later = { ...OF, losses: [...OF.losses, { ...OF.losses[0]!, date: '07/19/2026' }] }
    const earlier = { ...OF, losses: [...OF.losses, { ...OF.losses[0]!, date: '07/19/2018' }] }
    for (const [of, topic] of [
      [later, /^Loss of 07\/19\/2026/],
      [earlier, /^Loss of 07\/19\/2018/],
    ] as const)
      expect(verdictOf(await verified(await APPLICATIONS.sheet(of), await run()), topic)).toEqual(['NOT_SHOWN'])
    expect(verdictOf(await verified(await APPLICATIONS.sheet(OF), await run(earlier)), /2018/)).toEqual(['NOT_SHOWN'])
  })

  it('is not shown by an application that does not tell its years', async () => {
    const findings = await verified(await APPLICATIONS.columns(LOST), await run())
    expect(verdictOf(findings, /^Loss of 10/)).toEqual(['NOT_SHOWN'])
  })

  it('is not shown in a loss run of another line', async () => {
    const auto: Change = (paper) => ({
      ...paper,
      facts: {
        ...paper.facts,
        claimLists: {
          ...paper.facts.claimLists!,
          heads: paper.facts.claimLists!.heads.map((head) => ({
            ...head,
            line: { ...head.line!, value: 'Commercial Auto' },
          })),
        },
      },
    })
    for (const [of, topic] of [
      [LOST, /^Loss of 10/],
      [NEW, /^Loss of 07/],
    ] as const) {
      const findings = await verified(await APPLICATIONS.columns(of), await run(), { 'Loss run.pdf': auto })
      expect(verdictOf(findings, topic)).toEqual(['NOT_SHOWN'])
    }
  })
})

describe('an entry that the other side does not list', () => {
  const fewer = { ...OF, vehicles: OF.vehicles.slice(1) }
  const auto = async (of = OF) => named(await carrierPapers(of), 'Auto policy.pdf')
  const ended = { ...OF, effective: '05/01/2024', expiration: '05/01/2025' }

  it.each([
    ['whole', {}, OF, 'CONTRADICTS'],
    ['of another insured', { 'Auto policy.pdf': OF_HARE }, OF, 'NOT_SHOWN'],
    ['of a term that has ended', {}, ended, 'NOT_SHOWN'],
    ['beside an application read in part', { 'Application.pdf': UNREAD }, OF, 'NOT_SHOWN'],
  ])('of a policy %s', async (_, change, of, verdict) => {
    const findings = await verified(await APPLICATIONS.sheet(fewer), await auto(of), change)
    expect(verdictOf(findings, /^Vehicle 2016 [^,]+$/)).toEqual([verdict])
  })

  it('is not shown where a row of the list was not understood', async () => {
    const [policy] = await auto(fewer)
    const cut: MadePaper = {
      ...policy!,
      facts: {
        ...policy!.facts!,
        records: policy!.facts!.records!.filter(({ fields }) => fields.year?.value !== 2020),
      },
    }
    const findings = await verified(await APPLICATIONS.sheet(OF), [cut])
    expect(verdictOf(findings, /^Vehicle 2016 [^,]+$/)).toEqual(['NOT_SHOWN'])
    expect(verdictOf(findings, /^Vehicle 2020 [^,]+$/)).toEqual(['UNSURE'])
  })

  it('of two vehicles alike but for the VIN says that neither is listed, and not that a VIN is wrong', async () => {
    const [first, ...rest] = OF.vehicles
    const other = { ...OF, vehicles: [{ ...first!, vin: '3HAMMAAN7XL990012' }, ...rest] }
    const findings = await verified(await APPLICATIONS.sheet(OF), await auto(other))
    expect(verdictOf(findings, /VIN$/)).toEqual([])
    expect(verdictOf(findings, /^Vehicle 2016/)).toEqual(['CONTRADICTS', 'CONTRADICTS'])
  })
})

describe('the policy before', () => {
  const other = (lines: string[]) =>
    makePdf([{ texts: lines.map((text, at) => ({ x: 54, y: 50 + at * 16, text, size: 9 })) }]).then((pdf) =>
      paperOf('Other policy.pdf', pdf),
    )
  const declared = (number: string, from: string, to: string) =>
    other([
      'SANDLARK CASUALTY COMPANY',
      'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
      `Policy Number: ${number}`,
      `Named Insured: ${OF.name}`,
      `Policy Period: ${from} to ${to} at 12:01 A.M. standard time`,
      'Each Occurrence Limit $1,000,000',
    ])

  it('of another number is another policy, and asked about', async () => {
    const findings = await verified(await APPLICATIONS.sheet(OF), [
      await declared('SL-220145', OF.effective, OF.expiration),
    ])
    const prior = findings.filter(({ group, topic }) => group === 'Business Operations' && topic.startsWith('Prior'))
    expect(prior.map(({ verdict }) => verdict)).toEqual(['FOUND', 'FOUND', 'FOUND', 'FOUND'])
    expect(verdictOf(findings, /^Policy SL-220145/)).toEqual(['NOT_SHOWN'])
  })

  it('of the same number in another term is not held against it', async () => {
    const findings = await verified(await APPLICATIONS.sheet(OF), [
      await declared(OF.number, '05/01/2024', '05/01/2025'),
    ])
    const prior = findings.filter(({ group, topic }) => group === 'Business Operations' && topic.startsWith('Prior'))
    expect(prior.map(({ verdict }) => verdict)).toEqual(['FOUND', 'FOUND', 'FOUND', 'FOUND'])
  })
})
