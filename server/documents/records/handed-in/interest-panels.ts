import { answerIn } from '../../answered/answer.ts'
import { addressFrom } from '../../facts/addresses.ts'
import { columnsByField } from '../columns.ts'
import { readCell } from '../drafts.ts'
import { INTEREST } from '../families/others.ts'
import { vocabularyOf } from '../labels.ts'
import { headsFormer, kindSaid, namesInterests } from '../property/interests.ts'
import { buildingsNamed } from '../property/places.ts'
import { fieldOf } from '../record-field.ts'
import { cellTokens, type Token } from '../tokens.ts'
import type { Family, PaperRecord, RecordField } from '../types.ts'
import { PLACE_NUMBERS, PREMISES } from './families.ts'
import type { GridCell, GridRow } from './grid-rows.ts'
import { saysNothing } from './looks.ts'
import { panelUnder } from './panels.ts'

const OF_PANEL: Family = {
  ...INTEREST,
  fields: [
    ...INTEREST.fields.filter(({ name }) => name !== 'location_number'),
    ...PREMISES.fields.filter(({ name }) => PLACE_NUMBERS.some((one) => one === name)),
    { name: 'reason', kind: 'text', words: ['reason', 'reason for interest'] },
    { name: 'evidence', kind: 'text', words: ['certificate', 'certificate required', 'evidence'] },
  ],
}
const VOCABULARY = vocabularyOf(OF_PANEL)
const MOST_WORDS = 4

/** Who has an interest in what is to be insured, as a panel of labels and values under a heading tells: 'Mortgagee', 'Additional interest'. */
export function interestsIn(rows: readonly GridRow[]): PaperRecord[] {
  return rows.flatMap((row, at) => (heads(row) ? interestIn(row.cells[0]!, panelUnder(row, rows.slice(at + 1))) : []))
}

const heads = ({ cells: [heading, another] }: GridRow): boolean =>
  heading !== undefined &&
  !another &&
  heading.text.split(' ').length <= MOST_WORDS &&
  namesInterests(heading.text) &&
  !headsFormer(heading.text)

function interestIn(heading: GridCell, pairs: readonly [label: GridCell, value: GridCell][]): PaperRecord[] {
  const told = pairs.filter(([, { text }]) => buildingsNamed(text).length > 0 || !saysNothing(text))
  const columns = columnsByField(
    told.map(([label]) => label.text),
    told.map(([, value]) => [value.text]),
    VOCABULARY,
  )
  const fields: Record<string, RecordField> = {}
  const isOf = (at: number, name: string) => columns.fields[at]!.flat().some((spec) => spec.name === name)
  const words = (...cells: GridCell[]) => cells.flatMap((cell) => cellTokens(cell, false))
  const named = told.find((_, at) => isOf(at, 'name'))
  // Everything is quoted with whose it is, in the order of the page.
  const put = (name: string, value: string | null | undefined, own: Token[]) => {
    const others = name === 'name' || !named ? [] : words(named[1])
    const tokens = [...others, ...own].toSorted((a, b) => a.line.box[1] - b.line.box[1])
    const field = value ? fieldOf(value, tokens) : null
    if (field) fields[name] = field
  }
  for (const [at, [label, value]] of told.entries()) {
    const own = columns.fields[at]!
    const both = words(label, value)
    const [place, another] = isOf(at, 'item') ? buildingsNamed(value.text) : []
    if (place && !another) {
      put('location_number', place.location, both)
      put('building_number', place.building, both)
    }
    for (const { spec, value: read } of own.length ? readCell(cellTokens(value, false), own, VOCABULARY).pairs : []) {
      if (spec.name === 'evidence') put('evidence', answerIn(value.text).answer === 'yes' ? label.text : null, both)
      else if (spec.name === 'address')
        for (const [part, one] of Object.entries(addressFrom([value.text]) ?? {})) put(part, one, both)
      else if (spec.name !== 'item' && (typeof read === 'string' || typeof read === 'number'))
        put(spec.name, `${read}`, spec.name === 'name' ? words(value) : both)
    }
  }
  const [place, another] = fields.location_number ? [] : buildingsNamed(heading.text)
  if (place?.location && !another) {
    put('location_number', place.location, words(heading))
    put('building_number', place.building, words(heading))
  }
  const said = [heading, ...(named ? [named[0]] : [])].find(({ text }) => kindSaid(text))
  if (!fields.interest && said) put('interest', said.text, words(said))
  const isWhole = fields.name && fields.line1 && fields.interest && kindSaid(`${fields.interest.value as string}`)
  return isWhole ? [{ type: 'interest', page: heading.page, fields }] : []
}
