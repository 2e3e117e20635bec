import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import {
  begins,
  brief,
  capital,
  ends,
  figures,
  inWords,
  isOut,
  limitOf,
  longDate,
  slashed,
  wordsAndFigures,
  writtenOn,
} from './words.ts'

/** A Word letter to a lender or an owner that evidences liability coverage: a table with sentences in its cells, and what they asked for beside what there is. */
export const lenderLetter: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl, auto, umbrella } = truth.policies
    const toLender = chance.maybe(0.5)
    const amount = chance.pick([figures, wordsAndFigures, brief, inWords])
    const date = chance.pick([longDate, slashed])
    const reader = voice.text(truth.names.business())
    const withCodes = chance.maybe(0.5)
    const third = chance.pick(['auto', 'wc', 'umbrella'] as const)
    const lines: Line[] = [...new Set<Line>(['gl', third, 'umbrella'])]
    voice.tick('umbrella.umbrella', '')
    const of = (line: Line, name: string) => limitOf(voice, line, name, amount)
    const aggregate = chance.maybe(0.4)
      ? toLender
        ? ` ${capital(voice.tick('gl.perLocation', 'the aggregate applies per location'))}.`
        : ` ${capital(voice.tick('gl.perProject', 'the aggregate applies per project'))}.`
      : ''
    const says: Record<string, () => string> = {
      gl: () =>
        [
          `${capital(of('gl', 'occurrence'))} each occurrence; ${of('gl', 'aggregate')} general aggregate; ${isOut(voice, 'products') ? 'products and completed operations excluded' : `${of('gl', 'products')} products and completed operations aggregate`}.${aggregate}`,
          isOut(voice, 'personal')
            ? 'Personal and advertising injury is not covered.'
            : `Personal and advertising injury ${of('gl', 'personal')}.`,
          isOut(voice, 'rented')
            ? 'Damage to premises rented to the insured is not covered.'
            : `Damage to premises rented to the insured ${of('gl', 'rented')}.`,
          isOut(voice, 'medical') ? 'No medical expense coverage.' : `Medical expense ${of('gl', 'medical')}.`,
          gl.claimsMade ? `${voice.tick('gl.claimsMade', 'Claims-made')} form.` : '',
        ].join(' '),
      auto: () =>
        auto.limits.csl
          ? `${capital(of('auto', 'csl'))} combined single limit, each accident. Covered auto symbols: ${voice.symbols()}.`
          : `Bodily injury ${of('auto', 'perPerson')} each person and ${of('auto', 'perAccident')} each accident; property damage ${of('auto', 'damage')} each accident. Covered auto symbols: ${voice.symbols()}.`,
      wc: () =>
        `${voice.tick('wc.statutory', 'Statutory')} workers compensation. Employers liability: bodily injury by accident ${of('wc', 'accident')}; by disease ${of('wc', 'employee')} each employee, ${of('wc', 'disease')} policy limit.`,
      umbrella: () =>
        `${capital(of('umbrella', 'occurrence'))} each occurrence and ${of('umbrella', 'aggregate')} aggregate${umbrella.limits.retention ? `, excess of a ${of('umbrella', 'retention')} ${voice.tick('umbrella.retention', 'self-insured retention')}` : ''}.`,
    }
    const called: Record<string, string> = {
      gl: 'Commercial general liability',
      auto: 'Automobile liability',
      wc: 'Workers compensation',
      umbrella: 'Umbrella liability',
    }
    const merged = chance.maybe(0.5)
    const head = merged
      ? ['Coverage and policy', 'Term', 'What it provides']
      : ['Coverage', 'Insurer', 'Policy number', 'Begins', 'Ends', 'Limits']
    const rows = lines.map((line) => {
      const company = `${voice.carrier(line)}${withCodes ? ` (NAIC ${voice.naic(line)})` : ''}`
      const [from, to] = [begins(voice, line, date), ends(voice, line, date)]
      return merged
        ? [`${called[line]}, ${company}, policy ${voice.number(line)}`, `${from} – ${to}`, says[line]!()]
        : [called[line]!, company, voice.number(line), from, to, says[line]!()]
    })
    const loan = `${chance.digits(2)}-${chance.digits(7)}`
    const site = truth.locations[0]!.party.address
    const place = `${site.one}, ${site.city}, ${site.state}`
    const about = toLender
      ? `Loan number ${loan}; collateral at ${place}. Borrower: `
      : `Work at ${place}, your contract ${loan}. Contractor: `
    const asked = toLender
      ? `Your commitment calls for not less than ${wordsAndFigures(6_000_000)} of liability insurance in all and a property deductible of no more than ${figures(20_000)}.`
      : `Article 11 of your contract demands ${wordsAndFigures(4_000_000)} of general liability and ${figures(15_000_000)} of umbrella.`
    const answer = chance.pick([
      'We do not comment on whether the coverage in the table meets that; we only tell you what is in force.',
      'Please compare this with the table, which shows the insurance as it stands, no more and no less.',
    ])
    const status = toLender
      ? 'You are named as an additional insured on the general liability policy by endorsement. Evidence of property insurance is sent to you apart from this letter.'
      : 'You are an additional insured on the general liability policy for ongoing and completed work, and rights of recovery against you are waived.'
    const insured = [voice.insured(), ...voice.insuredAddress()].join(', ')
    const body = chance.maybe(0.5) ? [asked, answer] : [answer.startsWith('Please') ? asked : `${asked} ${answer}`]
    return {
      kind: 'letter',
      feeds: 'fills',
      docx: [
        voice.producer(),
        voice.producerAddress().join(', '),
        `Telephone ${voice.reach('phone')}   Fax ${voice.reach('fax')}`,
        longDate(writtenOn(voice, 33, 80)),
        `${reader}${toLender ? ', its successors and assigns' : ''}`,
        voice.address(truth.names.address()).join(', '),
        `Re: ${about}${insured}`,
        'Ladies and Gentlemen:',
        `We are the insurance agent of ${voice.insured()} and confirm that the following policies have been issued and are in force on the date of this letter.`,
        [head, ...rows],
        ...body,
        status,
        chance.pick([
          'Should a policy be cancelled before it ends, the insurer will send notice as the policy provides. Our office charges nothing for this letter; later copies are $25 each.',
          'This letter is given for information, is not a policy, and gives its reader no rights beyond those of the policies.',
        ]),
        'Yours truly,',
        `${voice.reach('contact')}`,
        `Account Executive, ${voice.reach('email')}`,
      ],
    }
  },
}
