import { lineNamed, linesNamed } from '../facts/headings.ts'
import type { LineOfBusiness } from '../facts/keys.ts'
import { normal } from '../facts/sheet.ts'
import { linesInsured, withoutParts } from './limits.ts'
import type { Demand } from './types.ts'

const EXCEPT = /\b(?:except(?:ing)?(?: for)?|other than|all but|but not|excluding|(?<=polic(?:y|ies) )(?:save|but))\b/i

/** The line that the letters of a form of the Insurance Services Office, or of the compensation bureaus, are of. */
const LINE_OF_FORM = { CG: 'gl', CA: 'auto', CU: 'umbrella', WC: 'wc' } as const
const FORM = /\b(CG|CA|CU|WC) ?\d\d ?\d\d\b/g

/** A sentence up to what it excepts: 'all policies other than those of 10.1.1'. */
export const beforeExcept = (text: string): string => text.split(EXCEPT)[0]!

/** Whose insurance a sentence speaks of: the lines it names, 'liability' or 'all' policies; undefined where it tells none. What is excepted is left out. */
export function scopeOf(text: string): Demand['lines'] {
  if (EXCEPT.test(text)) return 'all'
  const named = linesInsured(text.replace(/\bincluding\b[^,;]*/gi, ''))
  if (named.length) return named
  const formed = [...new Set([...text.matchAll(FORM)].map(([, prefix]) => LINE_OF_FORM[prefix as 'CG']))]
  if (formed.length) return formed
  // One policy of liability is the general one.
  if (/(?<!\b(?:each|every|any) )\bliability policy\b/i.test(text)) return ['gl']
  if (/\bliability (?:polic|insurance|coverage)/i.test(text)) return 'liability'
  return /\b(?:all|each|every|any|no)\b(?: \S+){0,2} (?:polic|insurance|coverage|insurer)/i.test(text)
    ? 'all'
    : undefined
}

/** The lines that must be covered by what a sentence, or the first cell of a row, names. */
export function coveredIn(text: string, isLabel: boolean): LineOfBusiness[] {
  if (EXCEPT.test(text)) return []
  if (!isLabel)
    return [
      ...new Set([
        ...linesInsured(withoutParts(text)),
        ...(/\bWORKE?RS? COMP/.test(normal(text)) ? ['wc' as const] : []),
      ]),
    ]
  const line = lineNamed(normal(text))
  return line ? [line] : linesNamed(normal(text))
}
