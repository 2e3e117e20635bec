import { ELEMENT_MEANINGS } from "../../server/forms/index.ts"
import { readdirSync, readFileSync } from 'node:fs'
import { isEqual } from '../../scripts/eval/equality.ts'
import { whyUnsupported } from '../../server/assistant/evidence/supports.ts'
import { readFacts } from '../../server/documents/facts/read-facts.ts'
import { readPdfPages } from '../../server/documents/reading/pdf/read-pdf.ts'
import { acord25 } from '../../server/forms/acord-25/index.ts'

const [folder, only, verbose] = process.argv.slice(2)
const tot = { answerable: 0, filled: 0, right: 0, wrong: 0, unjudged: 0, guard: 0, kind: 0, kinds: 0 }
const byField: Record<string, [number, number, number]> = {}
let ms = 0,
  pagesN = 0
for (const f of readdirSync(folder!).filter((x) => x.endsWith('.pdf') && (!only || x.includes(only)))) {
  const base = folder + '/' + f.slice(0, -4)
  let gold: any, kind: any
  try {
    gold = JSON.parse(readFileSync(base + '.acord-25.gold.json', 'utf8')).fields
  } catch {}
  try {
    kind = JSON.parse(readFileSync(base + '.kind.json', 'utf8'))
  } catch {}
  const pages = await readPdfPages(readFileSync(base + '.pdf'))
  const t = performance.now()
  const facts = readFacts(pages, ELEMENT_MEANINGS)
  ms += performance.now() - t
  pagesN += pages.length
  const out: string[] = []
  if (kind) {
    tot.kinds++
    const k = kind.kind ?? kind
    if (k === facts.kind) tot.kind++
    else out.push(`KIND ${facts.kind} want ${k}`)
  }
  if (gold) {
    const p: any = acord25.propose({
      files: [{ fileId: 'x', fileName: f, facts } as any],
      instructions: '',
      holder: undefined,
      agency: null,
      today: '2026-11-22',
    } as any)
    const values = new Map<string, any>(p.values.map((v: any) => [v.field, v]))
    for (const [k, wantedRaw] of Object.entries(gold)) {
      const wanted = wantedRaw === true ? 'true' : wantedRaw === false ? '' : String(wantedRaw)
      const got = values.get(k)?.value ?? ''
      const b = (byField[k.replace(/_A$/, '')] ??= [0, 0, 0])
      if (wanted) {
        tot.answerable++
        b[0]++
      }
      if (wanted && got) {
        tot.filled++
      }
      if (isEqual(wanted, got)) {
        if (wanted) {
          tot.right++
          b[1]++
        }
      } else if (got) {
        tot.wrong++
        b[2]++
        out.push(
          `WRONG ${k}: “${got}” want “${wanted}” (${values.get(k).source?.page}: ${values.get(k).source?.quote})`,
        )
      } else out.push(`miss  ${k}: ${wanted}`)
    }
    for (const [k, v] of values) {
      if (!(k in gold)) {
        tot.unjudged++
        if (verbose) out.push(`unjudged ${k} ${v.value}`)
      }
      if (v.source.kind === 'document') {
        const why = whyUnsupported(acord25, acord25.fields.find((x) => x.name === k)!, v.value, {
          words: v.source.quote,
          by: 'document',
        })
        if (why && !(v.inferred && why === `The quoted words do not hold “${v.value}”.`)) {
          tot.guard++
          out.push(`GUARD ${k} ${v.value}: ${why} [${v.source.quote}]`)
        }
      }
    }
    for (const q of p.questions) out.push(`asks ${q.about}: ${q.choices.join(' | ')}`)
  }
  if (out.length) console.log(`${f} ${facts.kind}\n   ${out.join('\n   ')}`)
}
console.log(JSON.stringify(tot), (ms / pagesN).toFixed(1), 'ms facts/page')
console.log(
  Object.entries(byField)
    .filter(([, [a, r, w]]) => a !== r || w)
    .sort((a, b) => b[1][0] - b[1][1] - (a[1][0] - a[1][1]))
    .slice(0, 25)
    .map(([k, v]) => `${k} ${v.join('/')}`)
    .join('\n'),
)
