import type { IsoDate } from '../../../shared/dates.ts'
import { CLAIMED, type Fact, inDoubt, type Page, type PaperRecord, type Passage } from '../../documents/index.ts'
import { placeIn } from '../holdings.ts'
import type { Place, ReviewPaper } from '../types.ts'

export const SIDES = ['Application', 'Documents', 'Records'] as const
export type Side = (typeof SIDES)[number]

/**
 * What one side says to a question. `where`: what says it, as a person calls it; `note`: what its words stand for, where they do not say it; `entry`: which insured or
 * location of several on one form it is of. */
export type Answer = {
  side: Side
  shown: string
  isSure: boolean
  place: Place
  where: string
  note?: string
  entry?: string
}

/** The sides that were given, each with where was looked. */
export type Looked = Partial<Record<Side, string>>

/** What is held against each other, where was looked on each side, and the day on which. */
export type Ground = { parts: readonly Part[]; looked: Looked; today: IsoDate }

export type AcordBox = { name: string; letter: string; shown: string; confidence: number; source: Passage }

/** The pages of a file that are of an application, or those that are not, with all that reading says of them. */
export type Part = {
  side: Exclude<Side, 'Records'>
  paper: ReviewPaper
  pages: readonly Page[]
  /** Numbers of pages whose words were recognized in a picture. */
  scanned: ReadonlySet<number>
  facts: readonly Fact[]
  records: PaperRecord[]
  boxes: readonly AcordBox[]
}

/** The applications among the files, and what came beside them: one file may hold both. A contract says nothing of the insured. */
export function partsOf(papers: readonly ReviewPaper[]): Part[] {
  return papers
    .flatMap((paper) => {
      const { kind, papers: inside = [] } = paper.facts
      const kinds = new Map(inside.flatMap((one) => one.pages.map((page) => [page, one.kind] as const)))
      const kindOf = (page: number) => (inside.length ? (kinds.get(page) ?? 'other') : kind)
      return [
        partOf('Application', paper, (page) => kindOf(page) === 'application'),
        partOf('Documents', paper, (page) => !['application', 'contract'].includes(kindOf(page))),
      ]
    })
    .filter(({ pages }) => pages.length > 0)
}

function partOf(side: Part['side'], paper: ReviewPaper, isOf: (page: number) => boolean): Part {
  const { facts, records = [], acord = [] } = paper.facts
  return {
    side,
    paper,
    pages: paper.pages.filter(({ number }) => isOf(number)),
    scanned: new Set(paper.pages.flatMap(({ number, origin }) => (origin === 'ocr' ? [number] : []))),
    facts: facts.filter(({ source, status }) => isOf(source.page) && status !== 'underlying'),
    records: records.filter(({ page }) => isOf(page)),
    boxes: acord.flatMap(({ elements }) => elements.filter(({ source }) => isOf(source.page)).map(boxOf)),
  }
}

/** 'Vehicle_ModelYear_B' is the box Vehicle_ModelYear of the entry B. */
function boxOf({ name, value, confidence, source }: AcordElement): AcordBox {
  const [, base = name, letter = ''] = /^(.*?)(?:_([A-Z]\d?))?$/.exec(name)!
  return { name: base, letter, shown: value, confidence, source }
}

type AcordElement = NonNullable<ReviewPaper['facts']['acord']>[number]['elements'][number]

/** What stands on a page of a part. */
export const answerIn = ({ side, paper }: Part, shown: string, confidence: number, source: Passage): Answer => ({
  ...{ side, shown, isSure: confidence >= CLAIMED, place: placeIn(paper, source), where: paper.name },
})

/** What a field of a record says; '' where it holds more than one value. */
export const fieldIn = (part: Part, { value, source }: PaperRecord['fields'][string]): Answer =>
  answerIn(part, typeof value === 'object' ? '' : String(value), certainty(part, source.page), source)

/** How sure words are that reading tells no certainty of: letters of a scan may be others. */
export const certainty = ({ scanned }: Part, page: number): number => (scanned.has(page) ? inDoubt(1) : 1)

/** Words that stand on one page as one passage; those on other pages than the first are left out. */
export function passageOf(sources: readonly Passage[]): Passage {
  const { page } = sources[0]!
  const own = sources.filter((one) => one.page === page)
  const quotes = [...new Set(own.map(({ quote }) => quote))]
  return { page, quote: quotes.join(' … '), boxes: own.flatMap(({ boxes }) => boxes) }
}
