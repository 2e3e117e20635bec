import type { LearnFamily, Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { withGreeting } from '../enclosures/greeting-and-privacy.ts'
import { inLines } from '../kit/blocks.ts'
import { clauses, formAndDateFoot } from '../kit/fine-print.ts'
import { agencyTold, homeOffice, insuredSplitAtWords } from '../kit/parties.ts'
import { declarations, newPage } from '../kit/sheets.ts'
import { thirdInCapitals } from '../kit/styles.ts'
import { tableHead, tableRow, tableRows } from '../kit/tables.ts'
import { triggersInBrackets } from '../kit/terms.ts'

/** Owners of buildings: the kinds of limits stand side by side as heads, with one row of amounts below them. */
const lessorsRisk: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const limits = voice.limits('gl', {
      occurrence: 'Each<br>Occurrence',
      aggregate: 'General<br>Aggregate',
      products: 'Products–<br>Completed Ops<br>Aggregate',
      personal: 'Personal and<br>Advertising Injury',
      rented: 'Damage to<br>Rented Premises',
      medical: 'Medical Expense<br>Any One Person',
    })
    const places = truth.locations.map((one) => [
      one.number,
      voice.address(one.party.address).join(', '),
      one.classCode,
      text(one.classification),
      money(one.premium),
    ])
    return declarations(
      `<div class="lr-h"><div>${voice.carrier('gl')}</div><div>Liability Declarations – Lessor’s Risk</div></div><div class="lr-g"><div class="lr-c">Policy No.</div><div>${voice.number('gl')}</div><div class="lr-c">Effective</div><div>${voice.effective('gl')}</div><div class="lr-c">Expiration</div><div>${voice.expiration('gl')}</div><div class="lr-c">Named Insured</div><div>${insuredSplitAtWords(voice)}</div><div class="lr-c">Agent</div><div>${agencyTold(voice)}</div><div class="lr-c">Agent Phone</div><div>${voice.reach('phone')}</div></div>
      <p><b>Limits of Insurance</b> &nbsp; ${triggersInBrackets(voice)}</p><table class="lr-l">${tableHead(...limits.map(([label]) => label))}${tableRow(...limits.map(([, amount]) => amount))}</table>${chance.maybe(0.6) ? `<p>The General Aggregate limit applies separately to each ${voice.tick('gl.perLocation', 'location')} listed.</p>` : ''}<table class="lr-p">${tableHead('Loc', 'Premises you own and lease to others', 'Class', 'Description', 'Premium')}${tableRows(places)}</table><p>Tenants must carry liability insurance of at least ${money(1_000_000)} per occurrence and name you as an additional insured. Water damage deductible ${money(2500)}.</p>${clauses(voice, 3)}<p>${homeOffice(voice)}</p>${formAndDateFoot(voice, 'LRO 2')}`,
      '.lr-h { display: flex; justify-content: space-between; font-weight: bold; font-size: 1.15em } .lr-g { display: grid; grid-template-columns: auto 1fr auto 1fr auto 1fr; border-top: 0.7pt solid #222 } .lr-g > div { border-bottom: 0.7pt solid #222; padding: 3pt } .lr-c { print-color-adjust: exact; background: #e6ebf0; font-size: 0.85em } .lr-l th, .lr-l td { border: 0.7pt solid #222; text-align: center; vertical-align: bottom } .lr-l th { font-weight: normal; font-size: 0.82em } .lr-p th { border-bottom: 0.5pt solid #222 } .lr-p td:last-child, .lr-p th:last-child { text-align: right }',
    )
  },
}

/** A form printed in advance, its spaces filled by a line printer that does not quite meet them. */
const preprinted: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const drift = chance.int(-2, 4)
    const typed = (words: string) => `<span class="pf-v" style="left:${4 + drift}pt">${words}</span>`
    const box = (span: number, height: number, label: string, words: string) =>
      `<div style="grid-column:span ${span};height:${height}pt"><small>${label}</small>${typed(words)}</div>`
    const limit = (label: string, name: string) =>
      gl.limits[name] ? `<div class="pf-m"><span>${label}</span><span>$</span><b>${voice.limit('gl', name).replace(/^\$ ?/, '')}</b></div>` : '' // biome-ignore format: a row
    return declarations(
      `<div class="pf-t">${voice.carrier('gl')}<small>${homeOffice(voice)}</small></div><div class="pf-d">DECLARATIONS – COMMERCIAL GENERAL LIABILITY</div><div class="pf">${box(3, 26, 'POLICY NUMBER', voice.number('gl'))}${box(3, 26, 'RENEWAL OF NUMBER', text(truth.prior.gl.number))}${box(3, 84, 'NAMED INSURED AND MAILING ADDRESS', insuredSplitAtWords(voice))}${box(3, 84, 'PRODUCER', agencyTold(voice))}${box(2, 26, 'POLICY PERIOD – FROM', voice.effective('gl'))}${box(2, 26, 'TO', voice.expiration('gl'))}${box(2, 26, '12:01 A.M. STANDARD TIME AT THE', 'ADDRESS OF THE INSURED')}${box(6, 26, 'BUSINESS OF THE INSURED', text(truth.locations[0]!.classification).toUpperCase())}</div>
      <div class="pf-d">LIMITS OF INSURANCE</div>${limit('General Aggregate Limit (Other Than Products–Completed Operations)', 'aggregate')}${limit('Products–Completed Operations Aggregate Limit', 'products')}${limit('Personal and Advertising Injury Limit', 'personal')}${limit('Each Occurrence Limit', 'occurrence')}${limit('Damage to Premises Rented to You Limit – Any One Premises', 'rented')}${limit('Medical Expense Limit – Any One Person', 'medical')}<table class="pf-k">${tableHead('CLASSIFICATION', 'CODE NO.', 'PREMIUM BASIS', 'RATE', 'ADVANCE PREMIUM')}${tableRows(truth.locations.map((one) => [text(one.classification), one.classCode, one.exposure.toLocaleString('en-US'), one.rate, money(one.premium)]))}</table><p>Forms and endorsements applicable: ${truth.forms.map((one) => one.number).join(', ')}</p>${clauses(voice, 2)}<p>Countersigned ____________________ By ____________________</p>${formAndDateFoot(voice, 'GL 150')}`,
      ".pf-t { font-size: 1.2em; text-align: center } .pf-t small { display: block; font-size: 0.7em } .pf-d { print-color-adjust: exact; background: #222; color: #fff; text-align: center; font-weight: bold; margin-top: 6pt } .pf { display: grid; grid-template-columns: repeat(6, 1fr) } .pf > div { border: 0.5pt solid #222; position: relative; padding: 1pt 3pt } .pf small { font-size: 6pt } .pf-v { position: absolute; top: 10pt; width: calc(100% - 8pt); font: 8pt/1.15 'DejaVu Sans Mono', monospace } .pf-m { display: grid; grid-template-columns: 1fr 12pt 80pt; border: 0.5pt solid #222; border-top: 0; padding: 1.5pt 3pt } .pf-m b { font: 8.5pt 'DejaVu Sans Mono', monospace; text-align: right } .pf-k td { font: 8pt 'DejaVu Sans Mono', monospace }",
    )
  },
}

const section = (title: string, facts: string, limits: [string, string][]) =>
  `<div class="ac-s"><h4>${title}</h4><p>${facts}</p><table>${tableRows(limits.map(([label, amount]) => [label, amount]))}</table></div>`

/** Several policies of one group of companies, each with its own number and company, in blocks that run over two columns. */
const accountPages: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const brand = text(truth.policies.gl.carrier.name.split(' ')[0]!)
    const kinds = ['Casualty Insurance Co.', 'Commercial Insurance Company', 'Select Insurance Company']
    for (const policy of Object.values(truth.policies))
      policy.carrier = { ...policy.carrier, name: `${brand} ${chance.pick(kinds)}` }
    const facts = (line: 'gl' | 'auto' | 'umbrella' | 'wc') =>
      `${voice.carrier(line)}<br>Policy ${voice.number(line)}<br>${voice.effective(line)} to ${voice.expiration(line)}`
    const { retention } = truth.policies.umbrella.limits
    if (retention) voice.tick('umbrella.retention', '')
    const blocks = chance.shuffle([
      section('Commercial General Liability', facts('gl'), voice.limits('gl', { occurrence: 'Each occurrence', aggregate: 'General aggregate', products: 'Products aggregate', personal: 'Personal &amp; advertising injury', rented: 'Rented premises', medical: 'Medical expense' })),
      section('Commercial Automobile', `${facts('auto')}<br>Liability symbols ${voice.symbols()}`, [...voice.limits('auto', { csl: 'Liability, each accident', perPerson: 'Bodily injury, each person', perAccident: 'Bodily injury, each accident', damage: 'Property damage, each accident' }), ['Medical payments', money(5000)], ['Collision deductible', money(1000)]]),
      section('Workers’ Compensation', `${facts('wc')}<br>States: ${truth.insured.address.state}`, voice.limits('wc', { accident: 'Employers’ liability, each accident', disease: 'Disease, policy limit', employee: 'Disease, each employee' })),
      section(`Commercial ${voice.tick('umbrella.umbrella', 'Umbrella')}`, facts('umbrella'), voice.limits('umbrella', { occurrence: 'Each occurrence', aggregate: 'Aggregate', retention: 'Self-insured retention' })),
    ]) // biome-ignore format: a table
    return declarations(
      `<div class="ac-h"><b>${brand} Companies</b><span>Account declarations</span></div><table><tr><td class="ac-w">Insured<br>${insuredSplitAtWords(voice)}</td><td class="ac-w">Represented by<br>${agencyTold(voice)}<br>${voice.reach('phone')}</td></tr></table><p>Account ${chance.digits(8)}. Each block below is a policy of its own, written by the company named in it.</p><div class="ac">${blocks.join('')}</div>${clauses(voice, 4)}${newPage}<h4>Premium by policy</h4><table>${tableHead('Policy', 'Annual premium')}${tableRows(
        [
          ['General liability', money(truth.policies.gl.premium)],
          ['Automobile', money(truth.policies.auto.premium)],
          ['Workers’ compensation', money(truth.policies.wc.premium)],
          ['Umbrella', money(truth.policies.umbrella.premium)],
        ],
      )}</table>${formAndDateFoot(voice, 'ACCT-1')}`,
      '.ac-h { display: flex; justify-content: space-between; font-size: 1.4em; border-bottom: 1.5pt solid #463 } .ac-w { width: 50% } .ac { columns: 2; column-gap: 16pt } .ac-s { break-inside: avoid; border: 0.6pt solid #786; padding: 4pt 6pt; margin-bottom: 8pt } .ac-s h4 { margin: 0 } .ac-s p { margin: 3pt 0 } .ac-s table { margin: 0 } .ac-s td { padding: 1pt 0 } .ac-s td:last-child { text-align: right }',
    )
  },
}

/** Liquor liability alone, whose limits are those of no row of the form but the other one. */
export const liquor: Paper = {
  draw: (voice: Voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    return declarations(
      `<h3 style="text-align:center">LIQUOR LIABILITY COVERAGE PART DECLARATIONS</h3><p>${text(gl.carrier.name)}, ${homeOffice(voice)}</p><table class="lq">${tableRow('Policy Number', text(gl.number))}${tableRow('Policy Period', `${date(gl.effective)} to ${date(gl.expiration)}, 12:01 A.M.`)}${tableRow('Named Insured and Mailing Address', insuredSplitAtWords(voice))}${tableRow('Agent', agencyTold(voice))}${tableRow('Business', chance.pick(['Tavern', 'Restaurant with bar', 'Caterer', 'Package store']))}</table><p><b>LIMITS OF INSURANCE</b></p><table class="lq">${tableRow('Each Common Cause Limit', money(gl.limits.occurrence!))}${tableRow('Aggregate Limit', money(gl.limits.aggregate!))}</table><p>General liability is not provided by this policy.</p><p>${inLines('Premium basis: receipts', `Alcohol receipts ${money(chance.int(50, 900) * 1000)}`, `Advance premium ${money(gl.premium)}`)}</p>${clauses(voice, 4)}${formAndDateFoot(voice, 'LL DS 03')}`,
      '.lq td { border: 0.5pt solid #444 } .lq td:first-child { width: 40% }',
    )
  },
}

export const lessorsAndPreprintedFamilies: LearnFamily[] = [
  { name: 'lessors', style: thirdInCapitals(['sans', 'narrow'], 8, 9), papers: { lessorsRisk: withGreeting(lessorsRisk) } },
  { name: 'form printed in advance', style: thirdInCapitals(['sans'], 8, 8.5), papers: { preprinted: withGreeting(preprinted) } },
  { name: 'account of companies', style: thirdInCapitals(['sans', 'modern', 'serif'], 8, 9, { capitals: false }), papers: { accountPages: withGreeting(accountPages) } },
] // biome-ignore format: a family in a line
