import { STATES } from './addresses.ts'
import { companyName } from './company-names.ts'
import { LEGAL_FORMS } from './legal-forms.ts'
import { PHONE_BEHIND, REACH_BEHIND } from './phones.ts'

/** An agency's name without the phone or the code printed before or behind it. */
export function agencyName(printed: string) {
  return withoutCity(printed)
    .replace(PERSON_BEFORE, '')
    .replace(/^(?:[\d-]{4,}[A-Z]?|[A-Z]{1,3}\d{3,})\s+(?=[A-Z])/, '')
    .replace(REACH_BEHIND, '')
    .replace(PHONE_BEHIND, '')
    .replace(/\s+\((?:code|no\.?|#)[^)]*\)$/i, '')
    .replace(/\s+(?:CODE:?\s+)?#?[\d-]{4,}$/i, '')
    .replace(/,?\s+(?=[\dA-Z-]{4,}$)[\dA-Z]*\d{3,}-[\dA-Z]{1,4}$/, '')
    .replace(/[\s,;#-]+$/, '')
}

/** Who signs for an agency, before its name: 'Lena Fosse, Acme Insurance Group'. */
const PERSON_BEFORE =
  /^\p{Lu}\p{Ll}+ (?:\p{Lu}\.? )?\p{Lu}\p{Ll}+, (?=\p{Lu}\S* .*\b(?:Agency|Insurance|Brokers|Brokerage)\b)(?!Insurance|Agency)/u

/** 'Acme Agency Inc Des Moines IA', 'Acme Insurance, Nampa, ID': the town stands behind the legal form or a comma. */
function withoutCity(name: string): string {
  const [, own, state] = (name.length < LONGEST && CITY_BEHIND.exec(name)) || []
  return own && CODES.has(state!) ? own : name
}
const CITY_BEHIND = new RegExp(`^(.*(?: (?:${LEGAL_FORMS})(?=[ ,])|,)) ?(?:[A-Z][A-Za-z.']+,? ){1,3}([A-Z]{2})$`, 'i')
/** No name is longer, in characters. */
const LONGEST = 120
const CODES = new Set(Object.values(STATES))

/** Whether a name says that it is an agency's: 'Acme Insurance Brokers'. Without a label for it, 'Acme Insurance' may be an insurer's. */
export const isAgency = (name: string, isLabeled: boolean): boolean =>
  /^\p{Lu}/u.test(name) && (isLabeled ? OF_TRADE : OF_AGENCIES).test(name) && !companyName(name) && !INSURES.test(name)
const OF_AGENCIES = /\b(?:brokers|brokerage|agency|risk|insurance (?:agents|services|partners))\b/i
const OF_TRADE = /\b(?:insurance|risk|brokers|brokerage|agency)\b/i
const INSURES = /\b(?:underwrit|reinsur|mutual|casualty)/i
