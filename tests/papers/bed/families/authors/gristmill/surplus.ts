import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { cents, dashed, dollars, from, limit, long, plainNumber, rows, slash, to, trigger } from './tools.ts'

const CSS = `.sl{font:10.6px 'Liberation Sans',sans-serif;color:#000}.sl .top{text-align:center;border-bottom:3px double #000;padding-bottom:6px;margin-bottom:8px}.sl .top b{font-size:14px;display:block}
.sl .boxes{display:grid;grid-template-columns:repeat(6,1fr);border-top:1px solid #000;border-left:1px solid #000}.sl .boxes>div{border-right:1px solid #000;border-bottom:1px solid #000;padding:3px 5px;min-height:26px}
.sl .boxes em{display:block;font-style:normal;font-size:8px;color:#333}.sl .w2{grid-column:span 2}.sl .w3{grid-column:span 3}.sl .w4{grid-column:span 4}.sl .w6{grid-column:span 6}.sl .under em{border-top:1px solid #999;margin-top:2px}
.sl h4{margin:10px 0 3px;font-size:11px;border-top:2px solid #222;border-bottom:1px solid #222;padding:2px 6px}.sl table{border-collapse:collapse;width:100%}.sl td,.sl th{border:1px solid #888;padding:2px 5px;text-align:left;vertical-align:top}.sl .lead{display:flex;justify-content:space-between;border-bottom:1px dotted #000;margin:3px 20px}
.sl .cond{columns:2;column-gap:22px;font-size:10px;break-before:page;text-align:justify}.sl .cond p{margin:0 0 6px}.sl .stamp{border:1.5px solid #900;color:#900;padding:5px 8px;margin:8px 60px;text-align:center;font-size:9px}.sl .r{text-align:right}`

/** Declarations of a general liability policy of a carrier that is not admitted, with sublimits, taxes and fees. */
export const surplusDeclarations: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const house = truth.wholesaler
    const date = chance.pick([slash, dashed, long])
    const box = (label: string, value: string, width: string) => `<div class="${width}"><em>${label}</em>${value}</div>`
    const low = (label: string, value: string, width: string) =>
      `<div class="${width} under">${value}<em>${label}</em></div>`
    const put = chance.pick([box, low])
    const rate = chance.pick([0.0485, 0.05, 0.06])
    const fee = chance.pick([150, 200, 275])
    const tax = (gl.premium + fee) * rate
    const renewal = chance.pick([`RENEWAL OF ${truth.prior.gl.number}`, 'NEW'])
    const head = [
      put('POLICY NUMBER', voice.number('gl'), 'w2'),
      put('PREVIOUS NO.', renewal, 'w2'),
      put(chance.pick(['NAIC / ALIEN ID', 'COMPANY NO.  (NAIC)']), voice.naic('gl'), 'w2'),
      put('NAMED INSURED AND MAILING ADDRESS', `${voice.insured()}<br>${voice.insuredAddress().join('<br>')}`, 'w3'),
      put('PRODUCER', `${voice.producer()}<br>${voice.producerAddress().join('<br>')}`, 'w3'),
      put('INCEPTION', from(voice, 'gl', date), 'w2'),
      put('EXPIRATION', to(voice, 'gl', date), 'w2'),
      put('HOUR', '12:01 A.M. at the address of the Named Insured', 'w2'),
      put('SURPLUS LINES BROKER', `${voice.text(house.name)}, ${voice.address(house.address).join(', ')}`, 'w4'),
      put('BROKER LICENSE', chance.digits(7), 'w2'),
    ]
    const trig = trigger(voice, 'Occurrence', 'Claims-Made')
    const retro = gl.claimsMade ? ` — Retroactive Date ${date(truth.prior.gl.effective)}` : ''
    // biome-ignore format: a page
    const html = `<div class="sl"><div class="top"><b>${voice.carrier('gl')}</b>${chance.pick(['COMMERCIAL GENERAL LIABILITY COVERAGE PART — DECLARATIONS', 'CASUALTY DECLARATIONS (CGL)'])}</div><div class="boxes">${head.join('')}</div>
<p>In return for the premium, and subject to all terms of this policy, we agree with you to provide the insurance stated here. Form of coverage: <b>${trig}</b>${retro}.</p>
<h4>${chance.pick(['LIMITS OF INSURANCE', 'LIMITS OF LIABILITY'])}</h4>${limits(voice)}
<h4>ENDORSED SUBLIMITS (part of, and not in addition to, the limits above)</h4><table>${rows([['Assault or battery', `${dollars(25_000)} each event / ${dollars(75_000)} all events`], ['Damage to work of others', 'NOT COVERED'], ['Hired and non-owned auto', 'NOT COVERED'], ['Lost key and lock', dollars(chance.pick([750, 1200]))]].slice(0, chance.int(2, 4)))}</table>
<h4>DEDUCTIBLE</h4><div class="lead"><span>Bodily injury and property damage, per ${chance.pick(['claim', 'occurrence'])}, expense within</span><span>${dollars(chance.pick([750, 1500, 3500]))}</span></div>
<h4>CLASSIFICATION</h4><table><tr><th>Code</th><th>Description</th><th>Basis</th><th>Exposure</th><th>Rate</th><th>Advance premium</th></tr>${truth.locations.map((place) => `<tr><td>${place.classCode}</td><td>${place.classification}<br>${voice.address(place.party.address).join(', ')}</td><td>${place.basis}</td><td class="r">${plainNumber(place.exposure)}</td><td class="r">${place.rate}</td><td class="r">${plainNumber(place.premium)}</td></tr>`).join('')}</table>
<h4>PREMIUM, TAX AND FEES</h4><table>${rows([['Premium (25% minimum earned)', cents(gl.premium)], ['Policy fee, fully earned', cents(fee)], [`${truth.insured.address.state} surplus lines tax ${(rate * 100).toFixed(2)}%`, cents(tax)], ['Stamping fee 0.04%', cents((gl.premium + fee) * 0.0004)], ['Terrorism', 'Rejected'], ['Total due', cents(gl.premium + fee + tax + (gl.premium + fee) * 0.0004)]])}</table>
<div class="stamp">THIS INSURANCE IS PLACED WITH AN INSURER THAT HOLDS NO LICENSE IN THIS STATE. IF THE INSURER BECOMES INSOLVENT THE GUARANTY FUND OF THIS STATE DOES NOT PAY.</div>
<h4>FORMS MADE PART OF THIS POLICY</h4><table>${rows(truth.forms.map(({ number, edition, title }) => [`${number} ${edition}`, voice.text(title)]))}</table>${chance.maybe(0.7) ? conditions(voice) : ''}</div>`
    const running = `<span>${gl.number}</span><span style="float:right">Declarations, ${voice.text(truth.insured.name)}</span>`
    return { kind: 'declarations', feeds: 'fills', html, css: CSS, ...(chance.maybe(0.6) ? { running } : {}) }
  },
}

function limits(voice: Voice): string {
  const { chance } = voice
  const of = (name: string) => limit(voice, 'gl', name, dollars, 'NOT COVERED')
  const basis = chance.pick([
    () => '',
    () =>
      ` — applies ${voice.tick('gl.perProject', 'per construction project')}, capped at ${dollars(9_000_000)} for all`,
    () => ` — applies ${voice.tick('gl.perLocation', 'per location')}`,
  ])()
  const lines = [
    [of('aggregate'), `General Aggregate${basis}`],
    [of('products'), 'Products – Completed Operations Aggregate'],
    [of('personal'), 'Personal and Advertising Injury, any one person or organization'],
    [of('occurrence'), 'Each Occurrence'],
    [of('rented'), 'Damage to Premises Rented to You, any one premises'],
    [of('medical'), 'Medical Expense, any one person'],
  ] as [string, string][]
  return chance.pick([
    () => `<table>${rows(chance.shuffle(lines))}</table>`,
    () =>
      lines.map(([amount, words]) => `<div class="lead"><span>${words}</span><span>${amount}</span></div>`).join(''),
    () =>
      `<table>${rows([lines.slice(0, 3).map(([amount, words]) => `<b>${amount}</b><br>${words}`), lines.slice(3).map(([amount, words]) => `<b>${amount}</b><br>${words}`)])}</table>`,
  ])()
}

function conditions(voice: Voice): string {
  const { chance } = voice
  const paragraphs = [
    `Independent contractors. Anyone who works for you under contract must carry general liability of not less than ${dollars(1_000_000)} each occurrence and ${dollars(2_000_000)} aggregate and must name you as an additional insured. If he does not, we add the cost of his work to your payroll at audit.`,
    `Audit. We may look at your books at any time within three years. An additional premium below ${dollars(50)} is waived; a refund below ${dollars(25)} is not sent. If you refuse the audit, the estimated audit charge is ${dollars(chance.pick([2000, 4000]))}.`,
    `Minimum earned premium. If you cancel, we keep the larger of twenty-five percent and ${dollars(500)}.`,
    `Notice of loss. Tell us as soon as you can of any event that may cost more than ${dollars(10_000)}, of any death, and of any suit whatever its amount.`,
    `Examples of how the aggregate works. Suppose the General Aggregate were ${dollars(600_000)} and each occurrence ${dollars(300_000)}. After two losses of ${dollars(300_000)} nothing would remain for the term. These figures explain; they are not your limits.`,
    `Suit against us. In any dispute we name an agent for service in the state where you are, and we submit to a court there that has jurisdiction for sums over ${dollars(75_000)}.`,
    `Bail bonds. We pay up to ${dollars(250)} for bonds because of accidents or traffic violations, and up to ${dollars(250)} a day for earnings you lose when we ask you to attend a hearing.`,
    `Fines and taxes. A nonsufficient check costs ${dollars(35)}; reinstatement after notice costs ${dollars(75)}.`,
  ]
  return `<div class="cond"><b>SPECIAL CONDITIONS OF THIS POLICY</b>${chance
    .shuffle(paragraphs)
    .map((words, at) => `<p>${at + 1}. ${words}</p>`)
    .join('')}</div>`
}
