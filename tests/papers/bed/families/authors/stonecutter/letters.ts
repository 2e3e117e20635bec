import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { BASE, cells } from './words.ts'

/** A notice that a package ends before its term does; its parts and number stand there only to say what ends. */
export const cancellation: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const end = daysLater(gl.effective, chance.int(60, 280))
    const due = chance.int(300, 6000)
    const unpaid = chance.maybe(0.65)
    const why = unpaid
      ? `You have not paid the premium that was due on ${voice.date(daysLater(end, -35))}. If ${voice.money(due)} reaches us before the date above, this notice has no effect and the policy continues.`
      : chance.pick([
          'Our inspection found hazards that were not corrected in the time we gave: stored solvents, and an alarm that is out of service.',
          'The operations have changed from those described when we issued the policy, and they are no longer within our underwriting guide.',
        ])
    const parts = chance.shuffle([
      ['General liability', `${voice.money(gl.limits.occurrence!)} / ${voice.money(gl.limits.aggregate!)}`],
      ['Property', 'per schedule'],
      [
        'Business auto',
        voice.money(truth.policies.auto.limits.csl ?? truth.policies.auto.limits.perAccident ?? 300_000),
      ],
    ])
    return {
      kind: 'notice',
      feeds: 'nothing',
      html: `<div class="sc cn"><div class="addr"><b>${voice.text(gl.carrier.name)}</b><br>${voice.address(gl.carrier.address).join('<br>')}</div>
<div class="win">${voice.text(truth.insured.name)}<br>${voice.address(truth.insured.address).join('<br>')}</div>
<div class="big">NOTICE OF CANCELLATION${unpaid ? ' FOR NONPAYMENT OF PREMIUM' : ''}</div>
<table class="k">${cells('td', 'Policy', gl.number)}${cells('td', 'Term', `${voice.date(gl.effective)} to ${voice.date(gl.expiration)}`)}${cells('td', 'Cancellation takes effect', `<b>${voice.date(end)}, 12:01 A.M.</b>`)}${cells('td', 'Mailed', voice.date(daysLater(end, unpaid ? -12 : -45)))}</table>
<p>We cancel the policy and every coverage part of it as of the date above. From that moment it gives no protection.</p>
<table class="p"><tr><th>Coverage part that ends</th><th>Limit carried</th></tr>${parts.map((part) => cells('td', ...part)).join('')}</table>
<p><b>Reason.</b> ${why}</p>
<p>${chance.pick(['Any unearned premium is returned within 30 days.', 'Earned premium is due even though the policy has ended; a refund under $5 is made only on request.'])} If you have lost other insurance, your state’s assigned plan may help; your agent can apply for you.</p>
<p>Copies: ${voice.text(truth.producer.name)} (${truth.producer.code}); mortgagees and certificate holders of record.</p></div>`,
      css: `${BASE}
.cn{font:10.5pt 'Liberation Sans',sans-serif}.cn .addr{font-size:9pt}.cn .win{margin:40px 0 40px 30px}.cn .big{border:3px solid #000;text-align:center;font-weight:bold;font-size:14pt;padding:8px}
.cn .k{margin:14px 0}.cn .k td:first-child{width:34%}.cn .p td,.cn .p th{border:1px solid #666}.cn p{margin:8px 0}`,
    }
  },
}

/** A renewal offer sent by e-mail: what expires beside three options, none of which is bound. */
export const renewalOffer: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const options = ['A', 'B', 'C'].slice(0, chance.int(2, 3))
    const other = options.map(() => otherLimits(chance, 'gl', truth.prior.gl.limits))
    const [subject, hello] = chance.pick([
      [
        `Renewal offer, expiring policy ${truth.prior.gl.number}`,
        'The renewal terms are attached. Please choose an option and sign.',
      ],
      ['Terms for the coming year', 'Here are our terms. We have not renewed anything yet and need your order.'],
    ])
    return {
      kind: 'quote',
      feeds: 'nothing',
      html: `<div class="sc ro"><h1>Renewal Offer</h1>${party(voice)}<p>The expiring policy ${truth.prior.gl.number} ends ${voice.date(gl.effective)}. We offer to renew it for one year on one of these bases:</p>
<table class="o"><tr><th></th><th>Expiring</th>${options.map((option) => `<th>Option ${option}</th>`).join('')}</tr>${lines(voice, other)}</table>
<p>Umbrella: ${chance.pick(['available on request', `${voice.money(1_000_000)} for ${voice.money(chance.int(900, 4000))}, if all underlying limits are met`])}. Business auto and workers compensation: not offered.</p>
<p>The offer ends ${voice.date(daysLater(gl.effective, -1))}. It is no binder; there is no coverage until we have your signed order and issue a policy number.</p>
<p>Option ordered: ☐ ${options.join(' &nbsp; ☐ ')} &nbsp;&nbsp;&nbsp; Signature ______________________ Date __________</p></div>`,
      css: `${BASE}
.ro{font:9.5pt 'Inter Variable','Liberation Sans',sans-serif}.ro h1{font-size:17pt;font-weight:300}.ro .o td,.ro .o th{border-bottom:1px solid #aaa;text-align:right}.ro .o td:first-child{text-align:left}
.ro .w td{width:50%;padding-bottom:10px}`,
      mail: {
        subject,
        words: `Hello,\n\n${hello} Nothing is bound by this message.\n\n${truth.names.person()}\nUnderwriting service`,
      },
    }
  },
}

function party({ text, truth, address }: Voice): string {
  return `<table class="w"><tr><td>${text(truth.insured.name)}<br>${address(truth.insured.address).join('<br>')}</td><td>From ${text(truth.policies.gl.carrier.name)}<br>through ${text(truth.producer.name)}</td></tr></table>`
}

function lines({ chance, money, truth }: Voice, other: Record<string, number>[]): string {
  const words = chance.shuffle([
    ['occurrence', 'Each occurrence'],
    ['aggregate', 'General aggregate'],
    ['products', 'Products aggregate'],
    ['personal', 'Personal and advertising injury'],
    ['rented', 'Rented premises'],
    ['medical', 'Medical expense'],
  ] as const)
  const rows = words.map(([name, label]) =>
    cells('td', label, money(truth.prior.gl.limits[name]!), ...other.map((limits) => money(limits[name]!))),
  )
  const premiums = cells(
    'td',
    '<b>Annual premium</b>',
    money(truth.prior.gl.premium),
    ...other.map(() => money(chance.int(1000, 40_000))),
  )
  return rows.join('') + premiums
}
