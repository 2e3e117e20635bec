import { OTHERS } from '../submission/said.ts'
import type { Line, Page } from '../types.ts'

const LABEL = /\bpolicy\s*(?:number|no\b\.?|#|nbr\b\.?|num\b\.?)\s*[:#]?\s*/i
/** Capitals and digits, no date. */
const NUMBER = /^(?!\d{1,2}[/-]\d{1,2}[/-])[A-Z0-9]{1,20}(?:[ -][A-Z0-9]{1,20}){0,4}(?=\s|$)/
const FEWEST_DIGITS = 4

/** The first policy number a page tells by its label, beside or below it; undefined where none is. */
export function policyNumberOn({ lines }: Page): string | undefined {
  for (const line of lines) {
    const label = LABEL.exec(line.text)
    if (!label) continue
    const rest = line.text.slice(label.index + label[0].length)
    const told = rest ? [rest] : [beside(line, lines), below(line, lines)].map((next) => next?.text ?? '')
    const number = told.map(numberIn).find(Boolean)
    if (number) return number
  }
  return undefined
}

/**
 * Whether a page tells the number of the policy that it is itself of: no number of one that ends, of another company or in a list of several, which who
 * asks for insurance tells as well.
 */
export function tellsOwnNumber({ lines }: Page): boolean {
  return lines.some((line) => {
    const label = LABEL.exec(line.text)
    if (!label || OTHERS.test(line.text)) return false
    const rest = line.text.slice(label.index + label[0].length)
    const next = rest ? undefined : beside(line, lines)
    if (numberIn(rest || (next?.text ?? ''))) return !(next && OTHERS.test(next.text))
    const under = rest ? undefined : below(line, lines)
    const another = under && below(under, lines)
    return numberIn(under?.text ?? '') !== undefined && numberIn(another?.text ?? '') === undefined
  })
}

/** Two spellings of one number are the same. */
export const sameNumber = (one: string, other: string) => plain(one) === plain(other)
const plain = (number: string) => number.replace(/[^A-Z0-9]/g, '')

function numberIn(text: string): string | undefined {
  const found = NUMBER.exec(text)?.[0]
  return found && found.replace(/\D/g, '').length >= FEWEST_DIGITS ? found : undefined
}

function beside({ box: [x, y, width, height] }: Line, lines: Line[]): Line | undefined {
  const right = lines.filter(({ box }) => Math.abs(box[1] - y) < height / 2 && box[0] > x + width - 1)
  return right.sort((a, b) => a.box[0] - b.box[0])[0]
}

function below({ box: [x, y, width, height] }: Line, lines: Line[]): Line | undefined {
  const under = lines.filter(
    ({ box }) => box[1] > y + height / 2 && box[1] < y + height * 2.5 && box[0] < x + width && box[0] + box[2] > x,
  )
  return under.sort((a, b) => a.box[1] - b.box[1])[0]
}
