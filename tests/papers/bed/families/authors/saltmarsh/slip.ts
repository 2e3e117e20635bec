import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { aggregateBasis, br, capital, cents, commas, inWords, rows, said, trigger, umr } from './help.ts'

const CSS = `
.slip { font: 9.6pt/1.42 'DejaVu Serif', serif; color: #111 }
.slip .top { display: flex; justify-content: space-between; border-bottom: 2px solid #111; padding-bottom: 5px; margin-bottom: 16px; font-size: 8pt }
.slip h1 { font-size: 15pt; letter-spacing: 3px; text-align: center; margin: 0 0 14px; font-weight: normal }
.slip table.risk { width: 100%; border-collapse: collapse }
.slip table.risk > tbody > tr > th { width: 27%; text-align: left; vertical-align: top; padding: 5px 10px 9px 0; font-size: 8.8pt }
.slip table.risk > tbody > tr > td { vertical-align: top; padding: 5px 0 9px }
.slip table.in td { padding: 1px 14px 1px 0; vertical-align: top }
.slip .sign { margin-top: 20px; break-inside: avoid }
.slip .sign table { border-collapse: collapse; width: 98% } .slip .sign td, .slip .sign th { border: 1px solid #777; padding: 6px 8px; text-align: left }
.slip .stamp { width: 210px; border: 3px double #345; color: #345; padding: 8px; margin: 26px 0 0 340px; transform: rotate(-4deg); font: 8pt 'DejaVu Sans', sans-serif; text-align: center }
`

const WORDS: Record<string, [before: string, after: string]> = {
  occurrence: ['Bodily Injury and Property Damage', 'any one occurrence'],
  aggregate: ['General aggregate', 'in the annual aggregate, other than products and completed operations'],
  products: ['Products and completed operations', 'in the annual aggregate, products and completed operations'],
  personal: ['Personal and advertising injury', 'any one person or organization, personal and advertising injury'],
  rented: ['Premises rented to the Assured', 'any one premises, damage to premises rented to the Assured'],
  medical: ['Medical payments', 'any one person, medical payments'],
}

function limitClause(voice: Voice): string {
  const { chance, truth } = voice
  const basis = aggregateBasis(voice)
  const names = Object.keys(WORDS)
  const isOut = (name: string) => truth.policies.gl.excluded === name
  const tail = (name: string) => `${WORDS[name]![1]}${name === 'aggregate' ? basis : ''}`
  const sentence = (name: string, amount: string) =>
    isOut(name) ? `${WORDS[name]![0]}: ${amount}` : `${amount} ${tail(name)}`
  return chance.pick([
    () => names.map((name) => sentence(name, voice.limit('gl', name))).join(';<br>'),
    () =>
      `<table class="in">${names.map((name) => `<tr><td style="white-space: nowrap">${voice.limit('gl', name)}</td><td>${capital(tail(name))}</td></tr>`).join('')}</table>`,
    () =>
      names
        .map((name) => sentence(name, said(voice, 'gl', name, (n) => `${capital(inWords(n))} United States Dollars (${voice.money(n)})`)))
        .join('; ')
        .concat('.'), // biome-ignore format: a page
    () =>
      `(i)&ensp;${sentence('occurrence', voice.limit('gl', 'occurrence'))}, but<br>(ii)&ensp;${sentence('aggregate', voice.limit('gl', 'aggregate'))}<br>(iii)&ensp;${sentence('products', voice.limit('gl', 'products'))}
       <br><br>Within (i) and (ii) above:<br>${['personal', 'rented', 'medical'].map((name) => `&ndash;&ensp;${sentence(name, voice.limit('gl', name))}`).join('<br>')}`,
  ])()
}

/** A London-market slip: risk details under headings, for one general liability certificate; the excess is a deductible, and the authority's reference is no policy number. */
export const slip: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const gl = truth.policies.gl
    const authority = umr(voice)
    const lettered = chance.maybe(0.4)
    const excess = chance.pick([1000, 2500, 5000, 10_000, 25_000])
    const period = chance.pick([
      () => `From: ${voice.effective('gl')}<br>To:&emsp;${voice.expiration('gl')}<br>both days at 12.01 a.m. local standard time at the address of the Assured`,
      () => `12 months at ${voice.effective('gl')}, expiring ${voice.expiration('gl')}, each at 00.01 hours local time where the Assured is`,
      () => `${voice.effective('gl')} to ${voice.expiration('gl')} both days inclusive, local standard time`,
    ]) // biome-ignore format: a page
    const head: [string, string][] = [
      [chance.pick(['TYPE', 'CLASS']), `Commercial General Liability Insurance, ${trigger(voice, chance.pick(['losses occurring basis', 'on an occurrence basis']), `on a claims made basis (retroactive date ${voice.date(truth.prior.gl.effective)})`)}`],
      [chance.pick(['CERTIFICATE NO.', 'POLICY NUMBER', 'CERTIFICATE NUMBER']), `${voice.number('gl')}${chance.maybe(0.5) ? ` <span style="font-size: 8pt">(renewing ${voice.text(truth.prior.gl.number)})</span>` : ''}`],
      [chance.pick(['ASSURED', 'INSURED', 'NAMED ASSURED']), `${voice.insured()}<br><i>and/or subsidiary companies for their respective rights and interests</i>`],
      [chance.pick(['PRINCIPAL ADDRESS', 'ADDRESS OF ASSURED']), br(voice.insuredAddress())],
      ['PERIOD', period()],
      ['INTEREST', chance.pick(['Legal liability of the Assured to pay damages for bodily injury or property damage arising from the business described in the proposal on file.', 'To indemnify the Assured for sums which the Assured is legally liable to pay to third parties, as more fully set out in the wording.'])],
      [chance.pick(['LIMIT', 'LIMITS', 'SUM INSURED']), limitClause(voice)],
      [chance.pick(['EXCESS', 'DEDUCTIBLE']), `${voice.money(excess)} each and every claim, including costs and expenses${chance.maybe(0.5) ? `, but ${voice.money(excess * 3)} in respect of water damage` : ''}`],
    ] // biome-ignore format: a page
    const rest: [string, string][] = chance.shuffle([
      ['SITUATION', 'United States of America, its territories and possessions'],
      ['SUBLIMITS', `Assault and battery: ${voice.money(25_000)} any one event, ${voice.money(50_000)} in all<br>Property of others in care, custody or control: ${voice.money(15_000)}<br>Cyber event: Excluded`],
      ['CONDITIONS', 'Nuclear, war and asbestos excluded. Minimum and deposit premium, twenty-five percent of which is earned at inception. Independent contractors to carry their own cover. Service of suit clause.'],
      ['SUBJECTIVITIES', `Signed application within 14 days of inception; confirmation that subcontractors carry no less than ${voice.money(chance.pick([750_000, 1_500_000]))} each occurrence.`],
      ['CHOICE OF LAW', `The State of ${voice.text(truth.insured.address.state)}, whose courts have jurisdiction`],
    ]) // biome-ignore format: a page
    const money: [string, string][] = [
      ['PREMIUM', `${voice.money(gl.premium)} (100%) annual, adjustable at ${chance.int(1, 9)}.${chance.digits(2)} per ${commas(1000)} of receipts<br>Terrorism: ${chance.pick(['declined by the Assured', `additional ${voice.money(Math.round(gl.premium / 20))}`])}`],
      ['TAXES', `Surplus lines tax 4.85%: ${cents(gl.premium * 0.0485)}; stamping fee 0.18%: ${cents(gl.premium * 0.0018)}`],
      [chance.pick(['BROKER', 'PRODUCER', 'PRODUCING AGENT']), br([voice.producer(), ...voice.producerAddress()])],
    ] // biome-ignore format: a page
    const all = [...head, ...rest, ...money].map(([label, value], index): [string, string] => [
      lettered ? `${String.fromCharCode(65 + index)}.&ensp;${label}` : `${label}:`,
      value,
    ])
    const html = `<div class="slip">
      <div class="top"><span>${voice.text(truth.wholesaler.name)} &middot; Coverholder</span><span>Authority (UMR) ${authority}</span></div>
      <h1>${chance.pick(['RISK DETAILS', 'SLIP', 'EVIDENCE OF COVER', 'COVER NOTE'])}</h1>
      <table class="risk"><tbody>${rows(all)}</tbody></table>
      <div class="sign"><h1>SECURITY DETAILS</h1>
      <p>Order hereon: 100% of 100%. Insurers' liability is several and not joint.</p>
      <table><tr><th>Signed line</th><th>Insurer</th><th>Reference</th></tr>
      <tr><td>100.00%</td><td>${voice.carrier('gl')}</td><td>${chance.digits(3)}/${authority.slice(-6)}</td></tr></table>
      <p>Brokerage ${chance.pick(['17.5', '20', '22.5'])}%. Loss fund held by coverholder ${voice.money(150_000)}. Claims over ${voice.money(50_000)} to be referred to Insurers before agreement.</p>
      <div class="stamp">BOUND UNDER DELEGATED AUTHORITY<br>${voice.text(truth.wholesaler.name)}<br>Line to stand &ndash; ${voice.date(gl.effective)}<br>Initials: ${voice.text(truth.names.person())}</div></div></div>`
    return { kind: 'binder', feeds: 'fills', html, css: CSS, running: chance.maybe(0.5) ? `${authority} &mdash; risk details` : '' } // biome-ignore format: a page
  },
}
