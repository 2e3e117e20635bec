import type { Line, Page } from '../../types.ts'
import type { RecordField } from '../types.ts'
import { partiesIn } from './interests.ts'
import { addressAhead, beginsAddress } from './places.ts'
import { told, valueTold } from './told.ts'

const NOUN = /^(?:location|premises|property|residence|dwelling|home|house)$/i
const BESIDE = /^(?:of|the|your|insured|covered|described|risk|address|at)$/i
const MAILING = /\bmailing address\b/i
/** What stands for the address that mail goes to. */
const SAME = /^same as (?:the |your )?mailing(?: address)?\.?$/i
const SAME_LEFT = 4
/** A gap of more than so many heights ends lines under one another. */
const FAR = 1
const MOST_LINES = 5

/** Whether words name the place that is insured, and nothing else: 'Location of Residence Premises', 'Insured home'. */
function namesPlace(text: string): boolean {
  const words = text.replace(/:$/, '').split(' ')
  return words.some((word) => NOUN.test(word)) && words.every((word) => NOUN.test(word) || BESIDE.test(word))
}

/** The addresses of places that the captions of a page tell. `out`: lines of what is not in force. */
export function placesCaptioned(
  { lines, number }: Pick<Page, 'lines' | 'number'>,
  out: ReadonlySet<Line>,
): RecordField[] {
  const isIn = (line: Line) => !out.has(line)
  const captions = lines.filter((line) => isIn(line) && namesPlace(line.text.split(/:\s/)[0]!))
  return captions.flatMap((caption) => {
    const inline = /:\s+(\S.*)$/.exec(caption.text)?.[1]
    if (inline) return addressOf(inline, [caption], number)
    const aside = besideOf(caption, lines)
    const own = aside ? [aside, ...under(aside, lines)] : under(caption, lines)
    return own[0] && SAME.test(own[0].text) ? mailedTo(lines, number, isIn) : addressIn(own, number)
  })
}

function addressOf(text: string, lines: Line[], page: number): RecordField[] {
  const address = beginsAddress(text) ? addressAhead(text) : null
  const field = address && valueTold(address, told(lines, page))
  return field ? [field] : []
}

/** The one address that lines begin with, in one line or with its city below. */
function addressIn([first, second, third]: Line[], page: number): RecordField[] {
  if (!first) return []
  const one = addressOf(first.text, [first], page)
  // Several addresses are a list.
  if (one.length) return [...one, ...(second ? addressOf(second.text, [second], page) : [])]
  const ways = [
    [first, second],
    [first, second, third],
  ].map((lines) => lines.filter((line) => line !== undefined))
  return ways.flatMap((lines) => addressOf(lines.map(({ text }) => text).join(', '), lines, page)).slice(0, 1)
}

const middle = ({ box: [, y, , height] }: Line) => y + height / 2

/** What stands next to a line on its row, where that is no caption itself. */
function besideOf(line: Line, lines: Line[]): Line | undefined {
  const [x, y, width, height] = line.box
  const [next] = lines
    .filter((other) => other.box[0] > x + width && middle(other) > y && middle(other) < y + height)
    .sort((a, b) => a.box[0] - b.box[0])
  return next && (beginsAddress(next.text) || SAME.test(next.text)) ? next : undefined
}

/** The lines close under one another below a line, along its left edge. */
function under(line: Line, lines: Line[]): Line[] {
  const own: Line[] = []
  const column = lines
    .filter(({ box }) => Math.abs(box[0] - line.box[0]) <= SAME_LEFT && box[1] > middle(line))
    .sort((a, b) => a.box[1] - b.box[1])
  for (const next of column.slice(0, MOST_LINES)) {
    const [, y, , height] = (own.at(-1) ?? line).box
    if (next.box[1] - y - height > FAR * next.box[3]) break
    own.push(next)
  }
  return own
}

/** The one address under a caption of where mail goes. */
function mailedTo(lines: Line[], number: number, isIn: (line: Line) => boolean): RecordField[] {
  const [first, ...others] = lines
    .filter((line) => isIn(line) && MAILING.test(line.text) && !SAME.test(line.text))
    .flatMap((caption) => partiesIn(under(caption, lines), number)?.address ?? [])
  return first && others.every(({ value }) => value === first.value) ? [first] : []
}
