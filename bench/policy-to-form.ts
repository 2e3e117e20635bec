import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fillForm } from '../scripts/eval/fill-form.ts'
import { anActor } from '../scripts/eval/workspace.ts'
import { aThrowawayCara } from '../scripts/throwaway.ts'
import { readPdfPages } from '../server/documents/reading/pdf/read-pdf.ts'
import { aPolicyPdf } from '../tests/support/policies.ts'

/**
 * A 12-page policy through the whole path on the built-in model: milliseconds from sending the message to the end of the run,
 * next to reading the same PDF alone in this thread.
 */
const RUNS = 10
const bytes = await aPolicyPdf({ pages: 12 })
const cara = await aThrowawayCara({ PORT: '0' })
const file = path.join(cara.dataDir, 'policy.pdf')
await writeFile(file, bytes)

const whole: number[] = []
const alone: number[] = []
for (let run = 0; run < RUNS + 2; run++) {
  const actor = await anActor(cara.ownerUrl)
  const sent = performance.now()
  const { values } = await fillForm(cara, actor, file, 'acord-25')
  const ms = performance.now() - sent
  const number = values.get('Policy_GeneralLiability_PolicyNumberIdentifier_A')?.value
  if (number !== 'QF-000-1042') throw new Error('The policy number was not filled.')
  const began = performance.now()
  await readPdfPages(bytes)
  if (run < 2) continue
  whole.push(ms)
  alone.push(performance.now() - began)
}
await cara.end()

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
process.stdout.write(
  `send → filled form ${median(whole).toFixed(0)} ms (goal 3,000), reading alone ${median(alone).toFixed(0)} ms, ratio ${(median(whole) / median(alone)).toFixed(1)}\n`,
)
process.exit(0)
