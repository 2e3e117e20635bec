import { linesNamed, type Topic } from './headings.ts'
import type { FactKey } from './keys.ts'
import { partedAtEnds } from './sentences.ts'
import { type Cell, normal, type Row } from './sheet.ts'

/** One of a few that a policy chooses, and the cells that say it. */
export type Choice = { key: FactKey; value: string; cells: Cell[]; sure: number }

const MADE = /\bCLAIMS ?MADE\b/
const OCCURRENCE = /\bOCCUR(?:RENCE)?\b/
/** A label or a heading that ends in the trigger. */
const ABOUT_TRIGGER =
  /^(?:X )?(?:(?:COVERAGE|POLICY|FORM|LIABILITY|INSURANCE|COMMERCIAL|GENERAL LIABILITY|BASIS|TRIGGER|FORM TYPE|TYPE|OF|CLAIMS BASIS|THIS|IS|AN?|THE|PART|LIMITS?|COMMERCIAL UMBRELLA LIABILITY|UMBRELLA LIABILITY) )*(OCCURRENCE|CLAIMS ?MADE)(?: (?:FORM|BASIS|POLICY|COVERAGE|COVERAGE FORM|TRIGGER|AND REPORTED|AND REPORTED POLICY|COVERAGE PART|INSURANCE))*(?: X)?$/
/** A sentence that tells it in passing: 'It insures you on an occurrence basis, up to these limits'. */
const TOLD =
  /\b(?:IS|ON|AS|THIS) (?:WRITTEN ON |WRITTEN AS )?(?:AN? |THE )?(OCCURRENCE|CLAIMS ?MADE)(?: AND REPORTED)? (?:BASIS|FORM|POLICY|COVERAGE FORM)\b/
const SUPPOSED = /\b(?:NOT|NO|IF|UNLESS|EXCEPT|OR|WHETHER|UNDERLYING|PRIOR|FORMER|EXPIRING)\b/

/** Whether the policy is triggered by an occurrence or by a claim that is made, as a cell tells it. `title`: what heads the page. */
export function triggerAt(row: Row, cell: Cell, topic: Topic | null, title: Topic | null): Choice[] {
  if (!MADE.test(cell.norm) && !OCCURRENCE.test(cell.norm)) return []
  const boxed = /\[\s?[xX✓✔]\s?\] ?(OCCUR|CLAIMS.?MADE)/i.exec(cell.text)?.[1]
  const said = boxed ? boxed.toUpperCase().replace(/[^A-Z]/g, ' ') : triggerSaid(cell)
  const line = lineOf(cell, topic ?? title)
  if (!said || !line) return []
  const left = row.cells[row.cells.indexOf(cell) - 1]
  const alone = said === 'OCCURRENCE' || said === 'CLAIMS MADE' || said === 'CLAIMSMADE'
  // A bare word is a choice only when a mark or a label stands before it; the other option may stand beside it, unmarked.
  const marked = /^X\b/.test(cell.norm) || (left && /^\[?[X✓✔☒]\]?$/i.test(left.text) && cell.left - left.right < 40)
  const labelled = left && LABEL.test(left.norm)
  if (alone && !marked && !labelled && !boxed) return []
  const options = row.cells.filter((one) => /^(?:X )?(OCCURRENCE|CLAIMS ?MADE)$/.test(one.norm)).length
  if (options > 1 && !marked && !boxed) return []
  const value = MADE.test(said) ? 'claims-made' : 'occurrence'
  return [{ key: `${line}.trigger`, value, cells: left && (marked || labelled) ? [left, cell] : [cell], sure: 0.85 }]
}

const LABEL =
  /^(COVERAGE|POLICY|FORM|BASIS|TRIGGER|TYPE|COVERAGE FORM|POLICY FORM|COVERAGE TYPE|FORM TYPE|COVERAGE BASIS|COVERAGE TRIGGER|CLAIMS BASIS|LIABILITY FORM|CGL FORM|TYPE OF FORM)$/

/** The words of a cell that say it: all of them, or one of its sentences or of what stands in brackets, which names no other line. */
function triggerSaid({ tokens }: Cell): string | null {
  const parts = partedAtEnds(tokens).flatMap((words) =>
    words
      .map(({ text }) => text)
      .join(' ')
      .split(/[();]/),
  )
  for (const part of parts.map((text) => normal(text).trim())) {
    if (linesNamed(part).some((line) => line !== 'gl' && line !== 'umbrella')) continue
    const said = ABOUT_TRIGGER.exec(part)?.[0] ?? (SUPPOSED.test(part) ? null : TOLD.exec(part)?.[0])
    if (said) return said
  }
  return null
}

function lineOf({ norm }: Cell, topic: Topic | null): 'gl' | 'umbrella' | null {
  if (topic === 'gl' || /GENERAL LIABILITY/.test(norm)) return 'gl'
  return topic === 'umbrella' || /UMBRELLA/.test(norm) ? 'umbrella' : null
}
