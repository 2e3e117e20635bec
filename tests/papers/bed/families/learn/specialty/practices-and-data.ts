import type { LearnFamily, Paper } from '../../../family.ts'
import { withNotices } from '../enclosures/deductible-and-coverages.ts'
import { inLines, sides } from '../kit/blocks.ts'
import { asides, formAndCopyLine } from '../kit/fine-print.ts'
import { agencyTold, carrierName, insuredSplitAtTrade } from '../kit/parties.ts'
import { declarations, printed } from '../kit/sheets.ts'
import { manyDates } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'

/** Facts of a policy that has no row of its own: the other row is not judged. */
const apart = (voice: Parameters<Paper['draw']>[0]) => {
  const { truth, text, date } = voice
  voice.notJudged('professional')
  const { number, effective, expiration, limits, premium } = truth.policies.professional
  return {
    number: text(number),
    from: date(effective),
    to: date(expiration),
    carrier: carrierName(voice, 'professional'),
    limits,
    premium,
  }
}

/** Professional liability, claims made: numbered items at the left, a retroactive date that is no policy's. */
const practice: Paper = {
  draw: (voice) => {
    const { money, date, truth, chance } = voice
    const { number, from, to, carrier, limits, premium } = apart(voice)
    return declarations(
      `<p style="text-align:center"><b>${carrier}</b><br>${chance.pick(['MISCELLANEOUS PROFESSIONAL LIABILITY', 'ARCHITECTS AND ENGINEERS PROFESSIONAL LIABILITY', 'ACCOUNTANTS PROFESSIONAL LIABILITY', 'TECHNOLOGY ERRORS AND OMISSIONS'])} POLICY DECLARATIONS</p><p><b>NOTICE: THIS IS A CLAIMS-MADE AND REPORTED POLICY. DEFENSE EXPENSES REDUCE THE LIMIT OF LIABILITY.</b></p><p>Policy Number: ${number}</p>${table(
        'pa',
        [],
        [
          ['Item 1.', 'Named Insured', insuredSplitAtTrade(voice)],
          ['Item 2.', 'Policy Period', `${from} to ${to}`],
          [
            'Item 3.',
            'Limit of Liability',
            inLines(`(a) ${money(limits.claim!)} each Claim`, `(b) ${money(limits.aggregate!)} in the aggregate`),
          ],
          ['Item 4.', 'Retention', `${money(limits.retention!)} each Claim`],
          ['Item 5.', 'Retroactive Date', date(truth.prior.professional.effective)],
          ['Item 6.', 'Premium', money(premium)],
          ['Item 7.', 'Extended Reporting', '12 months at 100%'],
          ['Item 8.', 'Broker', agencyTold(voice)],
        ],
      )}${asides(voice)}${formAndCopyLine(voice, 'MPL D', 'professional')}`,
      '.pa td { padding: 4pt; vertical-align: top } .pa td:first-child { width: 44pt } .pa td:nth-child(2) { width: 110pt; font-weight: bold }',
    )
  },
}

/** Cyber: coverages in a table with two columns of amounts. */
const breach: Paper = {
  draw: (voice) => {
    const { money } = voice
    const { number, from, to, carrier, limits, premium } = apart(voice)
    const parts = ['Breach response costs', 'Privacy liability', 'Payment card fines', 'Business interruption', 'Dependent business', 'Cyber extortion', 'Invoice manipulation', 'Media liability'] // biome-ignore format: a list
    return declarations(
      `<h2>Cyber Risk Policy</h2>${sides(inLines(insuredSplitAtTrade(voice), '', 'Broker:', agencyTold(voice), voice.reach('email')), inLines(`Policy ${number}`, `${from} – ${to}`, `Insurer: ${carrier}`, `Total premium ${money(premium)}`))}${table(
        'br',
        ['Coverage', 'Limit', 'Retention'],
        parts.map((one, at) => [
          one,
          money(at % 3 ? limits.claim! : limits.aggregate!),
          at === 3 ? '10 hours' : money(limits.retention!),
        ]),
      )}<p>Maximum policy aggregate ${money(limits.aggregate!)}. Breach hotline 1-855-555-0112.</p>${asides(voice, 2)}`,
      'h2 { color: #134; border-bottom: 1pt solid #134 } .sides { display: grid; grid-template-columns: 1fr 1fr } .br td, .br th { border-bottom: 0.4pt solid #9ab } .br td:nth-child(n+2), .br th:nth-child(n+2) { text-align: right }',
    )
  },
}

/** A contractor's tools and machines, no liability. */
const floater: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    const machines = ['Skid steer loader', 'Mini excavator', 'Scissor lift', 'Towable air compressor', 'Trench shoring set'].map((one, at) => [String(at + 1), one, chance.digits(7), money(chance.int(6, 80) * 1000)]) // biome-ignore format: a list
    return printed('declarations', 'names only')(
      `<h3>${carrierName(voice, 'gl')}<br>INLAND MARINE – CONTRACTORS EQUIPMENT</h3>${table(
        'fo',
        [],
        [
          ['Policy', text(gl.number)],
          ['Period', `${date(gl.effective)} to ${date(gl.expiration)}`],
          ['Insured', inLines(text(truth.insured.name), voice.address(truth.insured.address))],
          ['Agent', text(truth.producer.name)],
          ['Rented or leased equipment', `${money(50_000)} any one item`],
          ['Small tools, unscheduled', `${money(10_000)}, ${money(1000)} any one item`],
          ['Deductible', money(1000)],
        ],
      )}${table('fo', ['Item', 'Description', 'Serial no.', 'Amount of insurance'], machines)}${asides(voice)}${formAndCopyLine(voice, 'IM 7100')}`,
      'h3 { text-align: center } .fo td, .fo th { border: 0.4pt solid #444 } .fo td:last-child:nth-child(4) { text-align: right }',
    )
  },
}

export const practicesAndDataFamilies: LearnFamily[] = [
  { name: 'practices and data', style: manyDates(['sans', 'serif'], [9, 9.5]), papers: { practice: withNotices(practice, 'professional'), breach: withNotices(breach, 'professional'), floater: withNotices(floater) } },
] // biome-ignore format: a family in a line
