import { buildWeb } from '../scripts/build-web.ts'
import { visitPages } from './pages/first-visit.ts'
import { scriptsOfPages } from './pages/page-scripts.ts'

/**
 * P9: gzip of the script that each page loads at first, from the build's own manifest, next to React alone (react + react-dom,
 * 65.9 kB), which no page of a React app can go below; and what a first visit with a phone costs (bench/pages/first-visit.ts).
 * tests/first-load.test.ts holds the first to a budget.
 */
const REACT_ALONE = 65.9
const say = (line: string) => process.stdout.write(`${line}\n`)

await buildWeb(say)
for (const { address, kB, files } of await scriptsOfPages()) {
  const ratio = (kB / REACT_ALONE).toFixed(2)
  say(`${address.padEnd(28)} ${kB.toFixed(1).padStart(6)} kB in ${String(files.length)} files, ${ratio} × React alone`)
}

for (const { address, requests, milliseconds } of await visitPages()) {
  say(
    `${address.padEnd(28)} ${(milliseconds / 1000).toFixed(2).padStart(6)} s on a phone, ${String(requests)} requests`,
  )
}
