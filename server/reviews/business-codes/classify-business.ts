import { labelOf } from '../../../shared/labeled.ts'
import { COMMERCIAL_CLASSIFICATION } from '../../../shared/presets/commercial-classification.ts'
import { activitiesIn, type ClassTable, ownTable, type RankedCode } from '../../classification/index.ts'
import { plain } from '../cells.ts'
import { placeIn } from '../holdings.ts'
import { NothingToReview, type Place, type Review, type ReviewInput, type ReviewTable } from '../types.ts'

/** Words that tell what a business does, and where they stand. */
type Description = { text: string; placeOf: (words: string) => Place }

/** So many codes of an activity are shown. */
const MOST_CODES = 5
/** The most descriptions that are classified. */
const MOST_DESCRIPTIONS = 12
/** A description is a few sentences; what is longer is cut. */
const MOST_LETTERS = 2000

/** The codes of a business in NAICS, SIC or the agency's own table, ranked, with the wordings that led to each and what would decide. */
export function classifyBusiness(input: ReviewInput): Review {
  const parts = classifyInParts(input)
  for (;;) {
    const { done, value } = parts.next()
    if (done) return value
  }
}

/** The same with a rest after each description, of up to some hundred milliseconds each. */
export function* classifyInParts(input: ReviewInput): Generator<undefined, Review> {
  const [system = 'NAICS'] = input.choices.system ?? []
  const table = tableOf(system, input)
  const descriptions = descriptionsIn(input)
  if (!descriptions.length)
    throw new NothingToReview(
      'Say what the business does, or add a document that does: an application, a policy, its website as a file.',
    )
  const tables: ReviewTable[] = []
  for (const { text, placeOf } of descriptions.slice(0, MOST_DESCRIPTIONS)) {
    const activities = activitiesIn(text.slice(0, MOST_LETTERS), table)
    tables.push(...activities.map((one) => tableFor(one.text, one.codes, placeOf(one.text), system)))
    yield
  }
  const once = [...new Map(tables.map((one) => [one.title, one])).values()]
  return {
    title: `${system} codes`,
    columns: [],
    findings: [],
    tables: once,
    highlights: [],
    notes: once.length
      ? []
      : ['These words do not tell what the business does clearly enough for a code. Say it in a sentence or two.'],
  }
}

function tableOf(system: string, { ownCodes }: ReviewInput): ClassTable {
  if (system === 'NAICS' || system === 'SIC') return ownTable(system)
  if (!ownCodes)
    throw new NothingToReview(
      'Your agency has no table of GL class codes yet. Import one under Settings, Class codes, or choose NAICS or SIC.',
    )
  return ownCodes
}

/** What was typed, and what documents and records say the business does. */
function descriptionsIn({ text, papers, records }: ReviewInput): Description[] {
  const typed = text ? [{ text, placeOf: (quote: string): Place => ({ of: 'message', quote }) }] : []
  const read = papers.flatMap((paper) =>
    paper.facts.facts
      .filter(({ key, status }) => key === 'insured.business' && status !== 'superseded')
      .map(({ value, source }) => ({ text: value, placeOf: () => placeIn(paper, source) })),
  )
  const held = records.flatMap(({ values, ...record }) =>
    values
      .filter(({ path }) => path === 'descriptionOfOperations')
      .map(({ path, value }) => ({
        text: value,
        placeOf: (): Place => ({ of: 'record', record, path, quote: value }),
      })),
  )
  return [...typed, ...read, ...held]
}

function tableFor(activity: string, codes: readonly RankedCode[], place: Place, system: string): ReviewTable {
  const head = ['Code', 'Title', 'Led there by', 'What would decide', 'How sure']
  return {
    title: activity.length > LONGEST ? `${activity.slice(0, LONGEST - 1).trimEnd()}…` : activity,
    head: head.map((label) => ({ label, isNumber: label === 'How sure' })),
    rows: codes
      .slice(0, MOST_CODES)
      .map(({ code, title, because, decides, score }) => [
        { text: code, place, note: null },
        plain(title),
        plain(because.map(({ wording }) => wording).join('; ') || `The titles of ${labelOf(SYSTEMS, system)}`),
        plain(decides ?? ''),
        plain(share(score)),
      ]),
  }
}

/** '95 %'; what is likelier than nothing never says 0. */
const share = (score: number) => (score < 0.005 ? '< 1 %' : `${String(Math.round(score * 100))} %`)

const LONGEST = 60
const SYSTEMS = COMMERCIAL_CLASSIFICATION.inputs[0].choices
