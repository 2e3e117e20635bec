import type { Paper } from '../../family.ts'
import type { Line } from '../../truth.ts'
import type { Voice } from '../../voice.ts'
import { before, insurer, leaf, office, ps, tb, toInsured } from './kit.ts'

const NOTICES: ((voice: Voice) => string)[] = [
  ({ money }) => `<h4 class="md">DISCLOSURE PURSUANT TO TERRORISM RISK INSURANCE ACT</h4>${ps(`The portion of your annual premium that is attributable to coverage for acts of terrorism is: ${money(0)}. The federal share equals 80% of that portion of the amount of insured losses that exceeds the applicable insurer retention. If aggregate insured losses exceed ${money(100_000_000_000)} in a calendar year the Treasury shall not make any payment for the excess.`, 'Rejection of coverage recorded on file.')}`,
  ({ money }) => `<h4>Important information about your policy limits</h4>${ps(`Businesses like yours often choose more protection. A commercial umbrella adds from ${money(1_000_000)} to ${money(10_000_000)} above your policies. Employment practices liability is available from ${money(100_000)} with a retention of ${money(5000)}.`, 'Please call your agent for a no-obligation quote.')}`,
  () => `<h4 class="md">STATE FRAUD STATEMENT</h4>${ps('It is a crime to knowingly provide false, incomplete or misleading information to an insurance company for the purpose of defrauding the company. Penalties include imprisonment, fines and denial of insurance benefits.')}`,
  ({ money }) => `<h4>How to report a claim</h4>${ps('Call 1-866-555-0118 at any hour, or report on line. Have your policy number ready. Do not admit fault, and take photographs if it is safe.', `Glass losses below ${money(1000)} may be settled by phone.`)}`,
  () => `<h4>PRIVACY POLICY</h4>${ps('We protect nonpublic personal information about our customers. We disclose it only to those who need it to service your policy, or as permitted by law.')}`,
  ({ text, truth }) => `<h4>COMPLAINT NOTICE</h4>${ps(`Should any dispute arise about your premium or about a claim, contact your agent or write to ${text(truth.names.person())}, Policyholder Relations. If the problem is not resolved you may also write to the Department of Insurance.`)}`,
] // biome-ignore format: texts

const endorsed = ({ truth, text, chance }: Voice): string => {
  const rows = truth.forms.map((one) => [`${one.number} ${one.edition}`, text(one.title)])
  const title = chance.pick(['SCHEDULE OF FORMS AND ENDORSEMENTS', 'Forms applicable to this policy', 'LISTING OF FORMS, ENDORSEMENTS AND SCHEDULE NUMBERS']) // biome-ignore format: a list
  return `<h4 class="md">${title}</h4>${chance.maybe(0.5) ? tb('', ['Number', 'Title'], rows) : ps(rows.map((one) => one[0]).join(' &emsp; '))}`
}

const greeting = (voice: Voice, line: Line) =>
  `<p>${insurer(voice, line)}<br>${office(voice, line, '<br>')}</p><p>${before(voice, line)}</p><div class="win">${toInsured(voice)}</div>${ps('Dear policyholder:', 'Your new policy is enclosed. We ask that you review the declarations, and call the agency that serves you if anything is not as you asked for. A bill will be sent under separate cover unless your mortgage company pays for you.', 'We value your business and thank you for the confidence you have placed in us.', 'Customer Service Department')}${leaf}`

/** A policy as it goes out: sometimes under a letter, with its list of forms and notices behind it. */
export const issued = (paper: Paper, line: Line = 'gl'): Paper => ({
  ...paper,
  draw: (voice) => {
    const drawn = paper.draw(voice)
    const { chance } = voice
    if (!('html' in drawn)) return drawn
    const letter = chance.maybe(0.2) ? greeting(voice, line) : ''
    const list = chance.maybe(0.35) && !drawn.records ? leaf + endorsed(voice) : ''
    const notices = chance.maybe(0.4) ? leaf + chance.some(NOTICES, chance.int(1, 3)).map((one) => one(voice)).join('') : '' // biome-ignore format: a line
    return { ...drawn, html: letter + drawn.html + list + notices }
  },
})
