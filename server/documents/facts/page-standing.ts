import { oncePer } from '../../lib/once-per.ts'
import { policyNumberOn, sameNumber } from '../papers/policy-number.ts'
import { isStreet } from './addresses.ts'
import { headsGone } from './gone-columns.ts'
import { ENDED } from './headings.ts'
import { paragraphsOf } from './paragraphs.ts'
import { sentencesOf } from './sentences.ts'
import { normal, type Sheet } from './sheet.ts'
import { isSampleStamp, saysDraft } from './stamps.ts'
import type { FactStatus } from './types.ts'

/** How much a page's figures weigh against those of other pages, and whether the page itself says that it no longer holds. */
export type Standing = { rank: number; status: FactStatus; sample: boolean }

/** What a page weighs whose title says that it changes the policy. */
export const ENDORSEMENT_RANK = 1.2
/** Above every page: a change said in so many words holds against what the declarations print. */
export const AMENDED = 4

const GONE =
  /\bSUPERSEDED\b|\bREPLACED BY\b|\bVOID(ED)?\b|\bNO LONGER (IN FORCE|VALID|IN EFFECT)\b|\bNOT IN FORCE\b|\bFOR (REFERENCE|COMPARISON|HISTORICAL)( PURPOSES)? ONLY\b|\b(PRIOR|PREVIOUS|EXPIRING) (TERM|YEAR|POLICY|PERIOD)( TERM| PERIOD| YEAR)? (DECLARATIONS?|COPY|INFORMATION|SUMMARY)\b|\bEXPIR(ED|ING) (POLICY|TERM|DECLARATIONS)\b|\bPOLICY (HAS BEEN )?CANCELL?ED\b|\bCANCELL?ED POLICY\b/
/** The day it is cancelled on may lie ahead: that is an event, not what the page is. */
const DATED = /\bCANCELL?ED\b.*\d/
/** 'Per expiring policy', 'as per prior declarations': where something is taken from, not what the page is. */
const BORROWED = /^(?:AS )?PER\b|^SAME AS\b|^AS (?:EXPIRING|PRIOR)\b/
const SAMPLE =
  /^(SPECIMEN|SAMPLE)( (COPY|ONLY|POLICY|DOCUMENT|PAGE))*$|\b(SPECIMEN|SAMPLE) (POLICY|WORDING|DECLARATIONS|FORM|ONLY|COPY)\b|\bILLUSTRATION\b|\bEXAMPLES? (ONLY|OF)\b/
const OFFER =
  /\bBIND(?:ER|ING)? (?:REQUEST|ORDER)\b|\b(?:REQUEST|ORDER) (?:TO BIND|FOR (?:A )?BINDER)\b|\bQUOTE\b|\bQUOTATION\b|\bPROPOSAL\b|\bINDICATION\b|\bRENEWAL OFFER\b|\bPROPOSED\b/
/** The same in a sentence, which speaks of the whole document. */
const NOT_BOUND =
  /\bTHIS (?:(?:DOCUMENT|PAPER|PROPOSAL) )?IS (?:ONLY )?(?:AN? )?(?:[A-Z]+ ){0,2}(?:QUOTE|QUOTATION|PROPOSAL|INDICATION|OFFER)\b(?! (?:NUMBER|NO)\b)|\bNO (?:COVERAGE|INSURANCE) (?:IS|HAS BEEN|WILL BE) (?:[A-Z]+ )?BOUND\b|\b(?:COVERAGE|INSURANCE)(?: (?:IS|HAS))? NOT (?:YET )?(?:BEEN )?BOUND\b|\bSIGN (?:BELOW|HERE) TO ACCEPT\b|\b(?:PRESENT|PROVIDE) OUR RECOMMENDATIONS?\b|\bPLEASE BIND\b|\bAUTHORI[SZ]E (?:YOU|THE [A-Z]+) TO BIND\b|\bDOES NOT BIND (?:ANY )?(?:COVERAGE|INSURANCE)\b|\bNOT FOR ISSUANCE\b|\b(?:PREMIUM|RATE) INDICATION\b|\bTAKES? EFFECT ONLY (?:ON|UPON|AFTER)\b/
const NOT_AN_OFFER = /\bTHIS (?:(?:DOCUMENT|PAPER) )?IS NOT\b/
const TITLE = /\bDECLARATIONS?\b|\bINFORMATION PAGE\b|\bCOVERAGE SUMMARY\b|\bPOLICY SUMMARY\b|\bBINDER\b/

/**
 * The standing of every page by its number. A file all of whose declarations bear the stamp of a specimen is read as it stands: the
 * stamp tells samples from the policy only where there is a policy beside them. `papers`: the pages of each document; what its first page
 * offers, its next ones do.
 */
export function standingsOf(sheets: Sheet[], papers: number[][] = []): Map<number, Standing> {
  const offered = new Set(papers.flatMap((pages) => offeredOf(sheets.filter(({ number }) => pages.includes(number)))))
  const pages = sheets.map((sheet) => {
    const standing = standingOf(sheet)
    const isOffered = offered.has(sheet.number) && standing.status === 'current'
    return [sheet.number, isOffered ? { ...standing, status: 'quoted' as const } : standing] as const
  })
  const only = pages.some(([, page]) => page.sample) && !pages.some(([, page]) => !page.sample && page.rank >= 2.5)
  return new Map(
    pages.map(([page, standing]) => [page, only && standing.sample ? { ...standing, status: 'current' } : standing]),
  )
}

/** The pages of a document that go on with its offer: none that names a policy which the offer does not. */
function offeredOf(sheets: Sheet[]): number[] {
  const offering = sheets.filter(
    (sheet, index) => (index === 0 && standingOf(sheet).status === 'quoted') || saysNotBound(sheet),
  )
  const numbers = offering.flatMap(({ page }) => policyNumberOn(page) ?? [])
  const isOf = ({ page }: Sheet) => {
    const own = policyNumberOn(page)
    return own === undefined || numbers.some((number) => sameNumber(number, own))
  }
  return offering.length
    ? sheets.filter((sheet) => offering.includes(sheet) || isOf(sheet)).map(({ number }) => number)
    : []
}

/** What a mail asks for, or asks about, is not in force by that; one that tells what is bound may ask as well. */
function asksByMail(sheet: Sheet): boolean {
  const heads = sheet.rows.slice(0, MAIL_HEAD).map(({ cells }) => cells[0]!.text)
  if (!heads.some((text) => /^From:/i.test(text)) || !heads.some((text) => /^(?:To|Subject):/i.test(text))) return false
  const words = sheet.rows.map(({ cells }) => cells.map(({ norm }) => norm).join(' ')).join(' ')
  return ASKS.test(words) && !BOUND.test(words)
}
const MAIL_HEAD = 8
const ASKS =
  /\b(?:NEEDS?|NEEDED|REQUIREMENTS?|REQUIRES|WOULD|COULD|CAN (?:YOU|WE)|PLEASE (?:SEND|ISSUE|PROVIDE|QUOTE|REVIEW|ADVISE)|ASKING|REQUEST(?:ED|ING)?)\b/
const BOUND = /\b(?:BOUND|BINDER|BINDING|IN FORCE|HAS BEEN ISSUED)\b/

const saysNotBound = (sheet: Sheet): boolean => asksByMail(sheet) || disclaims(sheet)

/** Whether a page says in so many words that nothing it shows is bound, or that it is a draft. */
export const disclaims = oncePer((sheet: Sheet): boolean => {
  const cells = sheet.rows.flatMap((row) => row.cells)
  const said = [...cells, ...paragraphsOf(sheet)]
  return (
    [...cells, ...(sheet.page.stamps ?? [])].some(({ text }) => saysDraft(text)) ||
    sentencesOf(sheet).some(({ tokens }) => saysDraft(tokens.map(({ text }) => text).join(' '))) ||
    said.some(({ norm }) => NOT_BOUND.test(norm) && !NOT_AN_OFFER.test(norm))
  )
})

/** Reads a page's own title lines: declarations outrank schedules, these outrank endorsements and provisions. */
const standingOf = oncePer((sheet: Sheet): Standing => {
  let rank = 1
  let status: FactStatus = 'current'
  let sample = false
  for (const row of sheet.rows) {
    const high = row.top < sheet.height * 0.45
    for (const cell of row.cells) {
      const words = cell.tokens.length
      if (words > 14 || isStreet(cell.text)) continue
      const norm = normal(cell.text)
      if (BORROWED.test(norm)) continue
      const proper = !cell.text.split(' ').some((word) => /^[a-z]{4,}/.test(word)) && !/[;,]$/.test(cell.text)
      if (!proper) continue
      const isGone = GONE.test(norm) || (ENDED.test(norm) && row.cells.length === 1)
      if (high && isGone && !DATED.test(norm) && words <= 12 && !headsGone(sheet, cell)) status = 'superseded'
      else if (SAMPLE.test(norm) && status === 'current' && (high || words === 1)) {
        status = 'superseded'
        sample = words <= 2
      } else if (
        high &&
        words <= 8 &&
        OFFER.test(norm) &&
        !/^(?:[A-Z]+ )?QUOTE (?:NUMBER|NO)\b|\bPRIOR\b/.test(norm) &&
        status === 'current'
      )
        status = 'quoted'
      if (!high || words > 9) continue
      if (TITLE.test(norm))
        rank = Math.max(
          rank,
          /CONTINUED|CONT\b|SCHEDULE/.test(norm) ? 2.6 : /\b(AMENDED|REVISED|CHANGED?)\b/.test(norm) ? 3.4 : 3,
        )
      else if (/\bSCHEDULE\b|\bLIMITS OF (INSURANCE|LIABILITY)\b/.test(norm)) rank = Math.max(rank, 1.5)
    }
  }
  for (const stamp of sheet.page.stamps ?? []) {
    const norm = normal(stamp.text)
    if ((GONE.test(norm) || ENDED.test(norm)) && !DATED.test(norm)) status = 'superseded'
    else if (isSampleStamp(stamp) && status === 'current') {
      status = 'superseded'
      sample = true
    }
  }
  const endorsement = sheet.rows
    .slice(0, 14)
    .some((row) =>
      row.cells.some((cell) =>
        /THIS ENDORSEMENT (CHANGES|MODIFIES|FORMS)|^ENDORSEMENT( NO| NUMBER)?\b|READ IT CAREFULLY|^(?:[A-Z]+ ){0,3}(?:CHANGE|CHANGES|AMENDMENT|AMENDATORY) ENDORSEMENT$|^POLICY CHANGES?$|^AMENDMENT OF (?:[A-Z]+ ?){1,4}$/.test(
          cell.norm,
        ),
      ),
    )
  if (endorsement) rank = ENDORSEMENT_RANK
  if (sheet.number === 1 && rank < 2.5 && !endorsement) rank = 2.5
  return { rank, status, sample }
})
