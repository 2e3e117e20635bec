import { type Contradiction, contradictionsIn } from '../../forms/acord-25/contradictions.ts'
import { fieldsOf, ROWS } from '../../forms/acord-25/elements.ts'
import { FIELDS } from '../../forms/acord-25/fields.ts'
import { cellOfSeveral } from '../cell-of-several.ts'
import type { Cell } from '../types.ts'
import { isKnownBlank, isUnlisted, printedPlace } from './blanks.ts'
import { type Box, type Certificate, heldAs } from './certificate.ts'
import type { Drafted } from './drafted.ts'

/** What rests on a box that is blank can be said only of a form read box by box. */
const OF_BLANKS: readonly Contradiction['about'][] = ['letter', 'insurer', 'row']

/** What a certificate says against itself. */
export function contradicting(certificate: Certificate): Drafted[] {
  const { boxes, isForm } = certificate
  const values = Object.fromEntries([...boxes].map(([name, { value }]) => [name, value]))
  return contradictionsIn(values).flatMap((found): Drafted[] => {
    const isOfBlanks = OF_BLANKS.includes(found.about)
    if (isOfBlanks && !isForm) return []
    if (found.about === 'insurer' && !isEveryLetterRead(certificate)) return []
    const cell = cellOfBoxes(certificate, found)
    if (!cell) return []
    const stands = found.fields.flatMap((name) => boxes.get(name) ?? [])
    const isSure = stands.every((box) => box.isSure) && (!isOfBlanks || isBlank(certificate, found))
    return [
      {
        key: `${found.about}|${found.fields[0]!}`,
        row: rowOfField(found.fields[0]!),
        topic: TOPICS[found.about],
        verdict: !isSure ? 'UNSURE' : found.about === 'row' ? 'MISSING' : 'CONTRADICTS',
        severity: !isSure ? 'MODERATE' : SEVERITIES[found.severity],
        cells: { certificate: cell },
        why: isSure ? found.text : `${found.text} Not all of it was read surely.`,
        action: 'Ask the producer to correct the certificate.',
      },
    ]
  })
}

/** An insurer may be that of a row whose letter was not read. */
const isEveryLetterRead = ({ rows }: Certificate) =>
  rows.every((row) => heldAs(row, 'certificate.insurerLetter')?.isSure ?? false)

/** Whether the blank that a contradiction rests on is known to be one. */
function isBlank(certificate: Certificate, { about, fields }: Contradiction): boolean {
  const [first, listed = ''] = fields
  if (about === 'letter') return !listed || isUnlisted(certificate, listed.at(-1)!)
  if (about === 'insurer') return true
  const row = rowOfField(first!)
  return row !== null && isKnownBlank(certificate, row)
}

const SEVERITIES = { ERROR: 'HIGH', WARNING: 'MODERATE' } as const

const TOPICS: Record<Contradiction['about'], string> = {
  ticks: 'Boxes ticked against each other',
  letter: 'Insurer letter',
  insurer: 'Insurer listed and not used',
  dates: 'Policy term',
  amounts: 'Limits against each other',
  row: 'Row not finished',
}

const rowOfField = (name: string) => ROWS.find((row) => fieldsOf(row).includes(name)) ?? null

/** What stands in the boxes; of boxes that are all blank, where their row is printed. */
function cellOfBoxes(certificate: Certificate, { fields }: Contradiction): Cell | null {
  const said = fields.flatMap((name): [string, Box][] => {
    const box = certificate.boxes.get(name)
    return box ? [[labelOf(name), box]] : []
  })
  const [first, ...others] = said.map(([, box]) => box)
  const text = said.map(([label, { shown }]) => [label, shown].filter(Boolean).join(': ')).join('; ')
  if (first) return cellOfSeveral([first, ...others], text, [certificate.paper])
  const row = rowOfField(fields[0]!)
  const place = row && printedPlace(certificate, row)
  return place ? { text: `${fields.map(labelOf).join(', ')}: blank`, place, note: null } : null
}

const labelOf = (name: string) => FIELDS.find((field) => field.name === name)?.label ?? name
