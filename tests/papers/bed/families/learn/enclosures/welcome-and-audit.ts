import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { inLines } from '../kit/blocks.ts'
import { FOOT } from '../kit/fine-print.ts'
import { homeOffice, insuredAsWritten } from '../kit/parties.ts'
import { newPage } from '../kit/sheets.ts'
import { headRow, tableOf, tableRows } from '../kit/tables.ts'

/** A letter on top, with the address where the window of the envelope is. */
const welcome = (voice: Voice, line: Line) => {
  const { truth, text, date, chance } = voice
  const { carrier, effective } = truth.policies[line]
  return `<div style="display:flex;justify-content:space-between"><span>${inLines(text(carrier.name), homeOffice(voice, line, '<br>'))}</span><span>${date(daysLater(effective, -chance.int(10, 50)))}</span></div><p style="margin:40pt 0 40pt 20pt">${insuredAsWritten(voice)}</p><p>Dear ${chance.pick(['Policyholder', 'Valued Customer', 'Business Owner'])}:</p><p>${chance.pick(['Enclosed is your new policy.', 'Your renewal policy is enclosed. Nothing needs to be done to continue your protection except to pay the premium when billed.', 'Here are the documents you asked for.'])} Please read it and keep it in a safe place. If anything is not as you expect, call your agent, ${text(truth.producer.name)}, at ${truth.producer.phone}.</p><p>Did you know that you may be able to add umbrella limits of ${voice.money(1_000_000)} or more for a few dollars a day? Ask about cyber protection and employment practices, too.</p><p>To report a claim: 1-866-555-0118 or claims.report.example.com. Billing questions: 1-866-555-0127.</p><p>Sincerely,</p><p>Policy Services</p>${newPage}`
}

const NOTICES: ((voice: Voice) => string)[] = [
  ({ money, chance }) =>
    `<p style="text-align:center"><b>DISCLOSURE PURSUANT TO TERRORISM RISK INSURANCE ACT</b></p><p>In accordance with federal law we are required to provide you with a notice disclosing the portion of your premium, if any, attributable to coverage for terrorist acts certified under the Act. The portion is ${money(chance.int(1, 400))}.</p><p>The United States Government, Department of the Treasury, will pay a share of terrorism losses insured under the federal program. The federal share equals 80% of that portion of the amount of such insured losses that exceeds the applicable insurer retention. If aggregate insured losses exceed ${money(100_000_000_000)} in a calendar year the Treasury shall not make any payment for any portion above that amount.</p>`,
  () =>
    '<p><b>FRAUD STATEMENTS BY STATE</b></p><p><b>All other states:</b> Any person who knowingly and with intent to defraud files an application or claim containing false information commits a fraudulent insurance act.</p><p><b>New York:</b> …and shall also be subject to a civil penalty not to exceed five thousand dollars and the stated value of the claim for each such violation.</p><p><b>Florida:</b> …is guilty of a felony of the third degree. <b>Ohio:</b> …is guilty of insurance fraud.</p>',
  ({ money }) =>
    `<p><b>PAYMENT OPTIONS</b></p><ul><li>Pay in full and save a service fee of ${money(7)} an installment.</li><li>Two payments, 60% and 40%.</li><li>Monthly by electronic funds transfer.</li></ul><p>A late fee of ${money(15)} and a returned payment fee of ${money(25)} may apply.</p>`,
  ({ text, truth }) =>
    `<p><b>POLICYHOLDER NOTICE – SERVICE AND COMPLAINTS</b></p><p>We are here to serve you. Should you have questions about your insurance first contact ${text(truth.producer.name)}. If you are not satisfied you may write to your state’s department of insurance, consumer services division. This notice does not become a part or condition of the policy.</p>`,
  ({ chance, money }) =>
    `<p><b>PREMIUM AUDIT: WHAT TO EXPECT</b></p><p>Your premium rests on estimates. After the policy expires we compare them to your records: payroll journals, 941 reports, sales, and certificates of insurance of subcontractors. Uninsured subcontractors are charged for. Example: estimated payroll ${money(200_000)}, actual ${money(230_000)}, rate ${chance.int(2, 9)}.50, additional premium due.</p>`,
]

/** The forms of the policy, in a list of two or three columns. */
const formsOf = ({ truth, text, chance }: Voice) => {
  const columns = truth.forms.map((one) => [`${one.number} ${one.edition}`, text(one.title)])
  const list = chance.maybe(0.5)
    ? tableOf('', headRow('Form / Edition', 'Title'), tableRows(columns))
    : `<p style="columns:2">${columns.map(([number, title]) => `${number} – ${title}`).join('<br>')}</p>`
  return `<p><b>${chance.pick(['FORMS AND ENDORSEMENTS', 'Forms applicable to this policy', 'SCHEDULE OF FORMS'])}</b></p>${list}`
}

/** Before the foot of the first page, or on a page of their own where there is none. */
const beforeFoot = (html: string, forms: string) =>
  html.includes(FOOT) ? html.replace(FOOT, `${forms}${FOOT}`) : html + newPage + forms

/** Declarations as they are posted: sometimes under a letter, with their forms and with notices behind them. */
export const withWelcome = (paper: Paper, line: Line = 'gl'): Paper => ({
  ...paper,
  draw: (voice) => {
    const { chance } = voice
    const drawn = paper.draw(voice)
    if (!('html' in drawn)) return drawn
    const notices = chance.maybe(0.4) ? chance.some(NOTICES, chance.int(1, 3)) : []
    const parts = [
      chance.maybe(0.15) ? welcome(voice, line) : '',
      !drawn.records && chance.maybe(0.55) ? beforeFoot(drawn.html, formsOf(voice)) : drawn.html,
      ...notices.map((one) => newPage + one(voice)),
    ]
    return { ...drawn, html: parts.join(''), ...(chance.maybe(0.2) ? { running: voice.insured() } : {}) }
  },
})
