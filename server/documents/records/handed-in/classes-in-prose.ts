import { findAmounts, formatAmount } from '../../../../shared/amounts.ts'
import { isDenied } from '../../../../shared/sentence.ts'
import { paragraphsOf, type Sentence, sentencesOf } from '../../submission/prose.ts'
import { OTHERS } from '../../submission/said.ts'
import type { Page } from '../../types.ts'
import type { PaperRecord, RecordField } from '../types.ts'
import { companyIn } from './policy-words.ts'

/** What classes are rated on: what a paragraph that tells them speaks of. */
const BASIS = /\b(?:payroll|pay|wages|remuneration|(?:gross )?sales|receipts)\b/i
const CODE = /\bclass(?: code)? (?<code>\d{4,5})\b/gi
/** Where what is told of another class begins. */
const PARTS = /;\s+(?:and\s+)?|\s[-–•]\s+|,?\s+and\s+(?=(?:location|class)\b)/i
/** What names the class of what was told before it: '…; that is class 5480'. */
const NAMES_LAST = /^(?:that|this|it|which) is class\b/i
/** Another's, of another time, no more than possible, or the pay of one person who is insured or not. */
const NOT_OURS =
  /\b(?:his|her|their|owns?|included|excluded|was|were|had|if|would|may|might|budgeted)\b|(?<!\b(?:it|that|there))(?<=\p{L})['’]s\b/iu
const COUNTED = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const COUNT = `\\d{1,4}|${COUNTED.join('|')}`

/** The classes that sentences of a letter tell by their codes, each with what it is rated on and who works in it. What is told of one in two ways is left out. */
export function classesInProse({ lines, number }: Page): PaperRecord[] {
  const found = paragraphsOf(lines)
    .map(sentencesOf)
    .filter((sentences, at, all) =>
      [...sentences, ...(all[at - 1]?.slice(-1) ?? [])].some(({ text }) => BASIS.test(text)),
    )
    .flatMap((sentences) => sentences.flatMap((sentence) => classesIn(sentence, number)))
  const isOnce = ({ fields }: PaperRecord) =>
    found.filter(
      (one) =>
        one.fields.class_code!.value === fields.class_code!.value &&
        one.fields.location_number?.value === fields.location_number?.value,
    ).length === 1
  return found.filter(isOnce)
}

function classesIn({ text, lines }: Sentence, page: number): PaperRecord[] {
  const source = { page, quote: text, boxes: lines.map(({ box }) => box) }
  return joined(text.split(PARTS)).flatMap((part): PaperRecord[] => {
    const [code, another] = [...part.matchAll(CODE)].map(({ groups }) => groups!.code!)
    const [amount, more] = findAmounts(part).filter(({ from, to }) => part.slice(from, to).includes('$'))
    const what = classCalled(part)
    if (!code || another || !amount || more) return []
    if (NOT_OURS.test(part) || OTHERS.test(part) || isDenied(part) || companyIn(part.replace(what, ' ')) !== null)
      return []
    const fields: Record<string, RecordField> = {}
    const told: [string, string | null | undefined][] = [
      ['location_number', /\blocation (?<number>\d{1,3})\b/i.exec(part)?.groups?.number],
      ['class_code', code],
      ['classification', what],
      ['full_time_employees', staffIn(part, 'full')],
      ['part_time_employees', staffIn(part, 'part')],
      ['exposure', formatAmount(amount.amount)],
    ]
    for (const [name, value] of told) if (value) fields[name] = { value, source }
    return [{ type: 'class', page, fields }]
  })
}

/** Parts of a sentence, where one that only names the class belongs to the one before it. */
function joined(parts: readonly string[]): string[] {
  const all: string[] = []
  for (const part of parts) all.push(NAMES_LAST.test(part) && all.length ? `${all.pop()}; ${part}` : part)
  return all
}

/** What a class is called, right behind its code or right before it; '' where nothing is. */
function classCalled(part: string): string {
  const behind =
    /\bclass(?: code)? \d{4,5},? (?<what>(?!on\b|with\b|at\b|in\b|of\b|is\b)\p{L}[^,:;$\d]*?)(?=[,:]|\s+(?:with|on)\b)/iu.exec(
      part,
    )
  const before = /^\W*(?<what>\p{Lu}[^,:;$\d]{2,40}), class\b/u.exec(part)
  return behind?.groups?.what ?? before?.groups?.what ?? ''
}

/** How many work so: 'nine full-time', 'the three plasterers, all of them full time'. */
function staffIn(part: string, time: 'full' | 'part'): string | null {
  const [only, another] = [
    ...part.matchAll(new RegExp(`\\b(?<count>${COUNT}) ${time}[- ]time\\b`, 'gi')),
    ...part.matchAll(
      new RegExp(`\\bthe (?<count>${COUNT}) \\p{L}+, all (?:of (?:them|whom) )?${time}[- ]time\\b`, 'giu'),
    ),
  ]
  const count = only && !another ? only.groups!.count! : ''
  const word = COUNTED.indexOf(count.toLowerCase())
  return word >= 0 ? `${word + 1}` : count || null
}
