import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { across, agent, asides, asRows, bank, box, envelope, fromTo, lastLine, nextPage, ofPolicy, ownsAutos, policyPage, seat, sides, site, table, triggered, under } from '../kit/fine-print.ts' // biome-ignore format: a list

const LIABILITY = { aggregate: 'General Aggregate Limit (Other Than Products-Completed Operations)', products: 'Products-Completed Operations Aggregate Limit', personal: 'Personal And Advertising Injury Limit', occurrence: 'Each Occurrence Limit', rented: 'Damage To Premises Rented To You – Any One Premises', medical: 'Medical Expense – Any One Person' } // biome-ignore format: a table

/** A common page with a premium for each part, then the parts; property before liability, and crime behind it. */
export const parts: Paper = {
  account: { onePolicy: true },
  draw: (voice) => {
    const { truth, money, chance } = voice
    const { gl, auto } = truth.policies
    const [first] = truth.locations
    const band = (title: string) =>
      `<div class="pk-b"><span>${title}</span><span>Policy No. ${voice.number('gl')}</span></div>`
    const premiums = [['Commercial Property', Math.round(gl.premium / 3)], ['Commercial General Liability', gl.premium], ['Crime and Fidelity', 120], ['Business Auto', auto.premium]] as const // biome-ignore format: a list
    return policyPage(
      `<div class="pk-l">${voice.carrier('gl')}<br><small>A stock company &bull; ${seat(voice, 'gl')}</small></div><h3>COMMON POLICY DECLARATIONS</h3>${sides(box('Named Insured and Mailing Address', envelope(voice)), box('Producer', under(agent(voice), `Code ${truth.producer.code}`)))}${table(
        'pk',
        [],
        [
          ['Policy Number', voice.number('gl')],
          ['Policy Period', `${fromTo(voice, 'gl')} at 12:01 A.M.`],
          ['Form of Business', chance.pick(['Corporation', 'Limited Liability Company', 'Partnership'])],
          ['Business Description', truth.locations[0]!.classification],
        ],
      )}<p>This policy consists of the following coverage parts for which a premium is indicated.</p>${table(
        'pk-p',
        ['Coverage Part', 'Premium'],
        premiums.map(([what, amount]) => [what, money(amount)]),
      )}${asides(voice)}${lastLine(voice, 'IL DS')}${nextPage}${band('COMMERCIAL PROPERTY COVERAGE PART')}${table(
        'pk',
        ['Prem. No.', 'Location', 'Coverage', 'Limit', 'Coinsurance'],
        [
          ['001', site(voice, first!), 'Building', money(first!.building), '80%'],
          ['001', '', 'Business Personal Property', money(first!.contents), '80%'],
          ['001', '', 'Business Income', money(100_000), '1/4 monthly'],
        ],
      )}<p>Deductible ${money(1000)}. Mortgage holder: ${bank(voice)}</p>${band('COMMERCIAL GENERAL LIABILITY COVERAGE PART')}${table('pk', ['Limits of Insurance', ''], asRows(voice.limits('gl', LIABILITY)))}<p>Form: ${triggered(voice, 'Occurrence', 'Claims-made')}. Retroactive date: ${gl.claimsMade ? voice.date(truth.prior.gl.effective) : 'None'}.</p>${band('CRIME AND FIDELITY COVERAGE PART')}${table(
        'pk',
        [],
        [
          ['Employee Theft – per occurrence', money(25_000)],
          ['Forgery or Alteration', money(10_000)],
        ],
      )}${nextPage}${band('BUSINESS AUTO COVERAGE PART')}${voice.carrier('auto') && ''}${autoPart(voice)}`,
      '.pk-l { text-align: center; font-size: 1.25em } h3 { text-align: center; margin: 6pt 0 } .sides { display: grid; grid-template-columns: 1fr 1fr } .bx { border: 0.6pt solid #000; padding: 3pt 5pt; min-height: 60pt } .pk td, .pk th { border-bottom: 0.4pt solid #999 } .pk-p { width: 60%; margin-left: 20% } .pk-p td:last-child, .pk td:nth-child(2):last-child { text-align: right } .pk-b { display: flex; justify-content: space-between; print-color-adjust: exact; background: #333; color: #fff; padding: 2pt 5pt; margin-top: 12pt }',
    )
  },
}

function autoPart(voice: Voice): string {
  const { money } = voice
  for (const told of [voice.number, voice.effective, voice.expiration]) told('auto')
  const words = { csl: 'Liability – each accident', perPerson: 'Bodily injury – each person', perAccident: 'Bodily injury – each accident', damage: 'Property damage – each accident' } // biome-ignore format: a table
  const symbols = voice.symbols()
  const rows = voice.limits('auto', words).map(([label, amount], at) => [label, at ? '' : symbols, amount])
  const more = ownsAutos(voice)
    ? [['Auto medical payments', '2', money(5000)], ['Uninsured motorists', '2', money(75_000)], ['Comprehensive', '7', `${money(500)} deductible`], ['Collision', '7', `${money(500)} deductible`]] // biome-ignore format: a list
    : []
  return table('pk', ['Coverage', 'Covered Auto Symbols', 'Limit'], [...rows, ...more])
}

/** The page of a farm-and-town mutual: liability in a sentence, each coverage with a letter. */
export const sentences: Paper = {
  draw: (voice) => {
    const { truth, money, chance } = voice
    const { gl } = truth.policies
    const say = (name: string) => (gl.limits[name] ? voice.limit('gl', name) : '')
    return policyPage(
      `<div class="sn"><p>${voice.carrier('gl')}<br>Organized 1${chance.pick(['884', '891', '903', '911'])} &nbsp; ${seat(voice, 'gl')}</p></div><p style="text-align:center"><b>LIABILITY DECLARATIONS</b></p><p>Policy <b>${voice.number('gl')}</b> is issued to <b>${voice.insured()}</b>, ${voice.insuredAddress().join(', ')}, for the term beginning ${voice.effective('gl')} and ending ${voice.expiration('gl')}, by our agent ${voice.producer()}, ${voice.producerAddress().join(', ')}.</p><p>The most we pay for each occurrence is ${say('occurrence')}. The most we pay in the policy term for all occurrences, products and completed work aside, is the general aggregate limit of ${say('aggregate')}; for products and completed work the aggregate limit is ${say('products')}. Personal injury and advertising injury: ${say('personal')}. Damage by fire to premises rented to you: ${say('rented')}. Medical payments, each person: ${say('medical')}.</p><p>You pay ${money(gl.premium)} for the term${chance.maybe(0.5) ? `, ${money(120)} less than for the last one` : ''}. If a loss is settled the deductible is ${money(250)}.</p><p>Members’ annual meeting: second Tuesday of March at the home office. Each member has one vote.</p><p>Policy is assessable: no. Mortgagee: ${bank(voice)}.</p>${asides(voice)}${lastLine(voice, 'M-12')}`,
      '.sn { border: 2.4pt double #000; text-align: center } p { margin: 9pt 0; line-height: 1.5 }',
    )
  },
}

/** What a class of each place is and costs, where the limits stand beside a column of facts. */
export const classified: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, money, text } = voice
    const units = (one: (typeof truth.locations)[number]) => one.exposure.toLocaleString('en-US')
    const rows = truth.locations.map((one) => [one.number, one.territory, one.classCode, text(one.classification), one.basis, units(one), one.rate, money(one.premium)]) // biome-ignore format: a row
    const facts = truth.locations.map((one) => ({ location_number: one.number, class_code: one.classCode }))
    const told = truth.locations.map((one, at) => ({ ...facts[at]!, classification: one.classification, exposure_basis: one.basis, territory: one.territory })) // biome-ignore format: a record
    const cost = truth.locations.map((one) => ({ exposure: units(one), rate: one.rate, premium: money(one.premium) }))
    return policyPage(
      `<div class="cf-h"><b>${voice.carrier('gl')}</b><span>NAIC ${voice.naic('gl')}</span></div><div class="cf"><div>${box('Policy', voice.number('gl'))}${box('From', voice.effective('gl'))}${box('To', voice.expiration('gl'))}${box('Insured', envelope(voice))}${box('Agency', agent(voice))}</div><div><p><b>COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS</b></p>${table('cf-l', [], asRows(voice.limits('gl', { occurrence: 'Each Occurrence', rented: 'Damage to Rented Premises', medical: 'Medical Expense', personal: 'Personal and Advertising Injury', aggregate: 'General Aggregate', products: 'Products-Completed Operations Aggregate' })))}<p>The general aggregate limit applies separately to each ${voice.tick('gl.perLocation', 'location')}.</p></div></div><p><b>CLASSIFICATION SCHEDULE</b></p>${table('cf-t', ['Loc', 'Terr', 'Class Code', 'Classification', 'Premium Basis', 'Exposure', 'Rate', 'Advance Premium'], rows, across(8, `Total advance premium ${money(truth.locations.reduce((all, one) => all + one.premium, 0))}. Policy minimum ${money(500)}`, 'cf-s'))}${lastLine(voice, 'GL-DEC')}`,
      '.cf-h { display: flex; justify-content: space-between; border-bottom: 2pt solid #7a1f1f } .cf { display: grid; grid-template-columns: 150pt 1fr; gap: 16pt; margin-top: 6pt } .bx { margin-bottom: 6pt } .bx small { color: #7a1f1f } .cf-l td:last-child { text-align: right } .cf-l td { border-bottom: 0.3pt solid #bbb } .cf-t td, .cf-t th { border: 0.4pt solid #7a1f1f; font-size: 0.9em } .cf-t td:nth-child(n+6) { text-align: right } .cf-s td { text-align: right }',
      {
        running: `Policy ${voice.number('gl')} &ndash; ${voice.insured()}`,
        records: [
          ...ofPolicy(voice, 'CGL', 'policy_location_item', told),
          ...ofPolicy(voice, 'CGL', 'policy_premium_item', facts.map((one, at) => ({ ...one, ...cost[at]!, premium_basis: truth.locations[at]!.basis }))),
          ...ofPolicy(voice, 'CGL', 'cgl_exposure_item', told.map((one, at) => ({ ...one, ...cost[at]! }))),
        ], // biome-ignore format: lists
      },
    )
  },
}

/** A whole policy in its jacket: pages of places, premiums and forms, each under the same strip. */
export const jacketed: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const strip = `<table class="jk"><tr><td>Insured<br>${voice.insured()}</td><td>Policy number<br>${voice.number('gl')}</td><td>Policy period<br>${fromTo(voice, 'gl', ' - ')}</td></tr></table>`
    const products = truth.locations.map(() => `0.${chance.digits(3)}`)
    const units = (one: (typeof truth.locations)[number]) => one.exposure.toLocaleString('en-US')
    const places = truth.locations.map((one) => [one.number, one.classCode, one.classification, one.basis, one.territory]) // biome-ignore format: a row
    const named = (one: string[]) => ({ location_number: one[0]!, class_code: one[1]!, classification: one[2]!, exposure_basis: one[3]!, territory: one[4]! }) // biome-ignore format: a record
    const cost = truth.locations.map((one, at) => ({ exposure: units(one), rate: one.rate, products_completed_ops_rate: products[at]!, premium: money(one.premium) })) // biome-ignore format: a record
    const page = (title: string, html: string) => `${nextPage}${strip}<h4>${title}</h4>${html}`
    return policyPage(
      `<div class="jk-t">${voice.carrier('gl')}<br>${seat(voice, 'gl')}</div><h3>General Liability Policy Declarations</h3>${strip}${sides(under('<b>Mail to</b>', voice.insuredAddress()), under('<b>Serviced by</b>', agent(voice), voice.reach('phone')))}<h4>What the policy pays at most</h4>${table('jk-l', [], asRows(voice.limits('gl', LIABILITY)))}<p>Premium at inception ${money(gl.premium)}. Prior term ${money(truth.prior.gl.premium)}, policy ${text(truth.prior.gl.number)}.</p>${asides(voice)}${page(
        'Location Schedule',
        table(
          'jk-s',
          ['Location Number', 'Class Code', 'Classification', 'Exposure Basis', 'Territory'],
          places.map((one) => one.map(text)),
        ),
      )}${page(
        'Premium Schedule',
        table(
          'jk-s',
          [
            'Location Number',
            'Class Code',
            'Premium Basis',
            'Exposure',
            'Rate',
            'Products/Completed Ops Rate',
            'Premium',
          ],
          truth.locations.map((one, at) => [
            one.number,
            one.classCode,
            one.basis,
            units(one),
            one.rate,
            products[at]!,
            money(one.premium),
          ]),
        ),
      )}${page(
        'Forms Schedule',
        table(
          'jk-s',
          ['Form Number', 'Edition Date', 'Form Title'],
          truth.forms.map((one) => [one.number, one.edition, text(one.title)]),
        ),
      )}`,
      '.jk-t { font-size: 1.2em; text-align: center } h3 { text-align: center } .jk td { border: 0.6pt solid #000; font-size: 0.9em; width: 33% } .sides { display: flex; gap: 60pt } .jk-l { width: 82% } .jk-l td:last-child { text-align: right } .jk-s th { border-bottom: 0.8pt solid #000; vertical-align: bottom } .jk-s td { border-bottom: 0.2pt solid #999 }',
      {
        records: [
          ...ofPolicy(voice, 'CGL', 'policy_location_item', places.map(named)),
          ...ofPolicy(voice, 'CGL', 'policy_premium_item', places.map((one, at) => ({ location_number: one[0]!, class_code: one[1]!, premium_basis: one[3]!, ...cost[at]! }))),
          ...ofPolicy(voice, 'CGL', 'cgl_exposure_item', places.map((one, at) => ({ ...named(one), ...cost[at]! }))),
          ...ofPolicy(voice, 'CGL', 'policy_form_item', truth.forms.map((one) => ({ form_number: one.number, edition_date: one.edition, form_title: one.title }))),
        ], // biome-ignore format: lists
      },
    )
  },
}
