import { byGravity } from '../../../shared/reviews.ts'
import { LINES } from '../../documents/index.ts'
import { cellOfSeveral } from '../cell-of-several.ts'
import { nothing } from '../cells.ts'
import { personalAmong, warningsOf } from '../looked.ts'
import { type Cell, type Finding, NothingToReview, type Review, type Reviewer, type ReviewInput } from '../types.ts'
import { highlightsOf, type Sized } from './highlights.ts'
import { FORMS, PARTIES, PREMIUM, TERMS } from './items.ts'
import { formsListOf, namedOnPage, whereLooked } from './looked.ts'
import { columnsOf, isOffer, optionsOf } from './options.ts'
import { severityOf, sizeOf } from './size.ts'
import type { Item, Option, Side } from './types.ts'
import { says, sideOf, verdictOn } from './verdict.ts'
import { actionOn, whyOf } from './words.ts'

/** Compares offers or policies coverage by coverage. Throws `NothingToReview` where there are fewer than two. */
export const compareCoverage: Reviewer = (input) => {
  const { options } = optionsOf(input.papers)
  if (options.length < 2)
    throw new NothingToReview('Add at least two quotes or policies, each as an option of its own, to compare them.')
  return reviewOffers(input)
}

/** The same of as many offers as there are, also of one alone. Throws `NothingToReview` where there is none. */
export function reviewOffers({ papers }: ReviewInput): Review {
  const { options, leftOut } = optionsOf(papers)
  if (!options.length) throw new NothingToReview('Add the quotes or policies.')
  const sized = itemsOf(options).map((item) => findingOn(item, options))
  const findings = sized
    .map(({ finding }) => finding)
    .toSorted((one, other) => byGroup(one, other) || byGravity(one, other))
  return {
    title: options.length > 1 ? 'Coverage comparison' : 'Coverage',
    columns: columnsOf(options),
    findings,
    tables: [],
    highlights: highlightsOf(sized),
    notes: [
      ...leftOut.map(
        (paper) =>
          `${paper.name} was not compared: ${isOffer(paper) ? 'it is none of the options' : 'it offers no coverage'}.`,
      ),
      ...options.flatMap(({ papers: own }) => [...personalAmong(own), ...warningsOf(own)]),
      ...options.flatMap(({ papers: own }) =>
        own.flatMap(({ name, facts }) =>
          (facts.inThousands ?? []).map(
            ({ page }) => `${name}: page ${String(page)} gives amounts in thousands, which were not compared.`,
          ),
        ),
      ),
    ],
  }
}

function itemsOf(options: readonly Option[]): Item[] {
  const items = options.flatMap(({ told }) => told.map(({ item }) => item))
  return [...new Map(items.map((item) => [item.id, item])).values()]
}

function findingOn(item: Item, options: readonly Option[]): Sized {
  const sides = options.map((option) => sideOf(option, item))
  const isListRead = ({ option }: Side) => formsListOf(option) !== null && namedOnPage(item, option) === null
  const verdict = verdictOn(item, sides, isListRead)
  const finding: Finding = {
    id: item.id,
    group: item.group,
    topic: item.topic,
    verdict,
    severity: severityOf(item, verdict, sides),
    cells: sides.map((side) => cellIn(item, side)),
    why: whyOf(item, verdict, sides),
    action: actionOn(item, verdict, sides),
  }
  return { finding, part: sizeOf(sides).part }
}

function cellIn(item: Item, side: Side): Cell {
  if (!says(side)) return nothing(whereLooked(item, side.option))
  const [first, ...others] = side.told
  const text = side.told.map(({ shown }) => shown).join('; ')
  return cellOfSeveral([first!, ...others], text, side.option.papers)
}

const GROUPS: readonly string[] = [...Object.values(LINES), PREMIUM, TERMS, FORMS, PARTIES]
const byGroup = (one: Finding, other: Finding) => GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group)
