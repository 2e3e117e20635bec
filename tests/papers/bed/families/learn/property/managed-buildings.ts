import type { LearnFamily, Paper } from '../../../family.ts'
import { inLines } from '../kit/blocks.ts'
import { notesWithForm } from '../kit/fine-print.ts'
import { declarations } from '../kit/sheets.ts'
import { headRow, tableOf, tableRow } from '../kit/tables.ts'

/** A landlord's policy: the manager gets the mail, tenants and lenders are named at length, and each building has a liability surcharge. */
const managedBuildings: Paper = {
  draw: (voice) => {
    const { truth, text, money, address } = voice
    const buildings = truth.locations.map((one) =>
      tableRow(
        one.number,
        address(one.party.address).join(', '),
        money(one.building),
        money(one.premium),
        text(truth.names.business()),
      ),
    )
    const said = voice.limits('gl', {
      occurrence: 'for each occurrence',
      aggregate: 'for all occurrences of a policy year (general aggregate)',
      products: 'for products and completed work (aggregate)',
      personal: 'for personal and advertising injury',
      medical: 'for the medical expenses of each person',
      rented: 'for damage to premises the insured rents',
    })
    return declarations(
      `<p>${inLines([`c/o ${text(truth.names.business())}, managing agent`, ...address(truth.names.address())])}</p><h2>Apartment and Office Building Policy</h2><p>The first named insured is <b>${voice.insured()}</b>, with its mailing address at ${voice.insuredAddress().join(', ')}.</p><p>Policy <b>${voice.number('gl')}</b> of ${voice.carrier('gl')} runs from ${voice.effective('gl')} to ${voice.expiration('gl')}. Questions? ${voice.producer()} at ${voice.producerAddress().join(', ')} is your broker.</p>
      ${tableOf('mb', headRow('No.', 'Building', 'Building limit', 'Liability charge', 'Lender'), ...buildings)}<p>Premises liability is insured up to</p><ul>${said.map(([label, amount]) => `<li>${amount} ${label}</li>`).join('')}</ul><p>Hired and non-owned automobiles: not insured. Umbrella: not insured.</p>${notesWithForm(voice)}`,
      '.mb td, .mb th { border: 0.4pt solid #777; font-size: 0.88em } li { margin: 1.5pt 0 }',
    )
  },
}

/** A house or a building's own policy: nothing a liability certificate has a row for. */
const buildingOnly: Paper = {
  draw: ({ truth, money, text, date, address, chance }) => {
    const { gl } = truth.policies
    const rows = truth.locations.map((one) =>
      tableRow(one.number, address(one.party.address).join(', '), money(one.building), money(one.contents), '90%'),
    )
    return {
      kind: 'declarations',
      feeds: 'names only',
      html: `<h2>Commercial Property Policy Declarations</h2><p>${text(gl.carrier.name)}</p>${tableOf('bu', tableRow('Policy number', text(gl.number)), tableRow('Insured', inLines([text(truth.insured.name), ...address(truth.insured.address)])), tableRow('Period', `${date(gl.effective)} to ${date(gl.expiration)}`), tableRow('Agent', text(truth.producer.name)), tableRow('Mortgage holder', text(truth.names.business())))}${tableOf('bu', headRow('Prem', 'Location', 'Building', 'Contents', 'Coinsurance'), ...rows)}<p>Causes of loss: ${chance.pick(['Special', 'Broad'])}. Deductible ${money(2500)}. Equipment breakdown: included. Liability: not part of this policy.</p>`,
      css: '.bu td { border-bottom: 0.4pt solid #aaa }',
    }
  },
}

export const managedBuildingsFamilies: LearnFamily[] = [
  { name: 'managed buildings', style: ({ pick }) => ({ size: pick([8.5, 9, 10]) }), papers: { managedBuildings, buildingOnly } },
] // biome-ignore format: a family in a line
