import type { Page } from '../../types.ts'
import { SCHEDULE } from '../families/packets.ts'
import { WITH_EDITION } from '../pairs.ts'
import type { Pair } from '../segments.ts'
import { type Token, tokensAsText, tokensOf } from '../tokens.ts'
import { leadingValue } from '../values.ts'
import { type Entry, entryOf } from './entries.ts'

/** Fewer forms between semicolons are rather spoken of. */
const LEAST_FORMS = 3
/** A space of so much of a line's height ends a paragraph. */
const FAR = 0.7

/** The forms that a paragraph lists with semicolons between: 'CG 00 01 04 13 Coverage Form; CG 21 47 12 07 Exclusion'. */
export function formsTold(page: Page): Entry[] {
  const count = page.lines.reduce((sum, { text }) => sum + text.split(';').length - 1, 0)
  if (count < LEAST_FORMS - 1) return []
  return paragraphsOf(tokensOf(page.lines, page.number, Infinity)).flatMap((tokens) => {
    const entries = partsOf(tokens).map((part) => entryOf(formIn(part)))
    const forms = entries.filter((entry) => entry.has('form_number') && entry.has('edition_date'))
    return forms.length >= LEAST_FORMS && forms.length === entries.length ? forms : []
  })
}

/** Runs of lines without a space between, each beginning where the line does. */
function paragraphsOf(tokens: Token[]): Token[][] {
  const paragraphs: Token[][] = []
  for (const token of tokens) {
    const above = paragraphs.at(-1)?.at(-1)
    const [x, y, , height] = token.line.box
    const goesOn =
      above &&
      (above.line === token.line ||
        (y - above.line.box[1] - above.line.box[3] < height * FAR && Math.abs(above.line.box[0] - x) < height))
    if (goesOn) paragraphs.at(-1)!.push(token)
    else paragraphs.push([token])
  }
  return paragraphs
}

function partsOf(tokens: Token[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    parts.at(-1)!.push(token)
    if (token.word.text.endsWith(';')) parts.push([])
  }
  return parts.filter(({ length }) => length > 0)
}

/** A form's number, its edition and its title; empty where a text does not begin with the first two. */
function formIn(tokens: Token[]): Pair[] {
  const texts = tokens.map(({ word }) => word.text.replace(/[;.]$/, ''))
  const form = leadingValue('form', texts)
  const [, number, inner] = (form && WITH_EDITION.exec(`${form.value as string}`)) || []
  const at = form?.words ?? 0
  const edition = number ? null : leadingValue('edition', texts.slice(at))
  if (!form || !(number || edition)) return []
  const from = at + (edition?.words ?? 0)
  const pair = (name: string, value: string, own: Token[]): Pair[] => {
    const spec = SCHEDULE.fields.find((one) => one.name === name)
    return spec && own.length ? [{ spec, value, tokens: own }] : []
  }
  const title = tokensAsText(tokens.slice(from)).replace(/[;.]$/, '')
  return [
    ...pair('form_number', number ?? `${form.value as string}`, tokens.slice(0, number ? at - 2 : at)),
    ...pair(
      'edition_date',
      inner ?? `${edition!.value as string}`.replace(/[()]/g, ''),
      number ? tokens.slice(at - 2, at) : tokens.slice(at, from),
    ),
    ...(/^\p{Lu}/u.test(title) ? pair('form_title', title, tokens.slice(from)) : []),
  ]
}
