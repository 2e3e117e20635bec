import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { conditions } from './backmatter.ts'
import { aSystem, rules } from './sheets.ts'
import { agencyWords, insuredWords, LINE_WORDS, numberWords } from './wordings.ts'

/** A notice that a cancelled policy is, or may be, reinstated; it names no policy that could be certified. */
export const reinstatementNotice: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const system = aSystem(voice)
    const line = chance.pick<Line>(['gl', 'auto', 'wc', 'umbrella'])
    const policy = truth.policies[line]
    const offered = chance.maybe(0.5)
    const cancelled = daysLater(policy.effective, chance.int(40, 250))
    const due = daysLater(cancelled, chance.int(8, 20))
    const title = offered
      ? chance.pick(['Offer to Reinstate', 'Conditional Reinstatement Notice', 'Cancelled – How to Reinstate'])
      : chance.pick(['Reinstatement Notice', 'Notice of Reinstatement', 'Cancellation Rescinded'])
    const company = voice.text(policy.carrier.name)
    const amount = voice.money(chance.int(150, 6000) + 0)
    const rows: [string, string][] = [
      [numberWords(voice), voice.text(policy.number)],
      ['Kind of Policy', LINE_WORDS[line]],
      ['Policy Term', `${voice.date(policy.effective)} to ${voice.date(policy.expiration)}`],
      [chance.pick(['Cancelled as of', 'Cancellation Effective']), voice.date(cancelled)],
      offered
        ? ['Pay Not Later Than', voice.date(due)]
        : [chance.pick(['Reinstated', 'Reinstatement Date']), voice.date(offered ? due : cancelled)],
      [offered ? 'Amount Needed' : 'Payment Received', amount],
    ]
    const who = [voice.text(truth.insured.name), ...voice.address(truth.insured.address)].join('<br>')
    const agent = [voice.text(truth.producer.name), ...voice.address(truth.producer.address)].join('<br>')
    const said = offered
      ? chance.pick([
          'Your policy ended on the cancellation date above for nonpayment of premium. It is NOT in force today. We will reinstate it only if we receive the full amount and a signed statement that no loss has happened since. Sending part of it will not reinstate the policy.',
          'No coverage is provided after the cancellation date. Should we accept your late payment, we will send a notice of reinstatement with the date coverage starts again. Depositing your check is not acceptance.',
        ])
      : chance.pick([
          'The cancellation notice sent to you earlier is withdrawn. The policy is reinstated without a lapse, on the terms it had before.',
          'We received your payment. The notice of cancellation has no further effect. Please pay later installments when due; we may not be able to reinstate again.',
        ])
    const limits = chance.maybe(0.4)
      ? `<p class="fine">Limits on file at cancellation: ${Object.values(policy.limits)
          .filter(Boolean)
          .map((limit) => voice.money(limit))
          .join(' / ')}</p>`
      : ''
    const table = chance.pick([
      () =>
        `<table class="grid">${rows.map(([words, value]) => `<tr><td>${words}</td><td>${value}</td></tr>`).join('')}</table>`,
      () =>
        `<div class="cells">${rows.map(([words, value]) => `<div><small>${words}</small>${value}</div>`).join('')}</div>`,
      () => `<p>${rows.map(([words, value]) => `${words}: ${value}`).join('<br>')}</p>`,
    ])()
    const stub = chance.maybe(0.5)
      ? `<div style="border-top:1px dashed #000;margin-top:26pt;padding-top:6pt" class="two"><div>${offered ? 'Return this stub with payment' : 'Next installment'}<br>${voice.text(policy.number)}<br>${who}</div><div style="text-align:right">Amount ${voice.money(chance.int(90, 2500))}<br>Make checks payable to ${company}</div></div>`
      : ''
    const parties = chance.pick([
      () =>
        `<div class="two"><div class="window">${who}</div><div class="panel"><small>${agencyWords(voice)}</small><br>${agent}</div></div>`,
      () =>
        `<div class="cells"><div><small>${insuredWords(voice)}</small>${who}</div><div><small>${agencyWords(voice)}</small>${agent}</div></div>`,
    ])()
    const middle = chance.maybe(0.5) ? [`<p>${said}</p>`, table, limits] : [table, `<p>${said}</p>`, limits]
    return {
      kind: 'notice',
      feeds: 'names only',
      css: rules(voice, system),
      html: `<div class="mast${chance.maybe(0.4) ? ' mid' : ''}"><b class="co">${company}</b><h1>${title}</h1></div><p>Mailed ${voice.date(daysLater(cancelled, chance.int(1, 6)))}</p>${parties}${middle.join('')}<p>Copies of this notice go to the lienholder or mortgagee and to others to whom notice of cancellation was sent.</p>${chance.maybe(0.4) ? conditions(voice, 3) : ''}${stub}`,
    }
  },
}
