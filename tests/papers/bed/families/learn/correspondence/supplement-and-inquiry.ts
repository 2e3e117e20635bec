import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { captionedBox, sides, wordsInLines } from '../kit/blocks.ts'
import { agencyUntold, carrierName, homeOffice, insuredUntold } from '../kit/parties.ts'
import { printed } from '../kit/sheets.ts'
import { manyDates } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { termOf } from '../kit/terms.ts'

const asked = printed('application', 'nothing')
const mail = printed('letter', 'names only')

/** A supplement for artisans: answers in boxes, limits wanted and those there are. */
export const artisanSupplement: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    const yes = () => (chance.maybe(0.5) ? '[X] Yes [ ] No' : '[ ] Yes [X] No')
    return asked(
      `<h3>ARTISAN CONTRACTORS SUPPLEMENTAL APPLICATION</h3><p>Complete together with the general application. All questions must be answered.</p>${table(
        'su',
        [],
        [
          ['Applicant’s name and mailing address', insuredUntold(voice)],
          ['Producer', text(truth.producer.name)],
          ['Proposed effective date', date(gl.effective)],
          [
            'Requested limits',
            `${money(gl.limits.occurrence!)} per occurrence / ${money(gl.limits.aggregate!)} aggregate`,
          ],
          ['Current carrier and policy number', `${text(truth.prior.gl.carrier.name)}, ${text(truth.prior.gl.number)}`],
          ['Years in business', String(chance.int(0, 40))],
          ['Annual gross receipts', money(chance.int(80, 3000) * 1000)],
          ['Work above three stories?', yes()],
          ['Any residential new construction?', yes()],
          ['Certificates obtained from subcontractors?', yes()],
          ['Subcontractors’ minimum limits', money(1_000_000)],
          ['Losses in the last five years?', yes()],
        ],
      )}<p>I declare that the statements above are true. Applicant ______________ Date ${date(daysLater(gl.effective, -31))}</p>`,
      'h3 { text-align: center } .su td { border: 0.5pt solid #333 } .su td:first-child { width: 45% }',
    )
  },
}

/** An application for compensation: payrolls, owners, prior carriers. */
const compApplication: Paper = {
  draw: (voice) => {
    const { truth, money, text, date } = voice
    const { wc } = truth.policies
    const { wc: prior } = truth.prior
    return asked(
      `<p><b>WORKERS COMPENSATION APPLICATION</b></p>${sides(captionedBox('AGENCY', agencyUntold(voice)), captionedBox('APPLICANT', insuredUntold(voice)))}<p>PROPOSED EFF DATE ${date(wc.effective)} &emsp; PROPOSED EXP DATE ${date(wc.expiration)} &emsp; COMPANY ${carrierName(voice, 'wc')}</p>${table('ca', ['STATE', 'CLASS', 'DUTIES', '# EMPLOYEES', 'EST. REMUNERATION'], truth.work.map((one, at) => [one.state, one.code, text(one.title), String(at + 2), money(one.payroll)]))}<p>PART 2 LIMITS REQUESTED: ${money(wc.limits.accident!)} each accident, ${money(wc.limits.disease!)} policy limit, ${money(wc.limits.employee!)} each employee</p>${table('ca', ['YEAR', 'PRIOR CARRIER AND POLICY NUMBER', 'PREMIUM', '# CLAIMS'], [[date(prior.effective).slice(-4), `${text(prior.carrier.name)} ${text(prior.number)}`, money(prior.premium), '1']])}<p>INDIVIDUALS INCLUDED / EXCLUDED: ${truth.drivers.slice(0, 2).map(({ name }) => `${text(name)}, member, excluded`).join('; ')}</p>`, // biome-ignore format: a form
      '.sides { display: grid; grid-template-columns: 1fr 1fr } .bx { border: 0.5pt solid #000; padding: 3pt } .ca td, .ca th { border: 0.5pt solid #000 } .ca th { font-size: 0.8em }',
    )
  },
}

/** What a general contractor asks of whoever works for it. */
const subcontract: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, address } = voice
    const { gl, auto, umbrella, wc } = truth.policies
    return printed('contract', 'nothing')(
      `<h3>SUBCONTRACT AGREEMENT</h3><p>Made ${date(gl.effective)} between ${text(truth.names.business())} (“Contractor”) and ${text(truth.insured.name)}, ${address(truth.insured.address).join(', ')} (“Subcontractor”).</p><p><b>ARTICLE 4. THE WORK.</b> Subcontractor shall furnish all labor and material for the project at ${address(truth.names.address()).join(', ')} for ${money(truth.locations[0]!.building)}.</p><p><b>ARTICLE 9. INSURANCE.</b> Before starting the Work Subcontractor shall procure, from insurers rated A- VII or better, and keep until completion:</p><p>9.1 Commercial general liability with limits not less than ${money(gl.limits.occurrence!)} per occurrence, ${money(gl.limits.aggregate!)} general aggregate per project and ${money(gl.limits.products!)} products-completed operations aggregate.</p><p>9.2 Automobile liability of ${money(auto.limits.csl ?? 1_000_000)} combined single limit.</p><p>9.3 Umbrella of ${money(umbrella.limits.occurrence!)}. 9.4 Workers’ compensation as the law requires, employer’s liability ${money(wc.limits.accident!)}.</p><p>9.5 Contractor and owner shall be additional insureds on a primary and noncontributory basis. Certificates shall give thirty days’ notice of cancellation.</p><p><b>ARTICLE 10. INDEMNITY.</b> To the fullest extent permitted by law…</p><p>CONTRACTOR ________________ &emsp; SUBCONTRACTOR ________________</p>`,
      'h3 { text-align: center } p { margin: 7pt 0 }',
    )
  },
}

/** The insured changes its agent; the new one signs nothing for any policy. */
const ofRecord: Paper = {
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl } = truth.policies
    return mail(
      `<p>${insuredUntold(voice)}</p><p>${date(daysLater(gl.expiration, -100))}</p><p>${carrierName(voice, 'gl')}<br>${homeOffice(voice, 'gl', '<br>')}</p><p>RE: Agent of Record – Policy ${text(gl.number)}, ${text(truth.policies.wc.number)}</p><p>To whom it may concern:</p><p>Effective at once we appoint ${text(truth.producer.name)} our exclusive agent for the policies above. This appointment rescinds any other and stays in force until we cancel it in writing. Please furnish loss runs and rating data to them.</p><p>Sincerely,</p><p>${text(truth.names.person())}, President</p>`,
      'p { margin: 12pt 0 }',
    )
  },
}

/** An agency sends policies on; what is in them, the letter does not say. */
const cover: Paper = {
  draw: ({ truth, date }) => ({
    kind: 'letter',
    feeds: 'names only',
    docx: [
      truth.producer.name,
      date(daysLater(truth.policies.gl.effective, 20)),
      `Dear ${truth.names.person()},`,
      'Enclosed please find your renewal policies for the coming year. We have reviewed them and found them to be as ordered.',
      'Kindly review the schedules of locations and vehicles and tell us of anything bought or sold. Remember that flood and cyber were offered and declined.',
      'We appreciate your business.',
      truth.producer.contact,
    ].map(wordsInLines),
  }),
}

/** A question of an underwriter that names a policy and asks for more. */
const inquiry: Paper = {
  draw: (voice: Voice) => {
    const { truth, text, date, money } = voice
    const { auto } = truth.policies
    return mail(
      `<p>${carrierName(voice, 'auto')}</p><p>${date(daysLater(auto.effective, 26))}</p><p>${agencyUntold(voice)}</p><p>Policy ${text(auto.number)}, ${text(truth.insured.name)}, ${termOf(voice, auto)}</p><p>We have received the change request to add a vehicle valued at ${money(truth.vehicles[0]!.cost)}. Before we can process it please tell us who drives it, where it is garaged at night, and whether a limit of ${money(1_000_000)} is required by contract.</p><p>If we do not hear from you within 15 days we will close our file.</p><p>${text(truth.names.person())}<br>Account Analyst</p>`,
      'p { margin: 10pt 0 }',
    )
  },
}

export const supplementAndInquiryFamilies: LearnFamily[] = [
  { name: 'forms to fill', style: manyDates(['serif', 'sans'], [9, 9.5], { capitals: false }), papers: { supplement: artisanSupplement, subcontract, compApplication } },
  { name: 'letters of offices', style: manyDates(['serif', 'sans'], [10, 10.5], { capitals: false }), papers: { ofRecord, cover, inquiry } },
] // biome-ignore format: a family in a line
