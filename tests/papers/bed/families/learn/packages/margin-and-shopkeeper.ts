import type { LearnFamily, Paper } from '../../../family.ts'
import { withLetter } from '../enclosures/letters-and-forms.ts'
import { dollars } from '../kit/amounts.ts'
import { paragraphs, said, split, tip } from '../kit/blocks.ts'
import { agencyTold, bankOrFarmCredit, insuredTold, sign, siteOnKilnStreet } from '../kit/parties.ts'
import { labeledDeclarations, newPage } from '../kit/sheets.ts'
import { mostlyDollars } from '../kit/styles.ts'
import { rowsFor, tableRows, tableUnder } from '../kit/tables.ts'
import { dayAfter25To280, dayBefore3To45, ownsAutos, retainedOrNil, sameFor, termTold, trigger } from '../kit/terms.ts'
import { groupMember } from '../liability/not-admitted-and-across.ts'

const BUREAU = { aggregate: 'General Aggregate Limit (other than Products/Completed Operations)', products: 'Products/Completed Operations Aggregate Limit', personal: 'Personal and Advertising Injury Limit', occurrence: 'Each Occurrence Limit', rented: 'Damage to Premises Rented to You', medical: 'Medical Expense, Any One Person' } // biome-ignore format: a table

/** A package: a margin of item numbers, parts with their premiums, then a page for each part. */
const margin: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    voice.notJudged('professional')
    const { gl } = truth.policies
    const [first] = truth.locations
    const property = Math.round(gl.premium * 0.4)
    const item = (at: string, title: string, html: string) => `<div class="no">${at}</div><div class="it"><b>${title}</b><div>${html}</div></div>` // biome-ignore format: a line
    const head = (title: string) => `<div class="hd"><span class="big">${sign(voice, 'gl')}</span><span>${title}<br><span class="s">Policy ${voice.number('gl')}</span></span></div>` // biome-ignore format: a line
    return labeledDeclarations(
      `${head('Commercial Package Policy &ndash; Declarations')}<div class="mg">
      ${item('1', 'Insured and where we write to you', insuredTold(voice))}
      ${item('2', 'Your policy period', `${termTold(voice, 'gl', ' until ')} at 12:01 in the morning, standard time where you are`)}
      ${item('3', 'Insurer', `${voice.carrier('gl')}, a stock company`)}
      ${item('4', 'Represented by', `${agencyTold(voice)}<br>Code ${text(truth.producer.code)}`)}
      ${item(
        '5',
        'What this policy is made of',
        tableUnder(
          'pt money',
          ['Part', 'Premium'],
          tableRows([
            ['Property', money(property)],
            ['General Liability', money(gl.premium - property)],
            ['Crime and Fidelity', 'Not Covered'],
            ['Equipment Breakdown', 'Included'],
            ['Terrorism (declined)', money(0)],
            ['<b>Total for the period</b>', money(gl.premium)],
          ]),
        ),
      )}
      ${item('6', 'Billing', `${chance.pick(['Direct, four installments', 'Agency, in full', 'Direct, ten installments'])}. Previous policy: ${text(truth.prior.gl.number)}`)}
      </div>${newPage}${head('General Liability Part')}
      <p>Form: ${trigger(voice, 'Occurrence', 'Claims-made')} &emsp; Audit: annual</p>
      ${tableUnder(
        'lm',
        ['Limit', 'How much', 'It applies to'],
        rowsFor(
          voice.limits('gl', {
            occurrence: 'Each occurrence',
            aggregate: 'General aggregate',
            products: 'Products and completed operations aggregate',
            personal: 'Personal and advertising injury',
            rented: 'Damage to premises rented to you',
            medical: 'Medical expenses',
          }),
          ([words, amount], at) => [
            words,
            amount,
            [
              'Bodily injury and property damage, one accident',
              'All damages but those below, in a policy year',
              'Your work once done and your goods once sold',
              'Any one person or organization',
              'Any one premises',
              'Any one person',
            ][at] ?? '',
          ],
        ),
      )}
      <p class="s">Limits are reduced by the payment of damages. Expense of defense is in addition.</p>
      ${newPage}${head('Property Part')}<p>Premises 1, building 1: ${siteOnKilnStreet(voice, first!)}</p>
      ${tableUnder(
        'lm',
        ['Property', 'Limit', 'Coinsurance', 'Valuation'],
        tableRows([
          ['Building', money(first!.building), '90%', 'Replacement cost'],
          ['Contents', money(first!.contents), '90%', 'Replacement cost'],
          ['Income and extra expense', money(250_000), '1/4 a month', ''],
        ]),
      )}
      <p>Deductible ${money(chance.pick([1000, 2500, 5000]))} each occurrence, wind and hail 2%. Mortgagee: ${bankOrFarmCredit(voice)}</p>`,
      `.hd { display: flex; justify-content: space-between; border-bottom: 2pt solid #222; margin-bottom: 6pt } .big { font-size: 1.8em; letter-spacing: 1pt } .mg { display: grid; grid-template-columns: 22pt 1fr; gap: 5pt 8pt } .no { border-right: 1pt solid #888; font-weight: bold } .it > div { margin: 1pt 0 4pt 10pt } .pt { width: 64% } .lm th { border-bottom: 1pt solid #222 } .lm td { border-bottom: 0.4pt solid #bbb }`,
    )
  },
}

/** A page that replaces another in mid-term: what was is beside what is. */
const marginAmended: Paper = {
  draw: (voice) => {
    const { truth, money, text } = voice
    const { gl } = truth.policies
    const was = truth.prior.gl.limits
    return labeledDeclarations(
      `<div class="hd"><span class="big">${sign(voice, 'gl')}</span><span>AMENDED DECLARATIONS<br><span class="s">These replace all earlier ones from ${dayAfter25To280(voice)} on</span></span></div>
      ${tableUnder('ruled', [], tableRows([[tip('Policy', voice.number('gl')), tip('From', voice.effective('gl')), tip('Until', voice.expiration('gl')), tip('Insurer', voice.carrier('gl'))]]))}
      ${split(`<b>Insured</b><br>${insuredTold(voice)}`, `<b>Agent</b><br>${agencyTold(voice)}`)}
      <h4>General liability, ${trigger(voice, 'occurrence', 'claims-made')} form</h4>
      ${tableUnder(
        'under am',
        ['', 'Limit now', 'Limit before the change'],
        rowsFor(Object.entries(BUREAU), ([name, words]) => [words, voice.limit('gl', name), money(was[name]!)]),
      )}
      <p>Reason: limits changed at the request of the insured. Additional premium ${money(Math.round(gl.premium / 11))}. Location 1 is now at ${siteOnKilnStreet(voice, truth.locations[0]!)}.</p>
      <p class="s">Issued by ${text(truth.names.person())}, Commercial Service</p>`,
      '.hd { display: flex; justify-content: space-between; border-bottom: 2pt solid #222; margin-bottom: 6pt } .big { font-size: 1.8em } .am td:nth-child(n+2), .am th:nth-child(n+2) { text-align: right } .am td:last-child { color: #555 }',
    )
  },
}

/** One policy of three liability lines: a table whose rows are lines, then what each says. */
const threeInOne: Paper = {
  account: { onePolicy: true },
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl, auto, umbrella } = truth.policies
    const symbols = voice.symbols()
    const limits = voice.limits('gl', { occurrence: 'Any one occurrence', personal: 'Personal &amp; advertising injury', aggregate: 'General total', products: 'Products &ndash; completed operations total', rented: 'Rented premises', medical: 'Medical payments' }) // biome-ignore format: a list
    const autos = voice.limits('auto', { csl: 'Liability, each accident, single limit', perPerson: 'Bodily injury, each person', perAccident: 'Bodily injury, each accident', damage: 'Property damage, each accident' }) // biome-ignore format: a list
    const list = (all: [string, string][]) => tableUnder('ll money', [], tableRows(all))
    return labeledDeclarations(
      `<h2>${voice.carrier('gl')}</h2><div class="ribbon tint"><b>MULTI-LINE BUSINESS POLICY</b><span>No. ${voice.number('gl')}</span><span>${termTold(voice, 'gl', ' &rarr; ')}</span></div>${sameFor(voice, 'auto', 'umbrella')}
      ${split(`<p class="tip">POLICYHOLDER</p>${insuredTold(voice)}`, `<p class="tip">YOUR AGENCY</p>${agencyTold(voice)}<br>Tel. ${voice.reach('phone')}`)}
      ${tableUnder(
        'ruled sm',
        ['Section', 'Coverage', 'Status', 'Annual premium'],
        tableRows([
          ['A', 'Buildings and contents', 'Not taken', money(0)],
          ['B', 'General liability', 'Taken', money(gl.premium)],
          ['C', 'Automobile', 'Taken', money(auto.premium)],
          ['D', 'Umbrella', 'Taken', money(umbrella.premium)],
          ['', '', 'Total', money(gl.premium + auto.premium + umbrella.premium)],
        ]),
      )}
      <div class="secs"><div><h4>Section B &ndash; General liability</h4><p class="s">Written on a ${trigger(voice, 'per-occurrence', 'claims-made')} basis</p>${list(limits)}</div>
      <div><h4>Section C &ndash; Automobile</h4><p class="s">Covered autos: symbol ${symbols}</p>${list(autos)}${list([
        ['Uninsured motorists', ownsAutos(voice) ? money(chance.pick([60_000, 75_000])) : 'Not taken'],
        ['Comprehensive deductible', ownsAutos(voice) ? money(500) : 'Not taken'],
      ])}</div>
      <div><h4>Section D &ndash; ${voice.tick('umbrella.umbrella', 'Umbrella')}</h4>${list([
        ['Each occurrence', voice.limit('umbrella', 'occurrence')],
        ['Aggregate', voice.limit('umbrella', 'aggregate')],
        ['Self-insured retention', retainedOrNil(voice, 'None')],
      ])}</div></div>
      <p class="s">Loss payee for vehicle 1: ${bankOrFarmCredit(voice)}. ${text('Issued')} ${dayBefore3To45(voice)}.</p>`,
      '.ribbon { display: flex; justify-content: space-between; padding: 4pt 6pt } .secs { display: grid; grid-template-columns: 1fr 1fr; gap: 2pt 18pt } .ll td { border-bottom: 0.4pt dotted #666; padding-left: 0 } .sm td:last-child, .sm th:last-child { text-align: right }',
    )
  },
}

/** A shop's policy of a mutual: labels to the right of a line, places and what is insured there, then liability for all. */
const shopkeeper: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    voice.notJudged('professional')
    const { gl } = truth.policies
    return labeledDeclarations(
      `<div class="c"><b class="u">${voice.carrier('gl')}</b><br>Businessowners Policy Declarations</div>
      ${said(
        [
          ['Policy number', voice.number('gl')],
          ['Policy term', `${termTold(voice, 'gl', ' &ndash; ')}, 12:01 a.m.`],
          ['Named insured', insuredTold(voice)],
          ['Agency', agencyTold(voice)],
          ['Business', text(truth.locations[0]!.classification)],
        ],
        'rl',
      )}
      ${truth.locations
        .map(
          (one) =>
            `<div class="whole"><h4>Location ${one.number} &mdash; ${siteOnKilnStreet(voice, one)}</h4>${tableUnder(
              'under money',
              [],
              tableRows([
                ['Building (replacement cost)', money(one.building)],
                ['Business personal property', money(one.contents)],
                ['Deductible', money(1000)],
              ]),
            )}</div>`,
        )
        .join('')}
      <h4>Liability &mdash; all locations</h4>
      ${tableUnder(
        'under money',
        [],
        tableRows([
          ['Liability and Medical Expenses, each occurrence', voice.limit('gl', 'occurrence')],
          ['Medical Expenses, per person', voice.limit('gl', 'medical')],
          ['Damage to Premises Rented to You, any one premises', voice.limit('gl', 'rented')],
          ['Aggregate, products and completed operations', voice.limit('gl', 'products')],
          ['Aggregate, other than products and completed operations', voice.limit('gl', 'aggregate')],
        ]),
      )}
      <h4>Additional coverages</h4>${tableUnder(
        'money',
        [],
        tableRows([
          ['Employee dishonesty', money(10_000)],
          ['Accounts receivable, on premises', money(25_000)],
          ['Outdoor signs', money(chance.pick([2500, 5000]))],
          ['Hired and non-owned auto liability', 'Not purchased'],
        ]),
      )}
      <p>Premium ${money(gl.premium)}; minimum earned ${money(Math.round(gl.premium / 4))}. Mortgage holder, location 1: ${bankOrFarmCredit(voice)}</p>`,
      'dl.rl dt { text-align: right; font-weight: bold; border-right: 0.6pt solid #555; padding-right: 6pt }',
    )
  },
}

/** A carrier's summary in three cards side by side over one strip of parties. */
const cards: Paper = {
  draw: (voice) => {
    const { truth, money, text } = voice
    const { gl, wc } = truth.policies
    const card = (title: string, body: string) => `<div class="cd"><div class="tint ct">${title}</div>${body}</div>`
    return labeledDeclarations(
      `<div class="split"><h2>${sign(voice, 'gl')} Account Declarations</h2><p class="e">Prepared ${dayBefore3To45(voice)}<br>Account ${text(truth.producer.code)}-01</p></div>
      <div class="cds">${card('You', insuredTold(voice))}${card('Your agent', `${agencyTold(voice)}<br>${voice.reach('email')}`)}${card('Your bill', `${money(gl.premium + wc.premium)} a year<br>Pay plan: quarterly<br>First payment ${money(Math.round((gl.premium + wc.premium) / 4))}`)}</div>
      <h3>General Liability</h3><p>${voice.carrier('gl')} &middot; Policy ${voice.number('gl')} &middot; ${termTold(voice, 'gl', ' through ')} &middot; ${trigger(voice)} coverage</p>
      <div class="cds">${voice
        .limits('gl', {
          occurrence: 'Each occurrence',
          aggregate: 'General aggregate',
          products: 'Products-completed operations',
          personal: 'Personal and advertising injury',
          rented: 'Premises you rent (fire)',
          medical: 'Medical, each person',
        })
        .map(([words, amount]) => card(words, `<span class="am">${amount}</span>`))
        .join('')}</div>
      <h3>Workers' Compensation</h3><p>${voice.carrier('wc')} &middot; Policy ${voice.number('wc')} &middot; ${termTold(voice, 'wc', ' through ')}</p>
      <div class="cds">${(
        [
          ['Bodily injury by accident, each accident', 'accident'],
          ['Bodily injury by disease, each employee', 'employee'],
          ['Bodily injury by disease, policy limit', 'disease'],
        ] as const
      )
        .map(([words, name]) => card(words, `<span class="am">${voice.limit('wc', name)}</span>`))
        .join('')}</div>
      ${paragraphs(`States: ${text(truth.insured.address.state)}. Payroll is reported at the end of the term.`)}`,
      '.cds { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 8pt; margin: 5pt 0 } .cd { border: 0.7pt solid #99a; break-inside: avoid; padding-bottom: 4pt } .cd > :not(.ct) { margin: 3pt 5pt } .cd { padding-left: 5pt } .ct { margin: 0 0 3pt -5pt; padding: 2pt 5pt; font-size: 0.85em } .am { font-size: 1.15em; font-weight: bold }',
    )
  },
}

export const marginAndShopkeeperFamilies: LearnFamily[] = [
  { name: 'a margin of items', style: mostlyDollars(['sans', 'modern'], [9, 9.5]), papers: { margin: withLetter(margin), marginAmended: withLetter(marginAmended) } },
  { name: 'lines brought together', style: mostlyDollars(['sans', 'modern'], [8.5, 9], { money: dollars }), papers: { threeInOne: withLetter(threeInOne), cards } },
  { name: 'shops and their groups', style: mostlyDollars(['serif', 'sans'], [9, 9.5]), papers: { shopkeeper: withLetter(shopkeeper), groupMember: withLetter(groupMember) } },
] // biome-ignore format: a family in a line
