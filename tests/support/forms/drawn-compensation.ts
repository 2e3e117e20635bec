import type { DocumentFacts } from '../../../server/documents/index.ts'
import { acord130 } from '../../../server/forms/acord/130/index.ts'
import { INSURED } from './drawn-applications.ts'

/** Rows of classes of a policy, under their heads. */
export const CLASSES = `
  Location   Class Code   Classification                State    Estimated Annual Remuneration   Rate per $100   Estimated Annual Premium
  1          5403         Carpentry NOC                  AL       $410,000                        9.85            $40,385
  1          8810         Clerical Office Employees      AL       $95,000                         0.21            $200
`

const TITLE = `WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY
  INFORMATION PAGE`

/** The information page of a policy of workers compensation that begins in March of a year. */
export const compensation = (
  year: number,
  { number = `WC-${year}`, insured = INSURED, rows = CLASSES, limit = '500,000', states = 'AL', title = TITLE } = {},
) => `
  ${title}
  Policy Number: ${number}        Policy Period: 03/03/${year} to 03/03/${year + 1}
  Insurer: Thornbury Casualty Company
  Named Insured: ${insured}
  Mailing Address: 41 Shore Road, Mobile, AL 36602
  Form of Business: Limited Liability Company

  3.A. Workers Compensation Insurance: Part One of the policy applies to the Workers Compensation Law of the states listed here: ${states}
  3.B. Employers Liability Insurance: Part Two of the policy applies to work in each state listed in item 3.A.
  The limits of our liability under Part Two are:
  Bodily Injury by Accident     $${limit}  each accident
  Bodily Injury by Disease      $${limit}  policy limit
  Bodily Injury by Disease      $${limit}  each employee
  3.C. Other States Insurance: Part Three of the policy applies to the states, if any, listed here: GA, FL
${rows}
`

/** The application for workers compensation that these documents fill in June 2026, for an agency of its own. */
export function compensationOf(documents: DocumentFacts[], instructions = 'Fill ACORD 130') {
  const files = documents.map((facts, at) => ({ fileId: `${at}`, fileName: `paper-${at + 1}.pdf`, facts }))
  const agency = { name: 'Lanternfish Agency' }
  const proposal = acord130.propose({ files, instructions, agency, today: '2026-06-15' })
  const { Producer_FullName_A: _producer, ...all } = Object.fromEntries(
    proposal.values.map(({ field, value }) => [field, value]),
  )
  const why = (field: string) => proposal.blanks.find((one) => one.field === field)?.reason
  return { ...proposal, all, why, asked: proposal.questions.map(({ about }) => about) }
}
