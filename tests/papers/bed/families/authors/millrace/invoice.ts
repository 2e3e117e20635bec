import type { Drawn, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { SANS, table, yearsLater } from './house.ts'

const TITLES: Record<Line, string[]> = {
  gl: ['General Liability', 'Comm. General Liability', 'CGL'],
  auto: ['Business Auto', 'Commercial Auto', 'BAP'],
  umbrella: ['Umbrella', 'Commercial Umbrella'],
  wc: ['Workers Compensation', 'Work Comp'],
  professional: ['Professional Liability', 'Errors & Omissions'],
}

/** An invoice of the broker: renewals with policy, company and term in one cell beside an audit of the term before. Some ask for money before anything is bound. */
export const invoice: Paper = {
  draw: (voice) => (voice.chance.maybe(0.25) ? before(voice) : renewed(voice)),
}

type Item = { code: string; words: string; amount: number }

function renewed(voice: Voice): Drawn {
  const { chance, truth } = voice
  const { policies, prior } = truth
  const lines = (['gl', 'auto', 'umbrella', 'wc'] as Line[]).filter(() => chance.maybe(0.7))
  const billed = lines.length ? lines : (['gl'] as Line[])
  const spelled = chance.pick(['lines', 'run on'])
  const items = billed.map((line): Item => {
    const title = chance.pick(TITLES[line])
    if (line === 'gl') voice.tick('gl.coverage', '')
    if (line === 'umbrella') voice.tick('umbrella.umbrella', '')
    const words =
      spelled === 'lines'
        ? `<b>${title}</b><br>Policy ${voice.number(line)}<br>${voice.carrier(line)}<br>Term ${voice.effective(line)} – ${voice.expiration(line)}`
        : `${title}, ${voice.carrier(line)}, ${voice.number(line)}, ${voice.effective(line)} to ${voice.expiration(line)}`
    if (line === 'auto' && chance.maybe(0.4)) {
      const change = `Endorsement ${chance.int(2, 6)}, add a vehicle from ${voice.date(daysLater(policies.auto.effective, 64))}<br>${words}`
      return { code: 'ENDT', words: change, amount: chance.int(200, 2600) }
    }
    return { code: chance.pick(['REN', 'RENB', 'NEW']), words, amount: policies[line].premium }
  })
  const audited = chance.pick(['gl', 'wc'] as Line[])
  const audit: Item = {
    code: 'AUDT',
    words: `Final audit, ${TITLES[audited][0]}, policy ${voice.text(prior[audited].number)}, term that ended ${voice.date(yearsLater(prior[audited].expiration, -1))}`,
    amount: chance.int(-40, 90) * 31,
  }
  const fees: Item[] = [
    { code: 'SLT', words: 'Surplus lines tax and stamping fee', amount: chance.int(100, 900) },
    { code: 'FEE', words: 'Broker fee, fully earned', amount: chance.pick([250, 500, 750]) },
  ]
  const all = [...items, ...(chance.maybe(0.7) ? [audit] : []), ...fees.filter(() => chance.maybe(0.6))]
  return {
    kind: 'invoice',
    feeds: 'fills',
    ...page(voice, all, chance.pick(['Invoice', 'Premium Invoice', 'Statement of Premium Due'])),
  }
}

function before(voice: Voice): Drawn {
  const { chance, truth } = voice
  const lines = chance.some(['gl', 'auto', 'umbrella'] as Line[], 2)
  const items = lines.map(
    (line): Item => ({
      code: 'DEP',
      words: `Deposit, ${TITLES[line][0]} as quoted by ${voice.text(truth.policies[line].carrier.name)} for a term to begin ${voice.date(truth.policies[line].effective)}; quote no. Q${chance.digits(6)}`,
      amount: Math.round(truth.policies[line].premium / 4),
    }),
  )
  return {
    kind: 'invoice',
    feeds: 'nothing',
    ...page(
      voice,
      items,
      'Pro-forma Invoice',
      'NO COVERAGE IS BOUND BY THIS INVOICE. We will ask the companies to bind when this deposit and the signed applications are here; you will get a binder from us then.',
    ),
  }
}

function page(voice: Voice, items: Item[], title: string, warning = '') {
  const { chance, truth } = voice
  const total = items.reduce((sum, { amount }) => sum + amount, 0)
  const cash = (amount: number) => (amount < 0 ? `(${voice.money(-amount)})` : voice.money(amount))
  const when = voice.date(daysLater(truth.policies.gl.effective, warning ? -20 : 0))
  const box = voice.address(truth.wholesaler.address).join('<br>')
  const lockbox = `<small>Remit to</small>Lockbox ${chance.digits(5)}<br>${box}`
  const html = `<div class="mri"><header><div><b class="big">${voice.producer()}</b><br>${voice.producerAddress().join('<br>')}<br>${voice.reach('phone')}</div><div class="r"><h1>${title}</h1><table>${table(
    [
      ['Invoice no.', chance.digits(7)],
      ['Date', when],
      [
        'Client code',
        `${truth.insured.name
          .slice(0, 4)
          .toUpperCase()
          .replace(/[^A-Z]/g, 'X')}-${chance.digits(2)}`,
      ],
      ['Balance due', cash(total)],
    ],
  )}</table></div></header>
<div class="two"><div><small>${chance.pick(['Bill to', 'Client'])}</small>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</div><div>${lockbox}</div></div>${warning ? `<p class="warn">${warning}</p>` : ''}
<table class="items">${table([['Code', 'Policy and description', 'Amount']], 'th')}${table(items.map(({ code, words, amount }) => [code, words, cash(amount)]))}${table([['', '<b>Please pay this amount</b>', `<b>${cash(total)}</b>`]])}</table>
${chance.maybe(0.5) ? `<p>Installments: 25% now, then nine of ${voice.money(Math.round(Math.max(total, 900) / 12))} from the company. A returned check costs ${voice.money(35)}.</p>` : ''}<p>Codes: REN, RENB renewal; NEW new business; ENDT change within the term; AUDT audit; DEP deposit; SLT tax; FEE fee. Premium is due on the day the policy begins. Wiring instructions never change by e-mail; call us if you are told that they have.</p>
<div class="stub"><span>Detach and send with your check</span><span>${voice.insured()}</span><span>${cash(total)}</span></div></div>`
  return { html, css: CSS }
}

const CSS = `.mri { font: 10.5px/1.4 ${SANS} } .mri header { display: flex; justify-content: space-between } .mri .big { font-size: 15px } .mri h1 { font-size: 22px; margin: 0; font-weight: 400; text-align: right } .mri .r table td { padding: 1px 8px; border-bottom: 1px dotted #888 } .mri .two { display: grid; grid-template-columns: 1fr 1fr; margin: 22px 0 14px } .mri small { display: block; font-size: 8px; color: #666 } .mri .items { border-collapse: collapse; width: 100% } .mri .items th { border-top: 2px solid #000; border-bottom: 1px solid #000; text-align: left; padding: 3px } .mri .items td { padding: 5px 3px; border-bottom: 1px solid #ccc; vertical-align: top } .mri .items td:last-child, .mri .items th:last-child { text-align: right; width: 20% } .mri .items td:first-child { width: 10% } .mri .warn { border: 1.5px solid #000; padding: 5px } .mri .stub { margin-top: 36px; border-top: 1px dashed #000; display: flex; justify-content: space-between; padding-top: 6px }`
