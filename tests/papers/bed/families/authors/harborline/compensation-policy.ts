import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { cents, commas } from './print-words.ts'

// biome-ignore format: a page
const CSS = `
body { font: 8.2pt/1.3 'DejaVu Sans', sans-serif; margin: 0 }
.h4 table { border-collapse: collapse; width: 100%; margin: 3pt 0 } .h4 td, .h4 th { border: 0; background: none; padding: 1pt 4pt; text-align: left; vertical-align: top; font: 7.6pt/1.25 'DejaVu Sans Mono', monospace; text-transform: none }
.h4 tr:nth-child(2) td { padding-top: 3pt } .h4 th { font: 6pt 'DejaVu Sans', sans-serif; border-bottom: .8pt solid #000; vertical-align: bottom } .h4 .r { text-align: right }
.h4 { margin-right: 2pt } .h4 .hd { display: grid; grid-template-columns: 1fr auto; border: 1.5pt solid #000; padding: 4pt 6pt } .h4 .hd b { font-size: 11pt }
.h4 .bx { border: .8pt solid #000; border-top: 0; padding: 3pt 6pt } .h4 .ty { font-family: 'DejaVu Sans Mono', monospace; font-size: 7.8pt } .h4 .side { display: grid; grid-template-columns: 1fr 1fr } .h4 .sm { font-size: 6.2pt }`

/** The information page of a compensation policy: parts one and two in item 3, classes in item 4, and a bureau number that is no company code. */
export const compensationPolicy: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const wc = truth.policies.wc
    const naic = chance.maybe(0.3) ? ` &nbsp; NAIC ${voice.naic('wc')}` : ''
    const insured = [voice.insured(), ...voice.insuredAddress()].join('<br>')
    const agent = [voice.producer(), ...voice.producerAddress(), ...(chance.maybe(0.5) ? [`PH ${voice.reach('phone')}`] : []), ...(chance.maybe(0.3) ? [`FAX ${voice.reach('fax')}`] : [])].join('<br>')
    const others = chance.some(['Connecticut', 'Maine', 'New Hampshire', 'Rhode Island', 'Vermont'], chance.int(1, 3)).join(', ')
    const three = [
      `<b>3A.</b> ${chance.pick(['Workers compensation: Part One applies to the compensation law of each state listed here', 'PART ONE &mdash; compensation law of'])}: <span class="ty">${truth.insured.address.state}</span>. Benefits are ${voice.tick('wc.statutory', chance.pick(['statutory', 'as the statute provides']))}.`,
      `<b>3B.</b> ${chance.pick(['Employers liability: Part Two applies to work in the states of 3A. Our limits under Part Two are', 'PART TWO &mdash; employers liability. We pay no more than'])}:${employers(voice)}`,
      `<b>3C.</b> Other states: <span class="ty">${chance.pick([others, 'NONE', 'ALL EXCEPT ND, OH, WA, WY AND STATES OF 3A'])}</span>`,
      `<b>3D.</b> Endorsements: <span class="ty">${truth.forms.slice(0, 5).map((form) => voice.text(form.number)).join('; ')}</span>`,
    ]
    return {
      kind: 'declarations',
      feeds: 'fills',
      css: CSS,
      html: `<div class="h4"><div class="hd"><div><b>${voice.carrier('wc')}</b><br>${chance.pick(['A Mutual Company', 'A Policyholder-Owned Company', 'Participating'])}${naic}</div><div class="r">WORKERS COMPENSATION AND<br>EMPLOYERS LIABILITY POLICY<br><b>INFORMATION PAGE</b></div></div>
<div class="bx side"><span>Bureau carrier no. <span class="ty">${chance.digits(5)}</span></span><span>Policy no. <span class="ty">${voice.number('wc')}</span>${chance.maybe(0.6) ? ` &nbsp; Prior no. <span class="ty">${voice.text(truth.prior.wc.number)}</span>` : ''}</span></div>
<div class="bx side"><div><b>1.</b> The insured:<br><span class="ty">${insured}</span></div><div>Producer <span class="ty">${truth.producer.code}</span><br><span class="ty">${agent}</span></div></div>
<div class="bx sm">Other workplaces: <span class="ty">${chance.maybe(0.5) ? truth.locations.map((place) => voice.address(place.party.address).join(', ')).join(' / ') : 'NONE'}</span> &nbsp; Federal ID <span class="ty">${chance.digits(2)}-${chance.digits(7)}</span> &nbsp; Risk ID <span class="ty">${chance.digits(9)}</span></div>
<div class="bx"><b>2.</b> ${chance.pick([`The policy period is from <span class="ty">${voice.effective('wc')}</span> to <span class="ty">${voice.expiration('wc')}</span>`, `Period: <span class="ty">${voice.effective('wc')} &ndash; ${voice.expiration('wc')}</span>`])}, 12:01 a.m. standard time at the insured's mailing address.</div>
<div class="bx">${three.join('<br>')}</div><div class="bx"><b>4.</b> The premium is found by our manuals, classes, rates and rating plans. All below may be changed by audit.${classes(voice)}</div>
<div class="bx side sm"><span>Issued <span class="ty">${voice.date(truth.prior.wc.expiration)}</span> at the home office</span><span>Countersigned by ______________________</span></div></div>`,
    }

    function employers(own: Voice): string {
      const rows: [string, string][] = [
        ['Bodily injury by accident', `${own.limit('wc', 'accident')} each accident`],
        ['Bodily injury by disease', `${own.limit('wc', 'disease')} policy limit`],
        ['Bodily injury by disease', `${own.limit('wc', 'employee')} each employee`],
      ]
      const order = chance.pick([[0, 1, 2], [0, 2, 1]]) // biome-ignore format: a table
      if (chance.maybe(0.35))
        return ` <span class="ty">${order.map((at) => rows[at]!.join(', ')).join('; ')}</span>.`
      return `<table style="width:70%;margin-left:24pt">${order.map((at) => `<tr><td>${rows[at]![0]}</td><td class="r">${rows[at]![1]}</td></tr>`).join('')}</table>`
    }

    function classes(own: Voice): string {
      const rows = truth.work.map((work) => `<tr><td>${work.state}</td><td>${work.code}</td><td>${own.text(work.title)}</td><td class="r">${commas(work.payroll)}</td><td class="r">${work.rate}</td><td class="r">${commas(work.premium)}</td></tr>`) // biome-ignore format: a table
      const manual = truth.work.reduce((sum, work) => sum + work.premium, 0)
      const lines: [string, string][] = [
        ['Manual premium', commas(manual)],
        [`Increased limits of Part Two, ${chance.pick(['0.8', '1.1', '1.4'])}%`, commas(Math.round(manual * 0.011))],
        [`Experience modification 0.${chance.int(71, 99)}`, `-${commas(Math.round(manual * 0.06))}`],
        ['Expense constant', cents(chance.pick([160, 220, 338]))],
        ['State assessment', cents(chance.int(20, 900))],
        ['Minimum premium', cents(chance.pick([500, 750]))],
        ['Estimated annual premium', cents(wc.premium)],
        ['Deposit premium', cents(Math.round(wc.premium / 4))],
      ]
      return `<table><tr><th>St.</th><th>Code</th><th>Classification</th><th class="r">Estimated annual remuneration</th><th class="r">Rate per $100</th><th class="r">Premium</th></tr>${rows.join('')}${lines.map(([words, amount]) => `<tr><td></td><td></td><td>${words}</td><td></td><td></td><td class="r">${amount}</td></tr>`).join('')}</table>`
    }
  },
} // biome-ignore format: a page
