import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { laid, letterhead, listed, look, signed } from './house-look.ts'
import { aNotation, lineName, sums, term } from './market-wording.ts'
import {
  insuredCaption,
  insurer,
  insurerCaption,
  numberCaption,
  producerCaption,
  theInsured,
  theProducer,
} from './parties.ts'
import { charges, clauses, houseReference, operations, reinsurers, stamp } from './surplus-clauses.ts'

const SETS: Line[][] = [['gl'], ['gl'], ['gl', 'umbrella'], ['gl', 'auto'], ['umbrella'], ['gl', 'professional']]

/** The wholesale broker's cover note: cover bound, the policy to follow. */
export const coverNote: Paper = {
  draw: (voice) => {
    const { chance, truth } = voice
    const write = aNotation(voice)
    const lines = chance.pick(SETS)
    const called = insurerCaption(voice)
    const numbered = numberCaption(voice)
    const ofLine = (line: Line): [string, string][] => {
      const of = lines.length > 1 ? ` – ${lineName(voice, line)}` : ''
      if (line === 'umbrella') voice.tick('umbrella.excess', '')
      const basis =
        line === 'gl'
          ? `<p>Basis: ${voice.tick(truth.policies.gl.claimsMade ? 'gl.claimsMade' : 'gl.occurrence', truth.policies.gl.claimsMade ? 'Claims made' : 'Occurrence')}</p>`
          : line === 'umbrella'
            ? lines.includes('gl')
              ? '<p>Excess of the primary liability set out herein.</p>'
              : `<p>Excess of underlying: ${voice.money(1_000_000)} each occurrence / ${voice.money(2_000_000)} aggregate of primary carried elsewhere.</p>`
            : line === 'auto'
              ? `<p>Covered autos, symbols: ${voice.symbols()}</p>`
              : ''
      const one: [string, string][] = [
        [`${chance.pick(['Period', 'Policy Period', 'Term of Insurance'])}${of}`, term(voice, line)],
        [`${numbered}${of}`, voice.number(line)],
        [`${called}${of}`, insurer(voice, line)],
        [
          `${chance.pick(['Limits', 'Sum Insured', 'Limits of Liability', 'Limit(s) Hereon'])}${of}`,
          listed(voice, sums(voice, line, write)) + basis,
        ],
      ]
      return chance.maybe(0.4) ? chance.shuffle(one) : one
    }
    const parties: [string, string][] = [
      [
        'Type',
        lines.length > 1
          ? 'Casualty, as more fully set out below'
          : `${lineName(voice, lines[0]!)}, excess and surplus lines`,
      ],
      [insuredCaption(voice), theInsured(voice)],
      [producerCaption(voice), theProducer(voice)],
      ['Business', operations(voice)],
    ]
    const rest: [string, string][] = [
      ...(lines.includes('gl')
        ? ([
            [
              'Deductible as respects General Liability',
              chance.pick([
                `Deductible ${voice.money(2500)} any one claimant, including costs`,
                `Nil, save ${voice.money(5000)} as respects property damage`,
              ]),
            ],
          ] as [string, string][])
        : []),
      [
        'Conditions',
        clauses(voice)
          .map((clause) => `<div>– ${clause}</div>`)
          .join(''),
      ],
      ['Premium and Taxes', listed(voice, charges(voice, truth.policies[lines[0]!].premium))],
      ...(chance.maybe(0.4)
        ? ([['Reinsured', `Behind the issuing company: ${reinsurers(voice)}`]] as [string, string][])
        : []),
      [
        'Subjectivities',
        `Signed application and five years’ loss runs within 15 days; inspection by ${voice.date(daysLater(truth.policies.gl.effective, 45))}.`,
      ],
    ]
    const title = chance.pick([
      'COVER NOTE',
      'Cover Note – Evidence of Binding',
      'TEMPORARY COVER NOTE',
      'BINDER / COVER NOTE',
    ])
    const told = lines.flatMap(ofLine)
    const lead = `<p>In accordance with your instructions we have effected the following insurance. Please examine it and advise us at once if it is not as you ordered.</p>`
    const html = chance.maybe(0.3)
      ? `${letterhead(voice)}<h1>${title}</h1>${lead}<div class="split"><div>${laid(voice, [...told, ...rest])}</div><div class="panel">${parties.map(([caption, words]) => `<h2>${caption}</h2>${words}`).join('')}<p class="small">${houseReference(voice)}</p></div></div>${stamp(voice)}${signed(voice, 'for the broker')}`
      : `${letterhead(voice)}<h1>${title}</h1><p class="small">${houseReference(voice)}</p>${lead}${laid(voice, [...parties, ...told, ...rest])}${stamp(voice)}${signed(voice, 'for the broker')}`
    return { kind: 'binder', feeds: 'fills', html, css: look(voice) }
  },
}
