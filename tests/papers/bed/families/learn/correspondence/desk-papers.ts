import { heading, lines, pairs, paragraph, small, table } from '../../../blocks.ts'
import type { LearnFamily, Paper } from '../../../family.ts'
import { boilerplate } from '../declarations/any-hand.ts'
import { limitWords } from '../declarations/any-hand-words.ts'

export const letter: Paper = {
  draw: (voice) => {
    const { truth, text, date, address } = voice
    const { gl: policy } = truth.policies
    const html = [
      lines([text(truth.producer.name), ...address(truth.producer.address)]),
      paragraph(date(policy.effective)),
      paragraph(`Dear ${text(truth.names.person())},`),
      paragraph(
        `Thank you for meeting with us about the insurance program of ${text(truth.insured.name)}. We will send the renewal application for policy ${text(policy.number)} next week and ask that you return it with updated payrolls and a list of drivers.`,
      ),
      boilerplate(voice, 1),
      paragraph(`Sincerely,<br><br>${text(truth.producer.contact)}`),
    ]
    return { kind: 'letter', feeds: 'names only', html: html.join('') }
  },
}

export const application: Paper = {
  draw: (voice) => {
    const { chance, style, truth, date, text, money } = voice
    const words = limitWords(chance, 'gl')
    const asked = Object.keys(words).map((name): [string, string] => [
      words[name]!,
      money(truth.policies.gl.limits[name]!),
    ])
    const said: [string, string][] = [
      ['Applicant', lines([text(truth.insured.name), ...voice.address(truth.insured.address)])],
      ['Agency', text(truth.producer.name)],
      ['Proposed Effective Date', date(truth.policies.gl.effective)],
      ['Years in business', String(chance.int(1, 40))],
      ['FEIN', `${chance.digits(2)}-${chance.digits(7)}`],
    ]
    const questions = [
      'Any policy cancelled or declined in the past three years?',
      'Is any work done by subcontractors?',
      'Any bankruptcies or judgments?',
    ].map((question) => [question, chance.pick(['Yes', 'No'])])
    const prior = table(
      style,
      ['Year', 'Carrier', 'Policy Number', 'Premium'],
      [
        [
          date(truth.prior.gl.effective).slice(-4),
          text(truth.prior.gl.carrier.name),
          text(truth.prior.gl.number),
          money(truth.prior.gl.premium),
        ],
      ],
    )
    return {
      kind: 'application',
      feeds: 'nothing',
      html:
        heading(
          style,
          chance.pick(['Commercial Insurance Application', 'Application for General Liability Insurance']),
          1.5,
        ) +
        pairs(style, said) +
        heading(style, 'Limits Requested', 1.1) +
        pairs(style, asked) +
        heading(style, 'Prior Carrier Information', 1.1) +
        prior +
        table(style, ['Question', 'Answer'], questions) +
        small(
          'Signature of applicant ______________________ Date __________ The applicant represents that the answers are true.',
        ),
    }
  },
}

const contract: Paper = {
  draw: (voice) => {
    const { truth, text, money, date } = voice
    const { gl: policy } = truth.policies
    const html = [
      heading(
        voice.style,
        voice.chance.pick(['Services Agreement', 'Subcontract Agreement', 'Commercial Lease Agreement']),
        1.4,
      ),
      paragraph(
        `This Agreement is made as of ${date(policy.effective)} by and between ${text(truth.names.business())} (“Owner”) and ${text(truth.insured.name)} (“Contractor”).`,
      ),
      paragraph(
        '<b>7. Insurance.</b> Contractor shall procure and maintain, at its own expense, the following insurance with carriers rated A- VII or better:',
      ),
      paragraph(
        `(a) Commercial General Liability with limits of not less than ${money(policy.limits.occurrence!)} each occurrence and ${money(policy.limits.aggregate!)} general aggregate; (b) Automobile Liability, ${money(1_000_000)} combined single limit; (c) Workers Compensation as required by statute.`,
      ),
      paragraph(
        'Owner shall be named as an additional insured on a primary and non-contributory basis. Certificates shall be delivered before any work begins.',
      ),
      paragraph(
        '<b>8. Indemnity.</b> To the fullest extent permitted by law, Contractor shall indemnify and hold harmless Owner from claims arising out of the work.',
      ),
      paragraph('IN WITNESS WHEREOF, the parties have executed this Agreement.'),
    ]
    return { kind: 'contract', feeds: 'names only', html: html.join('') }
  },
}

export const deskPapersFamilies: LearnFamily[] = [
  { name: 'desk papers', papers: { application, contract, letter } },
] // biome-ignore format: a family in a line
