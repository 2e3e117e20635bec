import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { type Line, otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { autoLimits, brandOf, compact, full, has, lim, price, slashDay } from './words.ts'

const CSS = `.pp { font: 9.5px/1.4 'DejaVu Sans Condensed', sans-serif; color: #222; display: grid; grid-template-columns: 92px 1fr; gap: 18px } .pp .nav { color: #99a; border-right: 1px solid #dde } .pp .nav div { padding: 5px 0 } .pp h1 { font-size: 15px; text-align: left; margin: 0 0 8px } .pp h2 { font-size: 11.5px; text-align: left; margin: 14px 0 4px } .pp table { width: 100%; border-collapse: collapse } .pp td, .pp th { border: 1px solid #d5d8e0; padding: 3px 5px; font-size: 9px; text-align: left } .pp th { background: #eef0f6; -webkit-print-color-adjust: exact; font-weight: 600 } .pp .top { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; border: 1px solid #d5d8e0; padding: 8px } .pp .g { color: #99a } .pp .tile { display: flex; gap: 10px; margin: 10px 0 } .pp .tile div { border: 1px solid #d5d8e0; padding: 6px 12px } .pp .tile b { font-size: 17px; display: block }`

const TITLES: Record<Line, string[]> = {
  gl: ['General Liability', 'CGL', 'GL'],
  auto: ['Commercial Auto', 'Business Auto', 'AL'],
  umbrella: ['Umbrella', 'Commercial Umbrella'],
  wc: ['Workers Comp', 'WC / Employers Liability'],
  professional: ['Professional', 'E&amp;O'],
}

type Row = [coverage: string, check: string, limit: string, deductible: string]
/** The coverages of a policy with check words. */
function coverages(voice: Voice, line: Line, print: (amount: number) => string): Row[] {
  const { chance, truth } = voice
  const [yes, no] = chance.pick([
    ['Yes', 'No'],
    ['On', 'Off'],
    ['Included', 'Declined'],
  ])
  const ded = () => (line === 'gl' ? chance.pick(['—', '$0', '$500', '$1,000']) : '—')
  const row = (name: string, words: string): Row =>
    truth.policies[line].excluded === name ? [words, no, '—', '—'] : [words, yes, lim(voice, line, name, print), ded()]
  if (line === 'gl')
    return [
      [
        truth.policies.gl.claimsMade
          ? voice.tick('gl.claimsMade', 'Claims-made basis')
          : voice.tick('gl.occurrence', 'Occurrence basis'),
        yes,
        '',
        '',
      ],
      row('occurrence', chance.pick(['Each occurrence', 'Per occurrence'])),
      row('rented', chance.pick(['Rented premises damage', 'Damage to premises rented (any one)'])),
      row('medical', chance.pick(['Med pay, any one person', 'Medical expense'])),
      row('personal', chance.pick(['Personal / advertising injury', 'P&amp;A injury'])),
      row('aggregate', chance.pick(['General aggregate', 'Gen agg'])),
      row('products', chance.pick(['Products–comp ops aggregate', 'PCO aggregate'])),
      ['Liquor liability', no, '—', '—'],
      ['Employee benefits liability', chance.pick([yes, no]), '—', '$1,000'],
    ]
  if (line === 'auto')
    return [
      ...autoLimits(voice, print).map(([words, amount]): Row => [`Liability – ${words}`, yes, amount, '—']),
      [`Covered autos: symbol ${voice.symbols()}`, yes, '', ''],
      ['Medical payments', yes, full(chance.pick([1000, 7500])), '—'],
      ['Uninsured motorists', yes, full(chance.pick([35_000, 60_000])), '—'],
      ['Towing', no, '—', '—'],
    ]
  if (line === 'umbrella')
    return [
      [voice.tick('umbrella.umbrella', 'Umbrella form'), yes, '', ''],
      row('occurrence', 'Each occurrence'),
      row('aggregate', 'Aggregate'),
      ...(has(voice, 'umbrella', 'retention')
        ? [
            [
              voice.tick('umbrella.retention', 'Self-insured retention'),
              yes,
              '',
              lim(voice, 'umbrella', 'retention', print),
            ] as Row,
          ]
        : []),
    ]
  if (line === 'wc')
    return [
      [
        `Part One – workers compensation (${truth.insured.address.state})`,
        yes,
        voice.tick('wc.statutory', 'Statutory'),
        '—',
      ],
      row('accident', 'Part Two – each accident'),
      row('employee', 'Part Two – disease, each employee'),
      row('disease', 'Part Two – disease, policy limit'),
    ]
  return [
    row('claim', 'Each claim'),
    row('aggregate', 'Aggregate'),
    ['Retention', yes, '', print(truth.policies.professional.limits.retention!)],
  ]
}

/** A print-out of a manager's portal: policies in force among expired ones and a quote, and the coverages of those in force below. */
export const portal: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const print = chance.pick([compact, full, full])
    const lines: Line[] = ['gl', ...chance.some(['auto', 'umbrella', 'wc', 'professional'] as Line[], chance.int(1, 3))]
    const title = Object.fromEntries(
      Object.entries(TITLES).map(([line, words]) => [line, chance.pick(words)]),
    ) as Record<Line, string>
    const today = daysLater(truth.policies.gl.effective, chance.int(45, 280))
    const [active, expired, quoted] = chance.pick([
      ['Active', 'Expired', 'Quoted'],
      ['In force', 'Lapsed', 'Quote, not bound'],
      ['Issued', 'Non-renewed', 'Indication'],
    ])
    const cells = (row: string[]) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
    const rows = lines.flatMap((line) => {
      const now = truth.policies[line]
      const old = truth.prior[line]
      const current = [
        title[line],
        voice.number(line),
        voice.carrier(line),
        `${voice.effective(line)} – ${voice.expiration(line)}`,
        active!,
        price(now.premium),
      ]
      const before = [
        title[line],
        voice.text(old.number),
        voice.text(old.carrier.name),
        `${voice.date(old.effective)} – ${voice.date(old.expiration)}`,
        expired!,
        price(old.premium),
      ]
      return chance.maybe(0.5) ? [before, current] : chance.maybe(0.4) ? [current] : [current, before]
    })
    const next = otherLimits(chance, 'gl', truth.policies.gl.limits)
    const offer = [
      'Cyber',
      `Q-${chance.digits(6)}`,
      voice.text(truth.names.carrier().name),
      `${voice.date(today)} – ${voice.date(daysLater(today, 365))}`,
      quoted!,
      price(chance.int(400, 3000)),
    ]
    const head = (words: string[]) => `<tr>${words.map((word) => `<th>${word}</th>`).join('')}</tr>`
    const details = lines.map(
      (line) =>
        `<h2>${title[line]} · <span class="g">${active} · ${voice.number(line)}${chance.maybe(0.5) ? ` · NAIC ${voice.naic(line)}` : ''}</span></h2><table>${head(['Coverage', chance.pick(['Selected', 'On policy']), 'Limit', 'Deductible'])}${coverages(voice, line, print).map(cells).join('')}</table>`,
    )
    const old = `<h2>GL · <span class="g">${expired} · ${voice.text(truth.prior.gl.number)}</span></h2><table>${head(['Coverage', 'Selected', 'Limit', 'Deductible'])}${cells(['Each occurrence', 'Yes', full(truth.prior.gl.limits.occurrence!), '—'])}${cells(['General aggregate', 'Yes', full(truth.prior.gl.limits.aggregate!), '—'])}</table>`
    const paid = truth.claims.reduce((sum, claim) => sum + claim.paid, 0)
    const nav = ['Home', 'Accounts', 'Quotes', 'Policies', 'Claims', 'Billing', 'Files', 'Sign out']
      .map((word) => `<div>${word === 'Accounts' ? '<b>Accounts</b>' : word}</div>`)
      .join('')
    const html = `<div class="pp"><div class="nav"><b>${brandOf(truth.wholesaler.name)}</b>${nav}</div><div><h1>${voice.insured()}</h1>
<div class="top"><div><span class="g">Mailing</span><br>${voice.insuredAddress().join('<br>')}</div><div><span class="g">${chance.pick(['Agency', 'Retail agent', 'Agent of record'])}</span><br>${voice.producer()} <span class="g">#${truth.producer.code}</span><br>${voice.producerAddress().join(', ')}<br>${voice.reach('contact')} · ${voice.reach('phone')} · ${voice.reach('email')}</div></div>
<div class="tile"><div><b>${lines.length}</b>policies</div><div><b>${truth.claims.length}</b>claims ever</div><div><b>${price(paid)}</b>paid on claims</div><div><b>${price(truth.policies.gl.premium * 0.31)}</b>balance due ${slashDay(daysLater(today, 14))}</div></div>
<h2>Policies</h2><table>${head(['Line', 'Number', chance.pick(['Company', 'Writing company', 'Paper']), 'Term', 'Status', 'Premium'])}${[...rows, offer].map(cells).join('')}</table>${details.join('')}${chance.maybe(0.5) ? old : ''}
<h2>Notes</h2><p>${slashDay(daysLater(today, -9))} agent asks for ${full(next.occurrence!)} occurrence at renewal; underwriter says maybe.<br>${slashDay(daysLater(today, -2))} invoice sent.</p></div></div>`
    const running = `${slashDay(today)}, 9:${chance.int(10, 59)} AM &nbsp;&nbsp; Account ${chance.digits(6)} &nbsp;&nbsp; portal/accounts/view`
    return { kind: 'schedule', feeds: 'fills', html, css: CSS, running }
  },
}
