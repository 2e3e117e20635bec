import { formatAmount, parseAmount } from '../../../shared/amounts.ts'
import { omitsZeros, saysThousands, withoutOmitted } from '../facts/limit-pages.ts'
import { areWhole, type ScaleNote, saysOf, scaleNotes } from '../records/handed-in/scales.ts'
import type { Page } from '../types.ts'
import type { Attribute } from './attributes.ts'
import type { Told } from './told-on-page.ts'

/**
 * What is insured in whole dollars, where labels or a line over them say that it is in thousands; those words stand behind the amount as well. Where they
 * do not say so for sure, it is `inDoubt`.
 */
export function inDollars(told: readonly Told[], page: Page, calledBy: (label: string) => Attribute | null): Told[] {
  const isWorth = ({ label }: Told) => calledBy(withoutOmitted(label))?.kind === 'coverage'
  const worth = told.filter(isWorth)
  const labels = worth.filter(({ label }) => omitsZeros(label))
  const starts = labels.map(({ source }) => source.boxes[0]!.join())
  const notes = scaleNotes(page, new Set(page.lines.filter(({ box }) => starts.includes(box.join()))))
  if (!labels.length && !notes.length) return [...told]
  const counted = notes.length ? worth : labels
  const isWhole = areWhole(counted.map(({ lines }) => lines.join(' ')))
  const heads = worth.map(({ label }) => label)
  const [note, another] = notes
  const top = Math.min(...worth.map(topOf))
  const isSure = ({ label }: Told) =>
    omitsZeros(label)
      ? saysThousands(label) && !note
      : !another && note!.line.box[1] < top && saysOf(note!.line.text, label, heads)
  return told.map((one) => (counted.includes(one) ? dollars(one, !isWhole && isSure(one), note ?? null) : one))
}

const topOf = ({ source }: Told) => source.boxes[0]?.[1] ?? 0

function dollars(one: Told, isSure: boolean, note: ScaleNote | null): Told {
  const amount = isSure ? parseAmount(one.lines.join(' ')) : null
  const label = withoutOmitted(one.label)
  if (amount === null) return { ...one, label, inDoubt: true }
  const { page, quote, boxes } = one.source
  const source = note ? { page, quote: `${note.line.text} … ${quote}`, boxes: [note.line.box, ...boxes] } : one.source
  return { ...one, label, lines: [formatAmount(amount * 1000)], source }
}
