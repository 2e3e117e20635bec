import type { AcordPaper, Box, DocumentFacts, PaperRecord } from '../documents/index.ts'
import { isOfParties } from '../forms/proposing/application/earlier-forms.ts'

const MOST_BOXES = 2000
const MOST_OF_A_TYPE = 300
/** What an answered question is called among lists. */
const ANSWER = 'answer'
/** The box that tells how old a form is. */
const STARTS = 'Policy_EffectiveDate_A'

type FillsForms = Pick<
  DocumentFacts,
  'acord' | 'records' | 'submitted' | 'handedIn' | 'answered' | 'claimLists' | 'papers' | 'notBound'
>

/**
 * What a file fills these forms with beyond what a look at it tells. Its quoted places come without their boxes but on pages where these decide, and
 * so do its facts: `boxes`, each by its id. `tooLong` are lists too long to be told.
 */
export type ToldForForms = { forms: string[]; tooLong: string[]; told: FillsForms; boxes?: Record<string, Box[]> }

/** The boxes of filled forms of these kinds, those of other forms that name the parties, and all entries of lists, as far as they are few enough for a form. Files read before boxes or lists were have none. */
export function toldForForms(
  { facts, acord, records, submitted, handedIn, answered, claimLists, papers, notBound }: DocumentFacts,
  forms: string[],
): ToldForForms {
  const answers = answered?.map(() => ({ type: ANSWER }))
  const tooLong = [records, submitted, handedIn, answers].flatMap((list) =>
    [...Map.groupBy<string, { type: string }>(list ?? [], ({ type }) => type)].flatMap(([type, some]) =>
      some.length > MOST_OF_A_TYPE ? [type] : [],
    ),
  )
  const short = (list: PaperRecord[]) => list.filter(({ type }) => !tooLong.includes(type))
  const told: FillsForms = {
    ...(acord && { acord: boxesFor(acord, forms) }),
    ...(records && { records: short(records) }),
    ...(submitted && { submitted: short(submitted) }),
    ...(handedIn && { handedIn: short(handedIn) }),
    ...(answered && !tooLong.includes(ANSWER) && { answered }),
    ...(claimLists && !tooLong.includes('claim') && { claimLists }),
    ...(papers && { papers }),
    ...(notBound && { notBound }),
  }
  const decides = pagesWherePlacesDecide({ notBound, handedIn })
  const placed = ({ page, quote, boxes }: Place) => ({ page, quote, ...(decides.has(page) && { boxes }) })
  const boxes = facts.flatMap(({ id, source }) => (decides.has(source.page) ? [[id, source.boxes] as const] : []))
  return {
    ...{ forms, tooLong, told: mapPlaces(told, placed) as FillsForms },
    ...(boxes.length && { boxes: Object.fromEntries(boxes) }),
  }
}

/** Where something may stand in a part that is not bound, or in a list of companies. */
const pagesWherePlacesDecide = ({ notBound = [], handedIn = [] }: Pick<FillsForms, 'notBound' | 'handedIn'>) =>
  new Set([...notBound, ...handedIn.filter(({ type }) => type === 'named_insured')].map(({ page }) => page))

/** What was told for forms, as reading gives it. */
export const readForForms = ({ told }: ToldForForms): FillsForms =>
  mapPlaces(told, (place) => ({ boxes: [], ...place })) as FillsForms

function boxesFor(acord: readonly AcordPaper[], forms: readonly string[]): AcordPaper[] {
  let left = MOST_BOXES
  return acord.map((paper) => {
    const own = forms.includes(paper.form)
      ? paper.elements
      : paper.elements.filter(({ name }) => name === STARTS || isOfParties(name))
    // A part of a form would say less than it does, and what it leaves open looks unanswered.
    const isTold = own.length <= left
    if (isTold) left -= own.length
    return { ...paper, elements: isTold ? own : [] }
  })
}

type Place = { page: number; quote: string; boxes?: unknown }

/** The same value with each place in a document changed so. */
function mapPlaces(value: unknown, change: (place: Place) => object): unknown {
  if (Array.isArray(value)) return value.map((one) => mapPlaces(one, change))
  if (value === null || typeof value !== 'object') return value
  if ('page' in value && 'quote' in value) return change(value as Place)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapPlaces(part, change)]))
}
