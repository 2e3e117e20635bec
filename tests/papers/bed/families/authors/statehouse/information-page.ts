import type { Drawn, Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { dollarsInWords, employersRows, employersSentence, employersTriple } from './notation.ts'
import {
  classRows,
  formList,
  homeOffice,
  insuredBlock,
  look,
  premiumSteps,
  producerBlock,
  rowsOf,
  tableOf,
} from './paper-look.ts'
import { asBearer } from './pool-names.ts'

const TITLES = [
  'Workers Compensation and Employers Liability Policy<br>INFORMATION PAGE',
  'INFORMATION PAGE — Standard Workers’ Compensation Policy',
  'Policy Information Page',
  'Renewal Information Page (WC)',
]

function employers(voice: Voice): string {
  return voice.chance.pick([
    () => employersSentence(voice),
    () => employersSentence(voice, dollarsInWords),
    () => `Limits of liability, Part Two: ${employersTriple(voice)}`,
    () => `<table class="lined">${rowsOf(employersRows(voice), [1])}</table>`,
    () => {
      const rows = employersRows(voice)
      return tableOf(rows.map(([words]) => words), [rows.map(([, amount]) => amount)])
    },
  ])() // biome-ignore format: five ways
}

function items(voice: Voice): [item: string, title: string, words: string][] {
  const { chance, truth } = voice
  const { state } = truth.insured.address
  const entity = chance.pick(['Corporation', 'LLC', 'Nonprofit', 'Partnership', 'Individual'])
  const period = chance.pick([
    () => `From ${voice.effective('wc')} to ${voice.expiration('wc')}, 12:01 A.M. standard time at the insured’s mailing address.`,
    () => `<table class="ruled">${rowsOf([['Effective', 'Expires', 'Anniversary rating date'], [voice.effective('wc'), voice.expiration('wc'), voice.date(truth.policies.wc.effective)]])}</table>`,
    () => `The policy period begins ${voice.effective('wc')} and ends ${voice.expiration('wc')} at one minute past midnight.`,
  ])()
  const law = chance.pick([
    () => `Part One applies to the Workers Compensation Law of: ${state}. ${voice.tick('wc.statutory', 'Statutory')} benefits.`,
    () => `Workers compensation insurance: Part One of the policy applies to the law of ${state}.`,
  ])()
  const classes = tableOf(['Class', 'Description', 'Estimated payroll', 'Rate per $100', 'Estimated premium'], classRows(voice), chance.pick(['ruled', 'lined']), [2, 3, 4])
  return [
    ['1', chance.pick(['The Insured', 'Insured and Mailing Address', 'Policyholder']),
      `${insuredBlock(voice)}<div class="small">Entity: ${entity} &nbsp; FEIN ${chance.digits(2)}-${chance.digits(7)} &nbsp; Risk ID ${chance.digits(9)} &nbsp; Other workplaces: ${chance.pick(['None', 'See schedule', voice.address(truth.names.address()).join(', ')])}</div>`],
    ['2', 'Policy Period', period],
    ['3', 'Coverage', `<p><b>A.</b> ${law}</p><div><b>B.</b> ${chance.pick(['Employers liability insurance. ', '', 'Part Two. '])}${employers(voice)}</div><p><b>C.</b> Other states insurance: ${chance.pick(['None. This fund writes in its own state only.', `All states except ${state} and states with a monopoly fund.`, 'See the residual market limited other states form.'])}</p><p><b>D.</b> Forms: ${formList(voice).join('; ')}.</p>`],
    ['4', 'Premium', `<p class="small">Premium is found by our rules, classes, rates and plans and is subject to audit.</p>${classes}<table class="gap">${rowsOf(premiumSteps(voice), [1])}</table><p class="small">Minimum premium ${voice.money(chance.int(300, 1200))} &nbsp; Deposit ${voice.money(chance.int(400, 9000))} &nbsp; Pay plan: ${chance.pick(['monthly reporting', 'quarterly', 'annual', '10-pay'])}</p>`],
  ]
} // biome-ignore format: item by item

function facts(voice: Voice): [string, string][] {
  const { chance, truth } = voice
  const all: [string, string][] = [
    [chance.pick(['Policy number', 'Policy No.', 'Account / Policy', 'Policy Number:']), voice.number('wc')],
    [chance.pick(['Prior policy', 'Renewal of', 'Previous policy number']), voice.text(truth.prior.wc.number)],
    ['NCCI carrier code', chance.digits(5)],
    ['Issue date', voice.date(truth.policies.wc.effective)],
  ]
  if (chance.maybe(0.4)) all.push(['NAIC', voice.naic('wc')])
  return chance.shuffle(all)
}

function draw(voice: Voice): Drawn {
  const { chance } = voice
  asBearer(voice, 'wc', chance.pick(['fund', 'fund', 'assigned', 'group']))
  const title = chance.pick(TITLES)
  const carrier = voice.carrier('wc')
  const four = items(voice)
  const some = facts(voice)
  const agent = chance.maybe(0.75) ? `<div class="cap">${chance.pick(['Producer', 'Agent of record', 'Agency', 'Servicing agent'])}</div>${producerBlock(voice)}` : '<div class="cap">Producer</div>Direct — no agent'
  const foot = `<p class="small gap">Countersigned ____________ Date ________ &nbsp; Service office: ${homeOffice(voice)}</p>`
  const html = chance.pick([
    () =>
      `<div class="mid"><h1>${carrier}</h1><div class="small">${homeOffice(voice)}</div><h2>${title}</h2></div><table class="ruled"><tr>${some.map(([label, value]) => `<td><div class="cap">${label}</div>${value}</td>`).join('')}</tr></table>${four.map(([item, words, body]) => `<div class="numbered"><div class="no">${item}.</div><div><b>${words}.</b> ${body}</div></div>`).join('')}<div class="gap">${agent}</div>${foot}`,
    () =>
      `<div class="halves"><div><h1>${title}</h1>${four.map(([item, words, body]) => `<h2>ITEM ${item} &nbsp; ${words.toUpperCase()}</h2>${body}`).join('')}</div><div class="flank"><b>${carrier}</b><p class="small">${homeOffice(voice)}</p>${some.map(([label, value]) => `<p><span class="cap">${label}</span><br>${value}</p>`).join('')}${agent}</div></div>${foot}`,
    () =>
      `<table><tr><td><b>${carrier}</b></td><td class="r">${some.map(([label, value]) => `${label} <b>${value}</b>`).join('<br>')}</td></tr></table><h1 class="bar">${title}</h1><table class="ruled">${four.map(([item, words, body], index) => `<tr><td style="width:14%">${item}. ${words}</td><td>${body}</td></tr>${index === 0 ? `<tr><td></td><td>${agent}</td></tr>` : ''}`).join('')}</table>${foot}`,
  ])()
  return { kind: 'declarations', feeds: 'fills', html, css: look(voice, '.numbered { display: flex; gap: 8px; border-top: 1px solid #000; padding: 5px 0 } .no { width: 22px; font-weight: bold } .numbered > div:last-child { flex: 1 } .halves { display: grid; grid-template-columns: 1fr 215px; gap: 14px } .flank { background: #eee; overflow-wrap: anywhere; padding: 8px } .bar { background: #223; color: #fff; padding: 4px 8px }') }
} // biome-ignore format: three layouts

/** The information page of a state fund or assigned risk plan, Items 1 to 4. */
export const informationPage: Paper = { draw }
