import type { LearnFamily, Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { countyAuto } from '../autos/items-and-direct-writer.ts'
import { withNotices } from '../enclosures/deductible-and-coverages.ts'
import { captionedBox, inLines, sides } from '../kit/blocks.ts'
import { asides, formAndCopyLine } from '../kit/fine-print.ts'
import { agencyTold, bankOrLeasing, homeOffice, insuredSplitAtTrade, siteOnDepotStreet } from '../kit/parties.ts'
import { ofPolicy } from '../kit/records.ts'
import { declarations, newPageOfOld } from '../kit/sheets.ts'
import { manyDates } from '../kit/styles.ts'
import { asRows, table, wholeRow } from '../kit/tables.ts'
import { ownsAutos, termTold, trigger } from '../kit/terms.ts'

export const PART_WORDS = { aggregate: 'General Aggregate Limit (Other Than Products-Completed Operations)', products: 'Products-Completed Operations Aggregate Limit', personal: 'Personal And Advertising Injury Limit', occurrence: 'Each Occurrence Limit', rented: 'Damage To Premises Rented To You – Any One Premises', medical: 'Medical Expense – Any One Person' } // biome-ignore format: a table

/** A common page with a premium for each part, then the parts; property before liability, and crime behind it. */
const parts: Paper = {
  account: { onePolicy: true },
  draw: (voice) => {
    const { truth, money, chance } = voice
    const { gl, auto } = truth.policies
    const [first] = truth.locations
    const band = (title: string) =>
      `<div class="pk-b"><span>${title}</span><span>Policy No. ${voice.number('gl')}</span></div>`
    const premiums = [['Commercial Property', Math.round(gl.premium / 3)], ['Commercial General Liability', gl.premium], ['Crime and Fidelity', 120], ['Business Auto', auto.premium]] as const // biome-ignore format: a list
    return declarations(
      `<div class="pk-l">${voice.carrier('gl')}<br><small>A stock company &bull; ${homeOffice(voice, 'gl')}</small></div><h3>COMMON POLICY DECLARATIONS</h3>${sides(captionedBox('Named Insured and Mailing Address', insuredSplitAtTrade(voice)), captionedBox('Producer', inLines(agencyTold(voice), `Code ${truth.producer.code}`)))}${table(
        'pk',
        [],
        [
          ['Policy Number', voice.number('gl')],
          ['Policy Period', `${termTold(voice, 'gl')} at 12:01 A.M.`],
          ['Form of Business', chance.pick(['Corporation', 'Limited Liability Company', 'Partnership'])],
          ['Business Description', truth.locations[0]!.classification],
        ],
      )}<p>This policy consists of the following coverage parts for which a premium is indicated.</p>${table(
        'pk-p',
        ['Coverage Part', 'Premium'],
        premiums.map(([what, amount]) => [what, money(amount)]),
      )}${asides(voice)}${formAndCopyLine(voice, 'IL DS')}${newPageOfOld}${band('COMMERCIAL PROPERTY COVERAGE PART')}${table(
        'pk',
        ['Prem. No.', 'Location', 'Coverage', 'Limit', 'Coinsurance'],
        [
          ['001', siteOnDepotStreet(voice, first!), 'Building', money(first!.building), '80%'],
          ['001', '', 'Business Personal Property', money(first!.contents), '80%'],
          ['001', '', 'Business Income', money(100_000), '1/4 monthly'],
        ],
      )}<p>Deductible ${money(1000)}. Mortgage holder: ${bankOrLeasing(voice)}</p>${band('COMMERCIAL GENERAL LIABILITY COVERAGE PART')}${table('pk', ['Limits of Insurance', ''], asRows(voice.limits('gl', PART_WORDS)))}<p>Form: ${trigger(voice, 'Occurrence', 'Claims-made')}. Retroactive date: ${gl.claimsMade ? voice.date(truth.prior.gl.effective) : 'None'}.</p>${band('CRIME AND FIDELITY COVERAGE PART')}${table(
        'pk',
        [],
        [
          ['Employee Theft – per occurrence', money(25_000)],
          ['Forgery or Alteration', money(10_000)],
        ],
      )}${newPageOfOld}${band('BUSINESS AUTO COVERAGE PART')}${voice.carrier('auto') && ''}${autoPart(voice)}`,
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
const sentences: Paper = {
  draw: (voice) => {
    const { truth, money, chance } = voice
    const { gl } = truth.policies
    const say = (name: string) => (gl.limits[name] ? voice.limit('gl', name) : '')
    return declarations(
      `<div class="sn"><p>${voice.carrier('gl')}<br>Organized 1${chance.pick(['884', '891', '903', '911'])} &nbsp; ${homeOffice(voice, 'gl')}</p></div><p style="text-align:center"><b>LIABILITY DECLARATIONS</b></p><p>Policy <b>${voice.number('gl')}</b> is issued to <b>${voice.insured()}</b>, ${voice.insuredAddress().join(', ')}, for the term beginning ${voice.effective('gl')} and ending ${voice.expiration('gl')}, by our agent ${voice.producer()}, ${voice.producerAddress().join(', ')}.</p><p>The most we pay for each occurrence is ${say('occurrence')}. The most we pay in the policy term for all occurrences, products and completed work aside, is the general aggregate limit of ${say('aggregate')}; for products and completed work the aggregate limit is ${say('products')}. Personal injury and advertising injury: ${say('personal')}. Damage by fire to premises rented to you: ${say('rented')}. Medical payments, each person: ${say('medical')}.</p><p>You pay ${money(gl.premium)} for the term${chance.maybe(0.5) ? `, ${money(120)} less than for the last one` : ''}. If a loss is settled the deductible is ${money(250)}.</p><p>Members’ annual meeting: second Tuesday of March at the home office. Each member has one vote.</p><p>Policy is assessable: no. Mortgagee: ${bankOrLeasing(voice)}.</p>${asides(voice)}${formAndCopyLine(voice, 'M-12')}`,
      '.sn { border: 2.4pt double #000; text-align: center } p { margin: 9pt 0; line-height: 1.5 }',
    )
  },
}

/** What a class of each place is and costs, where the limits stand beside a column of facts. */
const classified: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, money, text } = voice
    const units = (one: (typeof truth.locations)[number]) => one.exposure.toLocaleString('en-US')
    const rows = truth.locations.map((one) => [one.number, one.territory, one.classCode, text(one.classification), one.basis, units(one), one.rate, money(one.premium)]) // biome-ignore format: a row
    const facts = truth.locations.map((one) => ({ location_number: one.number, class_code: one.classCode }))
    const told = truth.locations.map((one, at) => ({ ...facts[at]!, classification: one.classification, exposure_basis: one.basis, territory: one.territory })) // biome-ignore format: a record
    const cost = truth.locations.map((one) => ({ exposure: units(one), rate: one.rate, premium: money(one.premium) }))
    return declarations(
      `<div class="cf-h"><b>${voice.carrier('gl')}</b><span>NAIC ${voice.naic('gl')}</span></div><div class="cf"><div>${captionedBox('Policy', voice.number('gl'))}${captionedBox('From', voice.effective('gl'))}${captionedBox('To', voice.expiration('gl'))}${captionedBox('Insured', insuredSplitAtTrade(voice))}${captionedBox('Agency', agencyTold(voice))}</div><div><p><b>COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS</b></p>${table('cf-l', [], asRows(voice.limits('gl', { occurrence: 'Each Occurrence', rented: 'Damage to Rented Premises', medical: 'Medical Expense', personal: 'Personal and Advertising Injury', aggregate: 'General Aggregate', products: 'Products-Completed Operations Aggregate' })))}<p>The general aggregate limit applies separately to each ${voice.tick('gl.perLocation', 'location')}.</p></div></div><p><b>CLASSIFICATION SCHEDULE</b></p>${table('cf-t', ['Loc', 'Terr', 'Class Code', 'Classification', 'Premium Basis', 'Exposure', 'Rate', 'Advance Premium'], rows, wholeRow(8, `Total advance premium ${money(truth.locations.reduce((all, one) => all + one.premium, 0))}. Policy minimum ${money(500)}`, 'cf-s'))}${formAndCopyLine(voice, 'GL-DEC')}`,
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

export const partsAndFarmMutualFamilies: LearnFamily[] = [
  { name: 'package in parts', style: manyDates(['sans', 'narrow'], [8, 8.5, 9]), papers: { parts: withNotices(parts) } },
  { name: 'town and farm mutual', style: manyDates(['serif', 'narrowSerif'], [9.5, 10, 10.5]), papers: { sentences: withNotices(sentences), countyAuto: withNotices(countyAuto, 'auto') } },
  { name: 'classes in a schedule', style: manyDates(['sans', 'narrow'], [7.5, 8]), papers: { classified: withNotices(classified) } },
] // biome-ignore format: a family in a line
