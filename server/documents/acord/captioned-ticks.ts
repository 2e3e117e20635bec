import { type BoxReading, MARK } from './box-readings.ts'
import { labelOf } from './labels.ts'
import type { LaidPage } from './laid-page.ts'
import { baseOf, nameWords, stemOf } from './naming.ts'
import { centreX, centreY, type Spot, sureness } from './spots.ts'
import type { FormBox } from './types.ts'

/** How large a drawn square may be. */
const SQUARE = 25
/** One word alone may be said of several. */
const FEWEST = 2
/** How far from its place in the edition a tick may be found. */
const FAR = 60

/**
 * Ticks of a neighbouring edition that stand elsewhere than there: a mark alone in a drawn square whose caption says, word for word, what one
 * tick of the page is called and no other. `taken`: the marks and boxes that are read already. A scan loses words, so it gives none.
 */
export function captionedTicks(page: LaidPage, free: Spot[], taken: BoxReading[]): BoxReading[] {
  if (page.likeness !== 'other' || page.scanned) return []
  const used = new Set(taken.flatMap(({ spots }) => spots.map(({ token }) => token)))
  const read = new Set(taken.map(({ box }) => box.name))
  const ticks = page.boxes.filter(({ kind, name }) => kind === 'tick' && !read.has(name))
  return page.spots.flatMap((mark) => {
    const cell = MARK.test(mark.token.text) && !used.has(mark.token) ? page.cellAt(mark) : null
    if (!cell || cell[2] - cell[0] > SQUARE || cell[3] - cell[1] > SQUARE) return []
    const square: FormBox = { name: '', kind: 'tick', longest: 0, edges: cell }
    const beside = free.filter(
      (spot) => centreY(spot) > cell[1] && centreY(spot) < cell[3] && spot.edges[0] > cell[2] - 1,
    )
    const label = labelOf(square, beside, [])
    const named = ticks.filter((tick) => isCalled(tick, label))
    const [box] = named
    if (!box || named.length > 1 || page.boxes.filter((one) => baseOf(one.name) === baseOf(box.name)).length > 1)
      return []
    if (Math.hypot(centreX(box) - centreX(square), centreY(box) - centreY(square)) > FAR) return []
    return [{ box: { ...box, edges: cell }, value: 'true', spots: [mark], confidence: 0.9 * sureness([mark]) }]
  })
}

/** Are the words of a caption, but for what stands in brackets, those of the tick's own name, and all of them? */
function isCalled({ name }: FormBox, label: Spot[]) {
  const bracket = label.findIndex(({ token }) => token.text.startsWith('('))
  const words = (bracket < 0 ? label : label.slice(0, bracket)).flatMap(({ token }) => token.norm.split(' '))
  const said = new Set(words.map(stemOf).filter((word) => word && word !== 'AND'))
  const own = nameWords(
    baseOf(name)
      .split('_')
      .at(-1)!
      .replace(/Indicator$/, ''),
  )
  return said.size >= FEWEST && said.size === own.size && [...said].every((word) => own.has(word))
}
