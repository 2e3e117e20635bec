import { type Element, isElement, REFERENCE, referred, type TextPiece } from './html-tree.ts'

/**
 * One place of a text block as the editor counts them: a UTF-16 unit or a line break, the characters of the source it comes from, and the
 * elements around it, outermost first.
 */
export type Unit = { text: string; from: number; to: number; around: Element[]; isBreak: boolean }

const SPACE = /[ \t\n\r\f]/

/** The units of inline HTML. Spaces that a browser shows as one are one unit; those it does not show are none. `keep`s all of them in a `pre`. */
export function unitsOf(html: string, pieces: readonly (Element | TextPiece)[], keep: boolean): Unit[] {
  const units: Unit[] = []
  const add = (text: string, from: number, to: number, around: Element[], isBreak = false) => {
    if (keep || isBreak || !SPACE.test(text)) return void units.push({ text, from, to, around, isBreak })
    const last = units.at(-1)
    if (!last || last.isBreak) return
    if (last.text !== ' ') units.push({ text: ' ', from, to, around, isBreak })
    else if (last.to === from) last.to = to
  }
  const read = ({ from, to }: TextPiece, around: Element[]) => {
    for (let at = from; at < to; ) {
      const reference = html[at] === '&' ? referenceAt(html, at) : ''
      const text = reference ? referred(reference) : html[at]!
      const end = at + Math.max(reference.length, 1)
      // A reference is no space that is left out, and may stand for two units: the first has its characters.
      if (reference && SPACE.test(text)) units.push({ text, from: at, to: end, around, isBreak: false })
      else for (let unit = 0; unit < text.length; unit++) add(text[unit]!, unit ? end : at, end, around)
      at = end
    }
  }
  const walk = (inside: readonly (Element | TextPiece)[], around: Element[]) => {
    for (const piece of inside) {
      if (!isElement(piece)) read(piece, around)
      else if (piece.tag === 'br') add('\n', piece.from, piece.to, around, !keep)
      else walk(piece.children, [...around, piece])
    }
  }
  walk(pieces, [])
  if (keep && html[units[0]?.from ?? 0] === '\n') units.shift()
  while (!keep && isHidden(units.at(-1), html)) units.pop()
  return units.filter((unit, at) => keep || !(units[at + 1]?.isBreak && isHidden(unit, html)))
}

const isHidden = (unit: Unit | undefined, html: string) =>
  !!unit && !unit.isBreak && unit.text === ' ' && html[unit.from] !== '&'

/** The reference that begins here; empty when it is only a `&`. */
function referenceAt(html: string, at: number): string {
  REFERENCE.lastIndex = at
  const found = REFERENCE.exec(html)?.[0] ?? ''
  return referred(found) === found ? '' : found
}
