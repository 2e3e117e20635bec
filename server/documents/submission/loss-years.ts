import { isTakenBack } from '../answered/answer.ts'
import { linesNamed } from '../facts/headings.ts'
import { normal } from '../facts/sheet.ts'
import { SMALL } from '../records/asked/amounts.ts'
import type { Page } from '../types.ts'
import { paragraphsOf, sentencesOf } from './prose.ts'
import { OTHERS, type Said } from './said.ts'

const LOSS = /\b(?:loss(?:es)?|claims?)\b/gi
const YEARS = new RegExp(
  `\\b(?:in )?(?:the |our )?(?:last|past|prior|previous)\\s+(?<count>\\d{1,2}|${SMALL.slice(1).join('|')})\\s*(?:\\(\\d{1,2}\\)\\s*)?years?\\b`,
  'i',
)
const NONE = /\b(?:no|none|nil|zero)\b/i
/** So many more words may stand beside losses and years; more tell of some losses alone. */
const MOST_BESIDE = 2
/** Words of grammar, and of any history of losses. */
const OF_HISTORY =
  /\b(?:have|has|had|there|were|been|with|from|this|that|your|reported|known|history|summary|either|lines?|account|please|list)\b/gi

/**
 * For how many years a submission tells its losses ('Losses, last 5 years'), and that it had none in them ('No claims in the past three years'). A
 * question tells nothing, nor does what speaks of some losses alone.
 */
export function lossYearsOn({ lines, number }: Page): Said[] {
  return paragraphsOf(lines)
    .flatMap(sentencesOf)
    .flatMap(({ text, lines: own }): Said[] => {
      const years = YEARS.exec(text)
      const said = text.replace(YEARS, ' ')
      const beside =
        said
          .replace(LOSS, ' ')
          .replace(OF_HISTORY, ' ')
          .replace(OTHERS, ' ')
          .match(/\p{L}{4,}/gu) ?? []
      if (!years || said.search(LOSS) < 0 || text.includes('?') || beside.length > MOST_BESIDE) return []
      const count = years.groups!.count!.toLowerCase()
      const source = { page: number, quote: text, boxes: own.map(({ box }) => box) }
      const told = (part: string, value: string): Said => ({
        ...{ of: 'applicant', part, place: '', parts: { '': value }, source, isAsked: false },
      })
      const isNone = NONE.test(said) && !isTakenBack('no', said.replace(NONE, ' ')) && !linesNamed(normal(text)).length
      const counted = SMALL.includes(count) ? String(SMALL.indexOf(count)) : count
      return [told('loss_years', counted), ...(isNone ? [told('no_losses', 'No losses')] : [])]
    })
}
