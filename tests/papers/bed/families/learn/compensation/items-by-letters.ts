import type { LearnFamily, Paper } from '../../../family.ts'
import { notesWithForm } from '../kit/fine-print.ts'
import { agencyTold, insuredTold } from '../kit/parties.ts'
import { declarations } from '../kit/sheets.ts'
import { headRow, tableOf, tableRow } from '../kit/tables.ts'

/** Compensation in two columns: items at the left, what they say at the right; limits by letters. */
export const compByLetters: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { wc } = truth.policies
    const item = (label: string, content: string) => `<div class="cl"><div>${label}</div><div>${content}</div></div>`
    const [accident, employee, disease] = [
      voice.limit('wc', 'accident'),
      voice.limit('wc', 'employee'),
      voice.limit('wc', 'disease'),
    ]
    const inBlocks = chance.maybe(0.5)
    const limits = inBlocks
      ? `(a) by accident, each accident ${accident}<br>(b) by disease, each employee ${employee}<br>(c) by disease, policy limit ${disease}`
      : `${accident} each accident for injury by accident, ${disease} as the policy limit for injury by disease and ${employee} each employee for injury by disease`
    return declarations(
      `<h3>${chance.pick(['STANDARD WORKERS COMPENSATION POLICY', 'WORKERS’ COMPENSATION & EMPLOYERS’ LIABILITY'])} – INFORMATION PAGE</h3>`.replace(
        '& ',
        '&amp; ',
      ) +
        `${item('Company', `${voice.carrier('wc')}<br>Carrier no. ${chance.digits(5)}`)}${item('Policy', `${voice.number('wc')} (${chance.pick(['renewal of', 'rewrite of'])} ${text(truth.prior.wc.number)})`)}${item('1 Employer', `${insuredTold(voice)}<br>FEIN 00-${chance.digits(7)}`)}${item('2 Term', `${voice.effective('wc')} to ${voice.expiration('wc')}, 12:01 a.m. both days`)}${item('3A States', text(truth.insured.address.state))}${item('3B Employers liability', limits)}${item('3C Other states', 'All but monopolistic states')}
        ${item('4 Premium basis', tableOf('cl-t', headRow('Code', 'Work', 'Payroll', 'Rate', 'Premium'), ...truth.work.map((one) => tableRow(one.code, text(one.title), money(one.payroll), one.rate, money(one.premium)))))}${item('', `Standard premium ${money(wc.premium)}; discount ${money(140)}; deposit ${money(Math.round(wc.premium / 4))}; assessment ${money(88)}`)}${item('Officers', `${text(truth.names.person())}: not covered`)}${item('Agency', `${agencyTold(voice)}<br>Code ${truth.producer.code}`)}${notesWithForm(voice)}`,
      '.cl { display: flex; margin: 4pt 0 } .cl > div:first-child { width: 24%; font-weight: bold } .cl > div:last-child { flex: 1 } .cl-t th { border-bottom: 0.5pt solid #000; font-weight: normal }',
    )
  },
}

export const itemsByLettersFamilies: LearnFamily[] = [
  { name: 'comp by letters', style: ({ pick }) => ({ size: pick([8, 9, 10]) }), papers: { compByLetters } },
] // biome-ignore format: a family in a line
