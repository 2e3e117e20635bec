import type { Drawn } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { spread, termOf } from './terms.ts'
import { calling, umbrellaWords } from './words.ts'

const UNDER: Record<string, [Line, string[]]> = {
  'General Liability': ['gl', ['occurrence', 'aggregate', 'products']],
  'Professional Liability (claims-made)': ['professional', ['claim', 'aggregate']],
  'Employers Liability': ['wc', ['accident', 'disease', 'employee']],
  'Hired and Non-Owned Automobile': ['auto', ['csl', 'perPerson', 'perAccident', 'damage']],
}
const CALLED: Record<string, string> = {
  occurrence: 'Each occurrence',
  claim: 'Each claim',
  aggregate: 'Aggregate',
  products: 'Products aggregate',
  accident: 'Each accident',
  disease: 'Disease, policy',
  employee: 'Disease, each employee',
  csl: 'Single limit',
  perPerson: 'Each person',
  perAccident: 'Each accident',
  damage: 'Property damage',
}

/** Umbrella or excess declarations of a school or clinic, with what must be kept beneath them. */
export function umbrellaPage(voice: Voice): Drawn {
  const { chance, truth } = voice
  const isExcess = chance.maybe(0.35)
  const called = isExcess
    ? voice.tick('umbrella.excess', chance.pick(['Excess Liability', 'Follow-Form Excess Liability']))
    : voice.tick('umbrella.umbrella', chance.pick(['Umbrella Liability', 'Commercial Umbrella']))
  const term = termOf(voice, ['umbrella'], chance.maybe(0.5))
  const words = umbrellaWords(chance)
  const isDeductible = chance.maybe(0.2)
  if (isDeductible) words.retention = 'Deductible, each occurrence'
  const limits = voice.limits('umbrella', words)
  if (truth.policies.umbrella.limits.retention) voice.tick(isDeductible ? 'umbrella.deductible' : 'umbrella.retention', '')
  const beneath = chance.shuffle(Object.keys(UNDER)).map((name) => {
    const [line, kept] = UNDER[name]!
    const other = truth.prior[line]
    const amounts = kept.filter((one) => other.limits[one]).map((one) => `${CALLED[one]} ${voice.money(other.limits[one]!)}`)
    return [name, voice.text(truth.names.carrier().name), chance.maybe(0.5) ? voice.text(other.number) : 'On file', amounts.join('<br>')]
  })
  const table = (rows: string[][], head?: string[]) =>
    `<table>${head ? `<tr>${head.map((one) => `<th>${one}</th>`).join('')}</tr>` : ''}${rows.map((row) => `<tr>${row.map((one) => `<td>${one}</td>`).join('')}</tr>`).join('')}</table>`
  const under = `<h2>${chance.pick(['Schedule of Underlying Insurance', 'What Must Be Kept Beneath This Policy', 'Scheduled Primary Policies (minimum limits)'])}</h2>${table(beneath, ['Kind', 'Company', 'Number', 'Limits required'])}`
  const insured = [voice.insured(), ...voice.insuredAddress()].join('<br>')
  const agent = [voice.producer(), ...voice.producerAddress()].join('<br>')
  const period = chance.pick([`${term.from} to ${term.to}`, `From ${term.from}, to ${term.to}, 12:01 a.m. standard time at the address of the insured`, `Begins ${term.from} &nbsp; Ends ${term.to}`])
  const named: [string, string][] = [
    [chance.pick(['Named Insured', 'The Insured', 'Policyholder']), insured],
    [chance.pick(['Policy Period', 'Term', 'When this policy applies']), period],
    [chance.pick(['Policy Number', 'Number']), term.number],
    [chance.pick(['Producer', 'Agent', 'Delivered through']), agent],
  ]
  const premium: [string, string] = ['Premium', `${voice.money(truth.policies.umbrella.premium)} (of which terrorism ${voice.money(chance.int(10, 300))})`]
  const exclusions = `<p>Not followed: ${chance.some(['abuse or molestation', 'employment practices', 'network security', 'asbestos', 'professional services', 'pollution', 'uninsured motorists'], 4).join('; ')}. Crisis response within the policy: ${voice.money(chance.pick([25_000, 50_000, 75_000]))} in all, in addition to nothing.</p>`
  const draws = [
    () => {
      const items = [...named, ['Limits of Insurance', table(limits)], premium] as [string, string][]
      const shown = items.map(([label, value], index) => `<div class="item"><b>Item ${index + 1}. ${label}</b><div>${value}</div></div>`)
      return `${shown.join('')}${under}${exclusions}`
    },
    () => `<div class="cols"><div>${named.map(([label, value]) => `<p><small>${label}</small><br>${value}</p>`).join('')}</div><aside>${limits.map(([label, value]) => `<p>${label}<br><b>${value}</b></p>`).join('')}</aside></div>${exclusions}${under}<p>${premium.join(': ')}</p>`,
    () => `<p>In return for the premium of ${voice.money(truth.policies.umbrella.premium)} we agree with ${insured.replaceAll('<br>', ', ')} as follows. This policy, number ${term.number}, runs from ${term.from} to ${term.to}. ${limits.map(([label, value]) => `${label}: ${value}.`).join(' ')}</p>${under}${exclusions}<p>Agent: ${agent.replaceAll('<br>', ', ')}</p>`,
  ]
  const head = `<header><b>${term.carrier}</b>${term.naic ? ` <small>NAIC ${term.naic}</small>` : ''}<h1>${chance.maybe(0.5) ? spread(called) : called}</h1><small>${calling(voice)}</small></header>`
  return {
    kind: 'declarations',
    feeds: 'fills',
    html: `${head}${chance.pick(draws)()}`,
    css: `*{box-sizing:border-box}body{padding-right:2px;font:${chance.pick([12, 13])}px ${voice.style.font}}h1{font-size:16px}h2{font-size:12px;border-bottom:1px solid}.item{border:1px solid;margin-top:-1px;padding:5px;display:flex;gap:16px}.item b{width:34%}
.cols{display:grid;grid-template-columns:2fr 1fr;gap:20px}aside{background:#eee;padding:8px;border-left:4px solid}table{width:100%;border-collapse:collapse}td,th{padding:3px;text-align:left;vertical-align:top;border-bottom:1px solid #999}`,
  }
} // biome-ignore format: lists
