import { capital } from '../../../../shared/sentence.ts'

/** What is asked of somebody, as it is put to them: "Please raise the limit to $2,000,000." `whom`: "carrier or agent", "insured". */
export type Request = { whom: string; what: string }

/** The request in what is to be done about a finding: "Ask the carrier to raise the limit." Null where that is the agency's own work. */
export function requestIn(action: string | null | undefined): Request | null {
  const asked = ASKED.exec(action ?? '')
  if (!asked) return null
  const [, whom = '', way, rest = ''] = asked
  const what = rest.replace(ASIDE, '').replace(/[.\s]+$/, '')
  return {
    whom: OF_INSURED.test(whom) ? 'insured' : whom.includes(' of ') ? whom : 'carrier or agent',
    what: `${capital(putAs(way, what))}.`,
  }
}

const ASKED =
  /(?:^A|, or a)sk(?: (?:the|each) ((?:carrier|producer|agent|underwriter|insured|client)(?: of [^.]*?(?=\s(?:for|to|about|whether|which|why|who|what)\b))?))?(?: (for|to|about|whether|which|why|who|what)\b ?(.*))?\.?$/
const OF_INSURED = /^(?:insured|client)/
/** What the agency does itself, said with what it asks. */
const ASIDE = /,? (?:and offer it|or offer it|before the \w+ does)\b.*/

function putAs(way: string | undefined, what: string): string {
  if (way === undefined) return 'please tell us where this is shown'
  if (way === 'for') return `please provide ${what}`
  if (way === 'to') return `please ${what}`
  return `please tell us ${way} ${what}`
}
