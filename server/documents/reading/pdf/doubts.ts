import type { Box } from '../../types.ts'
import { boundsOf, type Colour, colourOf, type Drawn, type DrawnText } from './drawn.ts'
import type { Fill, Sheet } from './rulings.ts'

/** Text whose colour differs from what is under it by less than this (of 255) is looked at on the drawn page. */
const CLEAR = 48
const OPAQUE = 255
const PAPER: Colour = [255, 255, 255, OPAQUE]
/** Boxes that lie over one another by no more than this, in points, only touch. */
const TOUCH = 1.5
const STROKED = 1
const INVISIBLE = 3

/** Why text may be seen by nobody: it is not painted at all, or too much like what is under it or covered by what is drawn after it. */
export type Doubt = 'unpainted' | 'faint'

/** The text objects of a page that may be seen by nobody, judged by colours and boxes alone: most pages have none. */
export function doubtfulTexts(sheet: Sheet, { fills, texts }: Pick<Drawn, 'fills' | 'texts'>): Map<number, Doubt> {
  const doubts = new Map<number, Doubt>()
  const grounds = new Grounds(sheet, fills)
  const getMode = sheet.engine.call.FPDFTextObj_GetTextRenderMode!
  for (const text of texts) {
    const mode = getMode(text.object) & 3
    if (mode === INVISIBLE) doubts.set(text.object, 'unpainted')
    else if (!grounds.showClearly(text, mode === STROKED)) doubts.set(text.object, 'faint')
  }
  return doubts
}

/** The filled shapes of a page under and over its text, with their colours once they are asked for. */
class Grounds {
  private readonly sheet: Sheet
  private readonly fills: Fill[]
  private readonly colours: Colour[] = []
  /** The last colour of text, and how many of the first fills it stands out from, if it does from the document. */
  private last: Colour = PAPER
  private opacity = 0
  private clearOf = -1

  constructor(sheet: Sheet, fills: Fill[]) {
    this.sheet = sheet
    this.fills = fills
  }

  /** Whether a text stands out from all that may lie under it, and nothing lies over it. A page may have a text a letter: boxes are asked for last. */
  showClearly({ object, under, opacity, outer }: DrawnText, stroke: boolean): boolean {
    const { fills } = this
    const colour = colourOf(this.sheet, object, stroke)
    if (!colour) return false
    if (this.isClearOf(under, colour, opacity) && under === fills.length) return true
    const box = fills.length > 0 ? boundsOf(this.sheet, object, outer) : null
    if (!box) return this.clearOf >= 0
    for (let index = fills.length - 1; index >= 0; index--) {
      const fill = fills[index]!
      if (!meet(fill.box, box)) continue
      if (index >= under || !differs(colour, this.colourOf(index), opacity)) return false
      if (holds(fill.box, box)) return true
    }
    return this.clearOf >= 0
  }

  /** Whether a colour stands out from the document and from each of the first fills. */
  private isClearOf(count: number, colour: Colour, opacity: number): boolean {
    if (opacity !== this.opacity || !isSame(colour, this.last)) {
      this.last = colour
      this.opacity = opacity
      this.clearOf = differs(colour, PAPER, opacity) ? 0 : -1
    }
    if (this.clearOf < 0) return false
    while (this.clearOf < count && differs(colour, this.colourOf(this.clearOf), opacity)) this.clearOf += 1
    return this.clearOf >= count
  }

  private colourOf(index: number): Colour {
    this.colours[index] ??= colourOf(this.sheet, this.fills[index]!.object) ?? PAPER
    return this.colours[index]
  }
}

function isSame(one: Colour, other: Colour): boolean {
  return one[0] === other[0] && one[1] === other[1] && one[2] === other[2] && one[3] === other[3]
}

function differs([red, green, blue, alpha]: Colour, ground: Colour, opacity: number): boolean {
  const shade = ground[3] / OPAQUE
  const under = (index: 0 | 1 | 2) => OPAQUE + (ground[index] - OPAQUE) * shade
  const most = Math.max(Math.abs(red - under(0)), Math.abs(green - under(1)), Math.abs(blue - under(2)))
  return most * (alpha / OPAQUE) * opacity >= CLEAR
}

/** Whether the first box lies over more than the edge of the second. */
function meet([x, y, width, height]: Box, [left, top, wide, high]: Box): boolean {
  const across = Math.min(x + width, left + wide) - Math.max(x, left)
  const down = Math.min(y + height, top + high) - Math.max(y, top)
  return across > Math.min(TOUCH, wide / 2) && down > Math.min(TOUCH, high / 2)
}

function holds([x, y, width, height]: Box, [left, top, wide, high]: Box): boolean {
  const within = x <= left + TOUCH && x + width >= left + wide - TOUCH
  return within && y <= top + TOUCH && y + height >= top + high - TOUCH
}
