import { drawnPage } from '../../../server/documents/facts/drawn-pages.ts'
import { sheetOf, spanText } from '../../../server/documents/facts/sheet.ts'
import { labelOf } from '../../../server/documents/facts/text-labels.ts'
import { BLIND_PAPERS } from './blind-papers.ts'
import { CARRIERS_HANDS } from './carriers-hands.ts'
import { FURTHER_PAPERS } from './further-papers.ts'
import { LIABILITY } from './liability.ts'
import { MORE_LAYOUTS } from './more-layouts.ts'
import { ODD_PAPERS } from './odd-papers.ts'
import { OTHER_LINES } from './other-lines.ts'
import { SIDE_BY_SIDE } from './side-by-side.ts'
import { TRAPS } from './traps.ts'

for (const t of [
  ...TRAPS,
  ...ODD_PAPERS,
  ...CARRIERS_HANDS,
  ...MORE_LAYOUTS,
  ...BLIND_PAPERS,
  ...LIABILITY,
  ...OTHER_LINES,
  ...SIDE_BY_SIDE,
  ...FURTHER_PAPERS,
])
  if (t.name.includes(process.argv[2]!))
    for (const [i, p] of t.pages.entries())
      for (const r of sheetOf(drawnPage(p, i + 1)).rows)
        console.log(
          r.cells
            .map((c) => {
              const l = labelOf(c)
              return l
                ? `[${l.kind}${l.strict ? '!' : ''}: ${spanText(l.label)} → ${l.rest ? spanText(l.rest) : ''}]`
                : c.text
            })
            .join(' | '),
        )
