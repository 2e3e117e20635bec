/** A form as documents name it: "CG 20 10 04 13 Additional Insured" is CG2010 of 04 13. */
export type FormName = {
  /** Its number without spaces and edition, as it compares. */
  number: string
  /** "04 13"; null where none is printed. */
  edition: string | null
  title: string
}

const FIRST = /^[A-Z]{1,5}$/
const GLUED = /^([A-Z]{1,5})[- ]?([A-Z]?\d[\dA-Z-]*)$/
const PART = /^(?:[A-Z]{0,2}\d{1,6}[A-Z]?|\d{1,2}[/-]\d{2,4})$/
const MOST_PARTS = 7

/** The form a text begins with; null where it begins with none. An edition is a month with its year at the end of the number. */
export function formNamed(text: string): FormName | null {
  const words = text
    .trim()
    .replace(/^(?:\d{1,3}[.)]\s+|form\s+)/i, '')
    .replace(/\((\d{1,2}[ /-]?\d{2,4})\)/, '$1')
    .split(/\s+/)
  const [first = ''] = words
  const glued = GLUED.exec(first)
  if (!glued && !FIRST.test(first)) return null
  const prefix = glued ? glued[1]! : first
  const parts = glued ? [glued[2]!] : []
  let at = 1
  while (at < words.length && parts.length < MOST_PARTS && PART.test(words[at]!)) parts.push(words[at++]!)
  const digits = parts.join('').replace(/[^A-Z0-9]/g, '')
  if (!/\d{2}/.test(digits)) return null
  const { body, edition } = editionOf(digits)
  const title = words
    .slice(at)
    .join(' ')
    .replace(/^[-–:,.]\s*/, '')
  return { number: prefix + body, edition, title }
}

/** At least so many signs of a number are its own, before what may be an edition. */
const LEAST_OWN = 3

function editionOf(digits: string): { body: string; edition: string | null } {
  const [, body, month, year] = /^(.+?)(0[1-9]|1[0-2])((?:19|20)?\d\d)$/.exec(digits) ?? []
  const shortest = /^(.*)(0[1-9]|1[0-2])(\d\d)$/.exec(digits)
  const isLong = year?.length === 4 && body!.length >= LEAST_OWN
  if (isLong) return { body: body!, edition: `${month!} ${year.slice(2)}` }
  if (shortest && shortest[1]!.length >= LEAST_OWN)
    return { body: shortest[1]!, edition: `${shortest[2]!} ${shortest[3]!}` }
  return { body: digits, edition: null }
}
