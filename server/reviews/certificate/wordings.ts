import { capital } from '../../../shared/sentence.ts'
import { type DemandKind, type FactKey, LEGAL_FORMS, LINES, type LineOfBusiness } from '../../documents/index.ts'
import { asksIn, type Claim, claimsIn, type Endorsement } from '../../forms/acord-25/claims.ts'
import { ROW_FIELDS, type Row } from '../../forms/acord-25/elements.ts'
import { nothing } from '../cells.ts'
import { cellOf, type Holding } from '../holdings.ts'
import { inSentence } from '../in-sentences.ts'
import { judge } from '../judge.ts'
import { isAmong, isOfAnybody } from '../judge-wording.ts'
import type { Held, Judged } from '../judged.ts'
import { lookedAt } from '../looked.ts'
import { partyNamed } from '../party-named.ts'
import { ASKS, type Requirement } from '../requirements.ts'
import type { ReviewPaper } from '../types.ts'
import { isAllRead, saidThere } from './attached.ts'
import { isKnownBlank, type Printed, printedPlace } from './blanks.ts'
import { type Certificate, heldAs, rowOf } from './certificate.ts'
import { ROW_NAMES } from './row-names.ts'

/** What a row ticks by a code, or only the description says. */
export const WORDINGS = ['additional insured', 'waiver', 'primary'] as const
export type Wording = (typeof WORDINGS)[number]

export const isWording = (ask: Requirement['ask']): ask is Wording => WORDINGS.some((one) => one === ask)

type Code = { key: FactKey; box: 'additionalInsured' | 'waiver' }
const CODES: Partial<Record<Wording, Code>> = {
  'additional insured': { key: 'certificate.additionalInsured', box: 'additionalInsured' },
  waiver: { key: 'certificate.waiver', box: 'waiver' },
}
const CLAIMED: Record<Wording, Endorsement> = {
  'additional insured': 'additionalInsured',
  waiver: 'waiver',
  primary: 'primary',
}

/** What the code of a row says of a wording; null where it is blank or was not read. */
export function codeOf(certificate: Certificate, row: Row, wording: Wording) {
  const code = CODES[wording]
  const held = code && rowOf(certificate, row)
  return (held && heldAs(held, code.key)) ?? null
}

export const isYes = ({ value }: { value: string }) => /^[YX]$/i.test(value)

export const descriptionOf = (certificate: Certificate) => heldAs(certificate, 'certificate.description') ?? null

/** What a certificate says of a wording that a contract asks for: by the code of the rows it is asked on, else in its description. */
export function judgeOnCertificate(
  certificate: Certificate,
  { label, line, parties }: Requirement,
  wording: Wording,
  contracts: readonly ReviewPaper[],
): Judged {
  const code = CODES[wording]
  const begun = certificate.rows.filter(
    ({ row }) => code && ROW_FIELDS[row][code.box] && (wording === 'waiver' || row !== 'wc'),
  )
  const asked = line ? begun.filter(({ row }) => row === line) : begun
  if (!code || !asked.length) return judgeDescription(certificate, label, wording, line)
  const [first] = asked.toSorted((one, other) => Number(one.row !== 'gl') - Number(other.row !== 'gl'))
  const { row } = first!
  const said = codeOf(certificate, row, wording)
  if (said && !said.isSure) return unsure(said, `${label}: the code of this row could not be read clearly.`, label)
  if (said && isYes(said)) {
    const bare = asked.filter((one) => !isTicked(certificate, one.row, wording))
    const ticked = { ...said, shown: `${label}: ${said.shown}` }
    const why = `Ticked for ${inSentence(ROW_NAMES[row])}`
    const others = bare.map((one) => inSentence(ROW_NAMES[one.row])).join(', ')
    if (others) return unsure(ticked, `${why}, not for ${others}.`, label)
    if (parties && !isFor(certificate, parties, contracts))
      return unsure(ticked, `${why}, but it does not show that it is for ${parties}.`, label)
    return { verdict: 'MET', severity: 'NONE', cell: cellOf(ticked), why: `${why}.`, action: null }
  }
  const action = `Ask the producer for ${inSentence(label)} on ${inSentence(ROW_NAMES[row])}.`
  if (said)
    return {
      ...LACKING,
      cell: cellOf({ ...said, shown: `${label}: ${said.shown}` }),
      why: `The row says ${said.shown}.`,
      action,
    }
  const claimed = claimedIn(certificate, wording)
  if (claimed)
    return unsure(
      claimed,
      `${capital(claimed.where)} mentions ${inSentence(label)}, but the box of ${inSentence(ROW_NAMES[row])} is blank.`,
      label,
    )
  return blank(
    certificate,
    row,
    `${label}: the box of ${inSentence(ROW_NAMES[row])} is blank.`,
    `${label}: blank`,
    action,
  )
}

/** Whether a certificate names one of these parties as its holder or in its description, or says that whoever a contract names is meant. */
function isFor(certificate: Certificate, parties: string, contracts: readonly ReviewPaper[]): boolean {
  const holder = heldAs(certificate, 'holder.name')
  const roles = parties.split(/,|;|\band\b|\bor\b/).flatMap((one) => one.replace(/^\s*the\b/i, '').trim() || [])
  const words = descriptionOf(certificate)?.value ?? ''
  const named = roles.filter((one) => /^\p{Lu}/u.test(one) && !LEGAL_FORM.test(one))
  if (asksIn(words).some((asked) => isOfAnybody(asked.words)) || named.some((one) => standsIn(words, one))) return true
  if (!holder) return false
  return isAmong(holder.value, parties) || contracts.some((paper) => partyNamed([holder.value], roles, paper) !== null)
}

/** What is left of a name that is parted at its comma. */
const LEGAL_FORM = new RegExp(`^(?:${LEGAL_FORMS})$`, 'i')
/** Whether words stand in a text as they are, word for word. */
const standsIn = (text: string, words: string) => ` ${bareWords(text)} `.includes(` ${bareWords(words)} `)
const bareWords = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? ''

const LACKING = { verdict: 'MISSING', severity: 'HIGH' } as const

const isTicked = (certificate: Certificate, row: Row, wording: Wording) => {
  const code = codeOf(certificate, row, wording)
  return code !== null && isYes(code)
}

/** Words that claim a wording: of the description, or of a page that it refers to. */
type Claiming = Pick<Holding, 'shown' | 'place' | 'isSure'> & { where: string }

/** Where a certificate claims a wording in words; null where it does not. `line`: of which it must be claimed, null for all, absent for any. */
export function claimedIn(certificate: Certificate, wording: Wording, line?: LineOfBusiness | null): Claiming | null {
  const isOf = ({ lines }: Claim) =>
    line === undefined || !lines.length || (line !== null && lines.some(({ says }) => says.test(LINES[line])))
  const claims = (text: string) => claimsIn(text).some((claim) => claim.id === CLAIMED[wording] && isOf(claim))
  const description = descriptionOf(certificate)
  if (description && claims(description.value)) return { ...description, where: 'the description' }
  const place = certificate.attached && saidThere(certificate.attached, claims)
  return place && { shown: place.quote, place, isSure: true, where: 'a page that the description refers to' }
}

function judgeDescription(
  certificate: Certificate,
  label: string,
  wording: Wording,
  line: LineOfBusiness | null,
): Judged {
  const claimed = claimedIn(certificate, wording, line)
  const claimedOfOther = claimed ? null : claimedIn(certificate, wording)
  if (claimedOfOther)
    return unsure(claimedOfOther, `${capital(claimedOfOther.where)} says so of other coverage.`, label)
  const description = descriptionOf(certificate)
  const action = `Ask the producer for ${inSentence(label)}.`
  if (claimed?.isSure)
    return {
      ...{ verdict: 'MET', severity: 'NONE', cell: cellOf(claimed), action: null },
      why: `${capital(claimed.where)} says so.`,
    }
  const hint = description && asksIn(description.value).find(({ id }) => id === CLAIMED[wording])
  if (description && (hint || claimed || !description.isSure))
    return unsure(description, `The description does not clearly say ${inSentence(label)}.`, label)
  const further = goesOn(certificate)
  if (further) return further
  if (description && certificate.isForm && certificate.isClear)
    return {
      ...LACKING,
      cell: cellOf(description),
      why: `The description does not mention ${inSentence(label)}.`,
      action,
    }
  return blank(certificate, 'description', `${label}: the description is blank.`, 'Description: blank', action)
}

/** Nothing is missing while a page that the description refers to did not come, or could not be read well. */
function goesOn({ attached }: Certificate): Judged | null {
  if (!attached || (attached.papers.length && isAllRead(attached))) return null
  return {
    ...{ verdict: 'NOT_SHOWN', severity: 'MODERATE', cell: attached.cell },
    why: attached.papers.length
      ? 'The page that the description refers to was not read clearly.'
      : 'The description refers to a page that is not among the documents.',
    action: 'Ask the producer for the attached page.',
  }
}

/** A box with nothing in it: missing on a form whose words are its own, in doubt on a picture, not shown elsewhere. */
export function blank(certificate: Certificate, what: Printed, why: string, text: string, action: string): Judged {
  const further = goesOn(certificate)
  if (further) return further
  const place = printedPlace(certificate, what)
  const { paper } = certificate
  if (!place)
    return { verdict: 'NOT_SHOWN', severity: 'MODERATE', cell: nothing(lookedAt({ papers: [paper] })), why, action }
  const cell = { text, place, note: null }
  if (isKnownBlank(certificate, what)) return { ...LACKING, cell, why, action }
  return {
    verdict: 'UNSURE',
    severity: 'MODERATE',
    cell,
    why: `${why} But not all that stands there was read surely.`,
    action,
  }
}

const unsure = (said: Parameters<typeof cellOf>[0], why: string, label: string): Judged => ({
  ...{ verdict: 'UNSURE', severity: 'MODERATE', cell: cellOf(said), why },
  action: `Confirm ${inSentence(label)}.`,
})

/** Whether the policies that came grant a wording to a row. */
export function judgeGranted(wording: Wording, row: Row | null, held: Held): Judged {
  const line = row === 'other' ? null : row
  const ask: DemandKind = wording
  return judge({ ...{ ask, line, label: ASKS[ask], key: GRANTED[wording] }, ...NOTHING_MORE }, held)
}

const GRANTED: Record<Wording, FactKey> = {
  'additional insured': 'wording.additionalInsured',
  waiver: 'wording.waiver',
  primary: 'wording.primary',
}

const NOTHING_MORE: Pick<Requirement, 'amount' | 'printed' | 'days' | 'who' | 'place'> = {
  ...{ amount: null, printed: '', days: null, who: null },
  place: { of: 'file', fileId: '', page: 0, quote: '', boxes: [] },
}
