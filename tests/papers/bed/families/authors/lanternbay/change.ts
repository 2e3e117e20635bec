import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { long, MODERN, NARROW, plainCss, raw, SANS, tollFree, usd } from './kit.ts'

// biome-ignore format: a page
const CSS = (font: string) => `${plainCss(font, 9)}
.lb .band { background: #1d3b34; color: #fff; padding: 8px 12px; display: flex; justify-content: space-between; font-size: 11pt; }
.lb .facts { display: grid; grid-template-columns: repeat(4, 1fr); border-bottom: 1px solid #1d3b34; margin-bottom: 12px; } .lb .facts div { padding: 6px 10px; } .lb .facts small, .lb small { font-size: 6.8pt; display: block; color: #345; }
.lb h2 { font-size: 12pt; margin: 14px 0 4px; }
.lb .was td, .lb .was th { border-bottom: 1px solid #9ab; padding: 4px 8px; } .lb .was th { font-weight: 700; } .lb .was .n { text-align: right; } .lb .was .old { color: #666; } 
.lb .un td, .lb .un th { border: 0.75px solid #667; font-size: 7.8pt; } .lb .un th { font-weight: 700; }
`

/** An umbrella whose limits changed, mailed: what was beside what is, and the policies it lies over. The mail speaks of a stranger's policy too. */
export const change: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { umbrella } = truth.policies
    const millions = (umbrella.limits.occurrence ?? 0) / 1_000_000
    const lower = millions > 1 ? chance.int(1, millions - 1) * 1_000_000 : 500_000
    const was = { occurrence: lower, aggregate: lower, retention: truth.prior.umbrella.limits.retention }
    const day = daysLater(umbrella.effective, chance.int(20, 200))
    const oldAddress = chance.maybe(0.5) ? voice.address(truth.names.address()).join(', ') : ''
    const [before, now] = chance.pick([
      ['It was', 'It is now'],
      ['Before this change', 'From this change on'],
      ['FROM', 'TO'],
    ])
    const kept = umbrella.limits.retention ?? 0
    const retained = chance.pick([
      'Self-insured retention',
      'Retained limit (retention)',
      'Self-insured retention, each occurrence',
    ])
    const rows = [
      [
        chance.pick(['Each occurrence', 'Umbrella limit, any one occurrence', 'Most we pay for one occurrence']),
        voice.money(lower),
        voice.limit('umbrella', 'occurrence'),
      ],
      [
        chance.pick(['Aggregate', 'Total for the policy period (aggregate)']),
        voice.money(lower),
        voice.limit('umbrella', 'aggregate'),
      ],
      kept
        ? [
            voice.tick('umbrella.retention', retained),
            was.retention ? voice.money(was.retention) : 'None',
            voice.limit('umbrella', 'retention'),
          ]
        : [retained, voice.money(was.retention!), 'None'],
      ...(oldAddress ? [['Your mailing address', oldAddress, voice.insuredAddress().join(', ')]] : []),
      ['Premium for the rest of the period', usd(umbrella.premium), usd(umbrella.premium + chance.int(40, 900))],
    ]
    const flipped = chance.maybe(0.3)
    const agent = chance.maybe(0.4)
    // biome-ignore format: a page
    const html = `<div class="lb"><div class="band"><b>${voice.carrier('umbrella')}</b><span>${chance.pick(['Policy change', 'Change endorsement', 'Amended declarations'])} no. ${chance.int(1, 4)}</span></div>
<div class="facts"><div><small>Policy</small>${voice.number('umbrella')}</div><div><small>Policy period</small>${voice.effective('umbrella')}<br>${voice.expiration('umbrella')}</div><div><small>This change begins</small>${voice.date(day)}</div><div><small>Coverage</small>${voice.tick('umbrella.umbrella', 'Business umbrella')}, ${voice.tick('umbrella.occurrence', 'occurrence')}</div></div>
<p>${voice.insured()}${oldAddress ? '' : `<br>${voice.insuredAddress().join('<br>')}`}</p>${agent ? `<p style="margin-top:8px"><small>Serviced by</small>${voice.producer()}, ${voice.producerAddress().join(', ')}</p>` : ''}
<h2>You asked us to change your policy. We did.</h2><table class="was"><tr><th></th>${flipped ? `<th class="n">${now}</th><th class="n">${before}</th>` : `<th class="n">${before}</th><th class="n">${now}</th>`}</tr>
${rows.map(([label, old, current]) => `<tr><td>${label}</td>${flipped ? `<td class="n"><b>${current}</b></td><td class="n old">${old}</td>` : `<td class="n old">${old}</td><td class="n"><b>${current}</b></td>`}</tr>`).join('')}</table>
<p style="margin-top:6px">Everything else in your policy stays as it was. A claim from before ${voice.date(day)} is paid under the old limits.</p>
${underlying(voice)}
<p style="margin-top:18px">Authorized representative: ______________________ &nbsp; <small style="display:inline">UMB-${chance.digits(3)} (${chance.int(1, 12)}/${chance.int(12, 22)}). Service: ${tollFree(voice)}</small></p></div>`
    const stranger = `${truth.names.business()}`
    const other = `${chance.pick('KLMNPR'.split(''))}${chance.pick('STUV'.split(''))}${chance.digits(7)}`
    // biome-ignore format: a page
    const asides = chance.pick([
      `P.S. The message you got from us on Monday about policy ${other} (${stranger}, limit ${usd(3_000_000)} each occurrence) was meant for another customer. Please delete it. We are sorry.`,
      `While we have you: a neighbor of yours, ${stranger}, now has a policy (${other}) with us too. Tell a friend and you both get a ${usd(50)} gift card.`,
      '',
    ])
    // biome-ignore format: a page
    const words = raw([`Hello,`, chance.pick(['Your umbrella change is done. The change endorsement is attached; please put it with your policy.', 'Attached is the paper for the change you made in your online account.']), `You do not need to do anything. The added premium will be on your next bill.`, asides, `Customer Care Team`, `-----Original Message-----\nCan you please raise our umbrella? The landlord wants ${usd(chance.int(11, 15) * 1_000_000)} but whatever you can do by ${long(day)} is fine.`].filter(Boolean).join('\n\n'))
    return {
      kind: 'endorsement',
      feeds: 'fills',
      html,
      css: CSS(chance.pick([SANS, NARROW, MODERN])),
      mail: {
        subject: chance.pick([
          'Your policy change is complete',
          'Documents for your records: policy change',
          'RE: RE: raise our umbrella',
        ]),
        words,
      },
    }
  },
}

/** The policies that must lie under the umbrella; only what they must be, or whose they are, and never this insurer's own. */
function underlying(voice: Voice): string {
  const { chance, truth } = voice
  const named = chance.maybe(0.5)
  const whose = () => (named ? `<td>${voice.text(truth.names.carrier().name)}<br>${chance.digits(9)}</td>` : '')
  // biome-ignore format: a table
  const rows = [
    ['Employers liability', [100_000, 500_000, 100_000].map(voice.money).join(' / ')],
    ['Business auto liability', `${voice.money(chance.pick([350_000, 600_000]))} each accident`],
    ['General liability', `${voice.money(1_500_000)} each occurrence, ${voice.money(2_500_000)} aggregate`],
  ]
  return `<h2>${named ? 'Schedule of underlying insurance' : 'Insurance you must keep beneath this policy'}</h2><table class="un"><tr><th>Kind</th>${named ? '<th>Insurer and policy</th>' : ''}<th>${named ? 'Underlying limits' : 'At least'}</th></tr>${chance
    .shuffle(rows)
    .map(([kind, limits]) => `<tr><td>${kind}</td>${whose()}<td>${limits}</td></tr>`)
    .join('')}</table>`
}
