import { Mark, type Node } from '@tiptap/pm/model'
import { htmlTokens } from '../../../shared/html-tokens.ts'
import { VOID } from '../../../shared/safe-html.ts'
import { attributesOf, escapeText, openingTag, tagOf } from './html-of-node.ts'
import type { Element } from './html-tree.ts'
import type { Origin, Source } from './source.ts'
import type { Unit } from './source-units.ts'

type Piece = { text: string; marks: readonly Mark[]; isBreak: boolean }

function piecesOf(block: Node): Piece[] {
  const pieces: Piece[] = []
  block.forEach((node) => {
    if (node.isText)
      for (let at = 0; at < node.text!.length; at++)
        pieces.push({ text: node.text![at]!, marks: node.marks, isBreak: false })
    else pieces.push({ text: '\n', marks: node.marks, isBreak: true })
  })
  return pieces
}

/** What is open where something is written: an element of the source, or a mark that has none. */
type Open = { tag: string; element?: Element; mark?: Mark }

/** The inside of a text block. Before and after what was changed the source is copied; the tags between are closed and opened as needed. */
export function writeInline(source: Source, block: Node, origin: Origin | undefined): string {
  const now = piecesOf(block)
  const was = origin?.node?.isTextblock ? piecesOf(origin.node) : []
  const isRead = origin?.units?.length === was.length
  const units = isRead ? origin.units! : []
  const { from, to } = isRead ? { from: origin.innerFrom, to: origin.innerTo } : { from: 0, to: 0 }
  const isCode = !!block.type.spec.code
  const { before, after } = unchanged(now, isRead ? was : [], units, isCode)

  const cut = before ? units[before - 1]!.to : from
  const rest = after ? units[units.length - after]!.from : to
  const middle = now.slice(before, now.length - after)
  const left = (units[before - 1]?.around ?? []) as Element[]
  const right = (after ? units[units.length - after]!.around : []) as Element[]
  const words = (pieces: Piece[], at: number) =>
    pieces
      .map((piece, index) => (isCode ? escapeText(piece.text) : textOf(piece, now, at + index, now.length - after)))
      .join('')

  // Something was only put in: where its marks are open between what is before and after it, and nothing else moves.
  if (isRead && before + after === units.length) {
    const marks = middle[0]?.marks ?? []
    const beside = [...(was[before - 1]?.marks ?? []), ...(was[units.length - after]?.marks ?? [])]
    const between = source.html.slice(cut, rest)
    const places = placesIn(between, left, right).filter(({ open }) =>
      Mark.sameSet(
        marks,
        beside.filter(
          (mark, at) => beside.indexOf(mark) === at && open.some((element) => element?.id === mark.attrs.src),
        ),
      ),
    )
    // Spaces that are not shown follow what hides them; those before a break or the end are hidden by it.
    const hidesBefore = !after || units[units.length - after]!.isBreak
    const place = (hidesBefore ? places[0] : places.at(-1))?.at
    if (place !== undefined && middle.every((piece) => Mark.sameSet(piece.marks, marks))) {
      const follows =
        !hidesBefore && !isCode
          ? between.slice(place).replaceAll(/>[ \t\n\r\f]+|^[ \t\n\r\f]+/g, (spaces) => (spaces[0] === '>' ? '>' : ''))
          : between.slice(place)
      return (
        source.html.slice(from, cut) +
        between.slice(0, place) +
        words(middle, before) +
        follows +
        source.html.slice(rest, to)
      )
    }
  }

  let out = source.html.slice(from, cut)
  // An element without a mark of its own stays open.
  const open: Open[] = left.map((element) => {
    const mark = was[before - 1]!.marks.find(({ attrs }) => attrs.src === element.id)
    return { tag: element.tag, element, mark }
  })
  const leave = (depth: number) => {
    while (open.length > depth) out += `</${open.pop()!.tag}>`
  }
  for (const [index, piece] of middle.entries()) {
    const { marks } = piece
    const ended = open.findIndex((one) => !isMeant(one, marks))
    leave(ended < 0 ? open.length : ended)
    for (const mark of marks) {
      if (open.some((one) => isOf(one, mark))) continue
      const element = source.elements.get(mark.attrs.src as number)
      const isAsRead = element && source.marks.get(element.id)?.eq(mark)
      out += isAsRead ? source.html.slice(element.from, element.innerFrom) : openingTag(tagOf(mark), attributesOf(mark))
      open.push({ tag: isAsRead ? element.tag : tagOf(mark), element, mark })
    }
    out += words([piece], before + index)
  }
  let same = 0
  while (same < open.length && same < right.length && open[same]!.element === right[same]) same++
  leave(same)
  for (const element of right.slice(same)) out += source.html.slice(element.from, element.innerFrom)
  return out + source.html.slice(rest, to)
}

/** The places between the tags of some HTML, and what is open there: `left` before it, `right` after it. */
function placesIn(html: string, left: readonly Element[], right: readonly Element[]) {
  type Slot = { element?: Element }
  let open: Slot[] = left.map((element) => ({ element }))
  const places = [{ at: 0, open }]
  for (const token of htmlTokens(html)) {
    if (token.kind === 'close') open = open.slice(0, -1)
    else if (token.kind === 'open' && !VOID.has(token.name)) open = [...open, {}]
    places.push({ at: token.to, open })
  }
  for (const [at, slot] of open.entries()) slot.element ??= right[at]
  return places.map((place) => ({ at: place.at, open: place.open.map(({ element }) => element) }))
}

/** How much at the beginning and at the end is as it was read. */
function unchanged(now: Piece[], was: Piece[], units: readonly Unit[], isCode: boolean) {
  const isSame = (one: Piece, other: Piece) =>
    one.text === other.text && one.isBreak === other.isBreak && Mark.sameSet(one.marks, other.marks)
  const most = Math.min(now.length, was.length)
  let before = 0
  while (before < most && isSame(now[before]!, was[before]!)) before++
  let after = 0
  while (after < most - before && isSame(now[now.length - 1 - after]!, was[was.length - 1 - after]!)) after++
  // The second half of a character that is written as one reference belongs to the first.
  const isHalf = (at: number) => at < units.length && units[at]!.from === units[at]!.to
  while (before > 0 && isHalf(before)) before--
  while (after > 0 && isHalf(units.length - after)) after--
  // Two spaces that came together: one is written anew, or both are shown as one.
  if (!isCode && before > 0 && before + after === now.length && after > 0)
    if (now[before - 1]!.text === ' ' && now[before]!.text === ' ') before--
  return { before, after }
}

/** Spaces that a browser would not show are written as such that it does. */
function textOf({ text, isBreak }: Piece, now: Piece[], at: number, tail: number): string {
  if (isBreak) return '<br>'
  const before = now[at - 1]
  const next = now[at + 1]
  const isLost =
    !before || before.isBreak || before.text === ' ' || !next || next.isBreak || (at + 1 === tail && next.text === ' ')
  return escapeText(text === ' ' && isLost ? '\u00a0' : text)
}

const isOf = (one: Open, mark: Mark) => !!one.mark?.eq(mark)
const isMeant = (one: Open, marks: readonly Mark[]) => !one.mark || marks.some((mark) => one.mark!.eq(mark))
