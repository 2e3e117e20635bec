import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import { agentOf, autosOf, basisOf, brandOf, eachOf, figuresOf, termOf, wordsOf } from './words.ts'

const TITLES: Record<Line, string[]> = {
  gl: ['Liability', 'General liability', 'Liability to others'],
  auto: ['Business auto', 'Driving', 'Auto liability'],
  umbrella: ['Umbrella', 'Umbrella liability'],
  wc: ['Workers’ compensation', 'Workers’ comp'],
  professional: ['Professional liability', 'Professional liability (errors & omissions)'],
}

const CARDS = `.bc,.bc *{print-color-adjust:exact;-webkit-print-color-adjust:exact}.bc{font:9.5px 'Inter Variable',sans-serif;color:#1c2733}.bc .top{display:flex;justify-content:space-between;background:#12344d;color:#fff;padding:16px 20px;border-radius:10px}
.bc .top b{font-size:22px;letter-spacing:-.5px}.bc .top div:last-child{text-align:right;font-size:11px}.bc .facts{display:grid;grid-template-columns:1.3fr 1fr 1fr 1.2fr;gap:8px;margin:10px 0}
.bc .facts div{border-left:3px solid #3fa7a0;padding:2px 8px}.bc .facts b{display:block;font-size:13px}.bc small{font-size:7.5px;color:#66788a}.bc .who{display:flex;gap:40px;margin:8px 2px 12px;line-height:1.45}
.bc .cards{display:grid;grid-template-columns:1fr 1fr;gap:10px}.bc .card{border:1px solid #cfdae3;border-radius:10px;padding:10px 12px;break-inside:avoid}.bc .card h3{margin:0 0 2px;font-size:12px}.bc .card p{margin:4px 0 0}
.bc .fs{display:grid;grid-template-columns:1fr 1fr;gap:8px 10px;margin-top:6px}.bc .f b{display:block;font-size:17px;font-weight:650}.bc .f.over{display:flex;flex-direction:column-reverse;justify-content:flex-end}.bc table{width:100%;border-collapse:collapse;font-size:8.5px}.bc td,.bc th{text-align:left;padding:3px 4px;border-bottom:1px solid #e3eaef}.bc h3{margin:14px 0 3px}.bc .off{background:#f1f3f5;color:#8a97a3}
.bc .foot{margin-top:14px;font-size:7.5px;color:#66788a;columns:2}`

/** One policy of several parts under one number: a panel for each part, big figures with small captions, gray panels for what was not bought. */
export const policyCards: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const { show, limit } = figuresOf(voice)
    const extra = chance.some(['auto', 'umbrella', 'professional'] as Line[], chance.int(1, 3))
    const lines: Line[] = ['gl', ...extra]
    const term = termOf(voice, lines)
    const over = chance.maybe(0.4) ? 'f over' : 'f'
    const figure = (amount: string, words: string) =>
      `<div class="${over}"><b>${amount}</b><small>${words}</small></div>`
    const slashed = chance.maybe(0.35)
    const inThousands = chance.maybe(0.5)
    const inSentences = chance.maybe(0.3)
    const up = (line: Line, name: string) => `<b>${limit(line, name)}</b>`
    /** A part told in sentences; a limit that is excluded gets a sentence of its own. */
    const sentences: Partial<Record<Line, () => string>> = {
      gl: () => {
        const without = truth.policies.gl.excluded
        const told = {
          personal: () =>
            `If someone says that you slandered them or copied an ad, we pay up to ${up('gl', 'personal')} for each person or company.`,
          rented: () => `Harm to premises you rent is covered up to ${up('gl', 'rented')}.`,
          medical: () =>
            `Guests who get hurt have their medical bills paid, up to ${up('gl', 'medical')} for each person.`,
          products: () =>
            `For products you sold and work you finished we pay no more than ${up('gl', 'products')} in the term.`,
        }
        const missing = {
          personal: 'Personal and advertising injury',
          rented: 'Harm to premises you rent',
          medical: 'Medical bills of guests',
          products: 'Harm from products and finished work',
        }
        const rest = (Object.keys(told) as (keyof typeof told)[]).map((name) =>
          name === without ? `${missing[name]}: not covered.` : told[name](),
        )
        return `When you injure someone or damage what is theirs, we pay up to ${up('gl', 'occurrence')} for each event and ${up('gl', 'aggregate')} for everything in the term other than products and finished work. ${chance.shuffle(rest).join(' ')}`
      },
      umbrella: () =>
        `Once the limits under it are used up, the umbrella adds up to ${up('umbrella', 'occurrence')} for an event, and ${up('umbrella', 'aggregate')} in all.`,
      professional: () =>
        `If a client says that your work cost them money, we pay up to ${up('professional', 'claim')} for each claim and ${up('professional', 'aggregate')} for all of them.`,
    }
    const figures = (line: Line) => {
      const told = inSentences && sentences[line]
      if (told) return `<p style="grid-column:1/3;line-height:1.5">${told()}</p>`
      const words = wordsOf(voice, line)
      const rest = (...names: string[]) =>
        words.filter(([name]) => !names.includes(name)).map(([name, said]) => figure(limit(line, name), said))
      const [one, all] = line === 'professional' ? ['claim', 'aggregate'] : ['occurrence', 'aggregate']
      const { perPerson, perAccident, damage } = truth.policies[line].limits
      if (perPerson && inThousands) {
        for (const [name] of words) voice.limit(line, name)
        return figure(
          [perPerson, perAccident!, damage!].map((amount) => amount / 1000).join('/'),
          'injury per person / injury per accident / property damage, in thousands of dollars',
        )
      }
      if (!slashed || line === 'auto') return rest().join('')
      const said =
        line === 'professional'
          ? 'each claim / all claims together'
          : chance.pick(['each event / all events (general total)', 'each occurrence / general aggregate'])
      return [
        figure(
          `${limit(line, one!)} / ${limit(line, all!)}`,
          line === 'umbrella' ? 'each event / all events together' : said,
        ),
        ...rest(one!, all!),
      ].join('')
    }
    const notes: Record<Line, () => string> = {
      gl: () => {
        const each = eachOf(voice)
        return `${basisOf(voice)}.${each ? ` The general total ${each}.` : ''}`
      },
      auto: () => `Autos covered for liability: ${autosOf(voice).join('; ')}.`,
      umbrella: () => {
        voice.tick('umbrella.umbrella', '')
        const { retention } = truth.policies.umbrella.limits
        return retention
          ? `${voice.tick('umbrella.retention', 'Self-insured retention')}: ${limit('umbrella', 'retention')} each event.`
          : 'Sits over the liability part of this policy.'
      },
      wc: () => '',
      professional: () =>
        `Claims-made. You pay the first ${show(truth.policies.professional.limits.retention!)} of each claim.`,
    }
    const card = (line: Line) =>
      `<div class="card"><h3>${chance.pick(TITLES[line])}</h3><div class="fs">${figures(line)}</div><p>${notes[line]()}</p></div>`
    const property = `<div class="card"><h3>Your things</h3><div class="fs">${figure(show(chance.int(2, 40) * 5000), 'Tools, stock and furniture')}${figure(show(chance.int(3, 12) * 10_000), 'Lost income, up to 12 months')}</div><p>You pay first: ${voice.money(chance.pick([500, 1000, 2500]))} each loss. Flood and earthquake: not covered.</p></div>`
    const missing = (['auto', 'umbrella', 'professional', 'wc'] as Line[])
      .filter((line) => !lines.includes(line))
      .map(
        (line) =>
          `<div class="card off"><h3>${TITLES[line][0]}</h3><p>${chance.pick(['You didn’t choose this part.', 'Not part of this policy.', 'Not purchased. Add it any time from $29 a month.'])}</p></div>`,
      )
    const cards = [...chance.shuffle([...lines.map(card), ...(chance.maybe(0.7) ? [property] : [])]), ...missing]
    const agent = chance.maybe(0.75)
      ? `<div><small>Your agent</small><br>${agentOf(voice).join('<br>')}</div>`
      : '<div><small>How you bought it</small><br>Online, directly from us.<br>No agent or broker.</div>'
    const start = voice.date(truth.policies.gl.effective)
    const others = chance.maybe(0.5)
      ? `<h3>Also protected, for liability from your work</h3><table><tr><th>Who</th><th>Where</th><th>Why</th></tr>${Array.from({ length: chance.int(1, 4) }, () => `<tr><td>${voice.text(truth.names.business())}</td><td>${voice.address(truth.names.address()).join(', ')}</td><td>${chance.pick(['Landlord', 'Customer', 'Lender'])}</td></tr>`).join('')}</table>`
      : ''
    const plan = chance.maybe(0.4)
      ? `<h3>Your payments</h3><table>${Array.from({ length: 10 }, (_, index) => `<tr><td>Payment ${index + 1}</td><td>${index ? `${index} month${index > 1 ? 's' : ''} after ${start}` : start}</td><td>${voice.money(Math.round(truth.policies.gl.premium / 10))}</td></tr>`).join('')}</table>`
      : ''
    const facts = chance.shuffle([
      `<div><small>${chance.pick(['Policy number', 'Policy', 'Your policy no.'])}</small><b>${term.number}</b></div>`,
      `<div><b>${term.from}</b><small>${chance.pick(['starts, 12:01 a.m.', 'coverage begins'])}</small></div><div><b>${term.to}</b><small>${chance.pick(['ends, 12:01 a.m.', 'coverage ends'])}</small></div>`,
      `<div><b>${voice.money(truth.policies.gl.premium)}</b><small>for the term, taxes and fees included</small></div>`,
    ])
    // biome-ignore format: a page
    return { kind: 'declarations', feeds: 'fills', css: CARDS, html: `<div class="bc"><div class="top"><b>${brandOf(voice, 'gl')}</b><div>${chance.pick(['Your policy on one page', 'Policy summary (declarations)', 'Business policy declarations'])}<br><small style="color:#cfe3ee">Everything under one number</small></div></div>
<div class="facts">${facts.join('')}</div><div class="who"><div><small>${chance.pick(['Who’s insured', 'You (the named insured)', 'Named insured'])}</small><br><b>${voice.insured()}</b><br>${voice.insuredAddress().join('<br>')}</div>${agent}<div><small>Insurance company</small><br>${term.carrier}${chance.maybe(0.6) ? `<br>NAIC ${term.naic()}` : ''}</div></div>
<div class="cards">${cards.join('')}</div>${others}${plan}<div class="foot">Claims day or night: ${truth.names.phone()}. The figures above are the most we pay; the policy wording says when. Paying monthly adds a ${voice.money(5)} service charge to each payment. A returned payment costs ${voice.money(25)}. This summary, the wording and any change we confirm in writing make up your policy.</div></div>` }
  },
}
