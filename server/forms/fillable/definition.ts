import { formatAmount, parseAmount } from '../../../shared/amounts.ts'
import { formatDate, parseDate } from '../../../shared/dates.ts'
import type { FieldType } from '../../../shared/kinds.ts'
import {
  FACT_KEYS,
  type FieldWriting,
  factAsked,
  type PdfField,
  type PdfForm,
  signs,
  speaksOfLabel,
  stemsOf,
} from '../../documents/index.ts'
import { writtenIn } from '../output/field-actions.ts'
import type { FormField, FormShape } from '../types.ts'

/** A fillable PDF as a form: every field that can be seen, and what the file holds already. */
export type FillableForm = FormShape & {
  /** What stands in the file before it is filled, by field. */
  held: Map<string, { value: string; page: number }>
  remarks: string[]
  /** What fills these fields, each value as the PDF keeps and shows it; a field of the form without a value is cleared. */
  writingOf: (values: Record<string, string>) => Record<string, FieldWriting>
}

const LEFT = {
  signature: 'A signature is left to the person who signs.',
  readOnly: 'The PDF keeps this field from being changed.',
  calculates: 'The PDF works this out by itself.',
  runs: 'The PDF runs a script of its own here, which Cara does not. Fill it in a PDF program.',
}

/** A form made of the fields of a PDF. `fileName` names it where the PDF has no title. */
export function definitionOf(pdf: PdfForm, fileName: string): FillableForm {
  const own = pdf.fields.filter(({ kind }) => kind !== 'button')
  const fields = distinct(own.map(fieldOf))
  const byName = new Map(own.map((field, at) => [field.name, { field, shape: fields[at]! }]))
  const name = fileName.replace(/\.pdf$/i, '')
  return {
    name,
    title: pdf.title,
    fields,
    parts: [],
    lines: {},
    insured: fields.find(({ asks }) => asks?.key === 'insured.name')?.name ?? '',
    check: () => [],
    expects: () => fields.filter(({ type, leftAlone }) => type !== 'TICK' && !leftAlone).map((one) => one.name),
    held: new Map(
      own.flatMap(({ name: field, held, places }, at) =>
        held.length ? [[field, { value: normalOf(fields[at]!, held), page: places[0]?.page ?? 1 }]] : [],
      ),
    ),
    remarks: pdf.remarks,
    writingOf: (values) =>
      Object.fromEntries(
        [...byName].flatMap(([field, { field: of, shape }]) =>
          shape.leftAlone ? [] : [[field, writingIn(of, shape, values[field] ?? '')]],
        ),
      ),
  }
}

function fieldOf(field: PdfField): FormField {
  const { name, label, section, maxLength, comb, choices, isOpen, places } = field
  const type = typeOf(field)
  const asked = factAsked(label, section)
  const leftAlone = whyLeft(field)
  const rules = { format: field.format, comb, maxLength }
  return {
    name,
    label,
    section: section || `Page ${places[0]?.page ?? 1}`,
    type,
    isStrict: true,
    speaksOf: speaksOfLabel(label),
    ...(asked && { asks: asked }),
    ...(maxLength !== null && !comb && (type === 'TEXT' || type === 'MULTILINE') && { maxLength }),
    ...(choices.length > 0 && { choices: choices.map((one) => one.label), isOpen }),
    ...(leftAlone && { leftAlone }),
    ...(isText(type) && {
      whyMisfit: (value) => {
        const written = writtenIn(rules, type === 'DATE', value)
        return written.ok ? null : written.reason
      },
    }),
  }
}

/** The places of a template as a form: each is known by its words alone. */
export function formOfPlaces(title: string, names: readonly string[]): FormShape & Pick<FillableForm, 'held'> {
  const fields = names.map((name): FormField => {
    const label = name.toLowerCase()
    const asks = factAsked(label, '')
    return {
      ...{ name, label: name, section: '', type: typeOfWords(label), isStrict: true, speaksOf: speaksOfLabel(label) },
      ...(asks && { asks }),
      ...(signs(label) && { leftAlone: LEFT.signature }),
    }
  })
  return {
    ...{ name: title, title, fields, parts: [], lines: {}, check: () => [], held: new Map() },
    insured: fields.find(({ asks }) => asks?.key === 'insured.name')?.name ?? '',
    expects: () => fields.filter(({ leftAlone }) => !leftAlone).map(({ name }) => name),
  }
}

const isText = (type: FieldType) => type === 'TEXT' || type === 'MULTILINE' || type === 'DATE' || type === 'AMOUNT'

function whyLeft({ kind, isReadOnly, script, label }: PdfField): string | null {
  if (kind === 'signature' || (kind === 'text' && signs(label))) return LEFT.signature
  if (isReadOnly) return LEFT.readOnly
  return script ? LEFT[script] : null
}

const DATE = new Set(stemsOf('date'))

function typeOf({ kind, lines, format, label, choices, isMoney }: PdfField): FieldType {
  if (kind === 'tick') return 'TICK'
  if (kind === 'choices') return 'CHOICES'
  if ((kind === 'radio' || kind === 'choice') && choices.length) return 'CHOICE'
  if (format?.kind === 'date') return 'DATE'
  if (format?.kind === 'number' && format.currency) return 'AMOUNT'
  if (lines || format) return lines ? 'MULTILINE' : 'TEXT'
  if (typeOfWords(label) === 'DATE') return 'DATE'
  return isMoney ? 'AMOUNT' : 'TEXT'
}

/** How what a label asks for is written. */
function typeOfWords(label: string): 'DATE' | 'AMOUNT' | 'TEXT' {
  const asked = factAsked(label, '')
  if (asked && /(?:\.effective|\.expiration|Date)$/.test(asked.key)) return 'DATE'
  if (stemsOf(label.split(':').at(-1)!).some((stem) => DATE.has(stem))) return 'DATE'
  return asked && FACT_KEYS[asked.key].kind === 'amount' ? 'AMOUNT' : 'TEXT'
}

/** Labels of one section that are alike are told apart by their number. */
function distinct(fields: FormField[]): FormField[] {
  const seen = new Map<string, number>()
  return fields.map((field) => {
    const key = `${field.section}\n${field.label}`
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return count > 1 ? { ...field, label: `${field.label} (${count})` } : field
  })
}

/** What the file holds, as values of a form are written. */
function normalOf({ type }: FormField, held: string[]): string {
  const text = held.join('\n')
  const date = type === 'DATE' ? parseDate(text) : null
  const amount = type === 'AMOUNT' ? parseAmount(text) : null
  return date ? formatDate(date) : amount === null ? text : formatAmount(amount)
}

function writingIn(
  { choices, format, comb, maxLength }: PdfField,
  { type, section, label }: FormField,
  value: string,
): FieldWriting {
  const told = { section, label }
  if (!value || (type === 'TICK' && value !== 'true')) return { ...told, kept: [], shown: '' }
  if (type === 'TICK') return { ...told, kept: ['true'], shown: 'true' }
  const keptOf = (one: string) => choices.find((choice) => choice.label === one)?.value ?? one
  if (type === 'CHOICES')
    return {
      ...told,
      kept: choices.filter((one) => value.split('\n').includes(one.label)).map((one) => one.value),
      shown: value,
    }
  if (type === 'CHOICE') return { ...told, kept: [keptOf(value)], shown: value }
  const written = writtenIn({ format, comb, maxLength }, type === 'DATE', value)
  if (!written.ok) throw new Error(written.reason)
  return { ...told, kept: [written.kept], shown: written.shown }
}
