import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { CONDENSED, glForm, retention, table } from './house.ts'

type Row = { coverage: string; carrier: string; number: string; term: string; limits: string[]; premium: string }

/** A summary of insurance across the page: all limits of a policy in one cell, property and other lines among the liability lines. */
export const insuranceSummary: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const shape = chance.pick(['amount first', 'colon', 'dots'])
    const limit = ([words, amount]: [string, string]) => {
      if (shape === 'dots') return `<span class="dots"><span>${words}</span><span>${amount}</span></span>`
      return shape === 'colon' ? `${words}: ${amount}` : `${amount} ${words}`
    }
    voice.notJudged('professional')
    const termOnce = chance.maybe(0.35)
    const lines: Line[] = ['gl', 'auto', 'umbrella', 'wc']
    const liability = lines.map((line) => rowOf(voice, line, limit, termOnce))
    const own = [property(voice, limit), crime(voice, limit), marine(voice, limit)]
    const rows = chance.pick([
      () => [own[0]!, ...liability, own[1]!, own[2]!],
      () => chance.shuffle([...liability, ...own]),
      () => [...liability, ...own],
    ])()
    const period = termOnce
      ? `<p><b>Policy period (all policies, 12:01 a.m. standard time, unless shown otherwise):</b> ${voice.effective('gl')} to ${voice.expiration('gl')}</p>`
      : ''
    const heads = [
      'Coverage',
      'Carrier',
      'Policy Number',
      'Term',
      chance.pick(['Limits / Deductibles', 'Limits of Insurance and Retentions', 'Coverage Terms']),
      'Annual Premium',
    ]
    const body = rows.map((row) => [
      `<b>${row.coverage}</b>`,
      row.carrier,
      row.number,
      row.term,
      row.limits.join('<br>'),
      row.premium,
    ])
    const html = `<div class="mrs"><header><div><h1>${chance.pick(['Summary of Insurance', 'Insurance Program Summary', 'Schedule of Insurance in Force'])}</h1><p>Prepared for <b>${voice.insured()}</b><br>${voice.insuredAddress().join(', ')}</p></div>
<div class="house"><b>${voice.producer()}</b><br>${voice.producerAddress().join('<br>')}<br>Client Service Center</div></header>
${period}<table class="dense"><thead>${table([heads], 'th')}</thead><tbody>${table(body)}</tbody></table>
<p class="small"><sup>1</sup> Policy written by an insurer that the state has not licensed; the guaranty fund does not answer for it. <sup>2</sup> Premium may change by audit. <sup>3</sup> The deductible for wind is a percentage of the values at the location of the loss, not less than ${voice.money(100_000)}.</p>
${chance.maybe(0.7) ? named(voice) : ''}${team(voice)}
<p class="small">This summary is for quick reference. It changes no policy; where the two differ the policy governs. Values were last reported to us on ${voice.date(truth.prior.gl.effective)}.</p></div>`
    return {
      kind: 'schedule',
      feeds: 'fills',
      html,
      css: CSS,
      ...(chance.maybe(0.5) ? { running: 'SUMMARY OF INSURANCE &nbsp;|&nbsp; CONFIDENTIAL' } : {}),
    }
  },
}

function rowOf(voice: Voice, line: Line, limit: (one: [string, string]) => string, termOnce: boolean): Row {
  const { policies } = voice.truth
  const term = `${voice.effective(line)}<br>${voice.expiration(line)}`
  const isSame = termOnce && policies[line].effective === policies.gl.effective
  const naic = voice.chance.maybe(0.4) ? `<br>NAIC ${voice.naic(line)}` : ''
  return {
    coverage: COVERAGE[line](voice),
    carrier: `${voice.carrier(line)}${line === 'umbrella' ? '<sup>1</sup>' : ''}${naic}`,
    number: voice.number(line),
    term: isSame ? '' : term,
    limits: LIMITS[line](voice, limit),
    premium: `${voice.money(policies[line].premium)}${line === 'wc' || line === 'gl' ? '<sup>2</sup>' : ''}`,
  }
}

const COVERAGE: Record<Line, (voice: Voice) => string> = {
  gl: (voice) => voice.chance.pick(['General Liability', 'Commercial General Liability', 'Primary Casualty – GL']),
  auto: (voice) => voice.chance.pick(['Business Auto', 'Automobile', 'Auto Liability and Physical Damage']),
  umbrella: (voice) =>
    voice.tick('umbrella.umbrella', voice.chance.pick(['Umbrella Liability', 'Commercial Umbrella'])),
  wc: (voice) => voice.chance.pick(['Workers’ Compensation / Employers’ Liability', 'Work Comp & EL']),
  professional: () => 'Professional Liability',
}

const LIMITS: Record<Line, (voice: Voice, limit: (one: [string, string]) => string) => string[]> = {
  gl: (voice, limit) => [
    `<i>${glForm(voice, 'Occurrence form', `Claims-made form, retroactive date ${voice.date(voice.truth.prior.gl.effective)}`)}</i>`,
    ...voice
      .limits(
        'gl',
        voice.chance.pick<Record<string, string>>([
          {
            occurrence: 'Each Occurrence',
            aggregate: 'General Aggregate',
            products: 'Products/Completed Operations Aggregate',
            personal: 'Personal & Advertising Injury',
            rented: 'Damage to Premises Rented to You',
            medical: 'Medical Expense, any one person',
          },
          {
            aggregate: 'Gen Agg',
            products: 'Prod/CO Agg',
            personal: 'P&AI',
            occurrence: 'Per Occ',
            rented: 'Fire Legal',
            medical: 'Med Pay',
          },
        ]),
      )
      .map(limit),
    ...(voice.chance.maybe(0.4) ? [voice.tick('gl.perLocation', 'General aggregate applies per location')] : []),
    `Employee benefits (claims-made): ${voice.money(750_000)} each employee, ${voice.money(1_500_000)} aggregate`,
    `Deductible ${voice.money(voice.chance.pick([500, 1500, 7500]))} per claim, property damage only`,
  ],
  auto: (voice, limit) => [
    ...voice
      .limits('auto', {
        csl: 'Combined Single Limit',
        perPerson: 'Bodily Injury, each person',
        perAccident: 'Bodily Injury, each accident',
        damage: 'Property Damage, each accident',
      })
      .map(limit),
    `Liability symbol(s): ${voice.symbols()}`,
    `PIP / UM / UIM: as required by law; UM ${voice.money(60_000)}`,
    `Comprehensive and collision (symbol 7): ACV less ${voice.money(1000)} / ${voice.money(2000)}`,
    `Rental ${voice.money(50)} a day, ${voice.money(1500)} most`,
  ],
  umbrella: (voice, limit) => [
    ...voice.limits('umbrella', { occurrence: 'Each Occurrence', aggregate: 'Aggregate' }).map(limit),
    retention(voice, (amount) => limit(['Self-insured retention', amount])) ||
      'Follows the primary policies listed here',
    'Underlying: GL, auto, employers’ liability',
  ],
  wc: (voice, limit) => [
    `Part One: ${voice.tick('wc.statutory', 'Statutory')} (${voice.text(voice.truth.insured.address.state)})`,
    ...voice
      .limits('wc', {
        accident: 'EL – each accident',
        disease: 'EL – disease, policy limit',
        employee: 'EL – disease, each employee',
      })
      .map(limit),
    `Experience modification ${voice.chance.pick(['0.87', '1.04', '0.93', '1.12'])}`,
  ],
  professional: () => [],
}

const other = (voice: Voice, coverage: string, limits: string[]): Row => {
  const { names, policies } = voice.truth
  const from = policies.gl.effective
  return {
    coverage,
    carrier: voice.text(names.carrier().name),
    number: `${voice.chance.pick(['PR', 'CR', 'IM', 'K'])}${voice.chance.digits(6)}-${voice.chance.digits(2)}`,
    term: `${voice.date(from)}<br>${voice.date(`${Number(from.slice(0, 4)) + 1}${from.slice(4)}`)}`,
    limits,
    premium: voice.money(voice.chance.int(900, 40_000)),
  }
}
const property = (voice: Voice, limit: (one: [string, string]) => string) =>
  other(voice, 'Property', [
    limit([
      'Blanket building and contents',
      voice.money(voice.truth.locations.reduce((sum, { building, contents }) => sum + building + contents, 0)),
    ]),
    limit(['Business income, 12 months', voice.money(voice.chance.int(5, 40) * 50_000)]),
    limit(['Flood, annual aggregate', voice.money(voice.chance.pick([1_000_000, 2_500_000]))]),
    limit(['Each occurrence deductible', voice.money(25_000)]),
    'Wind / hail deductible 2%<sup>3</sup>',
  ])
const crime = (voice: Voice, limit: (one: [string, string]) => string) =>
  other(voice, 'Crime', [
    limit(['Employee theft, each loss', voice.money(400_000)]),
    limit(['Funds transfer fraud', voice.money(150_000)]),
    limit(['Deductible', voice.money(4000)]),
  ])
const marine = (voice: Voice, limit: (one: [string, string]) => string) =>
  other(voice, 'Contractors’ Equipment', [
    limit(['Scheduled items', voice.money(voice.chance.int(20, 200) * 10_000)]),
    limit(['Leased or rented, any one item', voice.money(125_000)]),
  ])

const named = (voice: Voice) => {
  const { names, locations } = voice.truth
  return `<h2>Named insureds</h2><p>${voice.insured()}; ${voice.text(names.business())}; ${voice.text(names.business())}</p><h2>Locations</h2><p>${locations
    .map(({ number, party }) => `${number}. ${voice.address(party.address).join(', ')}`)
    .join('<br>')}</p>`
}
const team = (voice: Voice) =>
  `<h2>Your service team</h2><table class="team">${table([
    ['Certificates and day-to-day questions', voice.reach('contact'), voice.reach('phone'), voice.reach('email')],
    ['Account executive', voice.text(voice.truth.names.person()), '', ''],
    ['Claims advocate', voice.text(voice.truth.names.person()), '', ''],
  ])}</table>`

const CSS = `.mrs, .mrs * { print-color-adjust: exact; -webkit-print-color-adjust: exact } @page { size: 11in 8.5in } .mrs { font: 10px/1.35 ${CONDENSED}; color: #1b2430 } .mrs header { display: flex; justify-content: space-between; border-bottom: 3px solid #234e70; margin-bottom: 8px } .mrs h1 { font-size: 20px; margin: 0; color: #234e70 } .mrs h2 { font-size: 11px; margin: 10px 0 2px; color: #234e70 } .mrs p { margin: 3px 0 } .mrs .house { text-align: right; font-size: 9px }
.mrs table { border-collapse: collapse; width: 100% } .dense th { background: #234e70; color: #fff; font-size: 9px; text-align: left; padding: 3px 5px } .dense td { border: 0.6px solid #8aa; padding: 3px 5px; vertical-align: top; font-size: 9px } .dense td:nth-child(1) { width: 14% } .dense td:nth-child(2) { width: 17% } .dense td:nth-child(3) { width: 13% } .dense td:nth-child(4) { width: 10% } .dense td:nth-child(6) { text-align: right; width: 10% } .dots { display: inline-flex; width: 92%; justify-content: space-between; border-bottom: 0.6px dotted #789 } .mrs .small { font-size: 7.5px } .mrs .team td { padding: 1px 6px 1px 0; width: 25% }`
