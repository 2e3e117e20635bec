import { ELEMENT_MEANINGS } from "../../server/forms/index.ts"
import { readFileSync } from 'node:fs'
import { readFacts } from '../../server/documents/facts/read-facts.ts'
import { readPdfPages } from '../../server/documents/reading/pdf/read-pdf.ts'

const pages = await readPdfPages(readFileSync(process.argv[2]!))
const f = readFacts(pages, ELEMENT_MEANINGS)
console.log(
  f.kind,
  f.policies.map((p) => `${p.number} ${p.lines} ${p.status} ${p.effective}-${p.expiration} ${p.carrier}`).join(' || '),
)
for (const x of f.facts)
  if (!/^(form|location|classCode)/.test(x.key))
    console.log(x.policy, x.key, x.value, x.confidence.toFixed(2), x.status, '|', x.source.quote.slice(0, 100))
for (const c of f.conflicts) console.log('CONFLICT', c.key, c.why)
