import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { dashed, from, limit, long, plainNumber, slash, to, trigger } from './tools.ts'

const CSS = `.sc{font:9.8px 'DejaVu Sans Condensed','Liberation Sans',sans-serif}.sc header{display:grid;grid-template-columns:1fr 1fr;gap:20px;margin-bottom:12px}.sc h2{font:bold 15px 'DejaVu Serif',serif;margin:0 0 2px;grid-column:span 2;border-bottom:2px solid #7a3b12;color:#7a3b12}
.sc table{border-collapse:collapse;width:100%;table-layout:fixed}.sc th,.sc td{padding:4px 5px;border-bottom:1px solid #bbb;vertical-align:top;overflow-wrap:anywhere}.sc th{background:#f1e5da;text-align:left}.sc td:first-child{width:17%;color:#7a3b12}.sc tr.band td{color:#7a3b12;border-top:2px solid #7a3b12;letter-spacing:1px;padding:2px 5px}.sc sup{font-size:7px}.sc .foot{font-size:9px;margin-top:8px}.sc .foot p{margin:2px 0}`
const LINES: Line[] = ['gl', 'auto', 'umbrella', 'wc', 'professional']

/** A nonprofit's insurance by its broker: one column for each line of business, rows that mean another limit in each column. */
export const schedule: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const date = chance.pick([slash, dashed, long])
    const print = chance.pick([plainNumber, (amount: number) => `$${plainNumber(amount)}`])
    const shown = LINES.filter((line) => line === 'gl' || line === 'auto' || chance.maybe(0.75))
    const order = chance.maybe(0.5) ? shown : chance.shuffle(shown)
    const titles: Record<Line, () => string> = {
      gl: () => chance.pick(['General Liability', 'Comm’l General Liability', 'CGL']),
      auto: () => chance.pick(['Automobile', 'Business Auto', 'Auto Liability']),
      umbrella: () => voice.tick('umbrella.umbrella', chance.pick(['Umbrella', 'Umbrella Liability'])),
      wc: () => chance.pick(['Workers’ Comp. & E.L.', 'W.C. / Employers Liability']),
      professional: () => chance.pick(['Social Service Professional', 'Professional (claims-made)']),
    }
    const row = (label: string, cell: (line: Line) => string) =>
      `<tr><td>${label}</td>${order.map((line) => `<td>${cell(line)}</td>`).join('')}</tr>`
    const band = (words: string) => `<tr class="band"><td colspan="${order.length + 1}">${words}</td></tr>`
    const value = amounts(voice, print)
    const contract = [
      row(chance.pick(['Company', 'Carrier', 'Written by']), voice.carrier),
      ...(chance.maybe(0.7) ? [row('Company no.<sup>1</sup>', voice.naic)] : []),
      row(chance.pick(['Policy', 'Contract no.', 'Policy no.']), voice.number),
      ...(chance.maybe(0.5) ? [row('Replaces', (line) => truth.prior[line].number)] : []),
      ...chance.pick([
        () => [row('Incepts', (line) => from(voice, line, date)), row('Expires', (line) => to(voice, line, date))],
        () => [row('Term', (line) => `${from(voice, line, date)} to<br>${to(voice, line, date)}`)],
      ])(),
    ]
    const limits = [
      row('Form', (line) =>
        line === 'gl'
          ? trigger(voice, 'Occurrence', 'Claims-made')
          : line === 'auto'
            ? `Symbol(s) ${voice.symbols()}`
            : line === 'wc'
              ? `${voice.tick('wc.statutory', 'Statutory')}, ${truth.insured.address.state}`
              : line === 'umbrella'
                ? voice.tick('umbrella.occurrence', 'Occurrence')
                : 'Claims-made',
      ),
      row('Each occurrence, accident or claim', value.each),
      row('Aggregate for the year', value.aggregate),
      row('Products & completed operations', value.products),
      row('Personal & advertising injury', value.personal),
      row('Rented premises / medical', value.small),
      row('Disease: policy / each employee', value.disease),
      row('Deductible (D) or self-insured (S)<sup>2</sup>', value.borne),
    ]
    const cost = row('Annual cost', (line) => `$${plainNumber(truth.policies[line].premium)}`)
    const body = chance.maybe(0.5)
      ? [band('THE CONTRACTS'), ...contract, band('LIMITS IN FORCE'), ...limits, band('COST'), cost]
      : [...contract, cost, ...limits]
    // biome-ignore format: a page
    const html = `<div class="sc"><header><h2>${chance.pick(['Schedule of Insurance', 'Insurance in Force', 'Summary of Insurance'])}</h2>
<div><b>${voice.insured()}</b><br>${voice.insuredAddress().join('<br>')}</div><div>Prepared by ${voice.producer()}<br>${voice.producerAddress().join('<br>')}<br>${voice.reach('contact')} · ${voice.reach('phone')} · ${voice.reach('email')}</div></header>
<table><tr><th style="width:17%"></th>${order.map((line) => `<th>${titles[line]()}</th>`).join('')}</tr>${body.join('')}</table>
<div class="foot"><p><sup>1</sup> As filed with the National Association of Insurance Commissioners.</p><p><sup>2</sup> D is paid by the company and billed back; S is paid by you first.</p>
<p>Placed through ${voice.text(truth.wholesaler.name)}, program administrator. Not carried by this account: ${listOf(chance.some(['cyber', 'pollution', 'directors and officers', 'flood', 'fiduciary'], 3))}. Your funding agreement calls for ${print(7_500_000)} of abuse liability, which we could not obtain.</p><p>This summary does not change any policy.</p></div></div>`
    return { kind: 'schedule', feeds: 'fills', html, css: CSS }
  },
}

const listOf = (words: string[]) => words.join(', ')
const NONE = '—'

function amounts(voice: Voice, print: (amount: number) => string) {
  const { chance, truth } = voice
  const of = (line: Line, name: string) => limit(voice, line, name, print, 'Excluded')
  const auto = truth.policies.auto.limits
  const retention = truth.policies.umbrella.limits.retention ?? 0
  const basis = chance.pick([
    () => '',
    () => ` ${voice.tick('gl.perLocation', 'each location')}`,
    () => ` ${voice.tick('gl.perPolicy', 'per policy')}`,
  ])()
  const each: Record<Line, () => string> = {
    gl: () => of('gl', 'occurrence'),
    auto: () =>
      auto.csl
        ? `${of('auto', 'csl')} CSL`
        : `BI ${of('auto', 'perPerson')} person<br>BI ${of('auto', 'perAccident')} accident<br>PD ${of('auto', 'damage')} accident`,
    umbrella: () => of('umbrella', 'occurrence'),
    wc: () => `${of('wc', 'accident')} each accident`,
    professional: () => print(truth.policies.professional.limits.claim ?? 0),
  }
  return {
    each: (line: Line) => each[line](),
    aggregate: (line: Line) =>
      line === 'gl'
        ? `${of('gl', 'aggregate')}${basis}`
        : line === 'umbrella'
          ? of('umbrella', 'aggregate')
          : line === 'professional'
            ? print(truth.policies.professional.limits.aggregate ?? 0)
            : NONE,
    products: (line: Line) => (line === 'gl' ? of('gl', 'products') : NONE),
    personal: (line: Line) => (line === 'gl' ? of('gl', 'personal') : NONE),
    small: (line: Line) => (line === 'gl' ? `${of('gl', 'rented')} / ${of('gl', 'medical')}` : NONE),
    disease: (line: Line) => (line === 'wc' ? `${of('wc', 'disease')} / ${of('wc', 'employee')}` : NONE),
    borne: (line: Line) => {
      if (line === 'umbrella' && retention)
        return `${of('umbrella', 'retention')} ${voice.tick('umbrella.retention', 'S')}`
      if (line === 'professional') return `${print(truth.policies.professional.limits.retention ?? 0)} S`
      return line === 'gl' ? `${print(chance.pick([750, 1250]))} D` : NONE
    },
  }
}
