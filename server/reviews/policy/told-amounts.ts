import { findAmounts } from '../../../shared/amounts.ts'
import { type Fact, type Page, type PaperRecord, type Unit, unitsOf } from '../../documents/index.ts'
import type { Place, ReviewPaper } from '../types.ts'

/** What an amount that a page prints beside its name is of. */
export type AmountOf = 'limit' | 'deductible' | 'premium'
/** An amount as printed, under the name and the heading that its page prints. */
export type ToldAmount = { of: AmountOf; section: string; label: string; name: string; shown: string; place: Place }

/** So many words a name has at the most, and so many cells the row of a coverage: longer rows are of schedules. */
const [MOST_WORDS, MOST_CELLS] = [10, 4]

/** The amounts that pages of a policy print beside a name, and of which no fact was read; rows of schedules and running text are left out. */
export function toldAmounts({ fileId, pages, facts: { facts, records = [] } }: ReviewPaper): ToldAmount[] {
  const listed = scheduledPages(records)
  const onPage = Map.groupBy(facts, ({ source }) => source.page)
  const found = pages
    .filter((page) => !listed.has(page.number) && hasAmounts(page))
    .flatMap((page) => {
      const units = unitsOf(page).filter((unit) => isNamed(unit) && !isTold(unit, onPage.get(page.number) ?? []))
      const rows = units.filter(({ kind }) => kind === 'row').flatMap((unit) => toldIn(unit, fileId))
      // What stands in a row stands beside its label as well.
      const isInRow = ({ label, shown }: ToldAmount) => rows.some((row) => row.label === label && row.shown === shown)
      const pairs = units.filter(({ kind }) => kind === 'pair').flatMap((unit) => toldIn(unit, fileId))
      return [...rows, ...pairs.filter((one) => !isInRow(one))]
    })
  const keyOf = ({ name, shown, section }: ToldAmount) => `${section} ${name} ${shown}`.toLowerCase()
  return [...Map.groupBy(found, keyOf).values()].map(([first]) => first!)
}

/** Pages that hold many values of long lists. */
function scheduledPages(records: readonly PaperRecord[]): ReadonlySet<number> {
  const sources = records.filter(isScheduled).flatMap(({ fields }) => Object.values(fields).map(({ source }) => source))
  const pages = [...Map.groupBy(sources, ({ page }) => page)]
  return new Set(pages.filter(([, own]) => new Set(own.map(({ quote }) => quote)).size >= MANY).map(([page]) => page))
}
const MANY = 8

/** An entry of a long list: it is counted, and not told one by one. */
const isScheduled = ({ type, fields }: PaperRecord) =>
  !/_(?:coverage|premium)_item$/.test(type) || 'class_code' in fields

const hasAmounts = ({ lines }: Page) => lines.some(({ text }) => /\$ ?\d/.test(text))

const isNamed = ({ kind, label, cells }: Unit): boolean =>
  (kind === 'pair' || (kind === 'row' && cells.length <= MOST_CELLS)) &&
  /^\P{Ll}/u.test(label) &&
  /\p{L}{3}/u.test(label) &&
  !/\$/.test(label) &&
  label.split(' ').length <= MOST_WORDS

/** Whether a fact of its page was read from the same words. */
const isTold = ({ label, value }: Unit, onPage: readonly Fact[]): boolean =>
  onPage.some(({ source, printed }) => value.includes(printed) && source.quote.includes(label))

function toldIn({ kind, section, label, value, cells, page, quote }: Unit, fileId: string): ToldAmount[] {
  const place: Place = { of: 'file', fileId, page, quote, boxes: [] }
  const values = kind === 'pair' ? [{ head: '', text: value }] : cells.slice(1)
  return values
    .filter(({ text }) => isAmount(text))
    .map(({ head, text }) => ({
      of: amountOf(`${label} ${head}`, section),
      section,
      label,
      name: nameOf(label, head),
      shown: text,
      place,
    }))
}

/** An amount with a few words at the most; where other names stand between, it is a line of several values. */
const isAmount = (text: string) =>
  /\$ ?\d/.test(text) && !/\p{L}: /u.test(text) && findAmounts(text).length > 0 && text.split(' ').length <= MOST_WORDS

const nameOf = (label: string, head: string): string => (head && head !== label ? `${label}, ${head}` : label)

/** By the name first, then by the heading it stands under. */
function amountOf(name: string, section: string): AmountOf {
  for (const words of [name, section]) {
    if (/\b(?:deductibles?|retention)\b/i.test(words)) return 'deductible'
    if (/\b(?:premiums?|tax(?:es)?|fees?|surcharges?|discounts?|credits?|cost)\b/i.test(words)) return 'premium'
  }
  return 'limit'
}
