import type { Cell, Sheet } from './sheet.ts'

/** What a page's title says it notifies of; `isAsked`: somebody asks for it, or means to do it. */
export type NoticeTitle = {
  kind: 'cancelled' | 'reinstated' | 'other'
  cell: Cell
  isAsked: boolean
  hasReason: boolean
}

const ENDING = '(?:CANCELL?ATION|TERMINATION|RESCISSION|LAPSE)'
/** Behind a title: what is ended and why. */
const TAIL = '(?<tail>(?: (?:OF|FOR|DUE TO|BECAUSE OF|ON)\\b.*| (?:NON ?PAYMENT|NONPAY|UNDERWRITING)\\b.*)?)'
const FIRST =
  '(?:(?:FINAL|SECOND|COPY|COPY OF|IMPORTANT|POLICY|INSURANCE|LEGAL|RE|SUBJECT|NON ?PAYMENT|YOUR|THIS IS A) )*'

const REVIVES = new RegExp(
  `^${FIRST}(?:(?:NOTICE|CONFIRMATION) OF )?REINSTATEMENT(?: (?:NOTICE|CONFIRMATION|ENDORSEMENT|OF (?:YOUR |THE )?(?:INSURANCE|COVERAGE|(?:CANCELL?ED )?POLICY)))*(?: (?:WITH|WITHOUT|NO)\\b.*|(?: POLICY)?(?: (?:NO|NUMBER))? [A-Z0-9 ]*\\d{4,}[A-Z0-9 ]*)?$`,
)
const UNDOES = new RegExp(
  `^${FIRST}(?:(?:NOTICE|CONFIRMATION) OF )?(?:(?:RESCISSION|WITHDRAWAL|REVOCATION) OF (?:THE |OUR |NOTICE OF )*${ENDING}(?: NOTICE)?|${ENDING} (?:NOTICE )?(?:RESCINDED|WITHDRAWN|REVOKED|VOIDED|LIFTED))$`,
)
const ENDS = new RegExp(
  `^${FIRST}(?:NOTICE OF (?:\\w+ ){0,2}?${ENDING}|${ENDING} NOTICE|LAPSE NOTICE)(?: (?:OF|ON) (?:YOUR |THE |THIS )?(?:POLICY|INSURANCE|COVERAGE))?${TAIL}$`,
)
const ASKS = new RegExp(
  `^${FIRST}(?:(?:NOTICE OF )?INTENT(?:ION)? (?:TO CANCEL|OF ${ENDING})\\b.*|${ENDING} REQUEST(?: POLICY RELEASE)?|REQUEST (?:FOR|OF) ${ENDING}\\b.*|POLICY RELEASE|PENDING ${ENDING}\\b.*|${ENDING} PENDING)$`,
)
/** Notices of something else: what they say of cancelling is by the way. */
const OTHER = /^(?:RE )?(?:NOTICE OF )?(?:CONDITIONAL )?(?:NON ?)?RENEWALS?\b/
/** Wording that policies have: who is told when, and how. */
export const WORDING =
  /\b(?:DAYS?|PROVIDED|EXCEPT|CHANGES?|ENDORSEMENTS?|PROVISIONS?|CONDITIONS?|CLAUSE|SCHEDULED|DESIGNATED|OTHERS|HOLDERS?|BY US|PERSONS?|EARLIER|FEE|REQUIREMENTS?|MAY|WILL|IF)\b/

const MOST_WORDS = 14
/** The share of a page that titles stand in. */
const HEAD = 0.5

/** The first title of a page that speaks of an end or a revival, or of another notice. */
export function titleOf(sheet: Sheet): NoticeTitle | null {
  for (const row of sheet.rows) {
    if (row.top > sheet.height * HEAD) return null
    for (const cell of row.cells) {
      const title = cell.tokens.length <= MOST_WORDS ? titleIn(cell) : null
      if (title) return title
    }
  }
  return null
}

function titleIn(cell: Cell): NoticeTitle | null {
  const { norm, text } = cell
  // Sentences end in a full stop, labels in a colon.
  if (/[.:;,?]$/.test(text) || !/^[A-Z]/.test(text)) return null
  const title = (kind: NoticeTitle['kind'], more: Partial<NoticeTitle> = {}): NoticeTitle => ({
    kind,
    cell,
    isAsked: false,
    hasReason: false,
    ...more,
  })
  if (REVIVES.test(norm) || UNDOES.test(norm)) return title('reinstated')
  if (ASKS.test(norm)) return title('cancelled', { isAsked: true })
  const ends = ENDS.exec(norm)
  if (ends && !WORDING.test(norm)) return title('cancelled', { hasReason: ends.groups!.tail !== '' })
  return OTHER.test(norm) && /\bNOTICE\b|\bNON ?RENEWAL\b/.test(norm) ? title('other') : null
}
