import { STATES } from './addresses.ts'
import { LEGAL_FORMS } from './legal-forms.ts'
import { PHONE_BEHIND, REACH_BEHIND } from './phones.ts'

/** An agency's name without the phone or the code printed before or behind it. */
export function agencyName(printed: string) {
  return withoutCity(printed)
    .replace(/^(?:[\d-]{4,}[A-Z]?|[A-Z]{1,3}\d{3,})\s+(?=[A-Z])/, '')
    .replace(REACH_BEHIND, '')
    .replace(PHONE_BEHIND, '')
    .replace(/\s+\((?:code|no\.?|#)[^)]*\)$/i, '')
    .replace(/\s+(?:CODE:?\s+)?#?[\d-]{4,}$/i, '')
    .replace(/,?\s+(?=[\dA-Z-]{4,}$)[\dA-Z]*\d{3,}-[\dA-Z]{1,4}$/, '')
    .replace(/[\s,;#-]+$/, '')
}

/** 'Acme Agency Inc Des Moines IA', 'Acme Insurance, Nampa, ID': the town stands behind the legal form or a comma. */
function withoutCity(name: string): string {
  const [, own, state] = (name.length < LONGEST && CITY_BEHIND.exec(name)) || []
  return own && CODES.has(state!) ? own : name
}
const CITY_BEHIND = new RegExp(`^(.*(?: (?:${LEGAL_FORMS})(?=[ ,])|,)) ?(?:[A-Z][A-Za-z.']+,? ){1,3}([A-Z]{2})$`, 'i')
/** No name is longer, in characters. */
const LONGEST = 120
const CODES = new Set(Object.values(STATES))
