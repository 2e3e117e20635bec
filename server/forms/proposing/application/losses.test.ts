import { expect, it } from 'vitest'
import { applicationOf, INSURED, readDrawn } from '../../../../tests/support/forms/drawn-applications.ts'
import type { DocumentFacts, PaperRecord } from '../../../documents/index.ts'
import { lossesAsked, lossesOf } from './losses.ts'

const loss = (date: string): PaperRecord => {
  const field = (value: string) => ({ value, source: { page: 1, quote: value, boxes: [] } })
  return { type: 'loss', page: 1, fields: { date_of_loss: field(date), description: field(`Hail of ${date}`) } }
}
const file = (fileId: string, ...days: string[]) => ({
  fileId,
  fileName: `${fileId}.pdf`,
  facts: { kind: 'application', policies: [], handedIn: days.map(loss) } as Partial<DocumentFacts> as DocumentFacts,
})
const days = (...files: ReturnType<typeof file>[]) =>
  lossesOf({ files, instructions: '', today: '2026-08-15' }, []).map((entry) => entry.get('date')?.value)

it('losses stand as the only list has them, those of several the latest first', () => {
  expect(days(file('a', '02/19/2024', '05/11/2025'))).toEqual(['02/19/2024', '05/11/2025'])
  const two = days(file('a', '02/19/2024', '05/11/2025'), file('b', '03/01/2025'))
  expect(two).toEqual(['05/11/2025', '03/01/2025', '02/19/2024'])
})

it('what has a day to come is no loss yet', () => {
  const told = lossesOf({ files: [file('a', '02/19/2024', '12/15/2026')], instructions: '', today: '2026-08-15' }, [])
  expect(lossesAsked(told, undefined, '2026-08-15').map((loss) => loss.get('date')?.value)).toEqual(['02/19/2024'])
})

it('a claim is of the line that stands last over it, where a policy has several', () => {
  const HEAD = 'Claim No     Date of Loss    Date Reported    Description             Status     Paid         Reserve'
  const facts = readDrawn(`
  LOSS RUN REPORT
  Insured: ${INSURED}        Valuation Date: 06/01/2026
  Policy Number: QX-2025
  Line of Insurance: Automobile

  ${HEAD}
  C-1001       03/04/2025      03/06/2025       Rear end collision      Closed     $12,400      $0
  C-1002       04/30/2025      05/02/2025       Broken windshield       Closed     $400         $0

  Line of Insurance: Workers Compensation

  ${HEAD}
  C-2001       06/11/2025      06/12/2025       Strained back           Open       $1,000       $8,500`)
  const told = lossesOf(
    { files: [{ fileId: 'a', fileName: 'a.pdf', facts }], instructions: '', today: '2026-08-15' },
    [],
  )
  expect(told.map((one) => [one.get('date')?.value, one.get('line')?.value])).toEqual([
    ['06/11/2025', 'Workers Compensation'],
    ['04/30/2025', 'Automobile'],
    ['03/04/2025', 'Automobile'],
  ])
})

it('a loss may tell the day of its claim alone', () => {
  const { date_of_loss, ...fields } = loss('02/19/2024').fields
  const facts = {
    kind: 'application',
    policies: [],
    handedIn: [{ type: 'loss', page: 1, fields: { ...fields, date_reported: date_of_loss! } }],
  }
  const files = [{ fileId: 'a', fileName: 'a.pdf', facts: facts as Partial<DocumentFacts> as DocumentFacts }]
  const [told] = lossesOf({ files, instructions: '', today: '2026-08-15' }, [])
  expect([told!.get('reported')?.value, told!.has('date')]).toEqual(['02/19/2024', false])
})

it('who says that there were no losses has none, where nothing lists one', () => {
  const said = (rows = '') =>
    applicationOf([
      readDrawn(`
  COMMERCIAL INSURANCE SUBMISSION
  Applicant: ${INSURED}
  Mailing Address: 41 Shore Road, Mobile, AL 36602
  Proposed Effective Date: 03/01/2027
  Please quote general liability for us.
  No losses in the last 5 years.
${rows}`),
    ]).all
  expect(said()).toMatchObject({
    LossHistory_InformationYearCount_A: '5',
    LossHistory_NoPriorLossesIndicator_A: 'true',
  })
  const listed = said(`
  LOSSES
  Date of loss    Line                 Description              Paid       Reserved    Status
  03/04/2026      General liability    Fall at the entrance     12,400     0           Closed
  04/04/2025      General liability    Broken window            900        0           Closed`)
  expect(listed).toHaveProperty('LossHistory_OccurrenceDate_A', '03/04/2026')
  expect(listed).not.toHaveProperty('LossHistory_NoPriorLossesIndicator_A')
})
