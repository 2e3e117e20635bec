import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { bare, NARROW, plainCss, SANS, SERIF, thousands, tollFree, usd } from './kit.ts'

// biome-ignore format: a page
const CSS = (font: string) => `${plainCss(font, 8.4)}
.lb .form { border: 1.5px solid #000; margin-top: 8px; }
.lb .form > div { border-bottom: 1px solid #000; padding: 4px 7px; display: flex; gap: 10px; }
.lb .form > div:last-child { border-bottom: 0; }
.lb .form .item { flex: 0 0 30px; font-weight: 700; }
.lb .form .half { flex: 1; } .lb .form .half + .half { border-left: 1px solid #000; padding-left: 8px; }
.lb small { font-size: 6.6pt; display: block; color: #222; }
.lb h1 { font-size: 13pt; text-align: center; letter-spacing: 0.5px; } .lb h2 { font-size: 10.5pt; margin: 12px 0 4px; }
.lb .sub { text-align: center; font-size: 8pt; }
.lb .el { display: flex; gap: 14px; margin-top: 4px; } .lb .el > div { flex: 1; border-top: 1px solid #000; padding-top: 2px; }
.lb .grid td, .lb .grid th { border: 0.75px solid #000; padding: 2px 5px; } .lb .grid th { font-size: 7pt; font-weight: 700; }
.lb .grid td.n, .lb .grid th.n { text-align: right; }
.lb .next { break-before: page; } .lb .body p { margin-bottom: 7px; }
.lb .poster { border: 4px double #000; padding: 22px; margin-top: 20px; font-size: 11pt; line-height: 1.5; }
`

/** A whole policy of an assigned-risk plan: letter, information page with numbered items, classes, rules, and a poster for the wall. */
export const assigned: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { state } = truth.insured.address
    const plan = chance.pick([
      'Workers Compensation Assignment Plan',
      'Workers Compensation Insurance Plan',
      'Assigned Employers Pool',
    ])
    const head = `${plan.toUpperCase()} &nbsp;&nbsp; POLICY ${voice.number('wc')} &nbsp;&nbsp; ${state}`
    const parts = [
      chance.maybe(0.6) ? letter(voice, plan) : '',
      information(voice, plan),
      classes(voice),
      rules(voice),
      chance.maybe(0.6) ? poster(voice) : '',
    ].filter(Boolean)
    const html = `<div class="lb">${parts.map((part, at) => `<section class="${at && at !== parts.length - 2 ? 'next' : ''}">${part}</section>`).join('')}</div>`
    return {
      kind: 'declarations',
      feeds: 'fills',
      html,
      css: CSS(chance.pick([SANS, NARROW, SERIF])),
      running: chance.maybe(0.6) ? head : '',
    }
  },
}

function letter(voice: Voice, plan: string): string {
  const { chance, truth } = voice
  // biome-ignore format: a page
  return `<div class="body"><p><b>${voice.carrier('wc')}</b><br>Servicing carrier for the ${plan}<br>${voice.address(truth.policies.wc.carrier.address).join('<br>')}</p>
<p style="margin-top:30px">${voice.date(daysLater(truth.policies.wc.effective, -chance.int(2, 20)))}</p><p>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</p>
<p>Dear Employer:</p><p>You could not find workers compensation insurance in the open market, so the Plan has assigned your business to us. Your policy is enclosed. Please read the information page first: it shows in Items 1 to 4 who is insured, when, where, for how much, and at what cost.</p>
<p>We received your deposit of ${usd(Math.round(truth.policies.wc.premium / 4))}. You must send payroll reports on time; a late report may cost you ${usd(250)} and your place in the Plan. Each year until an insurer offers you a policy of its own, you must apply again.</p>
<p>The employers liability limits are the Plan’s. Higher limits can be bought for an added premium of at least ${usd(75)}.</p>
<p>Questions? Call the employers’ desk at ${tollFree(voice)} or speak with your producer.</p><p>Policy Services, Residual Market Unit</p></div>`
}

function information(voice: Voice, plan: string): string {
  const { chance, truth } = voice
  const wc = truth.policies.wc
  const { state } = truth.insured.address
  // biome-ignore format: a table
  const el: [string, string, string][] = [
    ['accident', 'Bodily Injury by Accident', 'each accident'],
    ['disease', 'Bodily Injury by Disease', 'policy limit'],
    ['employee', 'Bodily Injury by Disease', 'each employee'],
  ]
  const inThousands = chance.maybe(0.25)
  const amount = (name: string) => {
    const printed = voice.limit('wc', name)
    return inThousands ? thousands(wc.limits[name]!) : printed
  }
  const above = chance.maybe(0.4)
  const limits = (chance.maybe(0.3) ? chance.shuffle(el) : el).map(([name, words, of]) =>
    above
      ? `<div><b>${amount(name)}</b><small>${words}, ${of}</small></div>`
      : `<div>${words}<br><b>${amount(name)}</b> ${of}</div>`,
  )
  const statutory = chance.maybe(0.6)
    ? ` Benefits under Part One are ${voice.tick('wc.statutory', chance.pick(['statutory', 'those the law requires (STATUTORY)']))}.`
    : ''
  const modification = chance.pick(['.83', '.94', '1.00', '1.12', '1.37'])
  const constant = chance.pick([160, 220, 250])
  const terror = chance.int(20, 300)
  const standard = truth.work.reduce((sum, one) => sum + one.premium, 0)
  const naic = chance.maybe(0.4) ? ` &nbsp; NAIC no. ${voice.naic('wc')}` : ''
  // biome-ignore format: a page
  return `<h1>WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY</h1><p class="sub">INFORMATION PAGE &nbsp; – &nbsp; ${plan}</p>
<div class="form"><div><div class="half"><small>INSURER (SERVICING CARRIER)</small>${voice.carrier('wc')}${naic}<br>${voice.address(wc.carrier.address).join(', ')}</div><div class="half"><small>PLAN CARRIER NO.</small>${chance.digits(5)}<small>PRIOR POLICY NO.</small>${chance.maybe(0.7) ? voice.text(truth.prior.wc.number) : 'NEW'}</div><div class="half"><small>POLICY NO.</small><b>${voice.number('wc')}</b><small>RISK ID / FEIN</small>${chance.digits(9)} / ${chance.digits(2)}-${chance.digits(7)}</div></div>
<div><span class="item">1.</span><div class="half"><small>THE INSURED AND MAILING ADDRESS</small>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</div><div class="half"><small>PRODUCER OF RECORD &nbsp; code ${truth.producer.code}</small>${voice.producer()}<br>${voice.producerAddress().join('<br>')}${chance.maybe(0.5) ? `<br>${voice.reach('phone')}` : ''}</div></div>
<div><span class="item"></span><div>Other workplaces not shown above: ${chance.pick(['see extension schedule', 'SEE SCHEDULE OF OPERATIONS', 'none'])} &nbsp; [ ] Individual [ ] Partnership [X] ${chance.pick(['Corporation', 'LLC', 'Other'])}</div></div>
<div><span class="item">2.</span><div>The policy period is from <b>${voice.effective('wc')}</b> to <b>${voice.expiration('wc')}</b>, 12:01 a.m. standard time at the insured’s mailing address.</div></div>
<div><span class="item">3.</span><div style="flex:1"><p><b>A.</b> Workers Compensation Insurance: Part One of the policy applies to the workers compensation law of the states listed here: <b>${state}</b>.${statutory}</p>
<p style="margin-top:5px"><b>B.</b> Employers Liability Insurance: Part Two applies to work in each state listed in Item 3.A. The limits of our liability under Part Two are${inThousands ? ' (in thousands of dollars)' : ''}:</p><div class="el">${limits.join('')}</div>
<p style="margin-top:5px"><b>C.</b> Other States Insurance: ${chance.pick(['Part Three does not apply. This is a Plan policy.', 'None. See the Plan’s limited other states endorsement.'])}</p><p style="margin-top:5px"><b>D.</b> Endorsements and schedules: ${truth.forms.slice(0, 5).map((form) => `${form.number} (${form.edition.replace(/[()]/g, '')})`).join(', ')}</p></div></div>
<div><span class="item">4.</span><div style="flex:1"><p>The premium is set by the Plan’s manuals of rules, classifications, rates and rating plans, and is subject to audit.</p><table class="grid" style="margin-top:4px"><tr><td>Manual premium, from schedule of operations</td><td class="n">${bare(standard)}</td></tr><tr><td>Experience modification ${modification}</td><td class="n">${bare(Math.round(standard * Number(modification)))}</td></tr><tr><td>Assigned risk adjustment program</td><td class="n">${bare(Math.round(standard * 0.1))}</td></tr><tr><td>Expense constant</td><td class="n">${constant}</td></tr><tr><td>Terrorism / catastrophe</td><td class="n">${terror}</td></tr><tr><td><b>Total estimated annual premium</b> &nbsp; (minimum premium ${usd(750)})</td><td class="n"><b>${usd(Math.round(standard * (Number(modification) + 0.1)) + constant + terror)}</b></td></tr></table></div></div></div>
<p class="sub" style="text-align:left">Issued ${voice.date(daysLater(wc.effective, -chance.int(1, 15)))} &nbsp; Countersigned by ______________________ &nbsp; Form AR-${chance.digits(4)}</p>`
}

function classes(voice: Voice): string {
  const { chance, truth } = voice
  const rows = truth.locations.flatMap((location) =>
    truth.work.map((work) => {
      const payroll = Math.round(work.payroll / (1 + chance.int(0, 3)))
      // biome-ignore format: a row
      return `<tr><td>${location.number}</td><td>${work.code}</td><td>${voice.text(work.title)}<br><small>${voice.address(location.party.address).join(', ')}</small></td><td class="n">${bare(payroll)}</td><td class="n">${work.rate}</td><td class="n">${bare(Math.round((payroll / 100) * Number(work.rate)))}</td></tr>`
    }),
  )
  // biome-ignore format: a page
  return `<h2>SCHEDULE OF OPERATIONS (extension of Item 4)</h2><p>Insured: ${voice.insured()} &nbsp; State: ${truth.insured.address.state}</p><table class="grid" style="margin-top:6px"><thead><tr><th>Loc</th><th>Code</th><th>Classification and place of work</th><th class="n">Estimated yearly pay</th><th class="n">Rate per $100</th><th class="n">Premium</th></tr></thead>${rows.join('')}</table><p><small>Officers who chose to be left out: ${chance.maybe(0.5) ? voice.text(truth.names.person()) : 'none'}. Officer pay is counted from ${usd(1000)} to ${usd(5200)} a week.</small></p>`
}

function rules(voice: Voice): string {
  const { chance } = voice
  const points = chance.shuffle([
    `<b>Audit.</b> We will look at your payroll after the policy ends. If you do not let us, we may charge twice the estimate, and not less than ${usd(1500)}.`,
    `<b>Out-of-state work.</b> A worker hired in another state is not covered, except for up to ${chance.pick(['thirty', 'sixty'])} days a year.`,
    `<b>Subcontractors.</b> Keep a certificate from each. Without one we charge for the work as if it were yours. For certificates you need, we charge nothing; for waivers of our right to recover from others, ${usd(250)} each, or ${usd(2500)} for all.`,
    `<b>Deductible.</b> You chose none. The law lets you choose a medical deductible of ${usd(500)}, ${usd(1000)} or ${usd(2500)} for each claim.`,
    `<b>Leaving the Plan.</b> If an insurer offers you a policy you must accept it. Premium is returned by the day.`,
    `<b>Penalties.</b> An employer without insurance may be fined up to ${usd(10_000)} for the first and ${usd(50_000)} for a later offense.`,
  ])
  return `<h2>PLAN RULES EVERY EMPLOYER SHOULD KNOW</h2><div class="body">${points.map((point, at) => `<p>${at + 1}. ${point}</p>`).join('')}</div>`
}

function poster(voice: Voice): string {
  const days = voice.chance.pick(['30', '60', '90'])
  // biome-ignore format: a page
  return `<div class="poster"><h1>NOTICE TO EMPLOYEES</h1><p style="margin-top:14px">Your employer, ${voice.insured()}, has workers compensation insurance with ${voice.carrier('wc')} from ${voice.effective('wc')} through ${voice.expiration('wc')}.</p><p>If you are hurt at work, tell your employer within ${days} days and ask for a list of doctors. Burial benefits are limited to ${usd(7500)}; weekly benefits may not be more than ${usd(1164)}.</p><p>It is a crime to lie to get benefits. The fine may be ${usd(25_000)}.</p></div>`
}
