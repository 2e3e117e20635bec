import type { BoxReading } from './box-readings.ts'
import type { LaidPage } from './laid-page.ts'
import { baseOf, isNumbered, nameWords, stemOf } from './naming.ts'
import { centreX, centreY, linesOf, type Spot, sameLine, sureness } from './spots.ts'
import type { Edges, FormBox } from './types.ts'
import { valueIn } from './values.ts'

/** How like a caption must be to what an element is called, and by how much more than to any other: cosines of weighted words. */
const LIKE = 0.6
const CLEARLY = 0.15
/** How far from its place in the edition an element may be found. */
const FAR = 90
/** Edges of cells this near are one. */
const SAME = 3
/** Columns of one table that must be known by their heads. */
const FEWEST = 3

/** What is typed in one cell of the page. */
type Typed = { cell: Edges; spots: Spot[]; text: string }
type Words = Map<string, number>

/**
 * Values of a neighbouring edition that stand elsewhere than there: typed in a drawn cell, whose caption names one element of the page and
 * hardly another; in a table, under a head that does, in the row of that many below it. `taken`: what is read already.
 */
export function captionedTexts(page: LaidPage, free: Spot[], taken: BoxReading[]): BoxReading[] {
  if (page.likeness !== 'other' || page.scanned || !page.sized) return []
  const used = new Set(taken.flatMap(({ spots }) => spots.map(({ token }) => token)))
  const read = new Set(taken.map(({ box }) => box.name))
  const printed = free.filter((spot) => page.isPrinted(spot))
  const cells = typedCells(page, used)
  const texts = page.boxes.filter(({ kind, name }) => kind === 'text' && !isNumbered(name))
  const rows = Map.groupBy(texts, ({ name }) => baseOf(name))
  const single = texts.filter(({ name }) => rows.get(baseOf(name))!.length === 1)
  const named = [
    ...cells.flatMap((typed) => inCell(typed, single, printed)),
    ...inTables(
      cells,
      [...rows.values()].filter((family) => family.length > 1),
      printed,
      page,
    ),
  ]
  const once = Map.groupBy(named, ({ box }) => box.name)
  return named.filter(({ box }) => !read.has(box.name) && once.get(box.name)!.length === 1)
}

/** Typed words by the cell they stand in; those of a cell that holds a word taken already are left. */
function typedCells(page: LaidPage, used: Set<unknown>): Typed[] {
  const typed = page.spots.filter((spot) => !page.isPrinted(spot) && /[\p{L}\p{N}]/u.test(spot.token.text))
  const byCell = Map.groupBy(typed, (spot) => String(page.cellAt({ edges: spot.stands ?? spot.edges }) ?? ''))
  return [...byCell].flatMap(([key, spots]) => {
    if (!key || spots.some(({ token }) => used.has(token)) || linesOf(spots).length > 1) return []
    const cell = key.split(',').map(Number) as Edges
    return [
      {
        cell,
        spots,
        text: linesOf(spots)[0]!
          .map(({ token }) => token.text)
          .join(' '),
      },
    ]
  })
}

/** The one element that is named by what its cell prints before the value. */
function inCell({ cell, spots, text }: Typed, boxes: FormBox[], printed: Spot[]): BoxReading[] {
  const caption = printed.filter((spot) => isWithin(spot, cell))
  const box = called(caption, boxes, text)
  return box && isNear(box, spots[0]!) ? [reading(box, cell, spots, text)] : []
}

/** Cells under heads that name the columns of one list of the page, each in its row. */
function inTables(cells: Typed[], families: FormBox[][], printed: Spot[], page: LaidPage): BoxReading[] {
  const first = families.map((family) => family.toSorted((a, b) => a.edges[1] - b.edges[1])[0]!)
  const found = cells.flatMap((typed) => {
    const head = headOver(typed.cell, printed, page)
    if (!head) return []
    const box = called(head.words, first, typed.text)
    return box && Math.abs(box.edges[1] - head.first[1]) < FAR ? [{ typed, box, row: head.row }] : []
  })
  return [...Map.groupBy(found, ({ box }) => listOf(box.name)).values()].filter(isTable).flatMap((cellsOfList) =>
    cellsOfList.flatMap(({ typed, box, row }) => {
      const family = families.find((one) => one.includes(box))!
      const own = family.toSorted((a, b) => a.edges[1] - b.edges[1])[row]
      return own ? [reading(own, typed.cell, typed.spots, typed.text)] : []
    }),
  )
}

type InColumn = { typed: Typed; box: FormBox; row: number }

/** Do these cells stand in columns of their own, enough of them, and side by side in the same rows? */
function isTable(cells: InColumn[]): boolean {
  const lefts = Map.groupBy(cells, ({ box }) => box)
  const isOneColumn = (column: InColumn[]) =>
    column.every(({ typed }) => Math.abs(typed.cell[0] - column[0]!.typed.cell[0]) < SAME)
  const isOneRow = (one: InColumn, other: InColumn) =>
    one.row === other.row || !sameLine({ edges: one.typed.cell }, { edges: other.typed.cell })
  return (
    lefts.size >= FEWEST &&
    [...lefts.values()].every(isOneColumn) &&
    cells.every((one) => cells.every((other) => isOneRow(one, other)))
  )
}

/** 'GeneralLiability_Hazard_ClassCode_A' is a column of GeneralLiability_Hazard. */
const listOf = (name: string) => baseOf(name).split('_').slice(0, -1).join('_')

type Head = { words: Spot[]; first: Edges; row: number }

/** The head of a cell's column, going up through cells as wide as it; how many rows lie between. Null where none says a word. */
function headOver(cell: Edges, printed: Spot[], page: LaidPage): Head | null {
  let [at, row] = [cell, 0]
  for (;;) {
    const above = page.cellAt({ edges: [at[0] + 1, at[1] - 2, at[2] - 1, at[1] - 2] })
    if (!above || Math.abs(above[0] - cell[0]) > SAME || Math.abs(above[2] - cell[2]) > SAME) return null
    const words = printed.filter((spot) => isWithin(spot, above))
    if (words.some(({ token }) => token.norm)) return { words, first: at, row }
    ;[at, row] = [above, row + 1]
  }
}

const isWithin = (spot: Spot, [left, top, right, bottom]: Edges) =>
  centreX(spot) > left && centreX(spot) < right && centreY(spot) > top - 1 && centreY(spot) < bottom

const isNear = (box: FormBox, spot: Spot) =>
  Math.hypot(centreX(box) - centreX(spot), centreY(box) - centreY(spot)) < FAR

const fits = ({ name, longest }: FormBox, text: string) => valueIn(name, longest, text) !== null

function reading(box: FormBox, cell: Edges, spots: Spot[], text: string): BoxReading {
  const value = valueIn(box.name, box.longest, text)!
  return { box: { ...box, edges: cell }, value, spots, confidence: 0.9 * sureness(spots) }
}

/** The box that a caption names best of all that such a value may stand in, and clearly. */
function called(caption: Spot[], boxes: FormBox[], text: string): FormBox | null {
  const said = new Set(caption.flatMap(({ token }) => token.norm.split(' ').map(stemOf)).filter(Boolean))
  if (said.size === 0) return null
  const worth = weights(boxes)
  const [best, next] = boxes
    .filter((box) => fits(box, text))
    .map((box) => ({ box, like: likeness(said, nameWords(box.name), worth) }))
    .sort((a, b) => b.like - a.like)
  return best && best.like >= LIKE && best.like - (next?.like ?? 0) >= CLEARLY ? best.box : null
}

/** What a word of these elements' names is worth: the rarer, the more. */
function weights(boxes: FormBox[]): Words {
  const names = [...new Set(boxes.map(({ name }) => baseOf(name)))].map(nameWords)
  const worth: Words = new Map()
  for (const words of names)
    for (const word of words)
      worth.set(word, Math.log(1 + names.length / names.filter((other) => other.has(word)).length))
  return worth
}

/** The cosine of two sets of words, each worth what it tells. A form shortens its words: EFF is Effective. */
function likeness(said: Set<string>, own: Set<string>, worth: Words): number {
  const most = Math.max(...worth.values())
  const squares = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + (worth.get(word) ?? most) ** 2, 0)
  const shared = [...own].filter((word) => [...said].some((one) => word.startsWith(one)))
  const strays = [...said].filter((one) => !shared.some((word) => word.startsWith(one)))
  return squares(shared) / Math.sqrt(squares(own) * (squares(shared) + squares(strays)) || 1)
}
