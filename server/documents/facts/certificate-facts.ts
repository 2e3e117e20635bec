import type { AcordElement, AcordPaper } from '../acord/types.ts'
import { FACT_KEYS, type FactKey, type LineOfBusiness } from './keys.ts'
import type { PaperFacts } from './read-paper.ts'
import type { Fact, FactConflict, PolicyFacts } from './types.ts'

type Row = NonNullable<PolicyFacts['row']>
type Meaning = { key: FactKey; group?: Row; tick?: string }

/**
 * What the elements of certificates of these forms mean, by their names: the fact each holds, which pairs of elements (what is covered, up to how
 * much) are limits of the policy that has no row of its own, and which elements a tick makes mean something else.
 */
export type ElementMeanings = {
  forms: string[]
  facts: Map<string, Meaning>
  otherLimits: [covered: string, limit: string][]
  insteadWhen: { tick: string; element: string; key: FactKey }[]
}

export const NO_MEANINGS: ElementMeanings = { forms: [], facts: new Map(), otherLimits: [], insteadWhen: [] }

const LINES_OF_ROW: Record<Row, LineOfBusiness[]> = {
  gl: ['gl'],
  auto: ['auto'],
  umbrella: ['umbrella'],
  wc: ['wc'],
  other: [],
}

type Read = { key: FactKey; row: Row | null; value: string; element: AcordElement }

/** A certificate's elements as facts: every row of the form that holds anything is a policy of its own. */
export function certificateFacts(paper: AcordPaper, meanings: ElementMeanings): PaperFacts {
  const read = [...meant(paper, meanings), ...otherLimits(paper, meanings)].filter(
    ({ element }) => element.confidence >= 0.5,
  )
  const rows = [...new Set(read.flatMap(({ row }) => row ?? []))]
  const order = Object.keys(FACT_KEYS)
  const policyOf = ({ row }: Read) => (row === null ? -1 : rows.indexOf(row))
  const sorted = read.toSorted((a, b) => policyOf(a) - policyOf(b) || order.indexOf(a.key) - order.indexOf(b.key))
  const facts = sorted.map((one, index) => factOf(one, row(policyOf(one)), `f${index + 1}`))
  const policies = rows.map((name, index) => policyFrom(facts, name, index))
  return { policies, facts, conflicts: conflictsOf(facts), events: [] }
}

const row = (index: number) => (index < 0 ? null : index)

function meant({ elements }: AcordPaper, { facts, insteadWhen }: ElementMeanings): Read[] {
  const ticked = new Set(elements.map(({ name }) => name))
  return elements.flatMap((element) => {
    const meaning = facts.get(element.name)
    if (!meaning) return []
    const instead = insteadWhen.find((one) => one.element === element.name && ticked.has(one.tick))
    const key = instead?.key ?? meaning.key
    return [{ key, row: meaning.group ?? null, value: meaning.tick ?? element.value, element }]
  })
}

function otherLimits({ elements }: AcordPaper, meanings: ElementMeanings): Read[] {
  return meanings.otherLimits.flatMap((pair) => {
    const found = pair.flatMap((name) => elements.filter((element) => element.name === name))
    const [first, second] = found
    if (!first) return []
    const element = second ? joined(first, second) : first
    return [{ key: 'certificate.otherLimit' as const, row: 'other' as const, value: element.value, element }]
  })
}

function joined(covered: AcordElement, limit: AcordElement): AcordElement {
  return {
    ...covered,
    value: `${covered.value} ${limit.value}`,
    printed: `${covered.printed} ${limit.printed}`,
    source: {
      page: covered.source.page,
      quote: `${covered.source.quote} … ${limit.source.quote}`,
      boxes: [...covered.source.boxes, ...limit.source.boxes],
    },
    confidence: Math.min(covered.confidence, limit.confidence),
  }
}

function factOf({ key, value, element }: Read, policy: number | null, id: string): Fact {
  const { printed, source, confidence } = element
  return { id, key, policy, value: plainQuotes(value), printed, source, confidence, status: 'current' }
}

/** Forms and comparisons want one kind of quotation mark. */
function plainQuotes(text: string) {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
}

function policyFrom(facts: Fact[], name: Row, index: number): PolicyFacts {
  const value = (key: FactKey) => facts.find((fact) => fact.policy === index && fact.key === key)?.value ?? null
  const letter = value('certificate.insurerLetter')
  return {
    lines: LINES_OF_ROW[name],
    number: value('policy.number'),
    carrier: facts.find((fact) => fact.key === `certificate.insurer.${letter}`)?.value ?? null,
    effective: value('policy.effective'),
    expiration: value('policy.expiration'),
    insured: facts.find((fact) => fact.key === 'insured.name')?.value ?? null,
    status: 'current',
    row: name,
  }
}

/** Two ticks of which one denies the other. */
function conflictsOf(facts: Fact[]): FactConflict[] {
  const choices = Map.groupBy(
    facts.filter(({ key }) => FACT_KEYS[key].kind === 'choice' && !SEVERAL.has(key)),
    ({ key, policy }) => `${key}|${policy}`,
  )
  return [...choices.values()].flatMap((said) => {
    const [first] = said
    if (!first || said.length < 2) return []
    const why = `${FACT_KEYS[first.key].label}: ${said.map(({ value, source }) => `${value} (page ${source.page})`).join(', ')}.`
    return [{ key: first.key, policy: first.policy, factIds: said.map(({ id }) => id), why }]
  })
}

const SEVERAL = new Set<FactKey>(['auto.coveredAutos', 'gl.aggregatePer'])
