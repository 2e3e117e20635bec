import type { LearnFamily, Paper } from '../../../family.ts'
import { dollars, slashedDate } from '../kit/amounts.ts'
import { paragraphs, said, split, tip, wideBrackets } from '../kit/blocks.ts'
import { agencyName, agencyUntold, carrierName, homeOffice, insuredUntold, siteOnKilnStreet, stranger } from '../kit/parties.ts' // biome-ignore format: a list
import { labeledSheet } from '../kit/sheets.ts'
import { mostlyDollars } from '../kit/styles.ts'
import { rowsFor, tableRows, tableUnder } from '../kit/tables.ts'
import { dayAfter25To280, dayBefore3To45 } from '../kit/terms.ts'

const application = labeledSheet('application', 'nothing')
const contract = labeledSheet('contract', 'nothing')
const letter = labeledSheet('letter', 'names only')

/** A general agent's questions for contractors. */
export const contractorAsks: Paper = {
  draw: (voice) => {
    const { truth, text, money, date, chance } = voice
    const { gl } = truth.policies
    const answer = () => (chance.maybe(0.3) ? `${wideBrackets(true)} Yes ${wideBrackets(false)} No` : `${wideBrackets(false)} Yes ${wideBrackets(true)} No`) // biome-ignore format: a line
    return application(
      `<h3 class="c">CONTRACTORS GENERAL LIABILITY APPLICATION</h3><p class="s c">All questions must be answered. Signing does not bind coverage.</p>${tableUnder('ruled', [], tableRows([[tip('Applicant', insuredUntold(voice)), tip('Agency', agencyUntold(voice)), tip('Proposed effective', date(gl.effective))]]))}<h4>Limits requested</h4>${tableUnder(
        'under',
        [],
        tableRows([
          ['Each occurrence', money(gl.limits.occurrence!), 'General aggregate', money(gl.limits.aggregate!)],
          ['Products aggregate', money(gl.limits.products!), 'Medical', money(gl.limits.medical!)],
        ]),
      )}<h4>Operations</h4>${tableUnder(
        'ruled',
        ['Class', 'Description', 'Payroll or receipts'],
        rowsFor(truth.locations, (one) => [one.classCode, text(one.classification), money(one.exposure)]),
      )}${paragraphs(`Do you hire uninsured subcontractors? ${answer()}`, `Any work over three stories? ${answer()}`, `Any claim in five years? ${answer()} If so, attach loss runs.`, `Current insurer ${text(truth.prior.gl.carrier.name)}, policy ${text(truth.prior.gl.number)}, limit ${money(truth.prior.gl.limits.occurrence!)}`)}<p>Signature ____________________ &emsp; Date ${dayBefore3To45(voice)}</p>`,
    )
  },
}

/** Work sheets for compensation: who is employed where. */
const compAsks: Paper = {
  draw: (voice) => {
    const { truth, text, money } = voice
    const { wc } = truth.policies
    return application(
      `<div class="split"><b>WORKERS COMPENSATION APPLICATION</b><p class="e">${agencyName(voice)}<br>${dayBefore3To45(voice, 'wc')}</p></div>${said(
        [
          ['Applicant name', text(truth.insured.name)],
          ['Mailing address', voice.address(truth.insured.address).join(', ')],
          ['Proposed eff / exp date', `${voice.date(wc.effective)} / ${voice.date(wc.expiration)}`],
          [
            'Employers liability wanted',
            `${money(wc.limits.accident!)} each accident, ${money(wc.limits.disease!)} disease-policy, ${money(wc.limits.employee!)} disease-employee`,
          ],
          ['Location', siteOnKilnStreet(voice, truth.locations[0]!)],
        ],
      )}${tableUnder(
        'ruled',
        ['State', 'Class', 'Duties', 'Full time', 'Annual remuneration'],
        rowsFor(truth.work, (one, at) => [
          one.state,
          one.code,
          text(one.title),
          String(2 + at * 3),
          money(one.payroll),
        ]),
      )}<p>Prior carrier: ${text(truth.prior.wc.carrier.name)}, ${text(truth.prior.wc.number)}, premium ${money(truth.prior.wc.premium)}</p><p>Owners to be ${wideBrackets(false)} included ${wideBrackets(true)} excluded</p>`,
      '.ruled td:nth-child(n+4) { text-align: right }',
    )
  },
}

/** An order form for a certificate and a car, typed into a document. */
const autoAsks: Paper = {
  draw: ({ truth }) => ({
    kind: 'application',
    feeds: 'nothing',
    docx: [
      'Business Auto Application',
      `Applicant: ${truth.insured.name}`,
      `Limit of liability applied for: ${dollars(truth.policies.auto.limits.csl ?? truth.policies.auto.limits.perAccident!)}`,
      [['Year', 'Make', 'Model', 'VIN', 'Radius'], ...truth.vehicles.slice(0, 6).map((one) => [String(one.year), one.make, one.model, one.vin, 'Local'])],
      'Has any insurer cancelled or refused to renew in the last three years? No',
      `Proposed effective date: ${slashedDate(truth.policies.auto.effective)}`,
      'Signature of applicant ______________________',
    ], // biome-ignore format: parts of a document
  }),
}

/** A lease of a shop, one clause of which is of insurance. */
const shopLease: Paper = {
  draw: (voice) => {
    const { truth, text, money, chance } = voice
    const { gl, wc } = truth.policies
    return contract(
      `<h3 class="c">LEASE OF RETAIL SPACE</h3>${paragraphs(`This lease, dated ${dayBefore3To45(voice)}, is between ${stranger(voice, ', ')} (Lessor) and ${text(truth.insured.name)} (Lessee).`, `1. <u>Space.</u> Unit ${chance.int(2, 40)}, about ${chance.int(9, 60)}00 square feet. 2. <u>Rent.</u> ${money(chance.int(18, 95) * 100)} a month. 3. <u>Term.</u> ${chance.int(3, 10)} years.`, '4. <u>Repairs.</u> Lessee keeps the interior, glass and doors in repair; Lessor the roof and walls.', `9. <u>Insurance.</u> At its expense Lessee shall carry commercial general liability insurance of at least ${money(gl.limits.occurrence!)} each occurrence and ${money(gl.limits.aggregate!)} in the aggregate, plate glass insurance, and workers compensation with employers liability of ${money(wc.limits.accident!)}. Lessor shall be an additional insured. A certificate shall be delivered before possession and ten days before each expiration.`, '10. <u>Waiver.</u> Each waives claims against the other to the extent of property insurance.', '11. <u>Default.</u> If rent is ten days late, Lessor may end this lease by notice.')}${split('LESSOR<br><br>____________________', 'LESSEE<br><br>____________________')}`,
      'p { margin: 9pt 0; text-align: justify }',
    )
  },
}

/** A subcontract's exhibit that asks for insurance, in a table. */
const exhibitB: Paper = {
  draw: (voice) => {
    const { truth, text, money } = voice
    const { gl, auto, umbrella } = truth.policies
    return contract(
      `<p class="e">Subcontract ${text(truth.producer.code)}</p><h3>EXHIBIT B &ndash; INSURANCE TO BE MAINTAINED BY SUBCONTRACTOR</h3><p>Subcontractor: ${text(truth.insured.name)}. Contractor: ${text(truth.names.business())}.</p>${tableUnder(
        'ruled',
        ['Coverage', 'Minimum', 'Also'],
        tableRows([
          [
            'Commercial general liability',
            `${money(gl.limits.occurrence!)} each occurrence<br>${money(gl.limits.aggregate!)} general aggregate, per project<br>${money(gl.limits.products!)} products-completed operations`,
            'Additional insured, ongoing and completed operations',
          ],
          ['Business auto', `${money(auto.limits.csl ?? 1_000_000)} combined single limit`, 'Any auto'],
          ['Umbrella or excess', `${money(umbrella.limits.occurrence!)}`, 'Follow form'],
          ['Workers compensation', 'Statutory', 'Waiver of subrogation'],
        ]),
      )}${paragraphs('Subcontractor shall not begin work until certificates are approved. Insurers shall be rated A- VII or better. Coverage is primary and noncontributory. Thirty days of notice of cancellation shall be given to Contractor.', 'Completed operations coverage shall be kept for six years after final payment.')}`,
    )
  },
}

/** Another agent is to speak for the insured. */
const agentOfRecord: Paper = {
  draw: (voice) => {
    const { truth, text } = voice
    const { gl, wc } = truth.policies
    return letter(
      `<p>${insuredUntold(voice)}</p><p>${dayAfter25To280(voice)}</p><p>${carrierName(voice, 'gl')}<br>${homeOffice(voice, 'gl', '<br>')}</p><p>Subject: change of agent, policies ${text(gl.number)} and ${text(wc.number)}</p>${paragraphs('To whom it may concern:', `Effective at once we appoint ${text(truth.producer.name)} as our agent of record for the policies above. It replaces every earlier appointment. Please give them all information they ask for.`, 'Sincerely,')}<p>${text(truth.names.person())}<br>President</p>`,
      'p { margin: 12pt 0 }',
    )
  },
}

/** An adjuster says what is not covered, and quotes limits. */
const denial: Paper = {
  draw: (voice) => {
    const { truth, text, money, date } = voice
    const { gl } = truth.policies
    const [claim] = truth.claims
    return letter(
      `<p>${carrierName(voice, 'gl')}, Claims</p><p>${dayAfter25To280(voice)}</p><p>${insuredUntold(voice)}</p>${said([
        ['Claim', claim!.number],
        ['Claimant', text(claim!.claimant)],
        ['Policy', text(gl.number)],
        ['Loss', date(daysLaterOf(gl.effective))],
      ])}${paragraphs('We have completed our review of this claim.', `The policy provides a limit of ${money(gl.limits.occurrence!)} each occurrence, but does not apply to damage to your own work. We therefore decline to pay for its replacement.`, 'If you have facts we have not considered, please send them within thirty days.', 'Sincerely,')}<p>${text(claim!.adjuster)}</p>`,
      'p { margin: 11pt 0 }',
    )
  },
}
const daysLaterOf = (iso: string) => new Date(Date.parse(iso) + 19 * 86_400_000).toISOString().slice(0, 10)

/** The letter that goes with a policy, from an agency. */
const withPolicy: Paper = {
  draw: ({ truth }) => ({
    kind: 'letter',
    feeds: 'names only',
    docx: [
      truth.producer.name,
      `Dear ${truth.names.person().split(' ')[0]},`,
      `Your general liability policy ${truth.policies.gl.number} with ${truth.policies.gl.carrier.name} is enclosed. Please read it and let us know if anything is wrong.`,
      'Certificates can be had from our office within a day. Tell us of new vehicles, new locations, and work in other states.',
      `You may want to think of an umbrella of ${dollars(2_000_000)}; we would be glad to quote it.`,
      'Thank you for your business.',
      truth.producer.contact,
    ],
  }),
}

export const worksheetsAndDenialFamilies: LearnFamily[] = [
  { name: 'asked of applicants', style: mostlyDollars(['serif', 'sans'], [9, 9.5]), papers: { contractorAsks, compAsks, autoAsks } },
  { name: 'wanted by contract', style: mostlyDollars(['serif', 'sans'], [9.5, 10]), papers: { shopLease, exhibitB } },
  { name: 'written and signed', style: mostlyDollars(['serif', 'sans'], [10, 10.5]), papers: { agentOfRecord, denial, withPolicy } },
] // biome-ignore format: a family in a line
