import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { paragraphs } from '../kit/blocks.ts'
import { carrierName, homeOffice, insuredUntold } from '../kit/parties.ts'
import { newPage } from '../kit/sheets.ts'
import { table } from '../kit/tables.ts'
import { dayBefore2To40 } from '../kit/terms.ts'

const NOTICES: ((voice: Voice) => string)[] = [
  ({ money }) => `<h4 class="md">DISCLOSURE PURSUANT TO TERRORISM RISK INSURANCE ACT</h4>${paragraphs(`The portion of your annual premium that is attributable to coverage for acts of terrorism is: ${money(0)}. The federal share equals 80% of that portion of the amount of insured losses that exceeds the applicable insurer retention. If aggregate insured losses exceed ${money(100_000_000_000)} in a calendar year the Treasury shall not make any payment for the excess.`, 'Rejection of coverage recorded on file.')}`,
  ({ money }) => `<h4>Important information about your policy limits</h4>${paragraphs(`Businesses like yours often choose more protection. A commercial umbrella adds from ${money(1_000_000)} to ${money(10_000_000)} above your policies. Employment practices liability is available from ${money(100_000)} with a retention of ${money(5000)}.`, 'Please call your agent for a no-obligation quote.')}`,
  () => `<h4 class="md">STATE FRAUD STATEMENT</h4>${paragraphs('It is a crime to knowingly provide false, incomplete or misleading information to an insurance company for the purpose of defrauding the company. Penalties include imprisonment, fines and denial of insurance benefits.')}`,
  ({ money }) => `<h4>How to report a claim</h4>${paragraphs('Call 1-866-555-0118 at any hour, or report on line. Have your policy number ready. Do not admit fault, and take photographs if it is safe.', `Glass losses below ${money(1000)} may be settled by phone.`)}`,
  () => `<h4>PRIVACY POLICY</h4>${paragraphs('We protect nonpublic personal information about our customers. We disclose it only to those who need it to service your policy, or as permitted by law.')}`,
  ({ text, truth }) => `<h4>COMPLAINT NOTICE</h4>${paragraphs(`Should any dispute arise about your premium or about a claim, contact your agent or write to ${text(truth.names.person())}, Policyholder Relations. If the problem is not resolved you may also write to the Department of Insurance.`)}`,
] // biome-ignore format: texts

const endorsed = ({ truth, text, chance }: Voice): string => {
  const rows = truth.forms.map((one) => [`${one.number} ${one.edition}`, text(one.title)])
  const title = chance.pick(['SCHEDULE OF FORMS AND ENDORSEMENTS', 'Forms applicable to this policy', 'LISTING OF FORMS, ENDORSEMENTS AND SCHEDULE NUMBERS']) // biome-ignore format: a list
  return `<h4 class="md">${title}</h4>${chance.maybe(0.5) ? table('', ['Number', 'Title'], rows) : paragraphs(rows.map((one) => one[0]).join(' &emsp; '))}`
}

const CLOSING = [
  'These declarations, together with the common policy conditions, coverage part declarations, coverage forms and endorsements, if any, issued to form a part thereof, complete the above numbered policy.',
  'In witness whereof, the company has caused this policy to be signed by its President and Secretary. Countersignature of an authorized representative is required only where the law provides.',
  'A charge of $15 is made for each installment. Coverage is void if the first payment is returned unpaid.',
  'Audits may be made at any time during the policy period and for three years after. Additional premium is due when billed.',
  'This policy may not provide all coverages mentioned in the forms; only those for which a limit or premium is shown apply.',
]
const closing = ({ chance }: Voice) =>
  chance.maybe(0.5) ? `<p class="fine" style="margin-top:16pt">${chance.some(CLOSING, chance.int(1, 3)).join(' ')}</p>` : '' // biome-ignore format: a line

const GREETINGS = [
  ['Dear policyholder:', 'Your new policy is enclosed. We ask that you review the declarations, and call the agency that serves you if anything is not as you asked for. A bill will be sent under separate cover unless your mortgage company pays for you.', 'We value your business and thank you for the confidence you have placed in us.', 'Customer Service Department'],
  ['Thank you for renewing with us.', 'What is in this packet: your declarations, the forms that changed since last year, and notices the state requires. Forms that did not change are not sent again; you can see them in your account on line.', 'Your business changes. If you bought a vehicle, hired people or moved, tell your agent now and not after a loss.', 'Small Commercial Service Center, 8 a.m. to 8 p.m. Eastern, 1-800-555-0177'],
  ['IMPORTANT: PLEASE KEEP THESE PAGES WITH YOUR POLICY.', 'The attached amended declarations replace those sent before. The change is shown on the pages that follow, with the premium for the rest of the term if there is any. You need not do anything else.'],
  ['Welcome!', 'Your coverage is in place. Certificates for landlords and customers can be had from your agent at no charge, most of them on the same day.', 'To report a claim call 1-866-555-0118. To pay a bill, have the account number at hand that is printed on it; it is not the number of your policy.', 'The Underwriting Team'],
] // biome-ignore format: texts
const greeting = (voice: Voice, line: Line) =>
  `<p>${carrierName(voice, line)}<br>${homeOffice(voice, line, '<br>')}</p><p>${dayBefore2To40(voice, line)}</p><div class="win">${insuredUntold(voice)}</div>${paragraphs(...voice.chance.pick(GREETINGS))}${newPage}` // biome-ignore format: a letter

/** A policy as it goes out: sometimes under a letter, with its list of forms and notices behind it. */
export const withClosing = (paper: Paper, line: Line = 'gl'): Paper => ({
  ...paper,
  draw: (voice) => {
    const drawn = paper.draw(voice)
    const { chance } = voice
    if (!('html' in drawn)) return drawn
    const letter = !drawn.running && chance.maybe(0.2) ? greeting(voice, line) : ''
    const list = chance.maybe(0.35) && !drawn.records ? newPage + endorsed(voice) : ''
    const notices = chance.maybe(0.4) ? newPage + chance.some(NOTICES, chance.int(1, 3)).map((one) => one(voice)).join('') : '' // biome-ignore format: a line
    return { ...drawn, html: letter + drawn.html + closing(voice) + list + notices }
  },
})
