import type { LearnFamily, Paper } from '../../../family.ts'
import type { Location } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { paragraphs, said, split, tip, wordsInOne } from '../kit/blocks.ts'
import { agencyTold, bankOrFarmCredit, insuredTold, siteOnKilnStreet } from '../kit/parties.ts'
import { formsOf, ofPolicy } from '../kit/records.ts'
import { labeledDeclarations, newPage } from '../kit/sheets.ts'
import { mostlyDollars } from '../kit/styles.ts'
import { rowsFor, tableRows, tableUnder } from '../kit/tables.ts'
import { dayBefore3To45, termTold, trigger } from '../kit/terms.ts'

const units = (one: Location) => one.exposure.toLocaleString('en-US')
const LIMITS = { occurrence: 'Each Occurrence Limit', rented: 'Damage To Premises Rented To You Limit (Any One Premises)', medical: 'Medical Expense Limit (Any One Person)', personal: 'Personal And Advertising Injury Limit (Any One Person Or Organization)', aggregate: 'General Aggregate Limit', products: 'Products/Completed Operations Aggregate Limit' } // biome-ignore format: a table

/** Conditions of a policy, which fill pages between its lists. */
const WORDS = [
  ['Inspections and surveys', 'We have the right to make inspections at any time, to give you reports on the conditions we find, and to recommend changes. We do not warrant that conditions are safe or that they comply with laws.'],
  ['Premiums', 'The first named insured is responsible for the payment of all premiums and is the payee for any return premium. Earned premium is computed in accordance with our rules and rates at the close of each audit period.'],
  ['Duties in the event of occurrence', 'You must see to it that we are notified as soon as practicable of an occurrence which may result in a claim. Notice should include how, when and where it took place, and the names of injured persons and witnesses.'],
  ['Legal action against us', 'No person has a right under this policy to join us as a party or otherwise bring us into a suit asking for damages from an insured, or to sue us unless all of its terms have been fully complied with.'],
  ['Representations', 'By accepting this policy you agree that the statements in the declarations are accurate and complete, that they are based upon representations you made to us, and that we have issued it in reliance upon them.'],
] as const // biome-ignore format: texts
const conditions = (title: string) => `${newPage}<h3 class="c">${title}</h3><div style="columns: 2; column-gap: 18pt">${paragraphs(...WORDS.map(([name, words], at) => `<b>${'ABCDE'[at]}. ${name}</b><br>${words} ${words.split('. ').at(-1)}`))}</div>` // biome-ignore format: a page

/** A liability policy as issued: declarations, places, classes with exposures and rates, forms, each a schedule of its own. */
const liabilityPacket: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, money } = voice
    const { gl } = truth.policies
    const number = voice.number('gl')
    const strip = (title: string) => `<div class="sp"><b>${title}</b><span>Policy Number ${number}</span></div>`
    const rated = truth.locations.map((one) => ({ location_number: one.number, class_code: one.classCode, premium_basis: one.basis, exposure: units(one), rate: one.rate, premium: money(one.premium) })) // biome-ignore format: a record
    const places = truth.locations.map((one) => ({ location_number: one.number, premises_address: wordsInOne(siteOnKilnStreet(voice, one)), territory: one.territory, class_code: one.classCode, classification: one.classification })) // biome-ignore format: a record
    return labeledDeclarations(
      `<p class="s e">Policy issued ${dayBefore3To45(voice)}</p><h2>${voice.carrier('gl')}</h2>${strip('Commercial General Liability Declarations')}
      ${split(
        said([['Named Insured', insuredTold(voice)]]),
        said([
          ['Policy Period', termTold(voice, 'gl', ' - ')],
          ['Agency', agencyTold(voice)],
          ['Agency code', text(truth.producer.code)],
        ]),
      )}
      <p>Coverage is provided on ${trigger(voice, 'an occurrence', 'a claims-made')} basis.</p>${tableUnder(
        'lm',
        ['Limits of Insurance', ''],
        rowsFor(voice.limits('gl', LIMITS), ([words, amount]) => [words, amount]),
      )}
      <p>Estimated total premium ${money(truth.locations.reduce((all, one) => all + one.premium, 0))}; minimum ${money(500)}.</p>
      ${newPage}${strip('Schedule of Premises')}${tableUnder(
        'ln',
        ['Location Number', 'Premises Address', 'Territory', 'Class Code', 'Classification'],
        rowsFor(places, (one) => [
          one.location_number,
          text(one.premises_address),
          one.territory,
          one.class_code,
          text(one.classification),
        ]),
      )}
      ${newPage}${strip('Rating Schedule')}${tableUnder(
        'ln cs',
        ['Location Number', 'Class Code', 'Premium Basis', 'Exposure', 'Rate', 'Premium'],
        rowsFor(rated, (one) => [
          one.location_number,
          one.class_code,
          one.premium_basis,
          one.exposure,
          one.rate,
          one.premium,
        ]),
      )}
      ${newPage}${strip('Schedule of Forms')}${tableUnder(
        'ln',
        ['Form Number', 'Edition Date', 'Form Title'],
        rowsFor(truth.forms, (one) => [one.number, one.edition, text(one.title)]),
      )}
      ${conditions('COMMON POLICY CONDITIONS')}<p>Additional interest on file: ${bankOrFarmCredit(voice)}</p>`,
      '.sp { display: flex; justify-content: space-between; border-top: 2pt solid #000; border-bottom: 0.6pt solid #000; padding: 3pt 0; margin: 4pt 0 8pt } .lm { width: 80% } .lm td:last-child { text-align: right } .ln th { border-bottom: 0.8pt solid #000 } .ln td { border-bottom: 0.3pt solid #ccc } .cs td:nth-child(n+4), .cs th:nth-child(n+4) { text-align: right }',
      { records: [...ofPolicy(voice, 'CGL', 'policy_location_item', places), ...ofPolicy(voice, 'CGL', 'policy_premium_item', rated), ...formsOf(voice, 'CGL'), ...ofPolicy(voice, 'CGL', 'cgl_exposure_item', rated.map(({ premium_basis, ...one }, at) => ({ ...one, exposure_basis: premium_basis, classification: truth.locations[at]!.classification, territory: truth.locations[at]!.territory })))], running: `${text(truth.insured.name)} &emsp; ${text(gl.number)}` }, // biome-ignore format: lists
    )
  },
}

/** Classes in blocks, premises and products apart: each says its place, its code and what it is rated on. */
const classBlocks: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, money } = voice
    const all = truth.locations.map((one) => ({ location_number: one.number, class_code: one.classCode, classification: one.classification, territory: one.territory, exposure_basis: one.basis, exposure: units(one), rate: one.rate, premium: money(one.premium) })) // biome-ignore format: a record
    const block = (one: (typeof all)[number]) => `<div class="whole bl"><b>Location ${one.location_number}</b> &ensp; Territory ${one.territory}<div class="bg"><div>${tip('Class Code', one.class_code)}</div><div>${tip('Classification', text(one.classification))}</div><div>${tip('Exposure Basis', one.exposure_basis)}</div><div>${tip('Exposure', one.exposure)}</div><div>${tip('Rate', one.rate)}</div><div>${tip('Premium', one.premium)}</div></div></div>` // biome-ignore format: a block
    return labeledDeclarations(
      `<div class="c"><h3>${voice.carrier('gl')}</h3>General Liability Coverage Part</div>
      ${tableUnder(
        'ruled',
        [],
        tableRows([
          [tip('Policy Number', voice.number('gl')), tip('Policy Period', termTold(voice, 'gl', ' to '))],
          [tip('Named Insured', insuredTold(voice)), tip('Agent', agencyTold(voice))],
        ]),
      )}
      ${tableUnder('under money', ['Limits of insurance', ''], tableRows(voice.limits('gl', LIMITS)))}<p>Form: ${trigger(voice, 'occurrence', 'claims-made')}. Prior policy ${text(truth.prior.gl.number)}.</p>
      ${newPage}<h4>Rating by location</h4>${all.map(block).join('')}<p class="e">Total ${money(truth.locations.reduce((sum, one) => sum + one.premium, 0))}</p>
      <h4>Forms attached at inception</h4>${tableUnder(
        'tight',
        ['Form Number', 'Edition Date', 'Form Title'],
        rowsFor(truth.forms, (one) => [one.number, one.edition, text(one.title)]),
      )}`,
      '.bl { border-top: 0.8pt solid #333; padding: 3pt 0 } .bg { display: grid; grid-template-columns: 60pt 1.6fr 1fr 1fr 0.7fr 0.9fr; gap: 6pt; margin-top: 3pt }',
      { records: [...ofPolicy(voice, 'CGL', 'cgl_exposure_item', all), ...ofPolicy(voice, 'CGL', 'policy_location_item', all.map((one) => ({ location_number: one.location_number, class_code: one.class_code, classification: one.classification, territory: one.territory, exposure_basis: one.exposure_basis }))), ...ofPolicy(voice, 'CGL', 'policy_premium_item', all.map((one) => ({ location_number: one.location_number, class_code: one.class_code, premium_basis: one.exposure_basis, exposure: one.exposure, rate: one.rate, premium: one.premium }))), ...formsOf(voice, 'CGL')] }, // biome-ignore format: lists
    )
  },
}

const COVERED = (voice: Voice, one: Location) => [
  ['Building', voice.money(one.building), voice.money(2500), 'Replacement Cost', '90%'],
  ['Business Personal Property', voice.money(one.contents), voice.money(2500), 'Replacement Cost', '90%'],
  ['Outdoor Signs', voice.money(5000), voice.money(500), 'Actual Cash Value', '80%'],
] // biome-ignore format: a list

/** An owners' packet: each building has a page or a part of one with its coverages, then what holds for all, then forms. */
const ownersPacket: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, money } = voice
    voice.notJudged('professional')
    const building = (one: Location) => `<div class="whole"><table class="pb tint"><tr><td>Location No. <b>${one.number}</b></td><td>Building No. <b>1</b></td><td>${siteOnKilnStreet(voice, one)}</td></tr></table>${tableUnder('ruled pc', ['Coverage', 'Limit of Insurance', 'Deductible', 'Valuation', 'Coinsurance'], tableRows(COVERED(voice, one)))}</div>` // biome-ignore format: a block
    const covered = truth.locations.flatMap((one) => COVERED(voice, one).map(([coverage, limit, deductible, valuation, coinsurance]) => ({ location_number: one.number, building_number: '1', premises_address: wordsInOne(siteOnKilnStreet(voice, one)), coverage: coverage!, limit: limit!, deductible: deductible!, valuation: valuation!, coinsurance: coinsurance! }))) // biome-ignore format: a record
    return labeledDeclarations(
      `<div class="split"><h3>${voice.carrier('gl')}</h3><h3 class="e">Businessowners Declarations</h3></div>
      ${said([
        ['Policy Number', voice.number('gl')],
        ['Policy Period', termTold(voice, 'gl', ' to ')],
        ['Named Insured', insuredTold(voice)],
        ['Producer', agencyTold(voice)],
      ])}
      <h4>Section II &ndash; Liability and medical expenses</h4>${tableUnder(
        'under money',
        [],
        tableRows([
          ['Liability and Medical Expenses (each occurrence)', voice.limit('gl', 'occurrence')],
          ['Medical Expenses (per person)', voice.limit('gl', 'medical')],
          ['Damage to Premises Rented to You', voice.limit('gl', 'rented')],
          ['Products/Completed Operations Aggregate', voice.limit('gl', 'products')],
          ['General Aggregate', voice.limit('gl', 'aggregate')],
        ]),
      )}
      <p>Annual premium ${money(truth.policies.gl.premium)}; installment fee ${money(7)}.</p>${newPage}<h4>Section I &ndash; Property, by building</h4>${truth.locations.map(building).join('')}
      <h4>Mortgageholders</h4><p>${bankOrFarmCredit(voice)}, location 1</p>${newPage}<h4>Forms and endorsements of this policy</h4>${tableUnder(
        'under',
        ['Form Number', 'Edition Date', 'Form Title'],
        rowsFor(truth.forms, (one) => [one.number, one.edition, text(one.title)]),
      )}${conditions('BUSINESSOWNERS CONDITIONS')}`,
      '.pb { margin-bottom: 0 } .pc { margin-top: 0 } .pc td:nth-child(2), .pc td:nth-child(3), .pc th:nth-child(2), .pc th:nth-child(3) { text-align: right }',
      { records: [...ofPolicy(voice, 'BOP', 'bop_coverage_item', covered), ...formsOf(voice, 'BOP')], running: `Businessowners policy ${text(truth.policies.gl.number)}` }, // biome-ignore format: lists
    )
  },
}

/** Compensation by state: a page for each, with its classes and its own sum, and forms at the end. */
const statesPacket: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, money } = voice
    const { wc } = truth.policies
    const others = ['GA', 'TN', 'NC', 'VA', 'MO'].filter((one) => one !== truth.insured.address.state)
    const states = [truth.insured.address.state, others[truth.work.length % 4]!, others[4] ?? 'IA'].slice(0, truth.work.length > 2 ? 3 : 2) // biome-ignore format: a list
    const all = states.flatMap((state, at) => truth.work.map((one) => ({ state, class_code: one.code, classification: one.title, annual_payroll: money(one.payroll + at * 11_300), manual_rate: one.rate, estimated_premium: money(Math.round(((one.payroll + at * 11_300) / 100) * Number(one.rate))) }))) // biome-ignore format: a record
    const page = (state: string) => `${newPage}<div class="split"><h4>Extension of information page &ndash; Item 4</h4><p class="e">Policy ${text(wc.number)}</p></div><p class="tint"><b>State: ${state}</b></p>${tableUnder('under st', ['Class Code', 'Classification', 'Annual Payroll', 'Manual Rate', 'Estimated Premium'], rowsFor(all.filter((one) => one.state === state), (one) => [one.class_code, text(one.classification), one.annual_payroll, one.manual_rate, one.estimated_premium]))}<p class="e">Premium discount, ${state}: ${money(all.length * 37)}</p>` // biome-ignore format: a page
    return labeledDeclarations(
      `<div class="c"><h3>Workers Compensation and Employers Liability</h3><b>INFORMATION PAGE</b></div>
      ${tableUnder(
        'ruled',
        [],
        tableRows([
          [
            tip('Insurer', voice.carrier('wc')),
            tip('Policy Number', voice.number('wc')),
            tip('Policy Period', termTold(voice, 'wc', ' to ')),
          ],
          [
            tip('Insured', insuredTold(voice)),
            tip('Producer', agencyTold(voice)),
            tip('Previous policy', text(truth.prior.wc.number)),
          ],
        ]),
      )}
      <p>3.A. States: ${states.join(', ')}</p><p>3.B. Employers liability limits</p>${tableUnder(
        'under money',
        [],
        tableRows([
          ['Bodily Injury by Accident, each accident', voice.limit('wc', 'accident')],
          ['Bodily Injury by Disease, policy limit', voice.limit('wc', 'disease')],
          ['Bodily Injury by Disease, each employee', voice.limit('wc', 'employee')],
        ]),
      )}<p>4. See extension of information page.</p>
      ${states.map(page).join('')}${newPage}<h4>Endorsement schedule</h4>${tableUnder(
        'under',
        ['Form Number', 'Edition Date', 'Form Title'],
        rowsFor(truth.forms, (one) => [one.number, one.edition, text(one.title)]),
      )}`,
      '.st td:nth-child(n+3), .st th:nth-child(n+3) { text-align: right }',
      { records: [...ofPolicy(voice, 'WC', 'wc_class_code_item', all), ...ofPolicy(voice, 'WC', 'policy_premium_item', all.map((one) => ({ state: one.state, class_code: one.class_code, exposure: one.annual_payroll, rate: one.manual_rate, premium: one.estimated_premium }))), ...formsOf(voice, 'WC')] }, // biome-ignore format: lists
    )
  },
}

export const ownerAndStatesFamilies: LearnFamily[] = [
  { name: 'whole liability policy', style: mostlyDollars(['sans', 'serif'], [8.5, 9]), papers: { liabilityPacket, classBlocks } },
  { name: 'whole policy of an owner', style: mostlyDollars(['sans', 'narrow'], [8.5, 9]), papers: { ownersPacket } },
  { name: 'state after state', style: mostlyDollars(['sans', 'serif'], [8.5, 9]), papers: { statesPacket } },
] // biome-ignore format: a family in a line
