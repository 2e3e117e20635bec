import { pageBreak } from './blocks.ts'
import type { Drawn, Paper, Printed } from './family.ts'

/** The HTML of a document that is printed; office files and fillable ones have none. */
export function printedOf(drawn: Drawn): Printed {
  if (!('html' in drawn)) throw new Error(`A ${drawn.kind} that is not printed cannot stand in a file with others.`)
  return drawn
}

/** Several documents of one account in one file, one after the other: what one of them says holds, whatever the others only offer or ask for. */
export function together(...papers: Paper[]): Paper {
  return {
    draw: (voice) => {
      const drawn = papers.map((paper) => paper.draw(voice))
      const printed = drawn.map(printedOf)
      const feeds = drawn.some((one) => one.feeds === 'fills') ? 'fills' : 'nothing'
      return {
        kind: null,
        feeds,
        html: printed.map(({ html }) => html).join(pageBreak),
        css: printed.map(({ css = '' }) => css).join('\n'),
      }
    },
  }
}

/** The same, with the documents attached to an e-mail. */
export function mailed(paper: Paper, subject: string, words: string): Paper {
  return { ...paper, draw: (voice) => ({ ...printedOf(paper.draw(voice)), kind: null, mail: { subject, words } }) }
}
