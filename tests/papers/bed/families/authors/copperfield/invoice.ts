import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { someLines } from './cells.ts'

const NAMES: Record<Line, string[]> = {
  gl: ['Commercial General Liability', 'General Liability'],
  auto: ['Commercial Auto', 'Business Auto'],
  umbrella: ['Commercial Umbrella', 'Umbrella'],
  wc: ['Workers Compensation', 'Work Comp'],
  professional: ['Professional Liability', 'Errors & Omissions'],
}

/** An invoice with a row per policy: premiums, fees and taxes, and an audit of the term that has run out. It says no limits. */
export const invoice: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const lines = someLines(voice)
    const perPage = chance.maybe(0.3)
    const cents = (amount: number) =>
      amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    let total = 0
    const charge = (amount: number) => {
      total += amount
      return cents(amount)
    }
    const rows = lines.flatMap((line) => [
      `<tr><td>${chance.pick(['REN', 'RENEWAL', 'RNL'])}</td><td>${nameOf(voice, line)}<br><small>${voice.carrier(line)}</small></td><td>${voice.number(line)}</td><td>${voice.effective(line)}<br>${voice.expiration(line)}</td><td class="r">${charge(truth.policies[line].premium)}</td></tr>`,
      ...(chance.maybe(0.4)
        ? [
            `<tr><td>${chance.pick(['FEE', 'TAX', 'SURCHG'])}</td><td>${chance.pick(['Policy fee', 'State assessment', 'Surplus lines tax', 'Inspection fee'])}</td><td></td><td></td><td class="r">${charge(chance.int(25, 900))}</td></tr>`,
          ]
        : []),
    ])
    const audited = chance.pick(lines.filter((line) => line !== 'umbrella'))
    const before = truth.prior[audited]
    const audit = chance.maybe(0.7)
      ? `<tr><td>AUDIT</td><td>Final audit of the expired term, ${voice.text(NAMES[audited][1]!)}</td><td>${voice.text(before.number)}</td><td>${voice.date(before.effective)}<br>${voice.date(before.expiration)}</td><td class="r">${charge(chance.int(150, 4000))}</td></tr>`
      : ''
    const changed = daysLater(truth.policies.auto.effective, 3)
    const change =
      lines.includes('auto') && chance.maybe(0.5)
        ? `<tr><td>END</td><td>Added unit, change eff. ${voice.date(changed)}</td><td>${voice.number('auto')}</td><td>${voice.effective('auto')}<br>${voice.expiration('auto')}</td><td class="r">${charge(chance.int(90, 900))}</td></tr>`
        : ''
    const due = daysLater(truth.policies.gl.effective, chance.int(5, 30))
    const heads = chance.pick([
      ['Type', 'Description', 'Policy', 'Term', 'Amount'],
      ['Trn', 'Coverage / Company', 'Policy No.', 'Eff / Exp', 'Charge'],
      ['Code', 'Item', 'Pol. #', 'From / To', 'Amount due'],
    ])
    const html = `<div class="ci"><div class="l"><b class="big">${voice.producer()}</b><br>${voice.producerAddress().join('<br>')}<br>${voice.reach('phone')} ${chance.maybe(0.5) ? `&nbsp; ${voice.reach('email')}` : ''}</div>
      <div class="m"><b class="big">INVOICE</b><br>No. ${chance.digits(6)}<br>${chance.pick(['Date', 'Invoiced'])} ${voice.date(daysLater(due, -20))}<br>${chance.pick(['Pay by', 'Due'])} ${voice.date(due)}<br>Acct ${voice.text(truth.producer.code.slice(0, 5))}</div>
      <div class="to"><small>${chance.pick(['Bill to (named insured)', 'Insured', 'Billed to: insured'])}</small><br><b>${voice.insured()}</b><br>${voice.insuredAddress().join('<br>')}</div>
      <table${perPage ? ' class="tall"' : ''}><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>${chance.maybe(0.5) ? audit + rows.join('') + change : rows.join('') + change + audit}<tr class="sum"><td></td><td colspan="3">${chance.pick(['Please pay', 'Balance due', 'Total this invoice'])}</td><td class="r">$${cents(total)}</td></tr></table>
      <p>The premiums above are for policies that have been issued. Returned checks cost ${voice.money(35)}. Financing is available above ${voice.money(5000)}. A policy may be cancelled if its premium stays unpaid.</p>
      <div class="stub">✂ Return with payment &nbsp; Acct ${truth.producer.code.slice(0, 5)} &nbsp; $${cents(total)} &nbsp; Paid $ ____________</div></div>`
    const mail = chance.maybe(0.3)
      ? {
          mail: {
            subject: `Invoice for your renewal`,
            words:
              'Hello,\n\nThe invoice for this year’s policies is attached. Let us know if you would rather pay in parts.\n\nThank you',
          },
        }
      : {}
    return { kind: 'invoice', feeds: 'fills', html, css: CSS, ...mail }
  },
}

function nameOf(voice: Voice, line: Line): string {
  const words = voice.chance.pick(NAMES[line]).replace('&', '&amp;')
  if (line === 'gl') voice.tick('gl.coverage', '')
  if (line === 'umbrella') voice.tick('umbrella.umbrella', '')
  return words
}

const CSS = `.ci{font:10.5px 'Liberation Sans',sans-serif;display:grid;grid-template-columns:1.6fr 1fr;gap:14px}.ci .big{font-size:16px}.ci .m{text-align:right}.ci .to{grid-column:1/3;border:1px solid #999;padding:8px;width:48%}.ci table{grid-column:1/3;border-collapse:collapse;width:100%;font-size:inherit}.ci th{border-top:2px solid #000;border-bottom:1px solid #000;text-align:left;padding:4px}.ci td{padding:5px 4px;border:0;border-bottom:.5px solid #ccc;vertical-align:top}.ci th:last-child,.ci .r{text-align:right}.ci .tall td{padding:14px 4px}.ci .sum td{font-weight:bold;border-top:2px solid #000}.ci p,.ci .stub{grid-column:1/3;margin:0;font-size:9px}.ci .stub{border-top:1px dashed #555;padding-top:8px;margin-top:30px}`
