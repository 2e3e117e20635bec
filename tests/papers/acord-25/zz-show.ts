import { BLIND_PAPERS } from './blind-papers.ts'
import { CARRIERS_HANDS } from './carriers-hands.ts'
import { MORE_LAYOUTS } from './more-layouts.ts'
import { runTrial } from './trial.ts'

const [name, key] = process.argv.slice(2)
for (const t of [...CARRIERS_HANDS, ...MORE_LAYOUTS, ...BLIND_PAPERS])
  if (t.name.includes(name!)) {
    const { files } = runTrial(t) as any
    for (const f of files)
      for (const x of f.facts.facts)
        if (!key || x.key.includes(key))
          console.log(x.key, x.value, x.confidence.toFixed(2), x.policy, x.status, '|', x.source.quote)
    if (!key) console.log(t.pages.join('\n'))
  }
