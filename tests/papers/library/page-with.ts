import { layOut } from '../../../server/documents/layout/lay-out.ts'
import { type Piece, toLines } from '../../../server/documents/reading/lines.ts'
import type { Page } from '../../../server/documents/types.ts'

const LEFT = 72
const EM = 10
const ADVANCE = 5
const STEP = 12

/** A page printed in letters and spaces of one width, as the reader tells it: each word where it stands in its line, wide gaps between columns. */
export const pageWith = (number: number, lines: readonly string[]): Page =>
  layOut({
    ...{ number, width: 612, height: 792, origin: 'text', fields: [], rulings: [] },
    lines: toLines(lines.flatMap(piecesOf)),
  })

const piecesOf = (text: string, row: number): Piece[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    box: [LEFT + index * ADVANCE, row * STEP, word.length * ADVANCE, EM],
    ...{ em: EM, drop: 2, afterSpace: false },
  }))
