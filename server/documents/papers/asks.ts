import type { Page } from '../types.ts'
import { titleLines } from './title-lines.ts'

/** Signs that a document asks for insurance, with how much each says; those of one kind count once or, for labels, up to three times. */
const LABELED = /^[^:]{0,60}\b(?:requested|proposed|desired|renewal term)\b[^:]{0,30}:/i
const APPLICANT = /^\W*applicant\b[^.?!]{0,40}$|\bfirst named insured is\b/i
const TITLED = /\b(?:submission|application|questionnaire|new business|renewal (?:worksheet|summary|questionnaire|information)|projection|projected)\b/i // biome-ignore format: short
const QUOTES = /\b(?:please|kindly|would you|can you|could you|asking|need|want|looking|like|seek(?:ing)?|request(?:ing)?)\b[^.?!]{0,200}\b(?:quot(?:e|es|ed|ation|ations|ing)|market(?:ed|ing)?|bids?|proposals?)\b/i // biome-ignore format: short
const WISHES = /\b(?:we|I|client|insured|applicant)\s+(?:would\s+)?(?:ask(?:s|ing)?\s+for|wants?|needs?|seeks?|request(?:s|ing)?|like)\b[^.?!]{0,200}(?:\$\d|\blimits?\b|\bcoverages?\b|\bdeductible)/i // biome-ignore format: short
/** What a policy, an offer or a certificate says of itself, and what it is called in a title; elsewhere such words speak of another document. */
const ISSUED = /^\W*(?:policy (?:number|no\.?|#)|quot(?:e|ation) (?:number|no\.?|#)|certificate number|binder number)\b|\bin witness whereof\b/i // biome-ignore format: short
const TITLED_ISSUED = /\bdeclarations\b|\binformation page\b|\bcertificate of\b|\bendorsement\b|\bpremium (?:quotation|indication)\b|\bloss runs?\b/i // biome-ignore format: short

const ENOUGH = 3

/** Whether a document asks for insurance: an applicant's letter, a broker's summary, a projection of the term to come. What is issued asks for nothing. */
export function asksForInsurance(pages: readonly Page[]): boolean {
  const [first] = pages
  if (!first || pages.some(({ lines }) => lines.some(({ text }) => ISSUED.test(text)))) return false
  const titles = titleLines(first).map(({ line }) => line.text)
  if (titles.some((text) => TITLED_ISSUED.test(text))) return false
  const lines = pages.flatMap((page) => page.lines)
  const prose = lines.map(({ text }) => text).join(' ')
  const labels = lines.filter(({ text }) => LABELED.test(text)).length
  const title = titles.slice(0, 2).some((text) => TITLED.test(text)) ? 2 : 0
  const isProjected = /\b20\d\d (?:projected|projection|estimated?)\b/i.test(prose) ? 1 : 0
  const applicant = lines.some(({ text }) => APPLICANT.test(text)) ? 1 : 0
  const asks = (QUOTES.test(prose) ? 2 : 0) + (WISHES.test(prose) ? 1 : 0)
  return Math.min(3, labels) + title + applicant + asks + isProjected >= ENOUGH
}
