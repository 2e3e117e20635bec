import type { Voice } from '../../../voice.ts'
import { dollars, rows } from './tools.ts'

/** Locations and forms of the policy. */
export function schedules(voice: Voice): string[] {
  const { truth } = voice
  const places = truth.locations.map((place) => [
    place.number,
    voice.address(place.party.address).join(', '),
    dollars(place.contents),
    dollars(place.building),
  ])
  return [
    `<h3>Schedule of Locations</h3><br><table><tr><th>Loc.</th><th>Address</th><th>Personal property</th><th>Building (owner’s figure, not insured here)</th></tr>${rows(places)}</table><p>Deductible for property: ${dollars(1300)}. Wind and hail: 2% of the values at the place.</p>
<h3>Schedule of Forms</h3><table>${rows(truth.forms.map(({ number, edition, title }) => [`${number} ${edition}`, voice.text(title)]))}</table>`,
  ]
}

/** Conditions full of amounts that are no limits. */
export function conditions(voice: Voice): string {
  const words = [
    `Cancellation. You may cancel at any time. We may cancel on ten days’ notice if you do not pay and on sixty days’ notice otherwise. If the unearned premium is under ${dollars(20)} we keep it.`,
    `Premium audit. Charges of less than ${dollars(75)} are waived. Records of payroll, volunteer hours and gifts above ${dollars(5000)} are kept for three years.`,
    `Supplementary payments. We pay the cost of bonds up to ${dollars(300)} and up to ${dollars(300)} a day for lost earnings. These are outside the limits.`,
    `Special events. An event with more than 500 guests, or with fees of over ${dollars(15_000)}, is covered only if you tell us. A vendor at your event shall show you evidence of ${dollars(1_000_000)} each occurrence and ${dollars(2_000_000)} aggregate.`,
    `Vehicles of volunteers. A volunteer who drives for you shall carry at least ${dollars(100_000)} each person and ${dollars(300_000)} each accident of his own, which pays first.`,
    `Appraisal. If we do not agree on the amount of a property loss of more than ${dollars(2500)}, each side names an appraiser.`,
    `An example of coinsurance. Property worth ${dollars(250_000)} and a requirement of 80% mean that ${dollars(200_000)} should be insured. With ${dollars(100_000)} insured, half of a loss of ${dollars(40_000)} is paid.`,
    `Knowledge of loss. We hold against you only what an officer knows; a claim expected to cost over ${dollars(25_000)} must reach us in thirty days.`,
  ]
  return `<h3>Conditions That Apply to All Parts</h3><br><div class="cols">${voice.chance
    .shuffle(words)
    .map((text, at) => `<p>${String.fromCharCode(65 + at)}. ${text}</p>`)
    .join('')}</div>`
}

/** An endorsement that sets another limit, or one that changes none. */
export function endorsements(voice: Voice, endorsed: boolean, date: (iso: string) => string): string[] {
  const { chance, truth } = voice
  const { gl } = truth.policies
  if (endorsed)
    return [
      `<h3>Endorsement No. 1</h3><h5>Policy ${gl.number} · effective ${date(gl.effective)}</h5><p>For ${(gl.limits.rented ?? 0) > (truth.prior.gl.limits.rented ?? 0) ? 'an additional' : 'a return'} premium of ${dollars(chance.int(40, 400))} it is agreed that the Damage to Premises Rented to You Limit of the Commercial General Liability Declarations, ${dollars(truth.prior.gl.limits.rented ?? 0)}, is deleted, and that ${dollars(gl.limits.rented ?? 0)} takes its place.</p><p>Nothing else is changed.</p>`,
    ]
  if (chance.maybe(0.4)) return []
  return [
    `<h3>Endorsement No. 1</h3><h5>Policy ${gl.number}</h5><p>Who is insured is changed to include, for liability that arises from your work for it, and only where you have so agreed in writing: ${voice.text(truth.names.business())}. The most we pay for it is the lesser of the limit of this policy and ${dollars(700_000)}, if that is the sum your agreement asks for.</p>`,
  ]
}
