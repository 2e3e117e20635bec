/** What a candidate may be by its form alone. A mark is a cell whose words say that something is so. */
export type CandidateType = 'amount' | 'date' | 'number' | 'name' | 'address' | 'reach'
export type AttributeType = CandidateType | 'mark'

/** What a document may say of a policy or a party. A candidate is held against the attributes of its type. */
export type Attribute = { key: string; type: AttributeType; line: ScoredLine | null }

export const SCORED_LINES = ['gl', 'auto', 'umbrella', 'wc', 'other'] as const
export type ScoredLine = (typeof SCORED_LINES)[number]

const OF_LINE: Record<ScoredLine, { amounts: string[]; marks: string[] }> = {
  gl: {
    amounts: ['occurrence', 'rented', 'medical', 'personal', 'aggregate', 'products'],
    marks: ['isOccurrence', 'isClaimsMade', 'perPolicy', 'perProject', 'perLocation'],
  },
  auto: {
    amounts: ['csl', 'perPerson', 'perAccident', 'damage'],
    marks: ['any', 'owned', 'scheduled', 'hired', 'nonOwned'],
  },
  umbrella: {
    amounts: ['occurrence', 'aggregate', 'retention'],
    marks: ['isUmbrella', 'isExcess', 'isOccurrence', 'isClaimsMade'],
  },
  wc: { amounts: ['accident', 'employee', 'disease'], marks: ['statutory'] },
  other: { amounts: [], marks: [] },
}

const PARTIES: Attribute[] = (['insured', 'producer'] as const).flatMap((party) => [
  { key: `${party}.name`, type: 'name', line: null },
  { key: `${party}.address`, type: 'address', line: null },
])
const REACH: Attribute[] = [
  { key: 'producer.contact', type: 'name', line: null },
  ...['phone', 'fax', 'email'].map((by): Attribute => ({ key: `producer.${by}`, type: 'reach', line: null })),
]

/** Every attribute, in the order of the network's outputs. */
export const ATTRIBUTES: readonly Attribute[] = [
  ...SCORED_LINES.flatMap((line): Attribute[] => [
    ...OF_LINE[line].amounts.map((limit): Attribute => ({ key: `${line}.${limit}`, type: 'amount', line })),
    { key: `${line}.number`, type: 'number', line },
    { key: `${line}.effective`, type: 'date', line },
    { key: `${line}.expiration`, type: 'date', line },
    { key: `${line}.carrier`, type: 'name', line },
    { key: `${line}.naic`, type: 'number', line },
    ...OF_LINE[line].marks.map((mark): Attribute => ({ key: `${line}.${mark}`, type: 'mark', line })),
  ]),
  ...PARTIES,
  ...REACH,
]
