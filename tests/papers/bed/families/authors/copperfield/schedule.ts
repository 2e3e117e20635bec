import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { basis, held, isForOwned, retained, someLines, thousands, umbrellaName } from './cells.ts'

/** A column of the schedule: which limit of each line stands in it. */
type Column = { head: string; note: string; of: Partial<Record<Line, string>> }

const WIDE: Column[] = [
  { head: 'EO', note: 'each occurrence', of: { gl: 'occurrence', umbrella: 'occurrence' } },
  { head: 'GA', note: 'general aggregate (GL) or aggregate', of: { gl: 'aggregate', umbrella: 'aggregate' } },
  { head: 'PCO', note: 'products/completed ops aggregate', of: { gl: 'products' } },
  { head: 'PAI', note: 'personal & advertising injury', of: { gl: 'personal' } },
  { head: 'DPR', note: 'damage to premises rented to the insured', of: { gl: 'rented' } },
  { head: 'MX', note: 'medical expense, any one person', of: { gl: 'medical' } },
  { head: 'CSL', note: 'combined single limit', of: { auto: 'csl' } },
  { head: 'BIP', note: 'bodily injury per person', of: { auto: 'perPerson' } },
  { head: 'BIA', note: 'bodily injury per accident', of: { auto: 'perAccident' } },
  { head: 'PD', note: 'property damage', of: { auto: 'damage' } },
  { head: 'ELA', note: 'employers liability, each accident', of: { wc: 'accident' } },
  { head: 'ELP', note: 'employers liability, disease – policy limit', of: { wc: 'disease' } },
  { head: 'ELE', note: 'employers liability, disease – each employee', of: { wc: 'employee' } },
  { head: 'CLM', note: 'each claim', of: { professional: 'claim' } },
  { head: 'AGG', note: 'annual aggregate, all claims', of: { professional: 'aggregate' } },
  { head: 'SIR', note: 'retained limit', of: { umbrella: 'retention', professional: 'retention' } },
]
const SHARED: Column[] = [
  { head: 'Per occ.,<br>accident<br>or claim', note: '', of: { gl: 'occurrence', auto: 'csl', umbrella: 'occurrence', wc: 'accident', professional: 'claim' } },
  { head: 'Aggregate;<br>WC: policy<br>limit, disease', note: '', of: { gl: 'aggregate', umbrella: 'aggregate', wc: 'disease', professional: 'aggregate' } },
  { head: 'Products/CO<br>agg.; WC: each<br>employee', note: '', of: { gl: 'products', wc: 'employee' } },
  { head: 'Pers. &<br>adv. inj.', note: '', of: { gl: 'personal' } },
  { head: 'Rented<br>premises', note: '', of: { gl: 'rented' } },
  { head: 'Med.<br>pay.', note: '', of: { gl: 'medical' } },
  { head: 'Reten-<br>tion', note: '', of: { umbrella: 'retention', professional: 'retention' } },
] // biome-ignore format: a table

/** A schedule of insurance: a row per policy and a column per limit, either with codes and a legend in thousands or with columns that lines share. */
export const schedule: Paper = {
  account: { long: true },
  draw(voice) {
    const { chance, truth } = voice
    const lines = someLines(voice)
    const inThousands = chance.maybe(0.5)
    const has = (column: Column) => lines.some((line) => truth.policies[line].limits[column.of[line] ?? ''])
    const columns = (inThousands ? WIDE : SHARED).filter(has)
    const withPrior = chance.maybe(0.5)
    const withPremium = chance.maybe(0.6)
    const names = namesOf(voice, lines)
    const cell = (line: Line, { of }: Column, index: number) => {
      const write = inThousands ? thousands : voice.money
      if (line === 'auto' && !inThousands && index === 0 && !truth.policies.auto.limits.csl)
        return `BI ${held(voice, 'auto', 'perPerson', write)} pp<br>BI ${held(voice, 'auto', 'perAccident', write)} pa<br>PD ${held(voice, 'auto', 'damage', write)}`
      const name = of[line]
      if (!name) return ''
      return line === 'umbrella' && name === 'retention' ? retained(voice, write) : held(voice, line, name, write)
    }
    const rows = lines.map((line) => {
      const { number } = truth.prior[line]
      return `<tr><td class="l">${names[line]}</td><td class="l">${voice.carrier(line)}</td><td class="l k">${voice.number(line)}${withPrior ? `<br><i>repl. ${voice.text(number)}</i>` : ''}</td><td class="k">${voice.effective(line)}<br>${voice.expiration(line)}</td>
        ${columns.map((column, index) => `<td>${cell(line, column, index)}</td>`).join('')}${withPremium ? `<td>${voice.money(truth.policies[line].premium)}</td>` : ''}</tr>`
    })
    const notes = columns.filter(({ note }) => note).map(({ head, note }) => `<b>${head}</b> ${note}`)
    const perProject = chance.maybe(0.3)
      ? voice.tick('gl.perProject', 'The GL general aggregate applies separately to each project away from premises. ')
      : ''
    const running = chance.maybe(0.4) ? `${voice.producer()} &nbsp;·&nbsp; client schedule` : ''
    return {
      kind: 'schedule',
      feeds: 'fills',
      ...(running ? { running } : {}),
      css: CSS,
      html: `<div class="cs"><table class="top"><tr><td><b class="h">${chance.pick(['SCHEDULE OF INSURANCE', 'INSURANCE SCHEDULE – POLICIES IN FORCE', 'Policies In Force'])}</b><br>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</td>
        <td class="r">${voice.producer()}<br>${voice.producerAddress().join('<br>')}<br>${chance.pick(['Acct mgr', 'Your contact', 'Servicer'])}: ${voice.reach('contact')}, ${voice.reach('phone')}</td></tr></table>
        <table class="grid"><tr><th class="l">Coverage</th><th class="l">${chance.pick(['Company', 'Insurer', 'Mkt'])}</th><th class="l">${chance.pick(['Policy #', 'Pol. No.', 'Number'])}</th><th>Eff.<br>Exp.</th>${columns.map(({ head }) => `<th>${head}</th>`).join('')}${withPremium ? '<th>Annual<br>premium</th>' : ''}</tr>${rows.join('')}</table>
        <p class="n">${inThousands ? 'Limits in thousands of dollars (000 omitted). ' : ''}${notes.join('; ')}${notes.length ? '. ' : ''}${perProject}This schedule shows limits only. The policies govern.</p>
        ${lines.includes('auto') && isForOwned(voice) ? autos(voice) : ''}${premises(voice)}</div>`,
    }
  },
}

function namesOf(voice: Voice, lines: Line[]): Partial<Record<Line, string>> {
  const { chance } = voice
  const deductible = chance.maybe(0.4) ? `<br>ded. ${voice.money(chance.pick([500, 1000, 2500]))}` : ''
  const words: Record<Line, () => string> = {
    gl: () =>
      `${chance.pick(['General Liability', 'CGL', 'Comm. Gen. Liab.'])}<br>${basis(voice, '(occurrence)', '(claims-made)')}${deductible}`,
    auto: () => `${chance.pick(['Business Auto', 'Comm. Auto', 'Automobile'])}<br>sym. ${voice.symbols()}`,
    umbrella: () => umbrellaName(voice),
    wc: () => `${chance.pick(["Workers' Comp.", 'WC / EL'])}<br>${voice.tick('wc.statutory', 'WC: statutory')}`,
    professional: () => chance.pick(['Professional Liab.', 'E&amp;O (claims-made)']),
  }
  return Object.fromEntries(lines.map((line) => [line, words[line]()]))
}

/** Autos with the costs and deductibles of the damage they may suffer themselves. */
function autos(voice: Voice): string {
  const { chance, truth } = voice
  const [comprehensive, collision] = [chance.pick([250, 500, 1000]), chance.pick([500, 1000, 2500])]
  const rows = truth.vehicles.map(
    ({ number, year, make, model, vin, cost }) =>
      `<tr><td>${number}</td><td class="l">${year} ${make} ${model}</td><td class="l">${vin}</td><td>${voice.money(cost)}</td><td>${comprehensive}</td><td>${collision}</td></tr>`,
  )
  return `<h3>Autos on file</h3><table class="grid"><thead><tr><th>Unit</th><th class="l">Description</th><th class="l">VIN</th><th>Cost new</th><th>Comp ded</th><th>Coll ded</th></tr></thead>${rows.join('')}</table>`
}

function premises(voice: Voice): string {
  if (voice.chance.maybe(0.5)) return ''
  const rows = voice.truth.locations.map(
    ({ number, party, building, contents }) =>
      `<tr><td>${number}</td><td class="l">${voice.address(party.address).join(', ')}</td><td>${voice.money(building)}</td><td>${voice.money(contents)}</td></tr>`,
  )
  return `<h3>Locations and values reported to us</h3><table class="grid"><thead><tr><th>Loc</th><th class="l">Where</th><th>Bldg</th><th>BPP</th></tr></thead>${rows.join('')}</table>`
}

const CSS = `.cs{font:7.5px 'Liberation Sans',sans-serif;color:#111}.cs table{border-collapse:collapse;width:100%;font-size:inherit}.cs .h{font-size:13px}.cs .top td{border:0;vertical-align:top;font-size:9px;padding:0 0 10px}.cs .top .r{text-align:right}
.cs .grid td,.cs .grid th{border:.5px solid #777;padding:2px 3px;text-align:right;font-weight:normal;vertical-align:top}.cs .grid th{background:#dde6ef;font-weight:bold;vertical-align:bottom}.cs .grid .l{text-align:left}.cs .n{font-size:7px;margin:6px 0 14px}.cs h3{font-size:10px;margin:14px 0 3px}.cs .grid .k{white-space:nowrap}.cs tr{break-inside:avoid}`
