import type { LearnFamily, Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { crate, ends, leaders, padded, typedBlock } from '../kit/blocks.ts'
import { agencyTold, insuredTold } from '../kit/parties.ts'
import { cratedDeclarations } from '../kit/sheets.ts'
import { lessOften } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { retained, termOf, termTold } from '../kit/terms.ts'

const below = (voice: Voice): string[][] => {
  const { truth: t, text, money } = voice
  const row = (words: string, line: Line, labels: Record<string, string>) => [words, `${text(t.names.carrier().name)}<br>${text(t.prior[line].number)}`, termOf(voice, t.policies[line], '<br>'), Object.entries(labels).filter(([name]) => t.policies[line].limits[name]).map(([name, label]) => `${money(t.policies[line].limits[name]!)} ${label}`).join('<br>')] // biome-ignore format: a row
  return [
    row('Commercial general liability', 'gl', { occurrence: 'each occurrence', aggregate: 'general aggregate', products: 'products aggregate' }),
    row('Commercial automobile', 'auto', { csl: 'combined single limit', perPerson: 'each person', perAccident: 'each accident', damage: 'property damage' }),
    row('Employers liability', 'wc', { accident: 'each accident', disease: 'policy limit', employee: 'each employee' }),
  ] // biome-ignore format: rows
}

/** An umbrella whose schedule of what lies below comes with carriers, numbers, terms and limits before its own. */
// biome-ignore format: a page
export const overOthers: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    return cratedDeclarations('', `${ends(`<b>${voice.carrier('umbrella')}</b>`, `COMMERCIAL ${voice.tick('umbrella.umbrella', 'UMBRELLA')} LIABILITY<br>DECLARATIONS`)}${crate([['Policy number', voice.number('umbrella')], ['Policy period', termTold(voice, 'umbrella')], ['Renewal of', text(t.prior.umbrella.number)]], [['Named insured', insuredTold(voice)], ['Agent', agencyTold(voice)]])}
      <h4>Schedule of underlying insurance</h4>${table('net slim', ['Coverage', 'Insurer and policy number', 'Period', 'Limits'], below(voice))}<h4>Limits of liability of this policy</h4>${leaders([['Each occurrence', voice.limit('umbrella', 'occurrence')], ['Aggregate', voice.limit('umbrella', 'aggregate')], ['Retained limit', retained(voice, 'Nil')]])}<p>Premium ${money(t.policies.umbrella.premium)}. Limits last term: ${money(t.prior.umbrella.limits.occurrence!)} each occurrence, ${money(t.prior.umbrella.limits.aggregate!)} aggregate.</p>`)
  },
}

/** A layer among layers. */
// biome-ignore format: a page
export const amongLayers: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, chance } = voice
    const { umbrella } = t.policies
    const lead = chance.pick([3, 4, 6]) * 1_000_000
    const line = (words: string, limit: number, over: string) => `${padded(words, 46)}${padded(money(limit), 16, true)}   ${over}`
    return cratedDeclarations('', typedBlock(8.5, [voice.carrier('umbrella'), '', `${voice.tick('umbrella.excess', 'EXCESS')} LIABILITY DECLARATIONS`, '', `POLICY NO.     ${voice.number('umbrella')}`, `PERIOD         ${voice.effective('umbrella')} TO ${voice.expiration('umbrella')}`, '', 'NAMED INSURED', ...[voice.insured(), ...voice.insuredAddress()].map((one) => `  ${one}`), '', 'LIMITS OF THIS POLICY', `  EACH OCCURRENCE    ${padded(voice.limit('umbrella', 'occurrence'), 16, true)}`, `  AGGREGATE          ${padded(voice.limit('umbrella', 'aggregate'), 16, true)}`, '', 'SCHEDULE OF UNDERLYING POLICIES', line(`LEAD UMBRELLA ${text(t.names.carrier().name.toUpperCase())}`, lead, `POLICY ${text(t.prior.umbrella.number)}`), line(`PRIMARY GL ${text(t.names.carrier().name.toUpperCase())}`, t.policies.gl.limits.occurrence!, `POLICY ${text(t.prior.gl.number)}`), line(`EMPLOYERS LIAB ${text(t.names.carrier().name.toUpperCase())}`, t.policies.wc.limits.accident!, `POLICY ${text(t.prior.wc.number)}`), '', `PRODUCER  ${voice.producer()}`, ...voice.producerAddress().map((one) => `          ${one}`), '', `PREMIUM ${money(umbrella.premium)}   BROKERAGE 15%`, `QUOTED BUT NOT BOUND: ADDITIONAL ${money(5_000_000)} FOR ${money(Math.round(umbrella.premium * 0.4))}`]))
  },
}

export const layersAmongLayersFamilies: LearnFamily[] = [
  { name: 'hard layers', names: 'kept', style: lessOften(['sans', 'narrow'], [8.5, 9]), papers: { overOthers, amongLayers } },
] // biome-ignore format: a family in a line
