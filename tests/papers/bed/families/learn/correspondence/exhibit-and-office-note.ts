import type { LearnFamily, Paper } from '../../../family.ts'
import { inLines } from '../kit/blocks.ts'
import { sheetWith } from '../kit/sheets.ts'
import { tableOfRows } from '../kit/tables.ts'

const CSS =
  '.le td, .le th { border: 0.5pt solid #777; padding: 2pt 4pt } .le-b { margin-left: 20pt } h2 { font-size: 1.2em } .le-x { border: 2pt dashed #999; padding: 6pt; color: #444 }'
const paper = sheetWith(CSS)

/** A builder's terms for trades, with a sample certificate as its exhibit. */
const subcontract: Paper = {
  draw: ({ truth, money, text, date, chance }) => {
    const { gl, umbrella, auto } = truth.policies
    const builder = text(truth.names.business())
    return paper(
      'contract',
      'names only',
      `<h2>SUBCONTRACT AGREEMENT No. ${chance.digits(4)}</h2><p>Made as of ${date(gl.effective)} between ${builder} (“Contractor”) and ${text(truth.insured.name)} (“Subcontractor”).</p><p>11. INSURANCE. Before it begins work Subcontractor shall furnish evidence of:</p><div class="le-b">a) Commercial general liability, occurrence form: ${money(gl.limits.occurrence!)} each occurrence; ${money(gl.limits.aggregate!)} general aggregate, per project; ${money(gl.limits.products!)} products-completed operations aggregate.<br>b) Automobile: ${money(auto.limits.csl ?? 1_000_000)} combined single limit, any auto.<br>c) Workers compensation: statutory; employers liability ${money(1_000_000)}.<br>d) Umbrella: ${money(umbrella.limits.occurrence!)}.</div><p>Contractor shall be an additional insured, primary and noncontributory, with waiver of subrogation.</p>
      <p>12. RETAINAGE. Five percent. 13. DISPUTES. By arbitration.</p><div class="le-x"><b>EXHIBIT C – SAMPLE CERTIFICATE</b>${tableOfRows(
        'le',
        [
          ['Insurer', 'ABC Insurance Company'],
          ['Policy number', '123456789'],
          ['Each occurrence', money(1_000_000)],
          ['General aggregate', money(2_000_000)],
        ],
      )}</div>`,
    )
  },
}

const coverLetter: Paper = {
  draw: ({ truth, text, date, address }) => {
    const { gl, auto } = truth.policies
    return paper(
      'letter',
      'names only',
      `<p><b>${text(truth.producer.name)}</b><br>${address(truth.producer.address).join(', ')}</p><p>${date(gl.effective)}</p><p>${inLines(text(truth.insured.name), address(truth.insured.address))}</p><p>RE: Annual review</p><p>Dear Client,</p><p>Your general liability policy ${text(gl.number)} and your auto policy ${text(auto.number)} come up for renewal on ${date(gl.expiration)}. Before then we would like to sit down with you to talk about your payroll, your vehicles and any new contracts. Please call ${text(truth.producer.contact)} at ${text(truth.producer.phone)} for an appointment.</p><p>Thank you for your business.</p>`,
    )
  },
}

/** An agency's own application form: questions in two columns, what is wanted beside what there is now. */
export const applicationForm: Paper = {
  draw: ({ truth, money, text, date, address, chance }) => {
    const { gl } = truth.policies
    const { gl: prior } = truth.prior
    const box = () => chance.pick(['☐ Yes ☒ No', '☒ Yes ☐ No'])
    return paper(
      'application',
      'nothing',
      `<h2>CONTRACTORS GENERAL LIABILITY APPLICATION</h2>${tableOfRows('le', [
        [`Applicant: ${text(truth.insured.name)}`, `Agency: ${text(truth.producer.name)}`],
        [
          `Mailing address: ${address(truth.insured.address).join(', ')}`,
          `Proposed effective date: ${date(gl.effective)}`,
        ],
        [`Years in business: ${chance.int(1, 30)}`, `Annual receipts: ${money(chance.int(100, 4000) * 1000)}`],
      ])}${tableOfRows(
        'le',
        [
          ['Each occurrence', money(prior.limits.occurrence!), money(gl.limits.occurrence!)],
          ['General aggregate', money(prior.limits.aggregate!), money(gl.limits.aggregate!)],
          ['Carrier', text(prior.carrier.name), ''],
          ['Policy number', text(prior.number), ''],
        ],
        ['', 'Current policy', 'Requested'],
      )}${tableOfRows('le', [
        ['Do you work above three stories?', box()],
        ['Do you use subcontractors?', box()],
        ['Have you filed for bankruptcy?', box()],
        ['Any claims in five years?', box()],
      ])}<p>FRAUD WARNING: whoever knowingly gives false facts in an application commits a crime.</p><p>Applicant’s signature ____________________ Date __________</p>`,
    )
  },
}

/** An account manager's note with nothing in force in it. */
const officeNote: Paper = {
  draw: ({ truth, money, text }) => ({
    kind: 'letter',
    feeds: 'names only',
    docx: [
      `MEMORANDUM`,
      `From: ${text(truth.producer.contact)}`,
      `Client: ${text(truth.insured.name)}`,
      `Met at the client’s office. They ask whether ${money(2_000_000)} of liability would satisfy a new landlord. Told them we would market the account at renewal. No change to the program for now; follow up after the holidays.`,
    ],
  }),
}

export const exhibitAndOfficeNoteFamilies: LearnFamily[] = [
  { name: 'paper and post', papers: { subcontract, coverLetter, applicationForm, officeNote } },
] // biome-ignore format: a family in a line
