import { BACK_PAGES } from './back-pages.ts'
import { BLIND_PAPERS } from './blind-papers.ts'
import { CARRIERS_HANDS } from './carriers-hands.ts'
import { FURTHER_PAPERS } from './further-papers.ts'
import { LIABILITY } from './liability.ts'
import { MORE_LAYOUTS } from './more-layouts.ts'
import { ODD_PAPERS } from './odd-papers.ts'
import { OTHER_LINES } from './other-lines.ts'
import { SIDE_BY_SIDE } from './side-by-side.ts'
import { TRAPS } from './traps.ts'
import { expected, runTrial } from './trial.ts'

let right = 0,
  all = 0,
  wrong = 0
for (const [g, trials] of Object.entries({
  LIABILITY,
  OTHER_LINES,
  TRAPS,
  MORE_LAYOUTS,
  BLIND_PAPERS,
  FURTHER_PAPERS,
  ODD_PAPERS,
  CARRIERS_HANDS,
  SIDE_BY_SIDE,
}))
  for (const back of [false, true])
    for (const t of trials) {
      if (back && (t.asks || t.more || !['LIABILITY', 'OTHER_LINES', 'SIDE_BY_SIDE'].includes(g))) continue
      const { filled, proposal } = runTrial(back ? { ...t, pages: [...t.pages, ...BACK_PAGES] } : t) as any
      const e = expected(t.expect) as any
      const d: string[] = []
      for (const k of new Set([...Object.keys(filled), ...Object.keys(e)])) {
        if (e[k]) all++
        if (filled[k] === e[k]) right++
        else {
          if (filled[k]) wrong++
          d.push(`${filled[k] ? 'WRONG' : 'miss '} ${k}: got ${filled[k]} want ${e[k]}`)
        }
      }
      const asks = proposal.questions.map((q: any) => q.about)
      if (JSON.stringify(asks) !== JSON.stringify(t.asks ?? []))
        d.push(`asks ${JSON.stringify(asks)} want ${JSON.stringify(t.asks ?? [])}`)
      if (d.length) console.log(`${back ? 'BACK ' : ''}${g} | ${t.name}\n   ${d.join('\n   ')}`)
    }
console.log({ right, all, wrong })
