import type { LearnFamily, Paper } from '../../../family.ts'
import { FONTS } from '../../../style.ts'
import { inLines } from '../kit/blocks.ts'
import { finePrint } from '../kit/fine-print.ts'
import { declarationsUnder } from '../kit/sheets.ts'

/** A letter-like page of a mutual whose values stand left of their labels. */
const valuesFirst: Paper = {
  draw: (voice) => {
    const { truth, chance } = voice
    const pair = (value: string, label: string) =>
      `<tr><td class="vf-v">${value}</td><td class="vf-l">${label}</td></tr>`
    const limits = voice.limits('gl', {
      occurrence: 'for any one occurrence',
      aggregate: 'for all occurrences in the policy period, products and completed operations apart',
      products: 'for all products and completed operations losses in the policy period',
      personal: 'for personal and advertising injury',
      rented: 'for damage to premises you rent',
      medical: 'for medical expense of any one person',
    })
    return declarationsUnder(
      `<p class="vf-c">${voice.carrier('gl')}<br><small>Assessable? No. Participating? ${chance.pick(['Yes', 'No'])}.</small></p><table>${pair(voice.number('gl'), 'is your policy number')}${pair(inLines(voice.insured(), voice.insuredAddress()), 'the named insured, and the address for mail')}${pair(`${voice.effective('gl')} to ${voice.expiration('gl')}`, 'the term, beginning and ending at 12:01 in the morning')}${pair(inLines(voice.producer(), voice.producerAddress()), 'your local agent')}</table>
      <h3>Farm and shop general liability – the most we pay</h3><table>${limits.map(([label, amount]) => pair(amount, label)).join('')}${pair(voice.money(truth.policies.gl.premium), 'is the premium for the term')}${pair(voice.money(250), 'is deducted from each property damage claim')}</table>${finePrint(voice)}`,
      '.vf-c { text-align: right; font-weight: bold } .vf-v { width: 40%; font-weight: bold } .vf-l { color: #333 } h3 { border-bottom: 1pt solid #000 }',
    )
  },
}

export const valuesFirstFamilies: LearnFamily[] = [
  { name: 'farm and shop mutual', style: ({ pick }) => ({ font: pick([FONTS.serif, FONTS.mono]), size: 9.5 }), papers: { valuesFirst } },
] // biome-ignore format: a family in a line
