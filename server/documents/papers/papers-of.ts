import { imprintOf } from '../acord/recognise.ts'
import type { AcordPaper } from '../acord/types.ts'
import type { DocumentKind } from '../kinds.ts'
import type { Features } from '../learned-weights.ts'
import type { Page } from '../types.ts'
import { acordKind } from './acord-kinds.ts'
import { asksForInsurance } from './asking.ts'
import { joined, kindFrom, knownFeatures, MOST_PAGES } from './classify.ts'
import { evidenceFor } from './evidence.ts'
import { type Numbering, numberingOf } from './page-numbering.ts'
import { policyNumberOn, sameNumber, tellsOwnNumber } from './policy-number.ts'
import type { FilePaper } from './types.ts'

/** `own`: what the page is by itself; `titled`: what its titles alone say. Both null where that is not sure. */
type Leaf = {
  page: Page
  features: Features
  own: DocumentKind | null
  titled: DocumentKind | null
  numbering: Numbering | null
  number: string | undefined
  form: AcordPaper | undefined
}
type Bundle = { leaves: Leaf[]; kind: DocumentKind; number: string | undefined }

/** How sure a page alone must be of its kind to begin a document. */
const SURE = 0.8
/** What is attached to another document rather than standing for itself. */
const ATTACHED = new Set<DocumentKind>(['endorsement', 'schedule', 'contract', 'other'])
/** Documents of a page or two, whose title stands once: another title is another document. The titles of others run over all their pages. */
const SHORT = new Set<DocumentKind>(['certificate', 'endorsement', 'notice', 'invoice', 'binder'])

/** What a document that asks for insurance is taken for where its words are like those of policies, or of none that is known. One of a policy's number is issued. */
const MAY_ASK = new Set<DocumentKind>(['declarations', 'letter', 'other'])

/** Documents that speak of one policy, so that another number is another document; lists speak of many. */
const OF_ONE_POLICY = new Set<DocumentKind>(['declarations', 'quote', 'application'])

/**
 * The documents of a file, in the order of its pages, every page in one. `forms`: the ACORD forms found in it. A page that does not say clearly
 * that it begins a document belongs to the one before, and so does what follows a cover that says nothing; a policy's schedules, endorsements and conditions belong to its declarations.
 */
export function papersOf(pages: Page[], forms: AcordPaper[] = []): FilePaper[] {
  const bundles: Bundle[] = []
  for (const leaf of pages.map((page) => leafOf(page, forms))) {
    const before = bundles.at(-1)
    if (before && !begins(leaf, before)) before.leaves.push(leaf)
    else bundles.push({ leaves: [leaf], kind: 'other', number: leaf.number })
    settle(bundles.at(-1)!)
  }
  return bundles.map(paperOf)
}

/** The document a file is named by: its first one that is more than a letter around the others. */
export function mainPaper(papers: FilePaper[]): FilePaper | undefined {
  return papers.find(({ kind }) => kind !== 'letter' && kind !== 'other') ?? papers[0]
}

function leafOf(page: Page, forms: AcordPaper[]): Leaf {
  const features = knownFeatures(page)
  const titles = [...features].filter(([name]) => /^[t@#]/.test(name))
  return {
    page,
    features,
    own: sureKind(features),
    titled: sureKind(new Map(titles)),
    numbering: numberingOf(page),
    number: policyNumberOn(page),
    form: forms.find((form) => form.pages.includes(page.number)),
  }
}

function sureKind(features: Features): DocumentKind | null {
  const { kind, certainty } = kindFrom(features)
  return certainty >= SURE && kind !== 'other' ? kind : null
}

/** The first pages decide what a document is, and tell its policy. */
function settle(bundle: Bundle) {
  const { leaves } = bundle
  if (leaves.length > MOST_PAGES) return
  const learned = kindFrom(joined(leaves.map(({ features }) => features))).kind
  const mayAsk = MAY_ASK.has(learned) && !(learned === 'declarations' && tellsOwnNumber(leaves[0]!.page))
  const isAsking = mayAsk && asksForInsurance(leaves.map(({ page }) => page))
  bundle.kind = (learned !== 'contract' && acordKind(formOn(leaves[0]!))) || (isAsking ? 'application' : learned)
  bundle.number ??= leaves.at(-1)!.number
}

/** The ACORD form a page is, by its boxes or by what it says of itself; '' for none. Contracts speak of forms they are not. */
const formOn = ({ form, page }: Leaf) => form?.form ?? imprintOf(page)?.form ?? ''

function begins(leaf: Leaf, before: Bundle): boolean {
  const last = before.leaves.at(-1)!
  if (leaf.page.part !== last.page.part || leaf.form !== last.form) return true
  if (leaf.form || goesOn(leaf.numbering, last.numbering) || before.leaves.every(({ own }) => !own)) return false
  if (!leaf.own || ATTACHED.has(leaf.own)) return isNextEndorsement(leaf, before)
  // A policy has a number; what follows an offer and has none is what it offers.
  if (leaf.own === 'declarations' && before.kind === 'quote' && leaf.number === undefined) return false
  const isTitled = leaf.titled === leaf.own
  const restarts = leaf.numbering?.at === 1 && last.numbering !== null
  if (leaf.own !== before.kind) return isTitled || restarts
  return isTitled && (SHORT.has(leaf.own) || (OF_ONE_POLICY.has(leaf.own) && isOfAnother(leaf, before)))
}

const isOfAnother = ({ number }: Leaf, before: Bundle) =>
  number !== undefined && before.number !== undefined && !sameNumber(number, before.number)

const goesOn = (numbering: Numbering | null, last: Numbering | null) =>
  numbering !== null && numbering.at > 1 && last !== null && last.at === numbering.at - 1 && last.of === numbering.of

/** Endorsements in a row are documents each; behind a policy they are part of it. */
const isNextEndorsement = (leaf: Leaf, { kind }: Bundle) =>
  leaf.titled === 'endorsement' && (kind === 'endorsement' || kind === 'letter')

function paperOf({ leaves, kind, number }: Bundle): FilePaper {
  const pages = leaves.map(({ page }) => page)
  const evidence = evidenceFor(kind, pages.slice(0, MOST_PAGES))
  return { kind, pages: pages.map((page) => page.number), evidence, ...(number ? { policyNumber: number } : {}) }
}
