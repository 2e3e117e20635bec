import type { IsoDate } from '../../../shared/dates.ts'
import { settledFiles } from '../../forms/proposing/endings.ts'
import { cellOf, placeIn } from '../holdings.ts'
import type { ReviewPaper } from '../types.ts'
import { type Certificate, type CertificateRow, heldAs } from './certificate.ts'
import { type Cover, policyOf } from './cover.ts'
import type { Drafted } from './drafted.ts'

/** Rows whose policy a notice that came, or the client's record, tells to have ended. */
export function canceled(
  certificate: Certificate,
  papers: readonly ReviewPaper[],
  cover: Cover,
  today: IsoDate,
): Drafted[] {
  const files = papers.map(({ fileId, name, facts }) => ({ fileId, fileName: name, facts }))
  const own = papers.findIndex(({ fileId }) => fileId === certificate.paper.fileId)
  const { endings } = settledFiles({ files, today })[own]!
  return certificate.rows.flatMap((row) => {
    const ending = endings[row.policy]
    if (!ending) return onFile(row, cover)
    const { event, state } = ending
    const place = placeIn(papers[event.file]!, event.source)
    const on = event.date ? ` as of ${event.date}` : ''
    return [draft(row, { text: event.source.quote, place, note: null }, state === 'ended', ENDS[state](on))]
  })
}

const ENDS = {
  ended: (on: string) => `The policy was canceled${on}.`,
  ending: (on: string) => `The policy is in force now and is to be canceled${on}.`,
  open: (on: string) => `The documents leave open whether the policy was canceled${on}.`,
}

function onFile(row: CertificateRow, cover: Cover): Drafted[] {
  const record = policyOf(row, { ...cover, policies: [] })?.of
  const day = record?.values.find(({ path }) => path === 'cancellation.effectiveAt')
  if (!record || !day) return []
  const place = { of: 'record' as const, record, path: day.path, quote: day.value }
  const why = `The client's record has this policy canceled as of ${day.value}.`
  return [draft(row, { text: day.value, place, note: null }, !record.isCurrent, why)]
}

function draft(
  row: CertificateRow,
  policy: NonNullable<Drafted['cells']['policy']>,
  isSure: boolean,
  why: string,
): Drafted {
  const number = heldAs(row, 'policy.number')
  return {
    key: `canceled|${row.row}`,
    row: row.row,
    topic: 'Cancellation',
    verdict: isSure ? 'CONTRADICTS' : 'UNSURE',
    severity: isSure ? 'HIGH' : 'MODERATE',
    cells: { ...(number && { certificate: cellOf(number) }), policy },
    why,
    action: 'Ask the carrier whether this policy is in force.',
  }
}
