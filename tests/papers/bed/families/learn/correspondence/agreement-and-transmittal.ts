import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { inLines } from '../kit/blocks.ts'
import { newPage, sheetWith } from '../kit/sheets.ts'
import { thirdInCapitals } from '../kit/styles.ts'
import { tableHead, tableRow, tableRows } from '../kit/tables.ts'

const paper = sheetWith('.de td, .de th { border: 0.4pt solid #777 } h3 { text-align: center }')

/** A contractor's agreement that asks for insurance. */
const masterAgreement: Paper = {
  draw: ({ truth, money, text, date, address, chance }) =>
    paper(
      'contract',
      'nothing',
      `<h3>MASTER SUBCONTRACT AGREEMENT</h3><p>This Agreement is made as of ${date(truth.policies.gl.effective)} between ${text(truth.names.business())} (“Contractor”), ${address(truth.names.address()).join(', ')}, and ${text(truth.insured.name)} (“Subcontractor”), ${address(truth.insured.address).join(', ')}.</p><p><b>1. Work.</b> Subcontractor shall perform the work described in each work order, promptly and in a workmanlike manner. Payment is due thirty days after Contractor has been paid.</p><p><b>2. Indemnity.</b> To the fullest extent permitted by law, Subcontractor shall indemnify and hold harmless Contractor and Owner from claims arising out of the work, including attorneys’ fees.</p><p><b>3. Insurance.</b> Before starting, Subcontractor shall obtain and maintain with companies rated A- VII or better, no less than:</p><table class="de">${tableHead('Coverage', 'Minimum limits')}${tableRows(
        [
          [
            'Commercial general liability',
            `${money(1_000_000)} each occurrence; ${money(2_000_000)} general aggregate, per project; ${money(2_000_000)} products-completed operations aggregate`,
          ],
          ['Business automobile liability, any auto', `${money(1_000_000)} combined single limit`],
          ['Umbrella or excess liability', `${money(chance.int(1, 5) * 1_000_000)} each occurrence and aggregate`],
          [
            'Workers’ compensation / employers’ liability',
            `Statutory / ${money(1_000_000)} each accident, ${money(1_000_000)} each employee, ${money(1_000_000)} policy limit`,
          ],
        ],
      )}</table><p>Contractor and Owner shall be additional insureds, on a primary and noncontributory basis. Certificates shall be delivered ten days before work begins, and policies kept in force until ${date(truth.policies.gl.expiration)} or completion.</p>${newPage}<p><b>4. Termination.</b> Contractor may terminate for convenience on seven days’ notice. <b>5. Disputes.</b> Mediation shall precede suit.</p><p>CONTRACTOR ____________________ &nbsp; SUBCONTRACTOR ____________________<br>By ${text(truth.names.person())} &nbsp;&nbsp;&nbsp; By ${text(truth.names.person())}</p>`,
    ),
}

/** A carrier's supplemental application: what is asked for, who insures now. */
export const supplement: Paper = {
  draw: ({ truth, money, text, date, address, chance }) => {
    const { gl } = truth.policies
    const { gl: prior } = truth.prior
    const yes = () => chance.pick(['[X] Yes [ ] No', '[ ] Yes [X] No'])
    return paper(
      'application',
      'nothing',
      `<h3>COMMERCIAL INSURANCE APPLICATION<br>APPLICANT INFORMATION SECTION</h3><table class="de">${tableRow(`AGENCY<br>${inLines(text(truth.producer.name), address(truth.producer.address))}`, `CARRIER<br>To be determined<br>PROPOSED EFF DATE ${date(gl.effective)}<br>PROPOSED EXP DATE ${date(gl.expiration)}`)}${tableRow(`APPLICANT (First Named Insured)<br>${inLines(text(truth.insured.name), address(truth.insured.address))}`, `STATUS OF SUBMISSION<br>[X] QUOTE [ ] ISSUE POLICY [ ] BOUND<br>Years in business ${chance.int(1, 40)}`)}</table><p>COVERAGES REQUESTED – GENERAL LIABILITY</p><table class="de">${tableRows(
        [
          ['Each occurrence', money(gl.limits.occurrence!)],
          ['General aggregate', money(gl.limits.aggregate!)],
          ['Products and completed operations aggregate', money(gl.limits.products!)],
          ['Medical expense', money(gl.limits.medical!)],
        ],
      )}</table><p>PRIOR CARRIER INFORMATION</p><table class="de">${tableHead('Carrier', 'Policy number', 'Effective', 'Expiration', 'Premium', 'Occurrence limit')}${tableRow(text(prior.carrier.name), text(prior.number), date(prior.effective), date(prior.expiration), money(prior.premium), money(prior.limits.occurrence!))}</table><p>Any policy declined, cancelled or nonrenewed in the last 3 years? ${yes()}<br>Any exposure to flammables or chemicals? ${yes()}<br>Are subcontractors’ certificates collected? ${yes()}<br>Any bankruptcies in five years? ${yes()}</p><p>Any person who knowingly presents a false application for insurance is guilty of a crime. Applicant’s signature ______________ Date __________</p>`,
    )
  },
}

/** The client appoints another agency. */
const brokerOfRecord: Paper = {
  draw: ({ truth, text, date, address }) =>
    paper(
      'letter',
      'names only',
      `<p>${inLines(text(truth.insured.name), address(truth.insured.address))}</p><p>${date(daysLater(truth.policies.gl.effective, -40))}</p><p>${inLines(text(truth.policies.gl.carrier.name), address(truth.policies.gl.carrier.address))}</p><p>RE: Broker of record – policy ${text(truth.policies.gl.number)}</p><p>To whom it may concern:</p><p>Effective immediately we appoint ${text(truth.producer.name)} as our exclusive insurance broker for the above policy, in place of ${text(truth.wholesaler.name)}. This authorizes you to give them all information they ask for. It stays in effect until cancelled in writing.</p><p>Sincerely,</p><p>${text(truth.names.person())}, President</p>`,
    ),
}

/** An agency sends the renewal policy; nothing of it is told. */
const transmittal: Paper = {
  draw: ({ truth, text }) => ({
    kind: 'letter',
    feeds: 'names only',
    docx: [
      text(truth.producer.name),
      `Dear ${text(truth.names.person())}:`,
      'Enclosed is your renewal package. Please review the named insured, the locations and the limits and let us know of any errors. We also suggest a meeting about cyber insurance, which you do not carry today.',
      'An invoice will come to you under separate cover. We appreciate your business.',
      `Yours truly, ${text(truth.producer.contact)}`,
    ],
  }),
}

export const agreementAndTransmittalFamilies: LearnFamily[] = [
  { name: 'agreements and applications', style: thirdInCapitals(['serif', 'sans'], 9.5, 10.5, { capitals: false }), papers: { masterAgreement, supplement } },
  { name: 'letters', style: thirdInCapitals(['serif', 'sans'], 9.5, 10.5, { capitals: false }), papers: { brokerOfRecord, transmittal } },
] // biome-ignore format: a family in a line
