import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { dayBefore3To45, dayBefore4To40 } from './terms.ts'

/** Some of the sentences, so many at the most, each a paragraph. */
const someOf =
  (sentences: string[], name: string, usual: number) =>
  ({ chance }: Voice, most = usual) =>
    chance
      .some(sentences, chance.int(1, most))
      .map((one) => `<p${name && ` class="${name}"`}>${one}</p>`)
      .join('')

const COMPLETE_THE_POLICY = [
  'These Declarations together with the Common Policy Conditions, the coverage forms and any endorsements issued to form a part of them complete the policy numbered above.',
  'Insurance is provided only for those coverages for which a specific premium or limit is shown.',
  'If you need to report a loss, call 1-866-555-0118 day or night. Please do not wait for a bill or an estimate before you call.',
  'Any person who knowingly presents a false claim for payment of a loss is guilty of a crime and may be subject to fines and confinement.',
  'The premium shown may be subject to adjustment at audit. You must keep records of the information we need for premium computation.',
  'Minimum earned premium: 25%. The policy may not be cancelled flat after its inception.',
  'Your policy contains a terrorism provision. See the disclosure attached for the portion of premium attributable to it.',
  'Loss control services are available to you at no charge. Visit our web site or ask your agent.',
  'A service fee may apply to each installment. Paid-in-full and automatic payment discounts are available on some policies.',
  'This is not a bill. Your billing statement is sent separately.',
  'We value your business and thank you for placing your trust in us.',
]
/** What stands between and nobody reads. */
export const completeThePolicy = someOf(COMPLETE_THE_POLICY, 'fine', 4)

const ASIDES = [
  'Please read this policy carefully. It is a contract between you and us.',
  'In return for the payment of the premium, and subject to all the terms of this policy, we agree with you to provide the insurance as stated in this policy.',
  'Report all claims promptly: 24-hour claim center 1-877-555-0143, claims-intake@service.example.com.',
  'Coverage applies only where a limit or the word “Included” is shown.',
  'This premium is an estimate and subject to audit. Records must be kept for three years.',
  'A policyholder has no right to participate in dividends unless declared by the Board of Directors.',
  'Terrorism coverage under the Act has been: rejected by the insured.',
  'Countersignature is not required in this state.',
  'Paperless? Manage documents, billing and certificates from your on-line account.',
  'A $25 fee applies to payments returned for insufficient funds, and $10 to late payments.',
  'Policy is subject to a minimum and deposit premium; 25% is fully earned at inception.',
]
export const asides = someOf(ASIDES, 'aside', 3)

const CLAUSES = [
  'In consideration of the premium and in reliance on the statements made to us, we provide the insurance described here, subject to every term of the policy.',
  'The declarations, the coverage forms and the endorsements listed make up the policy. Insurance applies only where a limit or the word “Included” is shown.',
  'Premiums shown may be adjusted after the audit. A charge for coverage that is added during the term is billed when the change is made.',
  'To report a claim at any hour call 1-800-555-0199 or write to claims@losses.example.com. Have the policy number at hand.',
  'Notice: a fraudulent statement made to obtain insurance or payment of a loss may be a crime under the law of your state.',
  'We will not pay more than the limit that applies, no matter how many persons are insured or how many claims are brought.',
  'This policy may include a charge for losses from certified acts of terrorism. You may have declined that coverage; see the disclosure.',
  'If payment is returned by your bank a fee of $25 is charged, and cancellation notice may be mailed without further bill.',
  'Our representatives may survey the premises. A survey is made for our own purposes and is no promise that conditions are safe.',
  'Questions about your coverage should go to your agent. For billing call 1-800-555-0142, weekdays from 8 to 6.',
]
export const clauses = someOf(CLAUSES, '', 5)

const FINE_PRINT = [
  'This page, the forms it lists and your application make up the policy. Where they differ, the form with the later date governs.',
  'Payment of the first premium is a condition of this insurance. A check that the bank returns is no payment.',
  'Report any accident to us as soon as you can, day or night. Do not admit fault and do not promise to pay.',
  'Our officers have signed this policy at our home office; it is not valid until an authorized person has countersigned it where the law asks for that.',
  'If you believe that a loss was handled unfairly, write to the consumer division of the department of insurance of your state.',
  'The limits are the most that is paid, however many insureds, claimants or premises there are. Defense is paid in addition unless a form says otherwise.',
  'Certified acts of terrorism: the federal share is 80% above a retention, up to an annual cap for all insurers together.',
  'We keep personal information only as long as we need it and never sell it. A full statement is sent once a year.',
  'Audit: have payroll, sales and subcontractor records ready within thirty days after the term ends.',
  'Nothing here waives the right to inspect the premises. An inspection is no warranty that they are safe.',
]
/** What nobody reads below what matters. */
export const finePrint = ({ chance }: Voice) =>
  `<div style="margin-top:12pt;font-size:0.8em;columns:${chance.pick([1, 2, 2])}">${chance
    .some(FINE_PRINT, chance.int(2, 8))
    .map((one) => `<p>${one}</p>`)
    .join(
      '',
    )}</div><p style="font-size:0.7em;letter-spacing:0.05em">${chance.pick(['*', '|', '+'])}${chance.digits(14)}${chance.pick(['*', '|', '+'])} &nbsp; ${chance.pick(['INSURED’S COPY', 'PRODUCER COPY', 'ORIGINAL', 'DUPLICATE'])} &nbsp; ${chance.digits(3)}-${chance.digits(5)} (${chance.digits(2)}/${chance.int(10, 24)})</p>`

const NOTES = [
  'Words in bold in the policy are defined there.',
  'Keep these pages with earlier ones; they replace any with the same number and an earlier date.',
  'To make a claim call 1-800-555-0142 at any hour. Have your policy number ready.',
  'A returned payment costs $25 and may end the insurance.',
  'We rely on what the application says. Tell us when your business changes.',
  'The premium is estimated and will be settled after the term when the records are examined.',
  'Flood and earth movement are insured only if a page of this policy says so.',
  'The insured may ask for a copy of any inspection report within a year.',
]
export const notesWithForm = ({ chance }: Voice) =>
  `<p style="font-size:0.8em">${chance.some(NOTES, chance.int(1, 6)).join(' ')}</p><p style="font-size:0.7em;text-align:${chance.pick(['left', 'center', 'right'])}">${chance.pick(['LX', 'DQ', 'MB'])} ${chance.digits(4)} ${chance.digits(2)} ${chance.int(10, 25)} ${chance.pick(['', '– Agent copy', '– Page 1 of 4', '– Original'])}</p>`

/** What the foot of a page begins with. */
export const FOOT = '<div class="foot"'
/** Form number at the left, copy in the middle, day of issue at the right. */
export const formAndCopyFoot = (voice: Voice, form: string, line: Line = 'gl') => {
  const { chance } = voice
  const edition = `${String(chance.int(1, 12)).padStart(2, '0')} ${chance.int(10, 24)}`
  const copy = chance.pick(['INSURED', 'AGENT COPY', 'POLICYHOLDER COPY', 'Page 1 of 2', ''])
  return `${FOOT} style="display:flex;justify-content:space-between;font-size:7pt;margin-top:12pt"><span>${form} ${edition}</span><span>${copy}</span><span>${chance.pick(['Date of issue', 'ISSUED', 'Processed on', 'Print date'])}: ${dayBefore4To40(voice, line)}</span></div>`
}

/** The foot of a page: form, edition, copy. */
export const formAndCopyLine = (voice: Voice, form: string, line: Line = 'gl') => {
  const { chance } = voice
  const copy = chance.pick(['Insured Copy', 'AGENT', 'HOME OFFICE', 'Producer Copy', ''])
  return `<p style="font-size:6.5pt;margin-top:14pt">${form} (${chance.int(10, 12)}-${chance.int(11, 25)}) &emsp; ${copy} &emsp; ${chance.pick(['Issue Date', 'Date Prepared', 'PROCESS DATE', 'Date Issued'])} ${dayBefore3To45(voice, line)} &emsp; ${chance.pick(['Includes copyrighted material with permission.', 'Page 1', ''])}</p>`
}

/** The number of the form, its edition, and when it was printed, as footers have it. */
export const formAndDateFoot = ({ chance, date, truth }: Voice, form: string) =>
  `<div style="display:flex;justify-content:space-between;font-size:0.72em;margin-top:10pt"><span>${form} (${chance.pick(['Ed.', 'Rev.', ''])} ${String(chance.int(1, 12)).padStart(2, '0')}-${chance.int(11, 24)})</span><span>${chance.pick(['Issue Date', 'Date Issued', 'Processed', 'Prepared'])} ${date(daysLater(truth.policies.gl.effective, -chance.int(3, 45)))}</span><span>${chance.pick(['Insured Copy', 'Agent Copy', 'Page 1', 'Original'])}</span></div>`

/** Large pale words across each page of some copies. */
export const watermark = ({ chance }: Voice) =>
  chance.maybe(0.3)
    ? `<div style="position:fixed;top:38%;left:12%;font-size:54pt;color:#e4e4e4;transform:rotate(-32deg);z-index:-1">${chance.pick(['DUPLICATE', 'INSURED COPY', 'RENEWAL', 'REPRINT'])}</div>`
    : ''
