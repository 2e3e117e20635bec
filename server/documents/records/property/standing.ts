import type { Line } from '../../types.ts'
import { isTitle, isUpper } from '../../units/labels.ts'
import { saysNotInForce } from '../in-force.ts'
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
    this.titles.clear()
    for (const [at, level] of levels.entries()) {
      const [first, ...beside] = level.lines
      if (first && !beside.length) {
        const isApart = at === 0 || level.top - levels[at - 1]!.bottom > APART * first.box[3]
        // A running head ends nothing.
        if (isApart && isHeading(first.text) && saysNotInForce(first.text)) [this.under, this.isLarge] = [first, true]
        else if (this.under && !heads.has(first.text) && ends(first, this.under, isApart || this.isLarge))
          this.under = null
        this.titles.add(first.text)
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

/** Whether words may head others: they are no sentence, no label of a value, no note and no rest of a cell. */
export const isHeading = (text: string): boolean =>
  /^[\p{Lu}\d]/u.test(text) && !/[:*†]|[.,;]$|\d{3}/.test(text.replace(/\b(?:19|20)\d\d\b/g, ''))

/** A title of its look ends what another has begun, and a larger one also where it stands close; the place it names is one of it. */
function ends({ text, box }: Line, begun: Line, isApart: boolean): boolean {
  const size = box[3] / begun.box[3]
  const isAlike = size > ALIKE && isApart && (isUpper(text) || !isUpper(begun.text))
  return (size > LARGER || isAlike) && isTitle(text) && isHeading(text) && !placeNamed(text)
}

const LARGER = 1.05
const ALIKE = 0.95
/** A title stands apart from what is so many of its heights above it. */
const APART = 0.9
