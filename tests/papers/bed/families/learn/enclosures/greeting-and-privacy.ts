import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { inLines } from '../kit/blocks.ts'
import { insuredSplitAtWords } from '../kit/parties.ts'
import { newPage } from '../kit/sheets.ts'
import { tableHead, tableRows } from '../kit/tables.ts'

/** A first page that only greets. */
function greeting(voice: Voice): string {
  const { truth, date, chance, address, text } = voice
  return `<p>Commercial Service Center<br>${inLines(address(truth.names.address()))}</p><p style="margin:30pt 0">${insuredSplitAtWords(voice)}</p><p>${date(daysLater(truth.policies.gl.effective, -chance.int(9, 30)))}</p><p>Dear Policyholder:</p><p>${chance.pick(['Thank you for choosing us.', 'We are pleased to renew your insurance.'])} Your policy documents follow. Please read them, see that the names, addresses and limits are what you asked for, and keep them in a safe place. Your bill is mailed separately.</p><p>To pay online visit pay.example.com. To report a claim call 1-800-555-0${chance.int(100, 199)} at any time. A certificate of insurance can be had from your agent; a fee of $15 applies to each after the tenth.</p><p>Sincerely,</p><p>${text(truth.names.person())}<br>Vice President, Small Commercial</p>${newPage}`
}

const formsPage = ({ truth, text }: Voice) =>
  `${newPage}<h4>SCHEDULE OF FORMS AND ENDORSEMENTS</h4><p>The following forms are part of this policy at inception:</p><table>${tableHead('Number', 'Edition', 'Description')}${tableRows(truth.forms.map((one) => [one.number, one.edition, text(one.title)]))}</table>`

const terrorism = ({ money, chance }: Voice) =>
  `${newPage}<h4 style="text-align:center">POLICYHOLDER DISCLOSURE<br>NOTICE OF TERRORISM INSURANCE COVERAGE</h4><p>Coverage for acts of terrorism, as defined in federal law, is ${chance.pick(['included in', 'excluded from'])} your policy. Under the formula of the law the United States generally reimburses 80% of covered losses above the insurer’s deductible. There is a cap of $100 billion in a calendar year on what the government and all insurers pay together; if losses go beyond it your coverage may be reduced.</p><p>The portion of your annual premium that is attributable to coverage for certified acts is ${money(chance.int(5, 300))}.</p>`

const privacy = `${newPage}<h4>OUR PRIVACY NOTICE</h4><p>We collect information from your application, from your dealings with us and from reporting agencies: names, addresses, claims, payroll, driving records. We share it with agents, adjusters and regulators as the law permits. We do not sell it. You may write to us to see and to correct what we hold.</p><p>HOW TO COMPLAIN: if a dispute is not settled, you may write to the state’s department of insurance, consumer services.</p>`

/** Declarations with what is often mailed with them: a greeting, the forms, disclosures; and sometimes the insured's name at the head of each page. */
export const withGreeting = (paper: Paper): Paper => ({
  ...paper,
  draw: (voice) => {
    const { chance } = voice
    const drawn = paper.draw(voice)
    if (!('html' in drawn)) return drawn
    const parts = [
      chance.maybe(0.15) ? greeting(voice) : '',
      drawn.html,
      !drawn.records && chance.maybe(0.4) ? formsPage(voice) : '',
      chance.maybe(0.2) ? terrorism(voice) : '',
      chance.maybe(0.15) ? privacy : '',
    ]
    return { ...drawn, html: parts.join(''), ...(chance.maybe(0.25) ? { running: voice.insured() } : {}) }
  },
})
