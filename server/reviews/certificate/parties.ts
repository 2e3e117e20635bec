import { citesPart, findQuote, isTitle, plainName, unitsOf } from '../../documents/index.ts'
import { nothing } from '../cells.ts'
import { cellOf, type Holding, holdingsOf, placeIn } from '../holdings.ts'
import { lookedAt } from '../looked.ts'
import type { Place, ReviewPaper } from '../types.ts'
import { isKnownBlank, printedPlace } from './blanks.ts'
import { type Certificate, heldAs } from './certificate.ts'
import type { Cover } from './cover.ts'
import { type Drafted, settled } from './drafted.ts'
import { likenessOfNames, withoutAnd } from './value-likeness.ts'

/** Whom a certificate names, held against the contracts and the policies. */
export function parties(certificate: Certificate, contracts: readonly ReviewPaper[], cover: Cover): Drafted[] {
  const [insured, holder] = [heldAs(certificate, 'insured.name'), heldAs(certificate, 'holder.name')]
  return [
    ...(contracts.length && insured ? [inContract('insured', insured, contracts)] : []),
    ...(contracts.length && holder ? [holderInContract(holder, insured, contracts)] : []),
    ...(!holder && certificate.isForm ? noHolder(certificate) : []),
    ...(insured ? ofPolicies(insured, cover) : []),
  ]
}

function inContract(key: string, said: Holding, contracts: readonly ReviewPaper[]): Drafted {
  const place = namedIn(said.value, contracts)
  const about = { key, row: null, topic: said.label }
  if (place)
    return settled({
      ...{ ...about, verdict: 'EQUAL', why: 'The contract names it.' },
      cells: { certificate: cellOf(said), contract: cellOf({ shown: place.quote, place }) },
    })
  return {
    ...{ ...about, verdict: 'UNSURE', severity: 'MODERATE' },
    cells: { certificate: cellOf(said), contract: nothing(lookedAt({ papers: contracts })) },
    why: `The contract does not name “${said.shown}” in these words.`,
    action: `See whether the ${said.label.toLowerCase()} is the party the contract means.`,
  }
}

function holderInContract(holder: Holding, insured: Holding | undefined, contracts: readonly ReviewPaper[]): Drafted {
  const told = holdersTold(contracts)
  const own = told.find(({ name }) => likenessOfNames(name, holder.value) === 'same')
  const [other] = told.filter(({ name }) => likenessOfNames(name, holder.value) === 'other')
  const about = { key: 'holder', row: null, topic: holder.label }
  const isOther = other && told.length === 1 && isTitle(other.name) && !citesPart(other.name)
  if (!own && isOther && holder.isSure)
    return {
      ...{ ...about, verdict: 'CONTRADICTS', severity: 'HIGH' },
      cells: { certificate: cellOf(holder), contract: { text: other.name, place: other.place, note: null } },
      why: `The contract has ${other.name} as the certificate holder.`,
      action: 'Ask the producer to issue it to the holder the contract names.',
    }
  const found = inContract('holder', holder, contracts)
  if (found.verdict !== 'EQUAL' || !insured || likenessOfNames(holder.value, insured.value) !== 'same') return found
  return {
    ...{ ...found, verdict: 'UNSURE', severity: 'MODERATE', why: 'The holder is the insured itself.' },
    action: 'Ask for a certificate to the other party of the contract.',
  }
}

/** Whom contracts name behind the words for a certificate's holder. */
function holdersTold(contracts: readonly ReviewPaper[]): { name: string; place: Place }[] {
  return contracts.flatMap((paper) =>
    paper.pages.flatMap((page) =>
      unitsOf(page).flatMap(({ kind, label, value, quote }) =>
        kind === 'pair' && HOLDER.test(label)
          ? [{ name: value.split(/[,\n]/)[0]!.trim(), place: placeIn(paper, { page: page.number, quote, boxes: [] }) }]
          : [],
      ),
    ),
  )
}

const HOLDER = /\bcertificate holder\b/i

function noHolder(certificate: Certificate): Drafted[] {
  const place = printedPlace(certificate, 'holder')
  if (!place) return []
  return [
    {
      ...{ key: 'holder', row: null, topic: 'Certificate holder', severity: 'MODERATE' },
      verdict: isKnownBlank(certificate, 'holder') ? 'MISSING' : 'UNSURE',
      cells: { certificate: { text: 'Certificate holder: blank', place, note: null } },
      why: 'No certificate holder is named.',
      action: 'Ask the producer to name the holder.',
    },
  ]
}

/** Where contracts print a name; over the end of a line as well. */
function namedIn(name: string, contracts: readonly ReviewPaper[]): Place | null {
  for (const paper of contracts)
    for (const page of paper.pages) {
      const boxes = findQuote(page, name)
      if (boxes) return placeIn(paper, { page: page.number, quote: name, boxes })
      const line = page.lines.find(({ text }) => plainName(withoutAnd(text)).includes(plainName(withoutAnd(name))))
      if (line) return placeIn(paper, { page: page.number, quote: line.text, boxes: [line.box] })
    }
  return null
}

/** Whom a policy insures, by whatever name. */
const NAMES: ReadonlySet<string> = new Set(['insured.name', 'insured.additionalName', 'insured.dba'])

function ofPolicies(insured: Holding, { papers, policies, records }: Cover): Drafted[] {
  const inPapers = papers.flatMap(holdingsOf)
  const all = policies.length ? inPapers : records.flatMap(({ held }) => held)
  const named = all.filter(({ key, isSure }) => NAMES.has(key) && isSure)
  const [first] = named
  if (!first) return []
  const isTheInsured = ({ value }: Holding) => likenessOfNames(value, insured.value) === 'same'
  const same = named.find(isTheInsured)
  const shown = same ?? first
  const about = { key: 'policy|insured.name', row: null, topic: insured.label }
  const cells = { certificate: cellOf(insured), policy: cellOf(shown) }
  const own = new Set(named.filter(isTheInsured).map(sourceOf))
  const others = named.filter((one) => !own.has(sourceOf(one)) && likenessOfNames(one.value, insured.value) === 'other')
  if (same && !others.length) return [settled({ ...about, cells, verdict: 'EQUAL', why: 'The policies name it too.' })]
  const isSure = insured.isSure && others.length === named.length
  return [
    {
      ...about,
      cells: isSure ? cells : { ...cells, policy: cellOf(others[0] ?? shown) },
      verdict: isSure ? 'CONTRADICTS' : 'UNSURE',
      severity: isSure ? 'HIGH' : 'MODERATE',
      why: `The certificate names ${insured.shown}, a policy ${(others[0] ?? shown).shown}.`,
      action: 'Ask which company is insured.',
    },
  ]
}

const sourceOf = ({ place }: Holding) =>
  place.of === 'file' ? place.fileId : place.of === 'record' ? place.record.id : ''
