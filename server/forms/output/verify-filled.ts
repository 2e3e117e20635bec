import type { Box } from '../../documents/index.ts'
import { CONTINUED_TOP } from './continued.ts'
import { canDraw } from './lettering.ts'
import { printable } from './printable.ts'
import { type PrintedCharacter, readBlank, readCharacters } from './read-characters.ts'
import { type FilledForm, NEVER_WRITTEN } from './types.ts'
import { SEE_ATTACHED } from './write-value.ts'

/** Height in points of the bands places are looked up by. */
const BAND = 12

/**
 * Reads a filled form back and returns the names of the elements that do not show what was filled: the value or an X in
 * its place, a pointer or nothing there and the value whole on an attached page, and nothing where nothing was filled. Spaces
 * and the punctuation of amounts do not count. `template` is the blank the form was filled on, for what it prints itself. `withFields`: the form stays
 * fillable, and what its fields show is read.
 */
export async function verifyFilled(
  filled: FilledForm,
  values: Record<string, string>,
  template?: Uint8Array,
  withFields = false,
): Promise<string[]> {
  const read = await readCharacters(filled.pdf, withFields)
  const appended = bare(attachedText(filled, read))
  const shown = textsInPlaces(filled, read)
  const suspects = Object.keys({ ...filled.places, ...values }).filter((name) => {
    const wanted = wantedAt(name, filled, values)
    const lost = isAttached(name, filled) && !appended.includes(attachedValue(values[name]!))
    return lost || !wanted.includes(shown.get(name) ?? '')
  })
  if (suspects.length === 0 || !template) return suspects
  const blank = textsInPlaces(filled, await readBlank(template))
  return suspects.filter((name) => {
    const lost = isAttached(name, filled) && !appended.includes(attachedValue(values[name]!))
    const [there, before] = [shown.get(name) ?? '', blank.get(name) ?? '']
    return lost || !wantedAt(name, filled, values).some((text) => standsBeside(there, before, text))
  })
}

/** What may stand in an element's place, without spaces. */
function wantedAt(name: string, filled: FilledForm, values: Record<string, string>): string[] {
  const value = NEVER_WRITTEN[name] ? '' : bare(printableText(values[name] ?? ''))
  if (isAttached(name, filled)) return ['', bare(SEE_ATTACHED)]
  if (!filled.places[name]) return filled.notes.some((note) => note.field === name) ? [''] : [value]
  if (value === 'false') return ['', 'false']
  return value === 'true' ? ['X', 'true'] : [value]
}

function isAttached(name: string, filled: FilledForm): boolean {
  return filled.notes.some((note) => note.field === name && note.attached)
}

function attachedValue(value: string): string {
  return value === 'true' ? 'yes' : bare(printableText(value))
}

function printableText(text: string): string {
  return printable(text, canDraw).text
}

function attachedText(filled: FilledForm, read: PrintedCharacter[]): string {
  const last = filled.pages.length - filled.attachedPages
  return read
    .filter(({ page, y }) => page > last && y > CONTINUED_TOP)
    .map(({ text }) => text)
    .join('')
}

/** The characters whose middle stands in the place of each element, in the order they were printed. */
function textsInPlaces(filled: FilledForm, read: PrintedCharacter[]): Map<string, string> {
  const bands = placesByBand(filled)
  const texts = new Map<string, string>()
  for (const character of read) {
    for (const [name, box] of bands.get(bandOf(character.page, character.y)) ?? []) {
      if (isInside(character, box)) texts.set(name, (texts.get(name) ?? '') + character.text)
    }
  }
  for (const [name, text] of texts) texts.set(name, bare(text))
  return texts
}

/** The places that reach into each low band of a page, so that a character is only held against its neighbours. */
function placesByBand(filled: FilledForm): Map<number, [name: string, box: Box][]> {
  const bands = new Map<number, [string, Box][]>()
  for (const [name, { page, box }] of Object.entries(filled.places)) {
    const last = bandOf(page, box[1] + box[3])
    for (let band = bandOf(page, box[1]); band <= last; band++) {
      const there = bands.get(band)
      if (there) there.push([name, box])
      else bands.set(band, [[name, box]])
    }
  }
  return bands
}

function bandOf(page: number, y: number): number {
  return page * 10_000 + Math.floor(y / BAND)
}

function isInside({ x, y }: PrintedCharacter, box: Box): boolean {
  return x >= box[0] && x <= box[0] + box[2] && y >= box[1] && y <= box[1] + box[3]
}

function standsBeside(there: string, before: string, text: string): boolean {
  return there.length === before.length + text.length && there.includes(text)
}

function bare(text: string): string {
  return text.normalize('NFKC').replace(/[\s$,]/g, '')
}
