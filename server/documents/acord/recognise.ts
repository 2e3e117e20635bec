import type { Page } from '../types.ts'
import { plainWord } from './anchors.ts'
import type { Editions } from './editions.ts'
import { FEWEST_ANCHORS } from './taught-edition.ts'

/** What a page says of itself: a form, and its edition where it is legible. */
export type Imprint = { form: string; edition: string }

/** 'ACORD 25 (2016/03)' at a page's foot, with what recognition makes of it: 'AC0RD 25 [2016103)'. */
const FOOT = /[A4][CG(][O0Q]RD['’®™]?\s*(\d{1,3})\s*[([{]\s*((?:19|20)\d\d)\s*[/|IilL1\\-]\s*([01]\d)\b/
/** The value of the hidden field: 'ACORD 0025 2016-03 Acroform'. */
const HIDDEN = /ACORD\s*0*(\d{1,3})\D+((?:19|20)\d\d)-(\d\d)/

/** The form a page says it is, by its hidden field or else by its foot; null when it says nothing. */
export function imprintOf(page: Page): Imprint | null {
  const hidden = page.fields.find(({ name }) => name.includes('Form_EditionIdentifier'))
  const told = HIDDEN.exec(hidden?.value ?? '')
  const foot = page.lines.toReversed().find((line) => line.box[1] > page.height * 0.6 && FOOT.test(line.text))
  const match = told ?? (foot ? FOOT.exec(foot.text) : null)
  return match ? { form: match[1]!, edition: `${match[2]}/${match[3]}` } : null
}

/** Words of an edition's page that must stand on a page that does not say what it is, as a share of those it prints once. */
const LIKELY = 0.55

/** An edition's page that a page may be: which edition, and which of its pages from 0. */
export type Candidate = { id: string; page: number }

/** The pages of known editions a page may be: those of the form it says it is, or else those whose words it has. */
export function candidatesFor(page: Page, imprint: Imprint | null, editions: Editions): Candidate[] {
  const known = knownPages(editions)
  const told = known.of.filter(({ id }) => formOf(id) === imprint?.form)
  const shares = sharesOf(page, known)
  const enough = Math.max(...told.map((one) => shares.get(one) ?? 0)) * OF_BEST
  if (imprint) return told.filter((one) => (shares.get(one) ?? 0) >= enough)
  return [...shares].flatMap(([one, share]) => (one.anchors >= FEWEST_ANCHORS && share >= LIKELY ? [one] : []))
}

/** A page of the form whose words it has far fewer of than of another is not tried. */
const OF_BEST = 0.6

type KnownPage = Candidate & { anchors: number }

/** Every page of every known edition, and by each word those that print it once. */
type KnownPages = { of: KnownPage[]; printing: Map<string, KnownPage[]> }

const pagesOf = new WeakMap<Editions, KnownPages>()

function knownPages(editions: Editions): KnownPages {
  const kept = pagesOf.get(editions)
  if (kept) return kept
  const known: KnownPages = { of: [], printing: new Map() }
  for (const [id, pages] of editions.words)
    for (const [page, words] of pages.entries()) {
      const one = { id, page, anchors: words.length }
      known.of.push(one)
      for (const word of new Set(words)) known.printing.set(word, [...(known.printing.get(word) ?? []), one])
    }
  pagesOf.set(editions, known)
  return known
}

/** Of the words each known page prints once, the share that stands on this one. */
function sharesOf(page: Page, { printing }: KnownPages): Map<KnownPage, number> {
  const texts = new Set(page.lines.flatMap((line) => line.words.map(({ text }) => text)))
  const words = new Set([...texts].map(plainWord))
  const shares = new Map<KnownPage, number>()
  for (const word of words)
    for (const one of printing.get(word) ?? []) shares.set(one, (shares.get(one) ?? 0) + 1 / one.anchors)
  return shares
}

export function formOf(id: string) {
  return id.slice(0, id.indexOf('-'))
}
