import { expect, test } from 'vitest'
import { readFacts } from '../../../documents/facts/read-facts.ts'
import { FACT_KEYS, type PaperRecord } from '../../../documents/index.ts'
import { PREMISES } from '../../../documents/records/handed-in/families.ts'
import { ATTRIBUTES, type Attribute, type SaidKind } from '../../../documents/submission/attributes.ts'
import { readValue } from '../../../documents/submission/read-value.ts'
import { partNamed } from '../../../documents/submission/said-records.ts'
import { FORMS } from '../../index.ts'
import { premisesHandedIn } from './handed-in.ts'
import { premisesSubmitted } from './submitted.ts'

/** Values of several parts, with all of them. */
const FULL: Partial<Record<SaidKind, string>> = {
  address: '9 Kiln Street, Suite 4, Joliet, IL 60432',
  numbers: '2/1',
  person: 'Lena Fosse, 859-555-0142, lena@plover.example',
  term: '10/01/2026 to 10/01/2027',
}
const saidOf = ({ of, part, kind }: Attribute): string[] => {
  const own = FULL[kind] ? Object.keys(readValue(kind, [FULL[kind]])!) : ['']
  return own.map((name) => `${of}.${partNamed(part, name)}`)
}
const SAID = new Set(ATTRIBUTES.flatMap(saidOf))
/** Limits of the lines that labels ask for. */
const isLimit = (name: string) => /^request\.(?:gl|umbrella|wc)\./.test(name) && name.slice(8) in FACT_KEYS

const FIELDS = FORMS.flatMap(({ fields }) => fields)
const partsOf = (list: string) => new Set(FIELDS.flatMap(({ listed }) => (listed?.list === list ? [listed.part] : [])))
const ASKED = new Set([
  ...FIELDS.flatMap(({ submitted, holds }) => [submitted ?? '', holds ? `request.${holds.key}` : '']),
  ...FIELDS.flatMap(({ holds }) => (holds?.key.startsWith('insured.') ? [holds.key.replace('insured', 'applicant')] : [])),
  ...[...partsOf('applicant')].map((part) => `applicant.${part}`),
  ...[...partsOf('place')].map((part) => `premises.${part}`),
  // Those of rows that are written as a whole.
  ...['lines', 'states', 'other_states', 'mod', 'premium'].map((part) => `request.${part}`),
]) // biome-ignore format: a list

const of = (type: string, names: readonly string[]): PaperRecord => ({
  type,
  page: 1,
  fields: Object.fromEntries(
    names.map((name) => [name, { value: '1', source: { page: 1, quote: `${name} 1`, boxes: [] } }]),
  ),
})
const filesWith = (own: { submitted: PaperRecord[] } | { handedIn: PaperRecord[] }) => ({
  files: [{ fileId: '1', fileName: '1.pdf', facts: { ...readFacts([]), ...own } }],
  today: '2026-08-15',
})
const isOfRow = ({ kind }: Attribute) => kind !== 'coverage' && kind !== 'mortgagee'

test('what elements ask of submissions, submissions can say', () => {
  const asked = FIELDS.flatMap(({ submitted }) => submitted ?? [])
  expect(asked.filter((name) => !SAID.has(name) && !isLimit(name))).toEqual([])
})

test('what submissions say under labels, an element asks', () => {
  const said = ATTRIBUTES.filter(({ of: owner }) => owner !== 'premises').flatMap(saidOf)
  expect(said.filter((name) => !ASKED.has(name))).toEqual([])
})

test('what labels and lists say of premises, an element asks', () => {
  const labels = ATTRIBUTES.filter((one) => one.of === 'premises' && isOfRow(one)).flatMap(saidOf)
  const names = labels.map((name) => name.replace('premises.', ''))
  const [labeled] = premisesSubmitted(filesWith({ submitted: [of('premises', names)] }))
  const fields = PREMISES.fields.map(({ name }) => name)
  const [listed] = premisesHandedIn(filesWith({ handedIn: [of('premises', [...fields, 'line1', 'line2'])] }))
  for (const entry of [labeled!, listed!])
    expect([...entry.keys()].filter((part) => !ASKED.has(`premises.${part}`))).toEqual([])
  const told = new Set(listed!.keys())
  expect(fields.filter((name) => name !== 'address' && !told.has(name))).toEqual([])
})
