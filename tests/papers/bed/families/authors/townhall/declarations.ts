import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { autosOf, basisOf, joinPool, shared } from './house.ts'

type Row = { letter: string; title: string; event: string; total: string; retention: string; sub?: boolean }

const CSS = `
* { -webkit-print-color-adjust: exact }

body { font: 9.5px 'Liberation Sans', sans-serif; color: #1b2430 }
.th-head { display: flex; justify-content: space-between; border-bottom: 5px double #34506b; padding-bottom: 6px }
.th-head b { font-size: 17px; letter-spacing: .5px } .th-head i { font-size: 9px }
.th-items { display: grid; grid-template-columns: 1fr 1fr; margin: 10px 0; border: 1px solid #34506b }
.th-items div { border: .5px solid #a9b9c8; padding: 4px 7px; min-height: 30px } .th-items u { text-decoration: none; font-size: 7.5px; color: #567; display: block }
table { border-collapse: collapse; width: 100% } th { background: #e4ebf1; text-align: right; font-size: 8.5px; padding: 4px; border-bottom: 1px solid #34506b }
td { padding: 3.5px 4px; border-bottom: .5px solid #c5d0da; text-align: right } th:nth-child(-n+2), td:nth-child(-n+2) { text-align: left }
td:first-child { font-weight: bold; width: 34px } tr.th-sub td { color: #333; font-size: 9px } tr.th-sub td:nth-child(2) { padding-left: 16px }
.th-cards { columns: 2; column-gap: 14px } .th-card { break-inside: avoid; border-left: 3px solid #34506b; padding: 2px 0 2px 8px; margin-bottom: 10px } .th-card h4 { margin: 0 0 3px; font-size: 9.5px } .th-card div { display: grid; grid-template-columns: 110px 1fr; gap: 6px; padding: 1px 0 } .th-card div b { text-align: right }
ol { font-size: 8px; padding-left: 16px } .th-sign { margin-top: 22px; display: flex; justify-content: space-between }`

/** Declarations of a member: lettered coverages with the limit per event, the Annual Total and the member's retention, and some the pool does not give. */
export const declarations: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const house = joinPool(voice)
    const excess = chance.maybe(0.5)
    const lines: Line[] = ['gl', 'auto', 'professional', ...(excess ? (['umbrella'] as const) : [])]
    const dollars = (least: number, most: number) => voice.money(chance.int(least, most) * 1000)
    const none = chance.pick(['None', '—', 'n/a', 'Not applicable'])
    const basis = basisOf(voice, { event: 'event basis (occurrence)', made: 'claims-made' })
    const whole = (title: string, rest: Partial<Row>): Row => ({
      letter: '',
      title,
      event: none,
      total: none,
      retention: none,
      ...rest,
    })
    const part = (title: string, rest: Partial<Row>) => whole(title, { ...rest, sub: true })
    const personal = part(chance.pick(['Personal injury and advertising injury', 'Personal & advertising injury']), {
      event: voice.limit('gl', 'personal'),
    })
    const products = part(
      chance.pick(['Products and completed operations', 'Completed operations / products hazard']),
      { total: voice.limit('gl', 'products') },
    )
    const rented = part(chance.pick(['Damage to premises rented to the member', 'Fire legal (rented premises)']), {
      event: voice.limit('gl', 'rented'),
    })
    const medical = part('Medical expense, any one person', { event: voice.limit('gl', 'medical') })
    const general = [
      whole(`General liability, ${basis}`, {
        event: voice.limit('gl', 'occurrence'),
        total: voice.limit('gl', 'aggregate'),
        retention: dollars(1, 50),
      }),
      ...chance.shuffle([personal, products, rented, medical]),
    ]
    const autos = voice.limits('auto', {
      csl: 'Each event, bodily injury and property damage combined',
      perPerson: 'Bodily injury, each person',
      perAccident: 'Bodily injury, each event',
      damage: 'Property damage, each event',
    })
    const auto = [
      whole(`Automobile liability: ${autosOf(voice)}`, { event: '', retention: dollars(0, 10) }),
      ...autos.map(([words, event]) => part(words, { event })),
    ]
    const officials = [
      whole(`${house.officials} (claims-made)`, {
        event: voice.limit('professional', 'claim'),
        total: voice.limit('professional', 'aggregate'),
        retention: dollars(5, 100),
      }),
    ]
    const above = () => [
      whole(voice.tick('umbrella.excess', 'Excess liability over A and B, follow form'), {
        event: voice.limit('umbrella', 'occurrence'),
        total: voice.limit('umbrella', 'aggregate'),
      }),
    ]
    const not = chance.pick(['Not covered', 'No coverage', 'Declined by member'])
    const rest = chance.shuffle([
      [
        whole('Property, replacement cost, statement of values on file', {
          event: dollars(4000, 90_000),
          retention: dollars(1, 25),
        }),
      ],
      [
        whole('Crime and employee faithful performance', {
          event: dollars(100, 900),
          total: none,
          retention: dollars(1, 5),
        }),
      ],
      [whole('Data security and privacy response', { event: not, total: not, retention: '' })],
      [
        whole('Workers’ compensation and employers’ liability', {
          event: chance.pick(['Not provided by the Pool', not]),
          total: '',
        }),
      ],
    ])
    const groups = [general, auto, officials, ...(excess ? [above()] : []), ...rest]
    const rows = groups.flatMap((group, at) => {
      const letter = 'ABCDEFGHIJK'[at]!
      return group.map((row, index) => ({ ...row, letter: row.sub ? `${letter}-${index}` : letter }))
    })
    const order = chance.pick([
      ['event', 'total', 'retention'],
      ['retention', 'event', 'total'],
    ] as const)
    const heads = {
      event: chance.pick(['Limit per event', 'Limit of coverage,<br>each event']),
      total: chance.pick(['Annual Total', 'Annual Total,<br>fund year']),
      retention: chance.pick(['Member retention', 'Member pays first']),
    }
    const location = chance.maybe(0.3)
    const notes = [
      `Event means what the memorandum defines in its Part II. All members together share a pool-wide Annual Total of ${dollars(15_000, 60_000)} for Property, which is not increased by the number of members.`,
      location
        ? voice.tick(
            'gl.perLocation',
            'The Annual Total of Coverage A applies separately to each location the member owns or rents.',
          )
        : `Defense costs are paid in addition to the limits, but count against the member retention.`,
      `Assessments: the trustees may assess up to ${dollars(10, 40)} in any fund year after notice of ninety days.`,
    ]
    const agent = () =>
      `<div><u>Item 6. ${chance.pick(['Agent of record', 'Member’s agent'])}</u>${voice.producer()}<br>${voice.producerAddress().join('<br>')}<br>${voice.reach('phone')}</div>`
    const period = `${shared(voice, 'effective', lines)} ${chance.pick(['to', 'through', '–'])} ${shared(voice, 'expiration', lines)}`
    const table = `<table><tr><th></th><th>Coverage</th>${order.map((one) => `<th>${heads[one]}</th>`).join('')}</tr>
${rows.map((row) => `<tr class="${row.sub ? 'th-sub' : ''}"><td>${row.letter}</td><td>${row.title}</td>${order.map((one) => `<td>${row[one]}</td>`).join('')}</tr>`).join('\n')}
</table>`
    const inCard = (row: Row) =>
      order
        .filter((one) => row[one] && row[one] !== none)
        .map(
          (one) =>
            `<div><b>${row[one]}</b><span>${row.sub ? row.title : heads[one].replace('<br>', ' ')}${row.sub && one === 'total' ? ', Annual Total' : ''}</span></div>`,
        )
        .join('')
    const cards = `<div class="th-cards">${rows.map((row, at) => `${row.sub ? '' : `${at ? '</div>' : ''}<div class="th-card"><h4>${row.letter}. ${row.title}</h4>`}${inCard(row)}`).join('\n')}</div></div>`
    // biome-ignore format: a page
    const html = `<div class="th-head"><div><b>${shared(voice, 'carrier', lines)}</b><br><i>A self-insurance pool of ${house.sort === 'school' ? 'public schools' : house.sort === 'municipal' ? 'local governments' : 'nonprofit agencies'}. The Pool is not an insurance company.</i></div><div style="text-align:right"><b style="font-size:13px">${chance.pick(['MEMBER DECLARATIONS', 'DECLARATIONS OF COVERAGE'])}</b><br>Fund Year ${house.fundYear}</div></div>
<div class="th-items"><div><u>Item 1. Coverage Party</u>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</div><div><u>Item 2. Member number</u>${house.member}<br><u style="margin-top:5px">Item 3. Memorandum of Coverage</u>${shared(voice, 'number', lines)}${chance.maybe(0.5) ? `<u style="margin-top:5px">Replaces</u>${voice.text(truth.prior.gl.number)}` : ''}</div>
<div><u>Item 4. Coverage period</u>${period}<br>12:01 a.m. at the address of the Coverage Party</div>${chance.maybe(0.75) ? agent() : ''}</div>
<div style="margin:6px 0 3px"><b>Item 5. Coverages.</b> Coverage is given only where an amount stands beside the letter.</div>
${chance.maybe(0.6) ? table : cards}<ol>${notes.map((note) => `<li>${note}</li>`).join('')}</ol>
<div>Total contribution for the fund year: ${voice.money(truth.policies.gl.premium)} &nbsp; Capital contribution (first three years): ${voice.money(chance.int(500, 9000))}</div>
<div class="th-sign"><span>Issued ${voice.date(daysLater(truth.policies.gl.effective, -chance.int(5, 40)))}</span><span>______________________<br>${voice.text(truth.names.person())}, Executive Director</span></div>`
    return { kind: 'declarations', feeds: 'fills', html, css: CSS }
  },
}
