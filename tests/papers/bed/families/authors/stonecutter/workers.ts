import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { BASE, cells, conditions, plainDollars, wide } from './words.ts'

const RULE = '-'.repeat(92)

/** An information page from a line printer: items by number, employers liability in item 3.B, classes with premiums and an audit note. */
export const workersCompensation: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { wc } = truth.policies
    const { state } = truth.insured.address
    const insured = [voice.insured(), ...voice.insuredAddress()]
    const producer = [
      voice.producer(),
      ...voice.producerAddress(),
      ...(chance.maybe(0.5) ? [voice.reach('phone')] : []),
    ]
    const parties = partiesOf(insured, producer, truth.producer.code)
    const amounts: [string, string][] = chance.maybe(0.5)
      ? [
          ['BODILY INJURY BY ACCIDENT', `${voice.limit('wc', 'accident')}  EACH ACCIDENT`],
          ['BODILY INJURY BY DISEASE', `${voice.limit('wc', 'disease')}  POLICY LIMIT`],
          ['BODILY INJURY BY DISEASE', `${voice.limit('wc', 'employee')}  EACH EMPLOYEE`],
        ]
      : [
          ['EACH ACCIDENT', voice.limit('wc', 'accident')],
          ['DISEASE - EACH EMPLOYEE', voice.limit('wc', 'employee')],
          ['DISEASE - POLICY LIMIT', voice.limit('wc', 'disease')],
        ]
    const work = truth.work.map(
      (one) =>
        `   ${wide(one.state, 4)}${wide(one.code, 7)}${wide(one.title, 34)}${plainDollars(one.payroll).padStart(12)}${one.rate.padStart(9)}${plainDollars(one.premium).padStart(14)}`,
    )
    const manual = truth.work.reduce((sum, one) => sum + one.premium, 0)
    const increased = Math.round(manual * 0.011)
    const modification = chance.pick([0.87, 1.04, 0.96, 1.21])
    const modified = Math.round((manual + increased) * modification)
    const discount = Math.round(modified * 0.031)
    const constant = chance.pick([160, 220, 250])
    const terrorism = chance.int(12, 400)
    const total = modified - discount + constant + terrorism
    const line = (words: string, amount: string) => `   ${wide(words, 66)}${amount.padStart(14)}`
    const law = chance.maybe(0.5)
      ? `PART ONE APPLIES TO THE WORKERS COMPENSATION LAW OF: ${state}     (${voice.tick('wc.statutory', 'STATUTORY')})`
      : `PART ONE OF THE POLICY APPLIES TO THE WORKERS COMPENSATION LAW OF THE STATE LISTED HERE: ${state}`
    const company = chance.maybe(0.4) ? `NAIC ${voice.naic('wc')}` : `CARRIER CODE ${chance.digits(5)}`
    const number = voice.number('wc')
    const text = `${wide(voice.carrier('wc'), 60)}${company}

                WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY
                              INFORMATION PAGE

${wide(`POLICY NO.  ${number}`, 50)}${chance.pick(['RENEWAL OF', 'PRIOR NO. '])}  ${truth.prior.wc.number}
${RULE}
${parties}

   FEIN  ${chance.digits(2)}-${chance.digits(7)}      BUREAU FILE NO.  ${chance.digits(9)}      OTHER WORKPLACES:  SEE SCHEDULE
${RULE}
ITEM 2.  THE POLICY PERIOD IS FROM  ${voice.effective('wc')}  TO  ${voice.expiration('wc')}
         12:01 A.M. STANDARD TIME AT THE INSURED'S MAILING ADDRESS
${RULE}
ITEM 3.  A.  ${law}
         B.  PART TWO (EMPLOYERS LIABILITY) APPLIES TO WORK IN EACH STATE LISTED IN 3.A.
             OUR LIMITS OF LIABILITY ARE
${amounts.map(([words, amount]) => `             ${wide(words, 32)}${amount}`).join('\n')}
         C.  PART THREE (OTHER STATES) APPLIES TO ALL STATES EXCEPT ND, OH, WA, WY AND THOSE IN 3.A.
         D.  ENDORSEMENTS: ${truth.forms
           .slice(0, 4)
           .map((form) => form.number)
           .join(', ')}
${RULE}
ITEM 4.  PREMIUM IS SUBJECT TO VERIFICATION AND CHANGE BY AUDIT

   ${wide('ST', 4)}${wide('CODE', 7)}${wide('CLASSIFICATION', 34)}${'PAYROLL'.padStart(12)}${'RATE/100'.padStart(9)}${'EST PREMIUM'.padStart(14)}
${work.join('\n')}
${line('MANUAL PREMIUM', plainDollars(manual))}
${line('INCREASED LIMITS, EMPLOYERS LIABILITY (9812)', plainDollars(increased))}
${line(`MODIFIED PREMIUM AT EXPERIENCE MODIFICATION  ${modification}`, plainDollars(modified))}
${line('PREMIUM DISCOUNT', `-${plainDollars(discount)}`)}
${line('EXPENSE CONSTANT (0900)', String(constant))}
${line('TERRORISM (9740)', String(terrorism))}
${line('TOTAL ESTIMATED ANNUAL PREMIUM', plainDollars(total))}
${line(`MINIMUM PREMIUM ${state}`, '750')}
${line('DEPOSIT PREMIUM', plainDollars(Math.round(total / 4)))}
${RULE}
ISSUED ${voice.date(daysLater(wc.effective, -chance.int(5, 40)))}     AUDIT: ${chance.pick(['ANNUAL', 'ANNUAL, PHYSICAL', 'SEMIANNUAL'])}     COUNTERSIGNED ____________________`
    return {
      kind: 'declarations',
      feeds: 'fills',
      html: `<div class="sc wp"><pre>${text}</pre><section class="new"><h2>NOTICE ABOUT YOUR PREMIUM AUDIT</h2><p>Within 60 days after this policy ends we ask for your payroll records. If you do not answer two letters we may charge up to 200% of the estimated premium, or $2,000 if that is more. Overtime is reduced by one third where your books show it. Executive officers are counted at not less than $1,100 and not more than $4,400 a week.</p>${conditions(voice, chance.int(5, 9))}</section></div>`,
      css: `${BASE}
.wp{font:8.5pt 'Liberation Sans',sans-serif}.wp pre{font:7.6pt 'DejaVu Sans Mono',monospace;margin:0;white-space:pre}`,
    }
  },
}

/** Insured and producer beside each other where the print is wide enough, else one after the other. */
function partiesOf(insured: string[], producer: string[], code: string): string {
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.replace(/&\w+;/g, '.').length))
  const width = Math.max(44, longest(insured) + 4)
  const indented = (lines: string[]) => lines.map((line) => `   ${line}`).join('\n')
  if (width + longest(producer) > 108)
    return `ITEM 1.  THE INSURED\n${indented(insured)}\n\n         PRODUCER  ${code}\n${indented(producer)}`
  const rows = Array.from(
    { length: Math.max(insured.length, producer.length) },
    (_, index) => wide(insured[index] ?? '', width) + (producer[index] ?? ''),
  )
  return `${wide('ITEM 1.  THE INSURED', width + 3)}PRODUCER  ${code}\n${indented(rows)}`
}

/** The final audit of a term that is over: limits and numbers stand on it for rating only. */
export const auditStatement: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const past = truth.prior.wc
    const rows = truth.work.map((one) => {
      const found = Math.round(one.payroll * (0.7 + chance.int(0, 70) / 100))
      return cells(
        'td',
        `${one.code}<br><small>${one.title}</small>`,
        plainDollars(one.payroll),
        plainDollars(found),
        one.rate,
        plainDollars(one.premium),
        plainDollars(Math.round((found / 100) * Number(one.rate))),
      )
    })
    const difference = chance.int(120, 9000)
    const isOwed = chance.maybe(0.6)
    return {
      kind: isOwed ? 'invoice' : 'other',
      feeds: 'names only',
      html: `<div class="sc au">${auditHead(voice)}
<p>We have finished the audit of the policy named above for the term that ended on ${voice.date(past.expiration)}. Payroll by class, as estimated and as found:</p>
<table class="a"><tr><th>Class</th><th>Payroll estimated</th><th>Payroll audited</th><th>Rate</th><th>Premium estimated</th><th>Premium earned</th></tr>${rows.join('')}</table>
<p>Rated at employers liability limits of ${['accident', 'disease', 'employee'].map((name) => voice.money(past.limits[name]!)).join(' / ')} (factor 1.0${chance.int(10, 29)}).</p>
<table class="sum">${cells('td', isOwed ? 'Additional premium due' : 'Return premium', `<b>${voice.money(difference)}</b>`)}${cells('td', isOwed ? 'Please pay by' : 'Check mailed', voice.date(daysLater(past.expiration, chance.int(60, 110))))}</table>
<p>${chance.pick(['If you do not agree, write to us within 30 days and name the class and the amount in question.', 'You may dispute this audit once, in writing, with the records that support a different figure.'])} Uninsured subcontractors were charged where no certificate was on file.</p>
${isOwed ? `<div class="slip"><b>Detach and return with payment</b><br>Account ${chance.digits(9)} &nbsp; Audit no. ${chance.digits(6)} &nbsp; Amount due ${voice.money(difference)}</div>` : ''}</div>`,
      css: `${BASE}
.au{font:10pt 'Inter Variable','Liberation Sans',sans-serif}.au h1{font-size:14pt;margin:4px 0 12px}
.au .a td,.au .a th{border:1px solid #999;font-size:8.5pt}.au .sum{width:55%;margin:10px 0}.au .sum td{border-bottom:1px solid #000}
.au .h td{padding:0 10px 10px 0}.au .slip{border-top:2px dashed #000;margin-top:60px;padding-top:10px}`,
    }
  },
}

function auditHead(voice: Voice): string {
  const { truth } = voice
  const past = truth.prior.wc
  return `<table class="h"><tr><td><b>${voice.text(past.carrier.name)}</b><br>Premium Audit Department<br>${voice.address(past.carrier.address).join('<br>')}</td><td>Policy ${past.number}<br>Workers compensation<br>Term ${voice.date(past.effective)} to ${voice.date(past.expiration)}<br>Agent code ${truth.producer.code}</td></tr>
<tr><td>${voice.text(truth.insured.name)}<br>${voice.address(truth.insured.address).join('<br>')}</td><td></td></tr></table><h1>Statement of Final Premium Audit</h1>`
}
