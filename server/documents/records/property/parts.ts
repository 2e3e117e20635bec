import type { Page } from '../../types.ts'
import type { RecordField } from '../types.ts'
import { spelledOut } from './cells.ts'
import { fieldsTold, type Told, valueTold } from './told.ts'

/** What a cell looks like that tells the field of its column. */
const LOOKS: Record<string, RegExp> = {
  deductible: /\d/,
  coinsurance: /\d|^(?:none|nil|waived)/i,
  causes_of_loss: /^(?:ba?si?c|bro?a?d|spe?c|special|named|all risk)/i,
  year_built: /\b(?:1[6-9]|20)\d\d\b/,
  valuation: /^(?!n\/?a$)\D+$/i,
}
const TERMS = ['deductible', 'coinsurance', 'causes_of_loss', 'valuation']
const DESCRIBED = ['construction', 'classification', 'year_built']

/** What a cell says: a code that the page explains, or a share without the zeros before it. */
const written = (field: string, text: string, page: Page): string =>
  field === 'causes_of_loss' ? spelledOut(text, page) : field === 'coinsurance' ? text.replace(/^0+(?=\d)/, '') : text

type Cells = (field: string) => Told | undefined

/** What the cells of a coverage tell of it beside its limit. */
export const partsIn = (cell: Cells, page: Page) => toldIn(TERMS, cell, page)

/** What the cells of premises tell of them beside their address. */
export const describedIn = (cell: Cells, page: Page) => toldIn(DESCRIBED, cell, page)

function toldIn(fields: string[], cell: Cells, page: Page): Record<string, RecordField> {
  const told = fields.map((field) => {
    const own = cell(field)
    const isTold = own && !/^[-–—]+$/.test(own.text) && (LOOKS[field]?.test(own.text) ?? true)
    return [field, isTold ? valueTold(written(field, own.text, page), own) : null] as const
  })
  return fieldsTold(Object.fromEntries(told))
}
