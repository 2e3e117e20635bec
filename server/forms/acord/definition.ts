import { LINES, type LineOfBusiness } from '../../documents/index.ts'
import { checkLetters, checkOnlyOne, checkOrder, checkShapes, type Order, TERM } from '../check-shapes.ts'
import { arrangeSections } from '../output/arrange-sections.ts'
import type { LossesAsked } from '../proposing/application/losses.ts'
import { proposeApplication } from '../proposing/application/propose-application.ts'
import { proposeDescribed } from '../proposing/propose-described.ts'
import type { FormDefinition, FormField, FormShape, FormValues, HeldFact } from '../types.ts'
import { APPLICATIONS_ASK, HISTORIES } from './applications-ask.ts'
import { type ElementRow, type Is, waits } from './describe.ts'

/** A form as a page of data. */
export type Description = {
  title: string
  /** What it is wanted for, in a few words. */
  wantedFor: string
  /** It names a certificate holder, or is made for an additional interest, who is then asked for. */
  holder?: true
  interest?: true
  /** Editions whose element names these are, newest first. */
  editions: string[]
  /** What it is called in a sentence: "the evidence". */
  called: string
  /** The lines of insurance whose policy it is about. */
  lines: readonly LineOfBusiness[] | 'all'
  ofEnding?: true
  ofBound?: true
  /** The elements that hold what a business alone has: a policy of somebody’s home fills none of them. */
  ofBusiness?: readonly string[]
  /** How words speak of what its sections are about, and the line of insurance of each, where it is of several. */
  parts?: FormShape['parts']
  linesOf?: FormShape['lines']
  ofApplicant?: true
  /** What the policy in force insures is asked for where the user's words renew it, and else is asked about. */
  onRenewal?: true
  /** Which losses it asks for; all where it is left out. */
  losses?: LossesAsked
  /** Boxes that exclude one another, group by group. */
  onlyOne?: readonly (readonly string[])[]
  /** Boxes of which one is asked for where nothing ticks one. */
  chosen?: readonly { text: string; names: readonly string[] }[]
  orders?: readonly Order[]
  sections: readonly (readonly [section: string, rows: readonly ElementRow[]])[]
}

const ALL_LINES = Object.keys(LINES) as LineOfBusiness[]

/** A form from its page of data: what it proposes, how it is laid out and what its elements mean all follow from what the elements are. */
export function describe<const Id extends string>(id: Id, description: Description): FormDefinition & { id: Id } {
  const { editions, sections, onlyOne = [], orders = [] } = description
  const lines = description.lines === 'all' ? ALL_LINES : description.lines
  const fields = sections.flatMap(([section, rows]) =>
    rows.map(([name, label, type, is = {}]): FormField => ({ name, label, section, type, ...notRead(is), ...is })),
  )
  const described = { ...description, lines, fields }
  // Of several lines only those of which the form says something.
  const isMeant = (section: string, values: FormValues) =>
    !description.linesOf?.[section] || fields.some((field) => field.section === section && values[field.name])
  const isOfForm = ({ line }: HeldFact) => !line || lines.includes(line)
  return {
    id,
    name: `ACORD ${id}`,
    title: description.title,
    wantedFor: description.wantedFor,
    ...(description.holder && { holder: true }),
    ...(description.interest && { interest: true }),
    ...(description.ofApplicant && { asks: true }),
    editions,
    fields,
    parts: description.parts ?? [],
    lines:
      description.linesOf ??
      Object.fromEntries(
        lines.length === 1 ? sections.map(([section, rows]) => [section, lineOf(rows) ?? lines[0]!]) : [],
      ),
    insured: fields.find(({ holds }) => holds?.key === 'insured.name')?.name ?? '',
    ...(description.ofEnding && { ofEnding: true }),
    ...(description.ofBound && { ofBound: true }),
    ...(description.ofApplicant && { ofApplicant: true }),
    layout: arrangeSections(fields),
    propose: (input) =>
      description.ofApplicant
        ? proposeApplication({ ...described, id, asked: APPLICATIONS_ASK, histories: HISTORIES }, input)
        : proposeDescribed(described, input),
    check: (values) => [
      ...checkShapes(fields, values),
      ...[TERM, ...orders].flatMap((order) => checkOrder(values, order)),
      ...onlyOne.flatMap((names) => checkOnlyOne(values, fields, names)),
      ...checkLetters(fields, values),
    ],
    expects: (values) =>
      fields
        .filter(({ holds, type, section }) => holds && type !== 'TICK' && isOfForm(holds) && isMeant(section, values))
        .map(({ name }) => name),
  }
}

/** The line of insurance that a section of rows is about, where it is another than the form's. */
const lineOf = (rows: readonly ElementRow[]) => rows.find(([, , , is]) => is?.holds?.line)?.[3]?.holds?.line

/** Of what nothing is read for, that says so. */
const notRead = (is: Is): Is =>
  [is.holds, is.listed, is.said, is.named, is.ofAgency, is.leftAlone, is.tickedWith, is.waits].some(Boolean)
    ? {}
    : waits('I do not look for this in documents. Fill it in where it applies.')
