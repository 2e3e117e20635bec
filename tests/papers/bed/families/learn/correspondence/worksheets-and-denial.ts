import type { Paper } from '../../../family.ts'
import { days, dollars, earlier, later, mark4, named, paragraphs, plainRows, posted, premises, rows, said, sheet, split, tableOf, tip } from '../kit/blocks.ts' // biome-ignore format: a list

const application = sheet('application', 'nothing')
const contract = sheet('contract', 'nothing')
const letter = sheet('letter', 'names only')

/** A general agent's questions for contractors. */
export const contractorAsks: Paper = {
  draw: (voice) => {
    const { truth, text, money, date, chance } = voice
    const { gl } = truth.policies
    const answer = () => (chance.maybe(0.3) ? `${mark4(true)} Yes ${mark4(false)} No` : `${mark4(false)} Yes ${mark4(true)} No`) // biome-ignore format: a line
    return application(
      `<h3 class="c">CONTRACTORS GENERAL LIABILITY APPLICATION</h3><p class="s c">All questions must be answered. Signing does not bind coverage.</p>${tableOf('ruled', [], plainRows([[tip('Applicant', posted.insured(voice)), tip('Agency', posted.agency(voice)), tip('Proposed effective', date(gl.effective))]]))}<h4>Limits requested</h4>${tableOf(
        'under',
        [],
        plainRows([
          ['Each occurrence', money(gl.limits.occurrence!), 'General aggregate', money(gl.limits.aggregate!)],
          ['Products aggregate', money(gl.limits.products!), 'Medical', money(gl.limits.medical!)],
        ]),
      )}<h4>Operations</h4>${tableOf(
        'ruled',
        ['Class', 'Description', 'Payroll or receipts'],
        rows(truth.locations, (one) => [one.classCode, text(one.classification), money(one.exposure)]),
      )}${paragraphs(`Do you hire uninsured subcontractors? ${answer()}`, `Any work over three stories? ${answer()}`, `Any claim in five years? ${answer()} If so, attach loss runs.`, `Current insurer ${text(truth.prior.gl.carrier.name)}, policy ${text(truth.prior.gl.number)}, limit ${money(truth.prior.gl.limits.occurrence!)}`)}<p>Signature ____________________ &emsp; Date ${earlier(voice)}</p>`,
    )
  },
}

/** Work sheets for compensation: who is employed where. */
export const compAsks: Paper = {
  draw: (voice) => {
    const { truth, text, money } = voice
    const { wc } = truth.policies
    return application(
      `<div class="split"><b>WORKERS COMPENSATION APPLICATION</b><p class="e">${named.agency(voice)}<br>${earlier(voice, 'wc')}</p></div>${said(
        [
          ['Applicant name', text(truth.insured.name)],
          ['Mailing address', voice.address(truth.insured.address).join(', ')],
          ['Proposed eff / exp date', `${voice.date(wc.effective)} / ${voice.date(wc.expiration)}`],
          [
            'Employers liability wanted',
            `${money(wc.limits.accident!)} each accident, ${money(wc.limits.disease!)} disease-policy, ${money(wc.limits.employee!)} disease-employee`,
          ],
          ['Location', premises(voice, truth.locations[0]!)],
        ],
      )}${tableOf(
        'ruled',
        ['State', 'Class', 'Duties', 'Full time', 'Annual remuneration'],
        rows(truth.work, (one, at) => [one.state, one.code, text(one.title), String(2 + at * 3), money(one.payroll)]),
      )}<p>Prior carrier: ${text(truth.prior.wc.carrier.name)}, ${text(truth.prior.wc.number)}, premium ${money(truth.prior.wc.premium)}</p><p>Owners to be ${mark4(false)} included ${mark4(true)} excluded</p>`,
      '.ruled td:nth-child(n+4) { text-align: right }',
    )
  },
}

/** An order form for a certificate and a car, typed into a document. */
export const autoAsks: Paper = {
  draw: ({ truth }) => ({
    kind: 'application',
    feeds: 'nothing',
    docx: [
      'Business Auto Application',
      `Applicant: ${truth.insured.name}`,
      `Limit of liability applied for: ${dollars(truth.policies.auto.limits.csl ?? truth.policies.auto.limits.perAccident!)}`,
      [['Year', 'Make', 'Model', 'VIN', 'Radius'], ...truth.vehicles.slice(0, 6).map((one) => [String(one.year), one.make, one.model, one.vin, 'Local'])],
      'Has any insurer cancelled or refused to renew in the last three years? No',
      `Proposed effective date: ${days.slashed(truth.policies.auto.effective)}`,
      'Signature of applicant ______________________',
    ], // biome-ignore format: parts of a document
  }),
}

/** A lease of a shop, one clause of which is of insurance. */
export const shopLease: Paper = {
  draw: (voice) => {
    const { truth, text, money, chance } = voice
    const { gl, wc } = truth.policies
    return contract(
      `<h3 class="c">LEASE OF RETAIL SPACE</h3>${paragraphs(`This lease, dated ${earlier(voice)}, is between ${posted.stranger(voice, ', ')} (Lessor) and ${text(truth.insured.name)} (Lessee).`, `1. <u>Space.</u> Unit ${chance.int(2, 40)}, about ${chance.int(9, 60)}00 square feet. 2. <u>Rent.</u> ${money(chance.int(18, 95) * 100)} a month. 3. <u>Term.</u> ${chance.int(3, 10)} years.`, '4. <u>Repairs.</u> Lessee keeps the interior, glass and doors in repair; Lessor the roof and walls.', `9. <u>Insurance.</u> At its expense Lessee shall carry commercial general liability insurance of at least ${money(gl.limits.occurrence!)} each occurrence and ${money(gl.limits.aggregate!)} in the aggregate, plate glass insurance, and workers compensation with employers liability of ${money(wc.limits.accident!)}. Lessor shall be an additional insured. A certificate shall be delivered before possession and ten days before each expiration.`, '10. <u>Waiver.</u> Each waives claims against the other to the extent of property insurance.', '11. <u>Default.</u> If rent is ten days late, Lessor may end this lease by notice.')}${split('LESSOR<br><br>____________________', 'LESSEE<br><br>____________________')}`,
      'p { margin: 9pt 0; text-align: justify }',
    )
  },
}

/** A subcontract's exhibit that asks for insurance, in a table. */
export const exhibitB: Paper = {
  draw: (voice) => {
    const { truth, text, money } = voice
    const { gl, auto, umbrella } = truth.policies
    return contract(
      `<p class="e">Subcontract ${text(truth.producer.code)}</p><h3>EXHIBIT B &ndash; INSURANCE TO BE MAINTAINED BY SUBCONTRACTOR</h3><p>Subcontractor: ${text(truth.insured.name)}. Contractor: ${text(truth.names.business())}.</p>${tableOf(
        'ruled',
        ['Coverage', 'Minimum', 'Also'],
        plainRows([
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
export const agentOfRecord: Paper = {
  draw: (voice) => {
    const { truth, text } = voice
    const { gl, wc } = truth.policies
    return letter(
      `<p>${posted.insured(voice)}</p><p>${later(voice)}</p><p>${named.carrier(voice, 'gl')}<br>${posted.home(voice, 'gl', '<br>')}</p><p>Subject: change of agent, policies ${text(gl.number)} and ${text(wc.number)}</p>${paragraphs('To whom it may concern:', `Effective at once we appoint ${text(truth.producer.name)} as our agent of record for the policies above. It replaces every earlier appointment. Please give them all information they ask for.`, 'Sincerely,')}<p>${text(truth.names.person())}<br>President</p>`,
      'p { margin: 12pt 0 }',
    )
  },
}

/** An adjuster says what is not covered, and quotes limits. */
export const denial: Paper = {
  draw: (voice) => {
    const { truth, text, money, date } = voice
    const { gl } = truth.policies
    const [claim] = truth.claims
    return letter(
      `<p>${named.carrier(voice, 'gl')}, Claims</p><p>${later(voice)}</p><p>${posted.insured(voice)}</p>${said([
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
export const withPolicy: Paper = {
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
