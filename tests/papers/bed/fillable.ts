import { ROWS } from './elements.ts'
import type { Paper } from './family.ts'
import type { Line } from './truth.ts'

/** An ACORD 25 that is still fillable, with some of the account's policies; its fields hold just what a certificate made from it must say. */
export const fillable: Paper = {
  draw: (voice) => {
    voice.insured()
    voice.insuredAddress()
    voice.producer()
    voice.producerAddress()
    if (voice.chance.maybe(0.5)) voice.reach('contact')
    const lines = voice.chance.some(['gl', 'auto', 'umbrella', 'wc'] satisfies Line[], voice.chance.int(1, 4))
    for (const line of lines) {
      voice.carrier(line)
      voice.naic(line)
      voice.number(line)
      voice.effective(line)
      voice.expiration(line)
      for (const name of Object.keys(ROWS[line].limits))
        if (voice.truth.policies[line].limits[name]) voice.limit(line, name)
    }
    if (lines.includes('auto')) voice.symbols()
    if (lines.includes('umbrella')) voice.tick('umbrella.umbrella', '')
    if (lines.includes('umbrella') && voice.truth.policies.umbrella.limits.retention)
      voice.tick('umbrella.retention', '')
    return { kind: 'certificate', feeds: 'fills', fillable: true }
  },
}
