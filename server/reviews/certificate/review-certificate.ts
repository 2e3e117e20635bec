import { byGravity } from '../../../shared/reviews.ts'
import { CLAIMED } from '../../documents/index.ts'
import { isInsuring } from '../insuring.ts'
import { heldIn } from '../judged.ts'
import { warningsOf } from '../looked.ts'
import { askingAmong, isContract, sayUnread } from '../requirements.ts'
import { type Finding, NothingToReview, type Review, type ReviewInput, type ReviewPaper } from '../types.ts'
import { againstPolicies } from './against-policy.ts'
import { againstContracts } from './asked.ts'
import { isAttachment } from './attached.ts'
import { canceled } from './canceled.ts'
import { type Certificate, certificatesOf } from './certificate.ts'
import { contradicting } from './contradicting.ts'
import { coverOf } from './cover.ts'
import { described } from './described.ts'
import { APART, type Drafted, SIDES, type Side } from './drafted.ts'
import { outdated } from './edition.ts'
import { granted } from './granted.ts'
import { parties } from './parties.ts'
import { ROW_NAMES } from './row-names.ts'
import { termsOf } from './terms.ts'
import { likenessOfNames } from './value-likeness.ts'

const CERTIFICATE = '[Certificate]'
const COLUMNS: Record<Side, string> = { certificate: 'Certificate', contract: 'Contract', policy: 'Policy' }

/** Each certificate by itself, on the day, and held against the contract and the policies that came with it or are on file. */
export function reviewCertificate({ papers, records, today }: ReviewInput): Review {
  const certificates = papers.filter(isCertificate).flatMap((paper) => certificatesOf(paper, papers))
  if (!certificates.length) throw new NothingToReview('Add the certificate that Cara should check.')
  const asking = askingAmong(papers)
  const contracts = asking.map(({ paper }) => paper)
  const others = papers.filter((paper) => !isCertificate(paper) && !isContract(paper) && !isAttachment(paper))
  const insuring = others.filter((paper) => isInsuring(paper) && paper.facts.kind !== 'notice')
  const required = asking.flatMap(({ requirements }) => requirements ?? [])
  const cover = coverOf(insuring, records)
  const drafts = certificates.map((certificate) => {
    const policies = heldIn(insuring.filter(isOfInsured(certificate)), today)
    return [
      ...termsOf(certificate, today),
      ...contradicting(certificate),
      ...outdated(certificate),
      ...againstContracts(certificate, required, policies, contracts),
      ...againstPolicies(certificate, cover),
      ...granted(certificate, required, policies),
      ...parties(certificate, contracts, cover),
      ...canceled(certificate, papers, cover, today),
      ...described(certificate, cover),
    ]
  })
  const shown = SIDES.filter((side) => side === 'certificate' || drafts.flat().some(({ cells }) => cells[side]))
  const findings = certificates.flatMap((certificate, at) =>
    drafts[at]!.map((draft) => findingOf(draft, certificate, certificates.length > 1, shown)),
  )
  const sorted = findings.toSorted(byGravity)
  return {
    title: 'Certificate review',
    columns: shown.map((side) => COLUMNS[side]),
    findings: sorted,
    tables: [],
    highlights: sorted.filter(({ severity }) => severity === 'HIGH').map(({ id }) => id),
    notes: [...certificates.flatMap(sayEmpty), ...asking.flatMap(sayUnread), ...warningsOf(papers)],
  }
}

/** What came as a certificate, or is one by its content where it came as nothing. */
const isCertificate = (paper: ReviewPaper) =>
  !isAttachment(paper) && (paper.slot ? paper.slot === CERTIFICATE : paper.facts.kind === 'certificate')

/** Whether a policy may be of the insured that a certificate names: that of another proves nothing. */
const isOfInsured =
  ({ held }: Certificate) =>
  ({ facts }: ReviewPaper): boolean => {
    const own = held.flatMap(({ key, value, isSure }) => (INSURED.has(key) && isSure ? [value] : []))
    const theirs = facts.facts.flatMap(({ key, value, confidence }) =>
      INSURED.has(key) && confidence >= CLAIMED ? [value] : [],
    )
    const isOther = (one: string) => own.every((name) => likenessOfNames(one, name) === 'other')
    return !own.length || !theirs.length || !theirs.every(isOther)
  }
const INSURED = new Set(['insured.name', 'insured.dba', 'insured.additionalName'])

function findingOf(draft: Drafted, { id, name }: Certificate, isOneOfMany: boolean, shown: readonly Side[]): Finding {
  const { key, row, cells, ...rest } = draft
  const group = row ? ROW_NAMES[row] : 'The whole certificate'
  return {
    ...rest,
    id: `${id}|${key}`,
    group: isOneOfMany ? `${name}: ${group}` : group,
    cells: shown.map((side) => cells[side] ?? APART),
  }
}

const sayEmpty = ({ paper, held }: Certificate) =>
  held.length ? [] : [`Nothing that a certificate says was found in ${paper.name}.`]
