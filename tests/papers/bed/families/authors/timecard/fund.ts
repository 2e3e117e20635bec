import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { commas, elInForce, rows, statesOf, sum, workOf } from './words.ts'

const box = (value: string, label: string, wide = 1) =>
  `<div class="b" style="grid-column: span ${wide}"><b>${value || '&nbsp;'}</b><small>${label}</small></div>`

/** Dollars that are no limits: fines, reimbursements, fees. */
const conditions = (voice: Voice) => `<section class="next"><h2>What you and the Fund have agreed</h2><div class="two">
<p><b>1. The law.</b> Where a worker is hurt on the job or falls ill because of it, the Fund pays what the compensation law says is due, promptly and to the person who has the right to it. No dollar figure stands for these benefits; the law alone says how much.</p>
<p><b>2. What stays with you.</b> Penalties for willful misconduct, for hiring against the law, or for late reports remain yours. A report filed after ten days may cost ${voice.money(voice.chance.pick([250, 500, 1000]))}.</p>
<p><b>3. Suits by workers.</b> Part Two answers for damages, outside of the compensation law, up to the amounts printed on the declaration, however many claims are made. Defense is paid on top.</p>
<p><b>4. Our other payments.</b> If we ask you to attend a hearing we make good lost earnings of up to ${voice.money(voice.chance.pick([200, 250, 300]))} a day, and premiums of appeal bonds within the limit.</p>
<p><b>5. Payroll records.</b> Keep them three years. Refusing an audit brings a charge of up to ${voice.chance.pick(['two', 'three'])} times the estimated premium. The payroll cap of an officer is ${voice.money(voice.chance.int(90, 190) * 1000)} and the floor ${voice.money(voice.chance.int(30, 60) * 1000)}.</p>
<p><b>6. Assigned staff.</b> A client who takes on leased workers is insured here only while an alternate employer form names it. Workers on the client's own payroll are the client's affair.</p>
<p><b>7. Ending the policy.</b> You may end it any day by writing to us. We send ten days' word for unpaid premium, thirty for anything else. A returned check costs ${voice.money(25)}; putting a policy back in force costs ${voice.money(voice.chance.pick([50, 75, 100]))}.</p>
<p><b>8. Dividends.</b> The board may give members back a share. Nothing is promised; last year's largest share was ${voice.money(voice.chance.int(10, 80) * 1000)}.</p></div></section>`

/** A whole policy of a state fund: welcome letter, declaration with labels below their values, classes by place, conditions, forms. */
export const fundPolicy: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { wc } = truth.policies
    const fund = voice.carrier('wc')
    const number = voice.number('wc')
    const hasAgent = chance.maybe(0.65)
    const agent = hasAgent
      ? `${voice.producer()}<br>${voice.producerAddress().join('<br>')}${chance.maybe(0.5) ? `<br>${voice.reach('phone')}` : ''}`
      : 'None. This account is served by the Fund directly.'
    const [home] = statesOf(voice, 0)
    const from = voice.effective('wc')
    const to = voice.expiration('wc')
    const places = truth.locations.slice(0, 6)
    const work = places.map(() => workOf(chance, chance.int(2, 4)))
    const total = sum(work.flat().map(({ premium }) => premium))
    const term = chance.pick([
      () => box(from, 'Inception, 12:01 a.m.') + box(to, 'Anniversary and end of this term, 12:01 a.m.'),
      () => box(`${from} &ndash; ${to}`, 'Policy period (12:01 a.m. standard time, both days)', 2),
    ])()
    const names = chance.shuffle(['accident', 'disease', 'employee'])
    const called: Record<string, string> = chance.pick([
      { accident: 'Each accident', disease: 'Disease &ndash; policy limit', employee: 'Disease &ndash; each employee' },
      { accident: 'Any one accident', disease: 'All disease, whole policy', employee: 'Disease, any one worker' },
    ])
    const partTwo = `<table class="el"><tr><th rowspan="2">Part Two<br>Employers Liability</th>${names.map((name) => `<th>${called[name]}</th>`).join('')}</tr><tr>${names.map((name) => `<td>${voice.limit('wc', name)}</td>`).join('')}</tr></table>`
    const letter = `<section><div class="seal"><i>${fund}</i><span>Assuring employers of this state since ${chance.int(1912, 1948)}</span></div>
<p class="date">${voice.date(daysLater(wc.effective, -chance.int(3, 25)))}</p><p>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</p>
<p><b>${chance.pick(['Welcome', 'Thank you for another year', 'Your coverage is in place'])}</b></p><p>Enclosed is your policy, ${number}. ${chance.pick([`Post the notice on page five where your staff can see it.`, `It replaces ${truth.prior.wc.number}, which ended the day this one began.`])}
${chance.maybe(0.5) ? `Part Two has been written at ${elInForce(voice)}, as you asked.` : 'Please compare Part Two on the declaration with what your clients demand of you; the basic limits in the law book are 100/500/100 and higher ones cost extra.'}</p>
<p>Reports of injury: ${truth.names.phone()}, day or night. Questions on billing: ${truth.names.phone()}.</p><p>Sincerely,</p><p>${voice.text(truth.names.person())}<br>Policyholder Services</p></section>`
    const declaration = `<section class="next"><h1>Declaration</h1><div class="g">
${box(number, 'Policy')}${box(chance.maybe(0.5) ? voice.text(truth.prior.wc.number) : 'None', 'Replaces')}${box(chance.digits(8), 'Account')}${box(`${chance.digits(2)}-${chance.digits(7)}`, 'Federal ID')}
${term}${box(voice.text(chance.pick(['Corporation', 'Limited liability company', 'Partnership'])), 'Legal form')}${box(chance.pick(['Standard', 'Preferred', 'Contract staffing']), 'Tier')}
<div class="b" style="grid-column: span 2"><b>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</b><small>Employer</small></div><div class="b" style="grid-column: span 2"><b>${agent}</b><small>Agent of record</small></div></div>
<p class="one">Part One &ndash; Workers Compensation: ${chance.maybe(0.5) ? `${voice.tick('wc.statutory', 'statutory benefits')} of` : 'the law of'} <b>${home}</b> and no other state.</p>${partTwo}
<p class="one">Part Three &ndash; Other States: <b>not provided.</b> Buy coverage before you send staff across the line.</p>
<table class="w"><tr><th>Premium</th><th></th></tr>${rows([
      ['Classes, page 3', voice.money(total)],
      ['Higher limits of Part Two', voice.money(chance.int(75, 900))],
      [`Experience modifier ${chance.pick(['0.84', '0.99', '1.07'])}`, 'included'],
      ['Terrorism', voice.money(chance.int(20, 500))],
      ['Deposit held, returned at the end', voice.money(Math.round(total / 10))],
    ])}</table><p class="foot">Declaration ${chance.digits(3)}-F, page 2. Insurer: ${fund}${chance.maybe(0.4) ? `, NAIC ${voice.naic('wc')}` : ''}.</p></section>`
    const classes = `<section class="next"><h2>Places and classes</h2><table class="w"><thead><tr><th>Place</th><th>Class</th><th>Work</th><th>Payroll</th><th>Rate</th><th>Premium</th></tr></thead>${places
      .map(({ party }, at) =>
        rows(work[at]!.map(({ code, title, payroll, rate, premium }, line) => [line ? '' : `${at + 1}. ${party.address.one}`, code, title, commas(payroll), rate.toFixed(2), commas(premium)])),
      )
      .join('')}</table></section>` // biome-ignore format: a page
    const forms = `<section class="next"><h2>Forms that are part of policy ${number}</h2><table class="w">${rows(
      chance.some(
        [
          ['F-301', 'Alternate employer', 'As scheduled by the Fund'],
          ['F-313', 'Waiver of our right to recover', `Flat charge ${voice.money(chance.pick([100, 250, 500]))} a job`],
          ['F-320', 'Labor contractor, clients left out', 'No charge'],
          ['F-406', 'Premium discount', 'Over the first 10,000'],
          ['F-422', 'Terrorism disclosure', 'See statute'],
          [
            'F-510',
            'Deductible, medical only',
            `${voice.money(chance.pick([500, 1000, 2500]))} a claim, paid back by you`,
          ],
        ],
        5,
      ),
    )}</table><p class="notice">NOTICE TO STAFF. Your employer is insured for injuries at work with ${fund} under ${number}. Tell your supervisor within the day.</p></section>`
    return {
      kind: 'declarations',
      feeds: 'fills',
      html: letter + declaration + classes + conditions(voice) + forms,
      css: `* { -webkit-print-color-adjust: exact; print-color-adjust: exact } body { padding: 0 2px; font: 11.5px/1.45 'DejaVu Serif', serif; color: #1c2733 } .next { break-before: page } .seal { border-bottom: 3px double #24506e; padding: 10px 0; color: #24506e; display: flex; justify-content: space-between; align-items: end } .seal i { font-size: 19px; font-weight: bold } .seal span { font-size: 9px }
.date { margin-top: 40px } h1, h2 { color: #24506e; letter-spacing: 1px } .g { display: grid; grid-template-columns: repeat(4, 1fr); border: 1px solid #24506e } .b { border: .5px solid #24506e; padding: 6px 8px } .b b { display: block; font-weight: normal; min-height: 16px } .b small { font-size: 8px; color: #567 } .one { margin: 12px 0 }
table { border-collapse: collapse; width: 100%; margin: 8px 0 } .el th { background: #e4edf3; border: 1px solid #24506e; padding: 5px; font-size: 10px } .el td { border: 1px solid #24506e; text-align: center; padding: 7px; font-size: 13px } .w th { text-align: left; border-bottom: 1px solid #24506e; font-size: 9px } .w td { padding: 3px 6px 3px 0; border-bottom: .5px dotted #9ab }
.two { columns: 2; column-gap: 26px; font-size: 10px } .foot { font-size: 8px } .notice { margin-top: 40px; border: 2px solid #000; padding: 14px; font-size: 14px }`,
    }
  },
}
