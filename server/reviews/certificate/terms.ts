import { formatDate, type IsoDate, parseDate } from '../../../shared/dates.ts'
import { cellOf } from '../holdings.ts'
import { type Certificate, type CertificateRow, heldAs } from './certificate.ts'
import { type Drafted, settled } from './drafted.ts'

/** Whether the policy of each row is in force today. That dates are not in order is told elsewhere; where both are past, the policy has expired all the same. */
export const termsOf = ({ rows }: Certificate, today: IsoDate): Drafted[] => rows.flatMap((row) => termOf(row, today))

function termOf(row: CertificateRow, today: IsoDate): Drafted[] {
  const [from, to] = [heldAs(row, 'policy.effective'), heldAs(row, 'policy.expiration')]
  const [start, end] = [from && parseDate(from.value), to && parseDate(to.value)]
  const about = { key: `term|${row.row}`, row: row.row, topic: 'Policy term' }
  if (start && end && end <= start && start > today) return []
  const doubted = [from, to].find((one) => one && !one.isSure)
  if (doubted)
    return [
      {
        ...about,
        cells: { certificate: cellOf(doubted) },
        ...{ verdict: 'UNSURE', severity: 'MODERATE', why: `“${doubted.shown}” could not be read clearly.` },
        action: 'Read the dates of this policy yourself.',
      },
    ]
  if (to && end && end <= today)
    return [
      {
        ...about,
        cells: { certificate: cellOf(to) },
        ...{ verdict: 'SHORT', severity: 'HIGH' },
        why: `The policy expired on ${formatDate(end)}.`,
        action: 'Ask for a certificate of the renewal.',
      },
    ]
  if (from && start && start > today)
    return [
      {
        ...about,
        cells: { certificate: cellOf(from) },
        ...{ verdict: 'SHORT', severity: 'HIGH' },
        why: `The policy begins on ${formatDate(start)}, which is still to come.`,
        action: 'Ask for a certificate of the policy in force until then.',
      },
    ]
  if (!to || !end) return []
  const why = `In force until ${formatDate(end)}.`
  return [settled({ ...about, cells: { certificate: cellOf(to) }, verdict: 'FOUND', why })]
}
