import { describe, expect, test } from 'vitest'
import { drawnPage } from '../facts/drawn-pages.ts'
import { findQuote } from '../search/find-quote.ts'
import type { Page } from '../types.ts'
import { mainPaper, papersOf } from './papers-of.ts'
import { tellsOwnNumber } from './policy-number.ts'

const DECLARATIONS = `
      Quillmark Mutual Insurance Company
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: QM 4410027          Policy Period: 03/01/2026 to 03/01/2027
      Named Insured: Anybody LLC         Agent: Somebody Agency
      LIMITS OF INSURANCE
      Each Occurrence Limit                      $1,000,000
      General Aggregate Limit                    $2,000,000
      Total policy premium                       $4,210
      The application is made a part of this policy. An invoice will be sent separately.`
const PAPERS = {
  declarations: DECLARATIONS,
  certificate: `
      CERTIFICATE OF INSURANCE
      This certificate is issued as a matter of information only and confers no rights upon the holder.
      Type of Insurance      Policy Number      Policy Eff      Policy Exp      Limits
      General Liability      GL 2200114         01/01/2026      01/01/2027      1,000,000
      Certificate Holder: Anybody LLC            Authorized Representative`,
  quote: `
      GENERAL LIABILITY QUOTATION
      Prepared for: Anybody LLC          Quote Number: 550912
      Coverage                 Option 1         Option 2
      Each Occurrence          $1,000,000       $2,000,000
      Quoted premium           $2,100           $2,790
      This quotation is valid for 30 days and does not bind coverage. See the declarations when the policy is issued.`,
  application: `
      COMMERCIAL INSURANCE APPLICATION
      Applicant: Anybody LLC             Requested effective date: 04/01/2026
      Nature of business: Roofing        Years in business: 12
      Has any insurer cancelled or declined coverage in the last three years? No
      Applicant's signature`,
  contract: `
      MASTER SERVICES AGREEMENT
      This agreement is entered into by and between Anybody LLC and Somebody Inc.
      The parties agree as follows.
      Contractor shall procure and maintain commercial general liability insurance.
      This agreement shall be governed by the laws of the state.`,
  endorsement: `
      POLICY CHANGE ENDORSEMENT
      This endorsement changes the policy. Please read it carefully.
      Endorsement effective: 06/01/2026          Policy Number: QM 4410027
      The limit is amended from $1,000,000 to $2,000,000.
      All other terms and conditions remain unchanged.`,
  'loss-run': `
      LOSS EXPERIENCE REPORT
      Insured: Anybody LLC               Valuation date: 05/31/2026
      Claim Number     Date of Loss     Claimant     Status     Paid      Reserve      Total Incurred
      C-10022          02/03/2024       P. Doe       Closed     4,100     0            4,100`,
  schedule: `
      SCHEDULE OF COVERED AUTOS
      Insured: Anybody LLC
      Unit     Year     Make     Model     VIN                   Cost New
      1        2021     Ford     F-150     1FTEW1EP0MFA00001     41,000`,
  binder: `
      INSURANCE BINDER
      Binder Number: B-20117             Insured: Anybody LLC
      We hereby bind the following coverage effective 04/01/2026.
      This binder is a temporary contract of insurance and ends when the policy is issued.`,
  invoice: `
      PREMIUM INVOICE
      Bill To: Anybody LLC               Invoice Number: 88120
      Amount Due: $1,310.00              Due Date: 07/15/2026
      Please detach and return this portion with your payment.`,
  notice: `
      NOTICE OF CANCELLATION
      Policy Number: QM 4410027          Named Insured: Anybody LLC
      You are hereby notified that your policy will be cancelled effective 12:01 a.m. on 09/01/2026
      for nonpayment of premium. The amount due is $310.`,
  letter: `
      May 4, 2026
      Dear Ms. Somebody,
      Thank you for meeting with us last week. Enclosed please find the documents about your policy.
      Please call me with any questions.
      Sincerely,
      A. Nybody`,
}

const filed = (...drawings: string[]): Page[] => drawings.map((drawing, at) => drawnPage(drawing, at + 1))
const kindsOf = (pages: Page[]) => papersOf(pages).map(({ kind, pages: own }) => [kind, ...own])

describe('the kind of a document', () => {
  test.each(Object.entries(PAPERS))('%s', (kind, drawing) => {
    const [page] = filed(drawing)
    const [paper, ...more] = papersOf([page!])
    expect(paper).toMatchObject({ kind, pages: [1] })
    expect(more).toEqual([])
    expect(findQuote(page!, paper!.evidence!.quote)).not.toBeNull()
  })

  test('is other where nothing speaks of insurance', () => {
    const [paper] = papersOf(filed('      Dear all, lunch is at noon. Bring the flour and a large bowl.'))
    expect(['other', 'letter']).toContain(paper!.kind)
    expect(papersOf(filed('      ~'))).toEqual([{ kind: 'other', pages: [1], evidence: null }])
    expect(papersOf([])).toEqual([])
  })
})

test('a summary of a policy in force asks for nothing', () => {
  const summary = (number: string) => `
      SUMMARY OF INSURANCE
      Named Insured: Anybody LLC         ${number}
      Carrier: Quillmark Mutual          Policy Period: 03/01/2026 to 03/01/2027
      Each Occurrence Limit                      $1,000,000
      Number of employees: 14            Annual sales: $2,400,000`
  expect(kindsOf(filed(summary('Policy Number: QM 4410027')))).toEqual([['declarations', 1]])
  expect(kindsOf(filed(summary('Expiring policy number: QM 4410027')))).toEqual([['application', 1]])
})

test('the numbers of a list of policies are not that of their page', () => {
  const tells = (...rows: string[]) =>
    tellsOwnNumber(
      filed(`
      INSURANCE PROGRAM OF ANYBODY LLC
      Line                    Insurer               Policy number
      ${rows.join('\n      ')}`)[0]!,
    )
  const [first, second] = [
    'General liability       Elm Mutual            EM 4410027',
    'Umbrella                Ash Excess            AX 9920031',
  ]
  expect(tells(first)).toBe(true)
  expect(tells(first, second)).toBe(false)
})

describe('the documents of a file', () => {
  test('a letter before declarations and the notice behind them are documents of their own', () => {
    const papers = papersOf(filed(PAPERS.letter, DECLARATIONS, PAPERS.notice))
    expect(papers).toMatchObject([
      { kind: 'letter', pages: [1] },
      { kind: 'declarations', pages: [2], policyNumber: 'QM 4410027' },
      { kind: 'notice', pages: [3] },
    ])
    expect(mainPaper(papers)?.kind).toBe('declarations')
  })

  test('schedules and endorsements behind declarations are part of the policy', () => {
    expect(kindsOf(filed(DECLARATIONS, PAPERS.schedule, PAPERS.endorsement))).toEqual([['declarations', 1, 2, 3]])
  })

  test('declarations of another policy are another document, those that go on are not', () => {
    const other = DECLARATIONS.replace('QM 4410027', 'QM 9920031')
    expect(kindsOf(filed(DECLARATIONS, DECLARATIONS, other))).toEqual([
      ['declarations', 1, 2],
      ['declarations', 3],
    ])
  })

  test('a loss run goes on though its next page is about another policy', () => {
    const page = (number: string) => `${PAPERS['loss-run']}\n      Policy Number: ${number}`
    expect(kindsOf(filed(page('GL 100200'), page('GL 100300')))).toEqual([['loss-run', 1, 2]])
  })

  test('an attachment of an e-mail is another document', () => {
    const [mail, first, second] = filed(PAPERS.letter, PAPERS.schedule, PAPERS.schedule)
    const pages = [mail!, { ...first!, part: 'one.pdf' }, { ...second!, part: 'two.pdf' }]
    expect(kindsOf(pages)).toEqual([
      ['letter', 1],
      ['schedule', 2],
      ['schedule', 3],
    ])
  })

  test('a page that counts on belongs to the document before, whatever its title', () => {
    const numbered = (drawing: string, at: number) => `\n      Page ${at} of 2${drawing}`
    expect(kindsOf(filed(numbered(DECLARATIONS, 1), numbered(PAPERS.notice, 2)))).toEqual([['declarations', 1, 2]])
  })
})
