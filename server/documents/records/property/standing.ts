import type { Line } from '../../types.ts'
import { isTitle, isUpper } from '../../units/labels.ts'
import { isNotInForce, saysNotInForce, saysOptional } from '../in-force.ts'
import type { Level } from '../stacked-heads.ts'
import { placeNamed } from './places.ts'

/** What no longer holds, or never did, from one title to the next, which may be on another page: 'EXPIRING PROGRAM 2024-2025'. */
export class Standing {
  private under: Line | null = null
  /** Whether the title is larger than what has stood below it so far. */
  private isLarge = false
  private titles = new Set<string>()

  /** The lines of the next page that stand under such a title. */
  outOf(levels: Level[]): ReadonlySet<Line> {
    const out = new Set<Line>()
    const heads = new Set(this.titles)
    this.titles = new Set(
      levels.flatMap(({ lines }, at) => (at === 0 || lines.length === 1 ? lines.map(({ text }) => text) : [])),
    )
    for (const [at, level] of levels.entries()) {
      const [first, ...beside] = level.lines
      if (at === 0 && this.under && beginsOther(level, this.under, heads)) this.under = null
      if (first && !beside.length) {
        const isApart = at === 0 || level.top - levels[at - 1]!.bottom > APART * first.box[3]
        // A running head ends nothing.
        if (isApart && isHeading(first.text) && saysNotInForce(first.text) && !areTold(levels, at))
          [this.under, this.isLarge] = [first, true]
        else if (this.under && !heads.has(first.text) && ends(first, this.under, isApart || this.isLarge))
          this.under = null
      }
      if (!this.under) continue
      const { under } = this
      for (const line of level.lines) {
        out.add(line)
        if (line !== under) this.isLarge &&= line.box[3] * LARGER < under.box[3]
      }
    }
    return out
  }
}

/** Whether the rows under a title of what is offered tell of each whether it is insured: 'Optional coverages' over '$25,000' and 'Not covered'. */
function areTold(levels: readonly Level[], at: number): boolean {
  const below = levels.slice(at + 1)
  const end = below.findIndex(({ lines }) => lines.length === 1)
  const cells = below.slice(0, end < 0 ? undefined : end).map(({ lines }) => lines.slice(1).map(({ text }) => text))
  return (
    saysOptional(levels[at]!.lines[0]!.text) &&
    cells.some((texts) => texts.some(isNotInForce)) &&
    cells.some((texts) => texts.some((text) => /\d{3}|^included\b/i.test(text)) && !texts.some(isNotInForce))
  )
}

/** Whether words may head others: they are no sentence, no label of a value, no note and no rest of a cell. */
export const isHeading = (text: string): boolean =>
  /^[\p{Lu}\d]/u.test(text) && !/[:*†]|[.,;]$|\d{3}/.test(text.replace(/\b(?:19|20)\d\d\b/g, ''))

/** A title of its look ends what another has begun, and a larger one also where it stands close; the place it names is one of it. */
function ends({ text, box }: Line, begun: Line, isApart: boolean): boolean {
  const size = box[3] / begun.box[3]
  const isAlike = size > ALIKE && isApart && (isUpper(text) || !isUpper(begun.text))
  return (size > LARGER || isAlike) && isTitle(text) && isHeading(text) && !placeNamed(text)
}

/** Whether a page begins with titles side by side that did not begin the one before: 'Redwing National | Homeowners Declarations'. */
const beginsOther = ({ lines }: Level, begun: Line, heads: ReadonlySet<string>) =>
  lines.length > 1 &&
  lines.every(({ text }) => isTitle(text) && isHeading(text)) &&
  lines.some((line) => !heads.has(line.text) && ends(line, begun, true))

const LARGER = 1.05
const ALIKE = 0.95
/** A title stands apart from what is so many of its heights above it. */
const APART = 0.9
