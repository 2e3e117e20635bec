import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { BASE, cells, conditions, millionsInWords } from './words.ts'

/** Umbrella declarations: its own limits in words and figures, and the policies below it, which are not this document's. */
export const umbrellaPolicy: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { umbrella } = truth.policies
    const { occurrence = 0, retention = 0 } = umbrella.limits
    const each = chance.maybe(0.5)
      ? `${voice.limit('umbrella', 'occurrence')} &nbsp;<i>(${millionsInWords(occurrence)})</i>`
      : voice.limit('umbrella', 'occurrence')
    const retained = retention
      ? `<tr><td>${voice.limit('umbrella', 'retention')}</td><td>${voice.tick('umbrella.retention', chance.pick(['Self-insured retention, each occurrence', 'Retained limit (S.I.R.) where no underlying insurance applies']))}</td></tr>`
      : ''
    const title = voice.tick('umbrella.umbrella', chance.pick(['Commercial Umbrella Liability', 'UMBRELLA LIABILITY']))
    const inHead = chance.maybe(0.4)
    const number = voice.number('umbrella')
    const items = [
      `<li><b>Named Insured</b><p>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</p></li>`,
      `<li><b>Policy Period</b><p>${voice.effective('umbrella')} until ${voice.expiration('umbrella')}, both at 12:01 in the morning</p></li>`,
      `<li><b>Limits of Insurance</b><table class="lim"><tr><td>${each}</td><td>Each occurrence</td></tr><tr><td>${voice.limit('umbrella', 'aggregate')}</td><td>${chance.pick(['Aggregate, where it applies', 'Annual aggregate'])}</td></tr>${retained}<tr><td>${voice.money(chance.pick([125_000, 250_000]))}</td><td>Crisis response, within the limits above</td></tr></table></li>`,
      `<li><b>Premium</b><p>${voice.money(umbrella.premium)} ${chance.pick(['flat', `adjustable at ${chance.int(2, 9)}.${chance.digits(2)} per 1,000 of sales`])}; minimum ${voice.money(500)}</p></li>`,
      `<li><b>Schedule of Underlying Insurance</b> – you promise to keep these in force${underlying(voice)}</li>`,
      `<li><b>Agent</b><p>${voice.producer()}, ${voice.producerAddress().join(', ')} (${truth.producer.code})</p></li>`,
      `<li><b>Forms</b><p>${truth.forms.map((form) => form.number).join(', ')}</p></li>`,
    ]
    const order = chance.pick([
      [0, 1, 2, 3, 4, 5, 6],
      [0, 5, 1, 4, 2, 3, 6],
      [5, 0, 1, 2, 4, 6, 3],
    ])
    return {
      kind: 'declarations',
      feeds: 'fills',
      html: `<div class="sc um"><div class="c"><div class="co">${voice.carrier('umbrella')}</div><small>${voice.address(umbrella.carrier.address).join(' · ')}</small><h1>${title}<br>Declarations</h1>${inHead ? '' : `<p>Policy ${number}</p>`}<p><small>replacing ${truth.prior.umbrella.number}</small></p></div>
<ol>${order.map((at) => items[at]).join('')}</ol>
<section class="new"><h3>Conditions</h3>${conditions(voice, chance.int(9, 15))}</section></div>`,
      css: `${BASE}
.um{font:9.5pt 'DejaVu Serif',serif}.um .c{text-align:center}.um .co{font-size:14pt;font-variant:small-caps}.um h1{font-size:14pt;border-top:1px solid #000;border-bottom:1px solid #000;padding:6px}
.um .lim td:first-child{width:48%;text-align:right}.um li{margin-bottom:6px}.um .und td,.um .und th{border:1px solid #555;font-size:7.5pt}.um .two{font-size:7.5pt}`,
      ...(inHead ? { running: `<div style="text-align:center">Policy number ${number}</div>` } : {}),
    }
  },
}

function underlying(voice: Voice): string {
  const { truth, chance, money } = voice
  const { gl, auto, wc } = truth.policies
  const row = (what: string, policy: typeof gl, limits: string) =>
    cells(
      'td',
      what,
      `${voice.text(policy.carrier.name)}<br>${policy.number}<br>${voice.date(policy.effective)}–${voice.date(policy.expiration)}`,
      limits,
    )
  const autoLimits = auto.limits.csl
    ? `${money(auto.limits.csl)} combined`
    : `${money(auto.limits.perPerson!)} / ${money(auto.limits.perAccident!)} / ${money(auto.limits.damage!)}`
  const rows = [
    row(
      'General liability',
      gl,
      `${money(gl.limits.occurrence!)} each occurrence<br>${money(gl.limits.aggregate!)} general aggregate<br>${money(gl.limits.products!)} products aggregate`,
    ),
    row('Auto liability', auto, autoLimits),
    row(
      'Employers liability',
      wc,
      `${money(wc.limits.accident!)} accident<br>${money(wc.limits.disease!)} disease, policy<br>${money(wc.limits.employee!)} disease, employee`,
    ),
    cells('td', 'Liquor liability', chance.pick(['None', 'Not scheduled']), ''),
  ]
  return `<table class="und"><tr><th>Type</th><th>Insurer, policy, period</th><th>Limits</th></tr>${rows.join('')}</table>`
}

const WORDS: Record<'gl' | 'umbrella', Record<string, string>> = {
  gl: {
    occurrence: 'Each occurrence',
    aggregate: 'General aggregate',
    products: 'Products–completed operations aggregate',
    personal: 'Personal and advertising injury',
    rented: 'Damage to premises rented to you',
    medical: 'Medical expense (any one person)',
  },
  umbrella: { occurrence: 'Each occurrence', aggregate: 'Aggregate' },
}
const CORE = ['occurrence', 'aggregate', 'products', 'personal']

function keptLimits(voice: Voice): string {
  return `<p>All other limits stay as they were: ${WORDS.gl.rented} ${voice.limit('gl', 'rented')}; ${WORDS.gl.medical} ${voice.limit('gl', 'medical')}.</p>`
}

function keptRetention(voice: Voice): string {
  if (!voice.truth.policies.umbrella.limits.retention) return ''
  return `<p>The ${voice.tick('umbrella.retention', 'self-insured retention')} of ${voice.limit('umbrella', 'retention')} is not changed.</p>`
}

/** A change endorsement: what each limit was and what it is from the day of the change, sometimes with a new address. */
export const limitsChange: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const line = chance.maybe(0.7) ? 'gl' : 'umbrella'
    const policy = truth.policies[line]
    const before = truth.prior[line].limits
    const words = WORDS[line]
    const all = line === 'gl' && chance.maybe(0.6)
    const changed = line === 'umbrella' ? ['occurrence', 'aggregate'] : all ? Object.keys(words) : CORE
    const newFirst = chance.maybe(0.35)
    const was = (name: string) => voice.money(before[name]!)
    const order = chance.maybe(0.5) ? changed : [...changed].reverse()
    const rows = order.map((name) => {
      const now = voice.limit(line, name)
      return newFirst ? cells('td', words[name]!, now, was(name)) : cells('td', words[name]!, was(name), now)
    })
    const [old, young] = [
      chance.pick(['Limit before', 'FROM', 'Was']),
      chance.pick(['Limit from the date of change', 'TO', 'Is amended to read']),
    ]
    const kept = line === 'umbrella' ? keptRetention(voice) : all ? '' : keptLimits(voice)
    const moved = chance.maybe(0.5)
      ? `<p><b>B.</b> The mailing address in Item 1 is changed from ${voice.address(truth.names.address()).join(', ')} to the address shown above.</p>`
      : '<p><b>B.</b> The other coverage parts of the policy are not changed by this endorsement.</p>'
    const day = daysLater(policy.effective, chance.int(30, 250))
    const added = chance.int(80, 4000)
    const raised = policy.limits.occurrence! > before.occurrence!
    return {
      kind: 'endorsement',
      feeds: 'fills',
      html: `<div class="sc ch"><p class="warn">THIS ENDORSEMENT IS PART OF YOUR POLICY. KEEP IT WITH THE DECLARATIONS.</p><h1>POLICY CHANGES</h1>
<table class="b"><tr><td>Change number<br><b>${chance.int(1, 9)}</b></td><td>Policy number<br><b>${voice.number(line)}</b></td><td>Change effective<br><b>${voice.date(day)}</b></td><td>Company<br><b>${voice.carrier(line)}</b></td></tr>
<tr><td colspan="2">Named insured<br><b>${voice.insured()}</b><br>${voice.insuredAddress().join('<br>')}</td><td colspan="2">${chance.pick(['Authorized representative', 'Agent', 'Your agent of record'])}<br><b>${voice.producer()}</b><br>${voice.producerAddress().join('<br>')}</td></tr>
<tr><td colspan="4">Coverage part affected: ${line === 'gl' ? 'Commercial General Liability' : `Commercial ${voice.tick('umbrella.umbrella', 'Umbrella')}`} &nbsp; Policy term ${voice.effective(line)} to ${voice.expiration(line)}</td></tr></table>
<p><b>A.</b> The limits of insurance in the declarations of the coverage part are replaced:</p>
<table class="b"><tr><th>Limit</th><th>${newFirst ? young : old}</th><th>${newFirst ? old : young}</th></tr>${rows.join('')}</table>${kept}${moved}
<p><b>C.</b> Premium for the change: ${raised ? 'additional' : 'return'} ${voice.money(added)}, pro rata to the end of the term. Revised annual premium ${voice.money(policy.premium)}.${line === 'gl' ? ` The deductible of ${voice.money(chance.pick([500, 1000]))} per claim is unchanged.` : ''}</p>
<p><b>D.</b> A limit does not apply to an occurrence before the change took effect; the limit then in force applies, and the sums paid for it count against the aggregate that is in force now.</p>
<p class="sign">____________________________<br>${voice.text(truth.names.person())}, for the company &nbsp; issued ${voice.date(daysLater(day, chance.int(1, 20)))}</p></div>`,
      css: `${BASE}
.ch{font:10pt 'Liberation Sans',sans-serif}.ch h1{text-align:center;font-size:15pt;margin:8px}.ch .warn{text-align:center;font-weight:bold;font-size:8.5pt}
.ch .b{margin-bottom:8px}.ch .b td,.ch .b th{border:1px solid #000;font-size:9pt}.ch .b b{font-size:10pt}.ch .sign{margin-top:50px}`,
    }
  },
}
