import { workOutAsked } from '../../../server/documents/answers/operands.ts'
import { weighedOf } from '../../../server/documents/answers/weighed.ts'
import { statementsOf } from '../../../server/documents/graph/statements-of.ts'
import type { Statement, Worked } from '../../../server/documents/graph/types.ts'
import type { Page } from '../../../server/documents/types.ts'
import { unitsOf } from '../../../server/documents/units/units-of.ts'
import { gridPage } from './grid-page.ts'

/** What the pages of a file tell; a file that is not alone is called something. */
export const told = (pages: Page[], file = 'F1', paper = ''): Statement[] =>
  statementsOf(pages.flatMap((page) => unitsOf(page).map((unit) => ({ ...unit, file, paper }))))

export const worked = (question: string, ...pages: Page[]): Worked | null => workOutOf(question, told(pages))

/** What is worked out over statements. */
export const workOutOf = (question: string, statements: Statement[]): Worked | null =>
  workOutAsked(
    question,
    statements.map((statement) => weighedOf({ ...statement, kind: statement.table ? 'cell' : 'pair' })),
  )

/** A page with a ruled table, under its texts if there are any. */
export const table = (rows: string[][], number = 1, texts: { x: number; y: number; text: string }[] = []): Page =>
  gridPage([{ widths: [150, 90, 90, 90].slice(0, rows[0]!.length), rows, ruled: 'cells' }], texts, number)

/** A page of lines below one another. */
export const lines = (texts: string[], number = 1): Page =>
  gridPage(
    [],
    texts.map((text, at) => ({ x: 30, y: 30 + at * 20, text })),
    number,
  )
