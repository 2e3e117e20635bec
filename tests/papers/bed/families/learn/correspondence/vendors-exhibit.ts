import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { dollars, longDate } from '../kit/amounts.ts'
import { boxed, captionAbove, columns, paragraphs, two } from '../kit/blocks.ts'
import { agencyUntold, carrierName, insuredUntold, stranger } from '../kit/parties.ts'
import { ruledSheet } from '../kit/sheets.ts'
import { manyCities } from '../kit/styles.ts'
import { asRows, table } from '../kit/tables.ts'
import { termOf } from '../kit/terms.ts'

const asked = ruledSheet('application', 'nothing')
const contract = ruledSheet('contract', 'nothing')

/** A company's own application for building trades. */
export const contractorsApplication: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    const yes = () => (chance.maybe(0.5) ? `${boxed(true, 'Yes')} ${boxed(false, 'No')}` : `${boxed(false, 'Yes')} ${boxed(true, 'No')}`) // biome-ignore format: a line
    return asked(
      `<h3 class="md">GENERAL CONTRACTORS APPLICATION</h3><p class="fine md">Answer all questions; if they do not apply, indicate "Not Applicable".</p><p>1. Applicant's name: ${text(truth.insured.name)}<br>Mailing address: ${voice.address(truth.insured.address).join(', ')}<br>Agent: ${text(truth.producer.name)}, ${text(truth.producer.phone)}</p><p>2. Proposed effective date: from ${date(gl.effective)} to ${date(gl.expiration)}, 12:01 A.M. standard time at the address of the applicant</p><p>3. Limits of liability requested:</p>${table(
        'gr amt',
        [],
        [
          ['General Aggregate', money(gl.limits.aggregate!)],
          ['Products &amp; Completed Operations Aggregate', money(gl.limits.products!)],
          ['Personal &amp; Advertising Injury', money(gl.limits.personal!)],
          ['Each Occurrence', money(gl.limits.occurrence!)],
          ['Damage to Premises Rented to You', money(gl.limits.rented!)],
          ['Medical Expense', money(gl.limits.medical!)],
        ],
      )}<p>4. Years in business ${chance.int(1, 30)} &emsp; License no. ${chance.digits(6)} &emsp; Employees ${chance.int(1, 45)}</p><p>5. Payroll ${money(truth.work[0]!.payroll)}; subcontracted cost ${money(chance.int(10, 400) * 1000)}; gross receipts ${money(chance.int(200, 5000) * 1000)}</p><p>6. Any tract homes or condominiums? ${yes()}<br>7. Any work on hillsides over 30 degrees? ${yes()}<br>8. Are certificates obtained from all subcontractors? ${yes()} Minimum limits: ${money(1_000_000)}<br>9. Has any policy been cancelled in the last three years? ${yes()}</p><p>10. Prior carrier information:</p>${table('gr', ['Year', 'Carrier', 'Policy number', 'Premium', 'Losses'], [['Current', text(truth.prior.gl.carrier.name), text(truth.prior.gl.number), money(truth.prior.gl.premium), 'None']])}<p>Applicant's signature ___________________ Date ${date(daysLater(gl.effective, -24))}</p>`,
      '.amt { width: 70% }',
    )
  },
}

/** A questionnaire for truckers. */
const truckersApplication: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { auto } = truth.policies
    return asked(
      `${two('<b>COMMERCIAL TRANSPORTATION APPLICATION</b>', `Desired date ${date(auto.effective)}`)}${columns('1fr 1fr', captionAbove('Name and address', insuredUntold(voice)), captionAbove('Agency', agencyUntold(voice)))}${table(
        'fm',
        [],
        [
          [
            captionAbove('DOT number', chance.digits(7)),
            captionAbove('Years in trucking', String(chance.int(1, 25))),
            captionAbove('Radius', `${chance.int(1, 6)}00 miles`),
          ],
          [
            captionAbove('Liability limit desired', money(auto.limits.csl ?? 750_000)),
            captionAbove('Cargo limit desired', money(100_000)),
            captionAbove('Filings', 'Form E, BMC-91X'),
          ],
        ],
      )}<h5>Equipment</h5>${table(
        'gr',
        ['Year', 'Make', 'Type', 'VIN', 'Value'],
        truth.vehicles
          .slice(0, 8)
          .map((one) => [String(one.year), text(one.make), text(one.model), one.vin, money(one.cost)]),
      )}<h5>Drivers</h5>${table(
        'gr',
        ['Name', 'Birth date', 'License', 'Accidents'],
        truth.drivers.slice(0, 8).map((one) => [text(one.name), date(one.born), `${one.state} ${one.license}`, '0']),
      )}<p>Current insurer ${text(truth.prior.auto.carrier.name)}, policy ${text(truth.prior.auto.number)}, ends ${date(truth.prior.auto.expiration)}.</p><p>I have read the above and warrant it is true. ______________________</p>`,
    )
  },
}

/** A lease: its insurance article is what is asked of the tenant. */
const lease: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance, address } = voice
    const { gl, umbrella, wc } = truth.policies
    const begins = longDate(gl.effective)
    return contract(
      `<h3 class="md">COMMERCIAL LEASE AGREEMENT</h3><p>THIS LEASE is made as of ${begins} by and between ${text(truth.names.business())} ("Landlord") and ${text(truth.insured.name)}, of ${address(truth.insured.address).join(', ')} ("Tenant").</p>${paragraphs(`<b>1. Premises.</b> Landlord leases to Tenant Suite ${chance.int(100, 400)} of the building at ${address(truth.names.address()).join(', ')}, containing about ${chance.int(12, 90)}00 rentable square feet.`, `<b>2. Term.</b> The term is ${chance.pick(['three', 'five', 'seven'])} years beginning on the date above. <b>3. Rent.</b> Base rent is ${money(chance.int(20, 110) * 100)} a month, payable in advance; the security deposit is ${money(chance.int(4, 20) * 1000)}.`, `<b>14. Insurance by Tenant.</b> Tenant shall at its expense maintain throughout the term: (a) commercial general liability insurance on an occurrence form with limits of not less than ${money(gl.limits.occurrence!)} each occurrence, ${money(gl.limits.aggregate!)} general aggregate, and ${money(gl.limits.rented!)} damage to premises rented to Tenant; (b) umbrella liability of ${money(umbrella.limits.occurrence!)}; (c) workers' compensation as required by law, with employer's liability of ${money(wc.limits.accident!)}; and (d) property insurance on Tenant's contents for full replacement cost.`, "<b>15.</b> Policies shall name Landlord and its managing agent as additional insureds, be primary and noncontributory, and not be cancelled without thirty days' notice. Tenant shall deliver certificates before it takes possession.", '<b>16. Waiver of Subrogation.</b> Each party releases the other from losses covered by property insurance it carries or is required to carry.')}${two('LANDLORD ____________________', 'TENANT ____________________')}`,
      'p { margin: 9pt 0 }',
    )
  },
}

/** An exhibit to a vendor's agreement: what insurance it must have, in a table. */
const exhibit: Paper = {
  draw: (voice) => {
    const { truth, money, text } = voice
    const { gl, auto, umbrella, wc, professional } = truth.policies
    return contract(
      `<p class="md"><b>EXHIBIT C<br>INSURANCE REQUIREMENTS FOR CONTRACTORS AND VENDORS</b></p><p>Agreement between the Owner, ${text(truth.names.business())}, and the Contractor, ${text(truth.insured.name)}, for services at several locations.</p>${table(
        'gr',
        ['Type of insurance', 'Minimum limits required'],
        [
          [
            'Commercial General Liability (ISO form or equivalent)',
            `${money(gl.limits.occurrence!)} each occurrence; ${money(gl.limits.aggregate!)} general aggregate per project; ${money(gl.limits.products!)} products/completed operations aggregate`,
          ],
          ['Business Automobile (any auto)', `${money(auto.limits.csl ?? 1_000_000)} combined single limit`],
          ["Workers' Compensation / Employer's Liability", `Statutory / ${money(wc.limits.accident!)}`],
          ['Umbrella or Excess', `${money(umbrella.limits.occurrence!)} each occurrence`],
          ['Professional (if applicable)', `${money(professional.limits.claim!)} each claim`],
        ],
      )}${paragraphs('All carriers shall be rated no lower than A- VIII. Deductibles above $25,000 need the written consent of the Owner.', 'The certificate holder shall read as stated in the purchase order, and the following shall be additional insureds for ongoing and completed operations:', stranger(voice), 'No payment will be made until evidence of insurance has been approved by Risk Management.')}`,
      '.gr td:first-child { width: 42% }',
    )
  },
}

/** A subcontract in a word processor. */
const subcontractDocument: Paper = {
  draw: ({ truth }) => {
    const { gl, auto, wc } = truth.policies
    return {
      kind: 'contract',
      feeds: 'nothing',
      docx: [
        'INDEPENDENT CONTRACTOR AGREEMENT',
        `This Agreement is entered into on ${longDate(gl.effective)} between ${truth.names.business()} (the "Company") and ${truth.insured.name} (the "Contractor").`,
        '1. Services. Contractor shall perform the services described in each statement of work, as an independent contractor and not as an employee.',
        `6. Insurance. Contractor shall carry (i) commercial general liability of at least ${dollars(gl.limits.occurrence!)} per occurrence and ${dollars(gl.limits.aggregate!)} in the aggregate; (ii) automobile liability of ${dollars(auto.limits.csl ?? 1_000_000)}; and (iii) workers’ compensation with employer’s liability of ${dollars(wc.limits.accident!)}. Company shall be an additional insured.`,
        '7. Indemnification. Contractor shall defend, indemnify and hold harmless the Company from claims that arise out of its work.',
        'IN WITNESS WHEREOF the parties have executed this Agreement.',
        [['Company', 'Contractor'], ['By: ____________', 'By: ____________']],
      ], // biome-ignore format: parts of a document
    }
  },
}

/** A renewal questionnaire from a company for compensation. */
const compRenewal: Paper = {
  draw: (voice) => {
    const { truth, money, text, date } = voice
    const { wc } = truth.policies
    return asked(
      `<h4>${carrierName(voice, 'wc')} &ndash; WORKERS' COMPENSATION APPLICATION</h4>${table(
        'fm',
        [],
        [
          [captionAbove('Applicant', insuredUntold(voice)), captionAbove('Agency', agencyUntold(voice))],
          [
            captionAbove('Proposed policy period', termOf(voice, wc)),
            captionAbove(
              'Employers liability requested',
              `${money(wc.limits.accident!)} / ${money(wc.limits.disease!)} / ${money(wc.limits.employee!)}`,
            ),
          ],
        ],
      )}${table(
        'gr',
        ['Code', 'Duties', 'Full time', 'Part time', 'Estimated annual payroll'],
        truth.work.map((one, at) => [one.code, text(one.title), String(at * 3 + 2), String(at), money(one.payroll)]),
      )}${table(
        'ln',
        [],
        asRows([
          ['Expiring carrier and policy', `${text(truth.prior.wc.carrier.name)}, ${text(truth.prior.wc.number)}`],
          ['Experience modification', '0.98'],
          ['Do employees travel out of state?', 'No'],
          ['Is there a safety program?', 'Yes'],
          ['Any work above 15 feet?', 'No'],
        ]),
      )}<p>Signature of applicant ____________________ ${date(daysLater(wc.effective, -33))}</p>`,
    )
  },
}

export const vendorsExhibitFamilies: LearnFamily[] = [
  { name: 'applied for', style: manyCities(['serif', 'sans'], [9, 9.5]), papers: { contractorsApplication, truckersApplication, compRenewal } },
  { name: 'wanted and signed', style: manyCities(['serif', 'sans'], [9.5, 10]), papers: { lease, exhibit, subcontractDocument } },
] // biome-ignore format: a family in a line
