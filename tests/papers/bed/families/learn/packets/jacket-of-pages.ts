import type { LearnFamily, Paper } from '../../../family.ts'
import { inLines, sides } from '../kit/blocks.ts'
import { asides } from '../kit/fine-print.ts'
import { agencyTold, homeOffice } from '../kit/parties.ts'
import { ofPolicy } from '../kit/records.ts'
import { declarations, newPageOfOld } from '../kit/sheets.ts'
import { manyDates } from '../kit/styles.ts'
import { asRows, table } from '../kit/tables.ts'
import { termTold } from '../kit/terms.ts'
import { PART_WORDS } from '../packages/parts-and-farm-mutual.ts'

/** A whole policy in its jacket: pages of places, premiums and forms, each under the same strip. */
const jacketed: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const strip = `<table class="jk"><tr><td>Insured<br>${voice.insured()}</td><td>Policy number<br>${voice.number('gl')}</td><td>Policy period<br>${termTold(voice, 'gl', ' - ')}</td></tr></table>`
    const products = truth.locations.map(() => `0.${chance.digits(3)}`)
    const units = (one: (typeof truth.locations)[number]) => one.exposure.toLocaleString('en-US')
    const places = truth.locations.map((one) => [one.number, one.classCode, one.classification, one.basis, one.territory]) // biome-ignore format: a row
    const named = (one: string[]) => ({ location_number: one[0]!, class_code: one[1]!, classification: one[2]!, exposure_basis: one[3]!, territory: one[4]! }) // biome-ignore format: a record
    const cost = truth.locations.map((one, at) => ({ exposure: units(one), rate: one.rate, products_completed_ops_rate: products[at]!, premium: money(one.premium) })) // biome-ignore format: a record
    const page = (title: string, html: string) => `${newPageOfOld}${strip}<h4>${title}</h4>${html}`
    return declarations(
      `<div class="jk-t">${voice.carrier('gl')}<br>${homeOffice(voice, 'gl')}</div><h3>General Liability Policy Declarations</h3>${strip}${sides(inLines('<b>Mail to</b>', voice.insuredAddress()), inLines('<b>Serviced by</b>', agencyTold(voice), voice.reach('phone')))}<h4>What the policy pays at most</h4>${table('jk-l', [], asRows(voice.limits('gl', PART_WORDS)))}<p>Premium at inception ${money(gl.premium)}. Prior term ${money(truth.prior.gl.premium)}, policy ${text(truth.prior.gl.number)}.</p>${asides(voice)}${page(
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

export const jacketOfPagesFamilies: LearnFamily[] = [
  { name: 'policy in a jacket', style: manyDates(['sans', 'serif'], [8.5, 9]), papers: { jacketed } },
] // biome-ignore format: a family in a line
