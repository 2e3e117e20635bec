import type { Paper } from '../../../family.ts'
import { laid, listed, look } from './house-look.ts'
import { aNotation, sums, term } from './market-wording.ts'
import {
  insuredCaption,
  insurer,
  insurerCaption,
  numberCaption,
  producerCaption,
  theInsured,
  theProducer,
} from './parties.ts'
import { charges, clauses, formsList, operations, stamp } from './surplus-clauses.ts'

/** Claims-made professional and pollution declarations, alone or with general liability under one number. */
export const claimsMadeDeclarations: Paper = {
  account: { onePolicy: true },
  draw: (voice) => {
    const { chance, truth } = voice
    const { professional, gl } = truth.policies
    const write = aNotation(voice)
    const combined = chance.maybe(0.45)
    const cover = chance.pick([
      'Contractors Pollution Liability',
      'Miscellaneous Professional Liability',
      'Architects and Engineers Professional Liability',
      'Site Pollution Liability',
      'Technology Errors and Omissions',
    ])
    const retro = voice.date(truth.prior.professional.effective)
    const claimsMade = sums(voice, 'professional', write)
    const sublimits: [string, string][] = [
      ['disciplinary proceedings sublimit', voice.money(25_000)],
      ['emergency response costs sublimit', voice.money(chance.pick([100_000, 250_000]))],
      ['mold and fungi sublimit, in the aggregate', voice.money(chance.pick([50_000, 500_000]))],
      ['subpoena assistance sublimit', voice.money(10_000)],
    ]
    const some = chance.some(sublimits, chance.int(2, 4))
    const part = (title: string, words: string) => `<p><b>${title}</b></p>${words}`
    const basis = gl.claimsMade ? voice.chance.pick(['Claims made', 'claims-made basis']) : 'Occurrence'
    const liability = combined
      ? part(
          'Coverage Part A – General Liability',
          listed(voice, sums(voice, 'gl', write)) +
            `<p>${voice.tick(gl.claimsMade ? 'gl.claimsMade' : 'gl.occurrence', basis)}</p>`,
        )
      : ''
    const errors = part(
      combined ? `Coverage Part B – ${cover}` : cover,
      `${listed(voice, claimsMade)}<p>Claims made and reported. Retroactive date ${retro}; extended reporting 60 days, or ${chance.int(12, 36)} months for additional premium.</p>`,
    )
    const parts = combined && chance.maybe(0.3) ? errors + liability : liability + errors
    const policyWide = combined
      ? `<p>The total policy aggregate for Parts A and B together does not reduce the limits stated by Part, save as the wording says.</p>`
      : ''
    const sections: [string, string][] = [
      [numberCaption(voice), voice.number('professional')],
      [insuredCaption(voice), theInsured(voice)],
      [insurerCaption(voice), insurer(voice, 'professional')],
      [chance.pick(['Policy Period', 'Period of Insurance']), term(voice, 'professional')],
      [producerCaption(voice), theProducer(voice)],
      [chance.pick(['Limits of Liability', 'Insuring Agreements and Limits', 'Sums Insured']), parts + policyWide],
      ['Sublimits, part of and not in addition', listed(voice, some)],
      [chance.pick(['Covered professional services', 'Covered operations']), operations(voice)],
      ['Premium', listed(voice, charges(voice, professional.premium))],
      [
        'Wording and endorsements',
        [...formsList(voice), ...clauses(voice, 2, 5)].map((line) => `<div class="small">${line}</div>`).join(''),
      ],
    ]
    if (combined) {
      voice.number('gl')
      voice.effective('gl')
      voice.expiration('gl')
      voice.carrier('gl')
    }
    const warning = `<p style="border:1px solid #333;padding:4px 8px">${chance.pick([
      'PLEASE READ. This is a claims-made and reported policy. It answers only for claims first made against the Insured and reported during the policy period.',
      'Claims-made insurance. Claims first made before the period, or reported after it and any extension, are not covered. Costs of defense may reduce the limit.',
    ])}${combined ? ' This warning speaks of Part B.' : ''}</p>`
    const [a, b, c, d, ...others] = sections
    const laidOut = laid(
      voice,
      chance.maybe(0.4) ? [...chance.shuffle([a!, b!, c!, d!]), ...chance.shuffle(others)] : sections,
    )
    const title = combined
      ? chance.pick(['ENVIRONMENTAL COMBINED LIABILITY DECLARATIONS', 'Combined Casualty Declarations'])
      : chance.pick([`${cover.toUpperCase()} DECLARATIONS`, 'DECLARATIONS – CLAIMS MADE', 'SPECIALTY SCHEDULE'])
    const example = chance.maybe(0.4)
      ? `<p class="small"><i>Illustration only: on a claim of ${voice.money(300_000)} with a retention of ${voice.money(20_000)}, the Company would pay ${voice.money(280_000)}.</i></p>`
      : ''
    return {
      kind: 'declarations',
      feeds: 'fills',
      html: `<h1>${title}</h1>${warning}${laidOut}${example}${stamp(voice)}`,
      css: look(voice),
    }
  },
}
