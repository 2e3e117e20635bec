import { PHONE_BEHIND, REACH_BEHIND } from './phones.ts'

/** An agency's name without the phone or the code printed before or behind it. */
export function agencyName(printed: string) {
  return printed
    .replace(/^(?:[\d-]{4,}[A-Z]?|[A-Z]{1,3}\d{3,})\s+(?=[A-Z])/, '')
    .replace(REACH_BEHIND, '')
    .replace(PHONE_BEHIND, '')
    .replace(/\s+\((?:code|no\.?|#)[^)]*\)$/i, '')
    .replace(/\s+(?:CODE:?\s+)?#?[\d-]{4,}$/i, '')
    .replace(/,?\s+(?=[\dA-Z-]{4,}$)[\dA-Z]*\d{3,}-[\dA-Z]{1,4}$/, '')
    .replace(/[\s,;#-]+$/, '')
}
