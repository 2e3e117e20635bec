import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { inLines } from '../kit/blocks.ts'
import { sheetWith } from '../kit/sheets.ts'
import { tableOfRows } from '../kit/tables.ts'

const CSS =
  '.ch td, .ch th { border: 0.5pt solid #333; padding: 2pt 5pt } .ch-c { text-align: center; font-weight: bold } .ch-s { font-size: 0.8em } h2 { font-size: 1.25em }'
const paper = sheetWith(CSS)
const later = ({ truth, chance }: Voice) => daysLater(truth.policies.gl.effective, chance.int(15, 240))

/** Limits raised by a policy change; what is struck is told in words. */
const policyChange: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const other = otherLimits(chance, 'gl', truth.policies.gl.limits)
    const words: [string, string][] = [
      ['occurrence', 'Each Occurrence Limit'],
      ['aggregate', 'General Aggregate Limit'],
      ['rented', 'Damage to Premises Rented to You Limit'],
    ]
    const changed = chance.some(words, 2)
    const said = chance.maybe(0.5)
      ? tableOfRows(
          'ch',
          changed.map(([name, label]) => [label, money(other[name]!), voice.limit('gl', name)]),
          ['Limits of Insurance', 'Existing', 'Revised'],
        )
      : changed
          .map(
            ([name, label]) =>
              `<p>The ${label} shown in the Declarations as ${money(other[name]!)} is amended to read ${voice.limit('gl', name)}.</p>`,
          )
          .join('')
    return paper(
      'endorsement',
      'fills',
      `<p>POLICY NUMBER: ${voice.number('gl')} &nbsp;&nbsp;&nbsp;&nbsp; COMMERCIAL GENERAL LIABILITY</p><p class="ch-c">POLICY CHANGES</p>
      ${tableOfRows('ch', [
        [`Policy Change Number ${chance.int(1, 7)}`, `Change Effective ${date(later(voice))}`],
        [`Named Insured<br>${voice.insured()}`, `Authorized Representative<br>${text(truth.names.person())}`],
        [`Company<br>${voice.carrier('gl')}`, `Policy Period<br>${voice.effective('gl')} to ${voice.expiration('gl')}`],
      ])}<p>COVERAGE PARTS AFFECTED: Commercial General Liability</p><p class="ch-c">CHANGES</p>${said}<p>Additional premium ${money(chance.int(90, 2000))}, return premium none. Rated limits of other policies stay unchanged.</p>`,
    )
  },
}

/** Somebody is added as an insured: no limit is said, another party is named in the middle. */
const addedParty: Paper = {
  draw: (voice) => {
    const { truth, money, text, address, chance } = voice
    return paper(
      'endorsement',
      'fills',
      `<p class="ch-c">ADDITIONAL INSURED – OWNERS, LESSEES OR CONTRACTORS</p><p>This endorsement modifies insurance under the ${voice.tick('gl.coverage', 'COMMERCIAL GENERAL LIABILITY')} COVERAGE PART.</p><p>Attached to policy ${voice.number('gl')} issued to ${voice.insured()} by ${voice.carrier('gl')}, term ${voice.effective('gl')} to ${voice.expiration('gl')}</p>
      ${tableOfRows('ch', [[inLines(text(truth.names.business()), address(truth.names.address())), address(truth.names.address()).join(', ')]], ['Name of person or organization', 'Location of covered operations'])}<p>Those named in the schedule are insureds for liability caused by your work for them. If a contract requires less than the declarations show, say ${money(500_000)} each occurrence, the lesser amount applies. Premium for this change: ${money(chance.int(50, 400))}.</p>`,
    )
  },
}

/** The term of auto insurance moved by an endorsement; the old dates stand first. */
const extendedTerm: Paper = {
  draw: (voice) => {
    const { truth, text, date } = voice
    const { prior } = truth
    return paper(
      'endorsement',
      'fills',
      `<h2>General Change Endorsement</h2><p>This endorsement is part of auto policy <b>${voice.number('auto')}</b>. Company: ${voice.carrier('auto')}. Policyholder: ${voice.insured()}, ${voice.insuredAddress().join(', ')}.</p><p>The policy period of ${date(prior.auto.effective)} to ${date(prior.auto.expiration)} under policy ${text(prior.auto.number)} has ended. The policy is renewed for the period of ${voice.effective('auto')} to ${voice.expiration('auto')}.</p><p>All else stays as it was.</p>`,
    )
  },
}

const toInsured = ({ truth, text, address }: Voice) =>
  `<p>${inLines(text(truth.insured.name), address(truth.insured.address))}</p>`

function cancellation(voice: Voice): string {
  const { truth, text, date, chance } = voice
  const { gl } = truth.policies
  return `<h2>NOTICE OF CANCELLATION FOR ${chance.pick(['NONPAYMENT OF PREMIUM', 'UNDERWRITING REASONS'])}</h2><p>Mailing date ${date(daysLater(gl.effective, 10))}</p>${toInsured(voice)}${tableOfRows(
    'ch',
    [
      ['Policy number', text(gl.number)],
      ['Type of policy', 'General liability'],
      ['Cancellation effective', `${date(later(voice))}, 12:01 a.m.`],
      ['Insurer', text(gl.carrier.name)],
      ['Agent', text(truth.producer.name)],
    ],
  )}<p>Your policy will end at the date and hour above. If we receive your payment before then, we will withdraw this notice.</p>`
}

const cancelled: Paper = { draw: (voice) => paper('notice', 'names only', cancellation(voice)) }

/** Not renewed, with an example of how earned premium is reckoned. */
const nonrenewed: Paper = {
  draw: (voice) => {
    const { truth, text, date, money, chance } = voice
    const { auto } = truth.policies
    return paper(
      'notice',
      'names only',
      `<p>${text(auto.carrier.name)}</p><h2>Nonrenewal of Insurance</h2>${toInsured(voice)}<p>We will not renew policy ${text(auto.number)} when it expires at ${date(auto.expiration)}. Reason: ${chance.pick(['loss experience', 'we no longer write this class of business'])}.</p><p class="ch-s">Example of a return premium: policy XYZ 000 with a limit of ${money(750_000)} and an annual premium of ${money(1200)}, in force 6 months, returns ${money(600)}.</p><p>You may be eligible for insurance through the assigned risk plan. Ask ${text(truth.producer.name)}.</p>`,
    )
  },
}

const reinstated: Paper = {
  draw: (voice) => {
    const { truth, text, date } = voice
    const { wc } = truth.policies
    return paper(
      'notice',
      'names only',
      `<h2>REINSTATEMENT NOTICE</h2>${toInsured(voice)}<p>Workers compensation policy ${text(wc.number)}, ${date(wc.effective)} to ${date(wc.expiration)}, which we told you would be cancelled, is reinstated as of ${date(later(voice))}. There was no lapse. Thank you for your payment.</p><p>${text(wc.carrier.name)}</p>`,
    )
  },
}

/** A policy's cover and the notice that ends it in one file. */
const coverThenCancelled: Paper = {
  draw: (voice) => {
    const { truth, text, date, money } = voice
    const { gl } = truth.policies
    const cover = `<h2>Liability Policy Jacket</h2>${tableOfRows('ch', [
      ['Policy', text(gl.number)],
      ['Insured', text(truth.insured.name)],
      ['Term', `${date(gl.effective)} – ${date(gl.expiration)}`],
      ['Company', text(gl.carrier.name)],
      ['Each occurrence', money(gl.limits.occurrence!)],
      ['General aggregate', money(gl.limits.aggregate!)],
    ])}`
    return paper('declarations', 'names only', `${cover}<div class="break"></div>${cancellation(voice)}`)
  },
}

export const coverThenCancelledFamilies: LearnFamily[] = [
  { name: 'policy changes', papers: { policyChange, cancelled, addedParty, nonrenewed, extendedTerm, reinstated, coverThenCancelled } },
] // biome-ignore format: a family in a line
