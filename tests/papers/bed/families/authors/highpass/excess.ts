import type { Paper } from '../../../family.ts'
import { CONDENSED, grouped, PLAIN_TABLES, row } from './words.ts'

const WORDS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** Excess auto liability above a primary of others: only the layer on top is this policy; what lies below is listed. */
export const excessAuto: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { umbrella, auto } = truth.policies
    const words = (name: string) => `${WORDS[umbrella.limits[name]! / 1_000_000]} Million Dollars`
    const said = chance.pick([
      (name: string) => voice.limit('umbrella', name),
      (name: string) => `${voice.limit('umbrella', name)} (${words(name)})`,
      (name: string) => {
        voice.limit('umbrella', name)
        return words(name)
      },
    ])
    const kept = umbrella.limits.retention
      ? `<dt>${voice.tick('umbrella.retention', chance.pick(['Self-insured retention', 'Retention (claims not covered below)']))}</dt><dd>${voice.limit('umbrella', 'retention')}</dd>`
      : ''
    const under = auto.limits.csl
      ? `${grouped(auto.limits.csl)} CSL`
      : `${grouped(auto.limits.perPerson!)}/${grouped(auto.limits.perAccident!)}/${grouped(auto.limits.damage!)}`
    const other = voice.text(truth.names.carrier().name)
    const kind = voice.tick(
      'umbrella.excess',
      chance.pick(['EXCESS LIABILITY', 'FOLLOWING FORM EXCESS', 'EXCESS AUTO LIABILITY']),
    )
    const limits = [
      `<dt>${chance.pick(['Each accident or occurrence', 'Any one occurrence', 'Each occurrence'])}</dt><dd>${said('occurrence')}</dd>`,
      `<dt>${chance.pick(['Annual aggregate, where one applies below', 'Aggregate'])}</dt><dd>${said('aggregate')}</dd>`,
    ]
    const below = [
      row([
        chance.pick(['Primary trucking liability', 'Automobile liability']),
        other,
        voice.text(truth.names.carrier().naic),
        voice.text(auto.number),
        under,
        `${voice.date(auto.effective)} – ${voice.date(auto.expiration)}`,
      ]),
    ]
    if (chance.maybe(0.6))
      below.push(
        row([
          'Employers liability',
          voice.text(truth.names.carrier().name),
          '',
          voice.text(truth.policies.wc.number),
          Object.values(truth.policies.wc.limits)
            .map((limit) => grouped(limit))
            .join(' / '),
          `${voice.date(truth.policies.wc.effective)} – ${voice.date(truth.policies.wc.expiration)}`,
        ]),
      )
    if (chance.maybe(0.5))
      below.push(
        row(['Garagekeepers, direct primary', other, '', `GK${chance.digits(6)}`, grouped(150_000), 'not followed']),
      )
    const table = `<h2>${chance.pick(['Schedule of underlying insurance', 'What must stay in force below us', 'Underlying policies'])}</h2><table class="u"><tr><th>Kind</th><th>Company</th><th>NAIC</th><th>Policy</th><th>Limits</th><th>Term</th></tr>${below.join('')}</table><p class="fine">None of these policies is ours. If one of them ends or pays less, we pay only what we would have paid with it.</p>`
    const top = `<dl>${chance.shuffle(limits).join('')}${kept}</dl>`
    // biome-ignore format: a page
    const html = `<table class="frame"><tr><td class="hp-edge"><p class="turn">${kind}</p></td><td><h1>${voice.carrier('umbrella')}</h1>${chance.maybe(0.5) ? '<p>Declarations of an excess policy</p>' : ''}<p class="fine">${voice.address(umbrella.carrier.address).join(', ')}${chance.maybe(0.6) ? ` — NAIC company ${voice.naic('umbrella')}` : ''}</p>
<div class="three"><div><b>${voice.number('umbrella')}</b><span>${chance.pick(['policy', 'policy number', 'contract no.'])}</span></div><div><b>${voice.effective('umbrella')}</b><span>${chance.pick(['effective', 'inception', 'from 12:01 AM'])}</span></div><div><b>${voice.expiration('umbrella')}</b><span>${chance.pick(['expiration', 'until 12:01 AM'])}</span></div></div>
<div class="two"><div><b>${voice.insured()}</b><br>${voice.insuredAddress().join('<br>')}<span>named insured and mailing address</span></div><div>${voice.producer()}<br>${voice.producerAddress().join('<br>')}<br>${voice.reach('phone')}<span>broker</span></div></div>
${chance.maybe(0.5) ? `<h2>Our layer</h2>${top}${table}` : `${table}<h2>Limits of this policy</h2>${top}`}
<p>Premium ${voice.money(umbrella.premium)}, of which ${chance.pick(['35', '25'])}% is earned at once. Units added in the term: ${voice.money(chance.int(200, 900))} a power unit. ${chance.pick(['', `Takes the place of ${voice.text(truth.prior.umbrella.number)}, under which the limit was ${voice.money(truth.prior.umbrella.limits.occurrence!)}.`])}</p><p class="fine">Not covered by us whatever the primary says: ${chance.shuffle(['uninsured motorists', 'cargo', 'physical damage', 'punitive damages', 'pollution']).slice(0, 3).join(', ')}. Issued through ${voice.text(truth.wholesaler.name)}, program administrator, ${voice.text(truth.wholesaler.address.city)}.</p></td></tr></table>`
    return { kind: 'declarations', feeds: 'fills', html, css: CSS }
  },
}

const CSS = `body{font:9pt ${CONDENSED}}${PLAIN_TABLES}.frame>tbody>tr>td{border:1.5px solid #5b2333;padding:10px 14px}.frame .hp-edge{width:26px;color:#5b2333;padding:8px 2px}.turn{writing-mode:vertical-rl;transform:rotate(180deg);font-size:15pt;letter-spacing:2px;margin:0 auto}h1{font-size:14pt}h2{font-size:10pt;color:#5b2333;margin:14px 0 4px}.three,.two{display:flex;gap:14px;margin-top:14px}.three div,.two div{flex:1;border-bottom:1px solid #5b2333;padding-bottom:3px}span{display:block;font-size:6.8pt;color:#666}.three b{font-size:11pt}.u td,.u th{border:.5px solid #999;font-size:7.6pt}.u th{background:#eee;font-weight:700}.fine{font-size:7.4pt;margin-top:5px}dl{display:grid;grid-template-columns:230px 1fr;row-gap:5px;margin:4px 0 8px}dt,dd{margin:0}dd{font-weight:700}`
