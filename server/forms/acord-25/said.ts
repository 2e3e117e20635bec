import { AGREED, type Said, type SaidValue, WRITTEN } from '../../documents/index.ts'
import { INSURER_LETTERS, ROW_FIELDS, ROWS, type Row } from './elements.ts'

/** What becomes of an element: a value with its place, or nothing, with the value that is in doubt. */
export type Verdict = { value: string; said: SaidValue } | { value: null; doubted: SaidValue | null }

/** Amounts and ticks are named in the order of the row's fields. */
function rowOf(row: Row, amounts: string[], ticks: string[]): [attribute: string, element: string][] {
  const fields = ROW_FIELDS[row]
  return [
    [`${row}.number`, fields.number],
    [`${row}.effective`, fields.effective],
    [`${row}.expiration`, fields.expiration],
    ...amounts.map((name, at): [string, string] => [`${row}.${name}`, fields.amounts[at]![1]]),
    ...ticks.map((name, at): [string, string] => [`${row}.${name}`, fields.ticks[at]![2]]),
  ]
}

/** The attribute of the scorer that each element of a row holds. */
const IN_ROW: Record<Row, [attribute: string, element: string][]> = {
  gl: rowOf(
    'gl',
    ['occurrence', 'rented', 'medical', 'personal', 'aggregate', 'products'],
    ['isOccurrence', 'isClaimsMade', 'perPolicy', 'perProject', 'perLocation'],
  ),
  auto: rowOf(
    'auto',
    ['csl', 'perPerson', 'perAccident', 'damage'],
    ['any', 'owned', 'scheduled', 'hired', 'nonOwned'],
  ),
  umbrella: [
    ...rowOf('umbrella', ['occurrence', 'aggregate'], ['isUmbrella', 'isExcess', 'isOccurrence', 'isClaimsMade']),
    ['umbrella.retention', 'ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount_A'],
  ],
  wc: rowOf('wc', ['accident', 'employee', 'disease'], ['statutory']),
  other: rowOf('other', [], []),
}

const PARTIES: [attribute: string, element: string, part?: 'line1' | 'line2' | 'city' | 'state' | 'zip'][] = (
  [
    ['insured', 'NamedInsured'],
    ['producer', 'Producer'],
  ] as const
).flatMap(([party, object]): [string, string, ('line1' | 'line2' | 'city' | 'state' | 'zip')?][] => [
  [`${party}.name`, `${object}_FullName_A`],
  [`${party}.address`, `${object}_MailingAddress_LineOne_A`, 'line1'],
  [`${party}.address`, `${object}_MailingAddress_LineTwo_A`, 'line2'],
  [`${party}.address`, `${object}_MailingAddress_CityName_A`, 'city'],
  [`${party}.address`, `${object}_MailingAddress_StateOrProvinceCode_A`, 'state'],
  [`${party}.address`, `${object}_MailingAddress_PostalCode_A`, 'zip'],
])
const REACH: typeof PARTIES = [
  ['producer.contact', 'Producer_ContactPerson_FullName_A'],
  ['producer.phone', 'Producer_ContactPerson_PhoneNumber_A'],
  ['producer.fax', 'Producer_FaxNumber_A'],
  ['producer.email', 'Producer_ContactPerson_EmailAddress_A'],
]

/** The attribute of the scorer by the element that holds it. */
export const ATTRIBUTE_OF: ReadonlyMap<string, string> = new Map([
  ...ROWS.flatMap((row) => IN_ROW[row].map(([attribute, element]) => [element, attribute] as const)),
  ...[...PARTIES, ...REACH].map(([attribute, element]) => [element, attribute] as const),
])

type Read = ReadonlyMap<string, string>

/**
 * What a document says of the elements of a row, of a party or of how a producer is reached: what the scorer is sure of; and what was read
 * otherwise (`read`, by element) where it finds that likely too.
 */
export function verdictsOf(said: readonly Said[], of: Row | 'insured' | 'producer', read: Read): Map<string, Verdict> {
  const byKey = new Map(said.map((one) => [one.key, one]))
  const parts: typeof PARTIES =
    of === 'insured' || of === 'producer'
      ? [...PARTIES, ...REACH].filter(([key]) => key.startsWith(`${of}.`))
      : IN_ROW[of]
  return new Map(
    parts
      .filter(([key]) => !ASSUMED.has(key))
      .map(([key, element, part]) => [element, verdictOf(partOf(byKey.get(key), part), read.get(element))] as const),
  )
}

/** Documents to learn from never say that these are not so: where a document is silent, nobody judges. They stay as they were read. */
const ASSUMED: ReadonlySet<string> = new Set(['gl.isOccurrence', 'umbrella.isOccurrence', 'wc.statutory'])

function partOf(said: Said | undefined, part: 'line1' | 'line2' | 'city' | 'state' | 'zip' | undefined) {
  if (!said || !part) return said
  return { ...said, values: said.values.map((one) => ({ ...one, value: one.address?.[part] ?? '' })) }
}

/**
 * Where more is needed than elsewhere, as documents of the authors for thresholds show: others' names and addresses stand on most documents,
 * and whose phone it is the scorer tells too often wrongly to be believed alone.
 */
const NEEDED: Record<string, number> = {
  'insured.name': 0.95,
  'insured.address': 0.95,
  'producer.name': 0.95,
  'producer.address': 0.95,
  'producer.phone': Number.POSITIVE_INFINITY,
  'producer.fax': Number.POSITIVE_INFINITY,
  'producer.email': Number.POSITIVE_INFINITY,
}

function verdictOf(said: Said | undefined, read: string | undefined): Verdict {
  const [best] = said?.values ?? []
  if (best && best.certainty >= (NEEDED[said!.key] ?? WRITTEN)) return { value: best.value, said: best }
  const agreed = read && said?.values.find(({ value, certainty }) => isSame(value, read) && certainty >= AGREED)
  if (agreed) return { value: read, said: agreed }
  return { value: null, doubted: best && best.certainty > said!.nothing ? best : null }
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const isSame = (one: string, other: string) => bare(one) === bare(other)

/** Insurers of rows that hold a policy, in their order, one letter for each name; `read`: the names by row as read otherwise. */
export function insurersOf(
  rows: ReadonlyMap<Row, readonly Said[]>,
  read: ReadonlyMap<Row, string>,
): Map<string, Verdict> {
  const insurers = new Map<string, Verdict>()
  const letters = new Map<string, string>()
  for (const [row, said] of rows) {
    const carrier = verdictOf(
      said.find(({ key }) => key === `${row}.carrier`),
      read.get(row),
    )
    if (carrier.value === null) {
      insurers.set(ROW_FIELDS[row].letter, carrier)
      continue
    }
    const name = bare(carrier.value)
    const letter = letters.get(name) ?? INSURER_LETTERS[letters.size]
    if (!letter) continue
    insurers.set(ROW_FIELDS[row].letter, { ...carrier, value: letter })
    if (letters.has(name)) continue
    letters.set(name, letter)
    insurers.set(`Insurer_FullName_${letter}`, carrier)
    const naic = verdictOf(
      said.find(({ key }) => key === `${row}.naic`),
      undefined,
    )
    if (naic.value !== null) insurers.set(`Insurer_NAICCode_${letter}`, naic)
  }
  return insurers
}
