import type { LearnFamily, Paper } from '../../../family.ts'
import { FONTS } from '../../../style.ts'
import { otherLimits } from '../../../truth.ts'
import { inLines } from '../kit/blocks.ts'
import { finePrint, watermark } from '../kit/fine-print.ts'
import { agencyTold, insuredSplitAtAll, nameSplitAtAll } from '../kit/parties.ts'
import { declarationsUnder } from '../kit/sheets.ts'
import { tableOfRows } from '../kit/tables.ts'
import { trigger } from '../kit/terms.ts'

const next = '<div class="break"></div>'

/** Surplus lines through a general agent, whose name is the largest on the page; taxes and fees; the state's warning. */
const throughGeneralAgent: Paper = {
  draw: (voice) => {
    const { truth, money, text, address, chance, date } = voice
    const { gl } = truth.policies
    const limits = voice.limits('gl', {
      aggregate: 'General Aggregate (other than Prod/Comp Ops)',
      products: 'Products &amp; Completed Operations Aggregate',
      personal: 'Personal &amp; Advertising Injury',
      occurrence: 'Each Occurrence',
      rented: 'Damage to Premises Rented to You',
      medical: 'Medical Payments',
    })
    const fee = Math.round(gl.premium * 0.05)
    const charges = [
      ['Premium', money(gl.premium)], ['Policy fee', money(200)], ['Surplus lines tax 4.85%', money(fee)], ['Stamping fee .04%', money(Math.round(gl.premium / 2500))], ['TOTAL', money(gl.premium + fee + 200)],
    ] // biome-ignore format: rows of a table
    return declarationsUnder(
      `${watermark(voice)}<div class="ga-h">${text(truth.wholesaler.name)}<br><small>General Agent &nbsp;•&nbsp; ${address(truth.wholesaler.address).join(', ')} &nbsp;•&nbsp; ${text(truth.wholesaler.phone)}</small></div>
      <p>Carrier: ${voice.carrier('gl')} <span class="ga-w">(a nonadmitted insurer)</span></p>
      ${tableOfRows('ga-b', [
        ['Policy Number', voice.number('gl'), 'Renewal Of', chance.pick(['NEW', text(truth.prior.gl.number)])],
        [
          'Effective Date',
          `${voice.effective('gl')} 12:01 AM`,
          'Expiration Date',
          `${voice.expiration('gl')} 12:01 AM`,
        ],
      ])}
      <table class="ga-2"><tr><th>NAMED INSURED</th><th>RETAIL AGENT</th></tr><tr><td>${insuredSplitAtAll(voice)}</td><td>${agencyTold(voice)}</td></tr></table>
      <p>Business: ${text(truth.locations[0]!.classification)}. Form: ${trigger(voice, 'occurrence', 'claims made')}.</p>
      ${tableOfRows('ga-l', limits, ['GENERAL LIABILITY', 'LIMIT'])}<p>Deductible ${money(1000)} per claimant, bodily injury and property damage, including adjusting expense. Contractors’ subcontracted work: sublimit ${money(50_000)}.</p>
      ${tableOfRows('ga-c', charges)}<p class="ga-w">MINIMUM &amp; DEPOSIT PREMIUM ${money(gl.premium)}; 25% MINIMUM EARNED. Printed ${date(truth.prior.gl.expiration)}.</p><p class="ga-n">This contract is delivered as surplus line coverage under the insurance code of the state. The insurer is not licensed by the state and its insureds have no protection from the guaranty fund if it becomes insolvent.</p>${finePrint(voice)}`,
      '.ga-h { font-size: 1.6em; font-weight: bold } .ga-h small { font-size: 0.5em; font-weight: normal } .ga-w { font-size: 0.85em } .ga-b td { border: 0.5pt solid #666 } .ga-2 th { print-color-adjust: exact; background: #e5e5e5 } .ga-2 td { width: 50% } .ga-l td:last-child, .ga-l th:last-child { text-align: right } .ga-c { width: 45%; margin-left: 55% } .ga-n { border: 1.2pt solid #a00; color: #a00; padding: 4pt; font-size: 0.85em }',
    )
  },
}

/** Bought on a phone: cards, pairs of limits, and a brand that insures nobody. */
const boughtOnline: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl, professional } = truth.policies
    const pair = (first: string, second: string) => `${voice.limit('gl', first)} / ${voice.limit('gl', second)}`
    const card = (title: string, value: string) => `<div class="bo-k"><div>${title}</div><b>${value}</b></div>`
    const cards = [
      card('Per occurrence / General aggregate', pair('occurrence', 'aggregate')),
      card('Products &amp; completed work, aggregate', voice.limit('gl', 'products')),
      card('Personal &amp; advertising injury', voice.limit('gl', 'personal')),
      card('Rented premises damage / Medical, each person', pair('rented', 'medical')),
      card('Property damage deductible', money(500)),
      card('Tools &amp; equipment', chance.pick(['Not selected', money(5000)])),
    ]
    const brand = text(truth.wholesaler.name.replace(/ .*/, ''))
    return declarationsUnder(
      `<div class="bo-top"><b>${brand}</b><span>General liability &nbsp; · &nbsp; policy documents</span></div><h1>You’re covered.</h1><p>${voice.insured()}<br>${voice.insuredAddress().join(', ')}</p>
      <div class="bo-g">${card('Policy', voice.number('gl'))}${card('First day', voice.effective('gl'))}${card('Last day', voice.expiration('gl'))}</div><h5>LIMITS</h5><div class="bo-g">${cards.join('')}</div>
      <p>You did not choose professional liability (offered: ${money(professional.limits.claim!)} per claim / ${money(professional.limits.aggregate!)} aggregate) or commercial auto.</p><p>Monthly payment ${money(Math.round(gl.premium / 12))}</p>
      ${chance.maybe(0.5) ? `<p>Agent of record: ${[voice.producer(), ...voice.producerAddress()].join(', ')}, ${voice.reach('email')}</p>` : ''}
      <p class="bo-f">${brand} is a licensed program administrator and not an insurer. Policies are issued by ${voice.carrier('gl')}, NAIC company code ${voice.naic('gl')}. Reinsurance may be placed with ${text(truth.names.carrier().name)}.</p>`,
      '.bo-top { display: flex; justify-content: space-between; color: #5b2be0 } h1 { font-size: 2.1em; margin: 14pt 0 4pt } h5 { color: #777; margin: 10pt 0 4pt } .bo-g { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 7pt } .bo-k { print-color-adjust: exact; background: #f4f2fb; border-radius: 5pt; padding: 7pt } .bo-k div { font-size: 0.75em; color: #667 } .bo-f { font-size: 0.7em; color: #666; margin-top: 30pt }',
    )
  },
}

/** A contractors' policy: a page of what is insured in sentences, then forms that amend nothing. */
const contractors: Paper = {
  draw: (voice) => {
    const { truth, money, text, address, chance } = voice
    const { gl } = truth.policies
    const said = voice.limits('gl', {
      occurrence: 'Each Occurrence',
      personal: 'Any One Person or Organization, Personal and Advertising Injury',
      rented: 'Any One Premises, Damage to Premises Rented to You',
      medical: 'Any One Person, Medical Expense',
      products: 'Products/Completed Operations Aggregate',
      aggregate: 'General Aggregate',
    })
    const tools = [
      ['Contractors’ tools, any one item', money(1000)], ['Contractors’ tools, all items', money(10_000)], ['Installation floater, any one job', money(25_000)], ['Leased or rented equipment', chance.pick(['Excluded', money(50_000)])],
    ] // biome-ignore format: rows of a table
    const scheduled = truth.vehicles
      .slice(0, 3)
      .map((one) => [`${one.year} ${one.make}`, one.vin.slice(-8), money(one.cost)])
    const endorsement = `${next}<p class="co-e">THIS ENDORSEMENT CHANGES YOUR POLICY</p><h3>Blanket Additional Insured – Where Required by Written Contract</h3><p>Who is an insured is amended to include those you have agreed in writing to add. The most we will pay for them is the lesser of the contract’s requirement and the limits of this policy. For example, if the contract requires ${money(otherLimits(chance, 'gl', gl.limits).occurrence!)} each occurrence, no more than that is available.</p><p>Person or organization: ${text(truth.names.business())}, ${address(truth.names.address()).join(', ')}</p>`
    return declarationsUnder(
      `<div class="co-h"><div>${inLines(nameSplitAtAll(voice.insured()), voice.insuredAddress())}</div><div>Agency: ${voice.producer()}<br>${voice.producerAddress().join('<br>')}<br>Agency no. ${truth.producer.code} &nbsp; ${voice.reach('phone')}</div></div>
      <h2>CONTRACTORS POLICY – COVERAGE SUMMARY</h2><p>Policy Number ${voice.number('gl')} &nbsp;&nbsp; Policy Period Effective ${voice.effective('gl')} Expiring ${voice.expiration('gl')}</p>
      <h4>GENERAL LIABILITY</h4><p>We insure you for liability on an ${trigger(voice, 'occurrence', 'other than occurrence, that is claims-made,')} basis. Limits of insurance: ${said.map(([label, amount]) => `${amount} ${label}`).join('; ')}. Bodily injury and property damage claims bear a deductible of ${money(250)} each.</p>
      <h4>INLAND MARINE</h4>${tableOfRows('co-t', tools)}${tableOfRows('co-t', scheduled, ['Scheduled equipment', 'Serial', 'Limit'])}<h4>PREMIUM</h4><p>${money(gl.premium)} a year, of which terrorism ${money(31)}. Payroll of owners is fixed at ${money(42_000)}.</p>
      <p class="co-f">Insurance is underwritten by ${voice.carrier('gl')} &nbsp; ${address(gl.carrier.address).join(', ')} &nbsp; Form CS-11 (4-22)</p>${finePrint(voice)}${endorsement}`,
      '.co-h { display: flex; justify-content: space-between; margin-top: 24pt } h4 { print-color-adjust: exact; background: #333; color: #fff; padding: 1pt 4pt; margin: 8pt 0 2pt } .co-t td:last-child { text-align: right } .co-f { font-size: 0.75em; text-align: center } .co-e { text-align: center; font-weight: bold }',
    )
  },
}

/** Terms renewed: what was and what is beside each other, in either order. */
const amendedDeclarations: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    const other = otherLimits(chance, 'gl', gl.limits)
    const words: Record<string, string> = {
      occurrence: 'Occurrence limit',
      aggregate: 'Aggregate – general',
      products: 'Aggregate – products and completed operations',
      personal: 'Personal and advertising injury limit',
      rented: 'Fire legal / rented premises',
      medical: 'Medical, per person',
    }
    const isNewFirst = chance.maybe(0.4)
    const rows = Object.entries(words).map(([name, label]) => {
      const [now, before] = [voice.limit('gl', name), money(other[name]!)]
      return isNewFirst ? [label, now, before] : [label, before, now]
    })
    const premiums = [money(gl.premium), money(gl.premium - 211)]
    const heads = isNewFirst ? ['', 'New', 'Prior'] : ['', 'Prior', 'New']
    return declarationsUnder(
      `${watermark(voice)}<table class="am-h"><tr><td>${voice.carrier('gl')}</td><td>AMENDED DECLARATIONS<br>Reason: ${chance.pick(['change of limits', 'corrected address', 'renewal'])}<br>Issued ${date(gl.effective)}</td></tr></table>
      <p>Policy ${voice.number('gl')} (formerly ${text(truth.prior.gl.number)})<br>Policy term ${voice.effective('gl')} to ${voice.expiration('gl')}; previous term ${date(truth.prior.gl.effective)} to ${date(truth.prior.gl.expiration)}</p>
      <table><tr><td>Named insured:<br>${insuredSplitAtAll(voice)}</td><td>Agent:<br>${agencyTold(voice)}</td></tr></table>
      ${tableOfRows('am-t', [...rows, ['Annual premium', ...(isNewFirst ? premiums : premiums.toReversed())]], heads)}<p>The prior column is shown for comparison only. Insurance is afforded as in the new column.</p>${finePrint(voice)}`,
      '.am-h td { font-weight: bold } .am-h td:last-child { text-align: right } .am-t td, .am-t th { border: 0.5pt solid #444 } .am-t td:nth-child(n+2) { text-align: right }',
    )
  },
}

/** The expired term's page before the one in force, of one make: only the words and dates tell them apart. */
const bothTerms: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    const { gl: prior } = truth.prior
    const words: Record<string, string> = {
      occurrence: 'Each Occurrence',
      aggregate: 'General Aggregate',
      products: 'Products Aggregate',
      personal: 'Personal Injury',
      rented: 'Rented to You',
      medical: 'Medical',
    }
    const page = (title: string, facts: string[][], amounts: string[][]) =>
      `<h3>${title}</h3>${tableOfRows('bt', facts)}${tableOfRows('bt bt-l', amounts, ['General liability', 'Limits'])}`
    const parties = [
      ['Insured', insuredSplitAtAll(voice)],
      ['Agent', agencyTold(voice)],
    ]
    const before = page(
      'DECLARATIONS – EXPIRED TERM, FOR YOUR FILE',
      [
        ['Policy', text(prior.number)],
        ['From / to', `${date(prior.effective)} / ${date(prior.expiration)}`],
      ],
      Object.entries(words).map(([name, label]) => [label, money(prior.limits[name]!)]),
    )
    const now = page(
      `DECLARATIONS – ${chance.pick(['RENEWAL', 'CURRENT TERM'])}`,
      [
        ['Policy', voice.number('gl')],
        ['From / to', `${voice.effective('gl')} / ${voice.expiration('gl')}`],
        ['Company', voice.carrier('gl')],
        ...parties,
      ],
      Object.entries(words).map(([name, label]) => [label, voice.limit('gl', name)]),
    )
    return declarationsUnder(
      `${before}<p>Premium for the term ${money(gl.premium - 90)}</p>${next}${now}<p>Premium for the term ${money(gl.premium)}</p>${finePrint(voice)}`,
      '.bt td:first-child { width: 40% } .bt td { border-bottom: 0.3pt solid #777 } .bt-l td:last-child { text-align: right }',
    )
  },
}

export const generalAgentAndPhoneFamilies: LearnFamily[] = [
  { name: 'general agent', style: ({ pick }) => ({ size: pick([8.5, 9, 10]) }), papers: { throughGeneralAgent } },
  { name: 'bought on a phone', style: () => ({ font: FONTS.modern, size: 9, capitals: false }), papers: { boughtOnline } },
  { name: 'contractors summary', style: ({ pick }) => ({ size: pick([8.5, 9, 10]) }), papers: { contractors } },
  { name: 'prior and new', papers: { amendedDeclarations, bothTerms } },
] // biome-ignore format: a family in a line
