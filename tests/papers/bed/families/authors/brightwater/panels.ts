import type { Paper } from '../../../family.ts'
import { agentOf, basisOf, brandOf, eachOf, figuresOf, termOf, wordsOf } from './words.ts'

const TALK = `.bt,.bt *{print-color-adjust:exact;-webkit-print-color-adjust:exact}.bt{font:10px 'Liberation Sans',sans-serif;color:#222}.bt h1{font-size:21px;font-weight:400;margin:0 0 4px;color:#7a1f4b}.bt h2{font-size:13px;color:#7a1f4b;border-bottom:2px solid #7a1f4b;margin:18px 0 4px}
.bt .lead{display:grid;grid-template-columns:1fr 1fr;gap:20px;background:#faf3f7;padding:12px 14px;margin:8px 0}.bt .lead td{padding:1px 10px 1px 0;vertical-align:top;font-size:10px;border:0}.bt table{border-collapse:collapse;width:100%}.bt td,.bt th{padding:4px 6px;text-align:left;border-bottom:1px solid #e3cfd9;vertical-align:top}
.bt td.n,.bt th.n{text-align:right;white-space:nowrap}.bt .grp td{background:#f4e6ee;font-weight:bold}.bt .cond{columns:2;column-gap:22px;font-size:8.5px;line-height:1.4;break-before:page}.bt .cond p{margin:0 0 6px}.bt sup{font-size:7px}`

/** A whole policy in plain English: one long table of what is covered, the places, the forms, and pages of conditions with amounts that limit nothing. */
export const coverageTable: Paper = {
  account: { long: true },
  draw(voice) {
    const { chance, truth } = voice
    const term = termOf(voice, ['gl'])
    const ded = (amount: number) => `<td class="n">${amount ? voice.money(amount) : chance.pick(['None', '–'])}</td>`
    const row = (words: string, amount: string, first: number) =>
      `<tr><td>${words}</td><td class="n">${amount}</td>${ded(first)}</tr>`
    const group = (words: string) => `<tr class="grp"><td colspan="3">${words}</td></tr>`
    const each = eachOf(voice)
    const said = wordsOf(voice, 'gl')
    const claims = chance.pick([0, 0, 500, 1000])
    const liability = said.map(([name, words]) =>
      row(
        `${words}${name === 'aggregate' && each ? ` – ${each}` : ''}${name === 'medical' ? '<sup>2</sup>' : ''}`,
        voice.limit('gl', name),
        name === 'occurrence' ? claims : 0,
      ),
    )
    const optional = chance.some(
      [
        ['Cyber and data breach', ''], ['Professional mistakes', ''], ['Employment practices', ''], ['Umbrella', ''], ['Workers’ compensation', ''], ['Business auto, including hired and borrowed autos', ''],
        ['Spoiled food and stock', voice.money(10_000)], ['Theft by an employee', voice.money(25_000)], ['Water that backs up from drains', voice.money(25_000)], ['Outdoor signs', voice.money(5000)],
      ] as [string, string][], // biome-ignore format: a list
      chance.int(6, 9),
    )
    const extras = optional.map(([words, amount]) =>
      row(words, amount || chance.pick(['Not covered', 'Not chosen']), amount ? 250 : 0),
    )
    const things = [
      row('Money and securities, on and off premises', `${voice.money(10_000)} / ${voice.money(5000)}`, 500),
      row('Debris removal – for each premises', voice.money(25_000), 0),
      row('Valuable papers and records', voice.money(50_000), 500),
    ]
    const blocks = [
      [group(`Liability to other people – ${basisOf(voice)}`), ...liability],
      [group('Your property, any premises<sup>1</sup>'), ...things],
      [group('Optional coverages'), ...extras],
    ]
    const table = chance.maybe(0.5) ? blocks : [blocks[1]!, blocks[0]!, blocks[2]!]
    const places = truth.locations.map(
      (place) =>
        `<tr><td>${place.number}</td><td>${voice.address(place.party.address).join(', ')}</td><td class="n">${voice.money(place.building)}</td><td class="n">${voice.money(place.contents)}</td><td class="n">${voice.money(place.premium)}</td></tr>`,
    )
    const facts = chance.shuffle([
      ['Policy number', term.number],
      [chance.pick(['Policy period', 'In force']), `${term.from} ${chance.pick(['to', '–', 'until'])} ${term.to}`],
      ['Insurer', `${term.carrier}${chance.maybe(0.5) ? ` (NAIC no. ${term.naic()})` : ''}`],
      ...(chance.maybe(0.5) ? [['Replaces', voice.text(truth.prior.gl.number)]] : []),
      ['Price for the term', voice.money(truth.policies.gl.premium)],
    ])
    const forms = truth.forms.map(
      (form) => `<tr><td>${form.number}</td><td>${form.edition}</td><td>${form.title}</td></tr>`,
    )
    const conditions = chance
      .shuffle([
        `If you ask us to end the policy early and the price still owed is less than ${voice.money(50)}, we do not send a bill. We return any unearned price above ${voice.money(5)}.`,
        `We pay up to ${voice.money(250)} a day for earnings you lose because we asked you to help with a case, and up to ${voice.money(2500)} for bail bonds after a traffic accident.`,
        `Rewards: up to ${voice.money(10_000)} for information that leads to a conviction for arson at your premises.`,
        'Two or more of our policies: if another policy from us or a company of our group covers the same event, the highest single limit under any one of them is the most that we pay.',
        `Records: keep receipts for anything worth more than ${voice.money(1000)}. We may inspect your books for three years after the term.`,
        `Arson and fraud: a person who knowingly files a false claim may owe a penalty of up to ${voice.money(15_000)} under the law of some states.`,
        `Example. A customer slips and is owed ${voice.money(80_000)}. Your limit is ${voice.money(60_000)} in this example, so we pay ${voice.money(60_000)} and the cost of your defense.`,
        'Transfer: nobody else takes over your rights under this policy unless we agree in writing. If you die, your representative keeps them while acting for you.',
        `Pollution clean-up at your premises that the policy would otherwise not cover: up to ${voice.money(10_000)} in each 12 months.`,
        'Tell us as soon as you can of any event that may lead to a claim: what happened, when and where, and who was hurt or saw it. Do not admit fault or promise to pay except for first aid.',
      ])
      .map((words, index) => `<p><b>${index + 1}.</b> ${words}</p>`)
    // biome-ignore format: a page
    return { kind: 'declarations', feeds: 'fills', css: TALK, running: `<div style="display:flex;justify-content:space-between"><span>${brandOf(voice, 'gl')} business</span><span>${term.number}</span></div>`,
      html: `<div class="bt"><h1>${chance.pick(['What your policy covers', 'Your business owner policy', 'Your declarations, in plain words'])}</h1><div class="lead"><div><b>${voice.insured()}</b><br>${voice.insuredAddress().join('<br>')}${chance.maybe(0.3) ? '<br><i>Form of business: as you told us when you applied</i>' : ''}<br><br>${chance.maybe(0.5) ? 'You bought this policy from us directly. There is no agent.' : `Sold and served by<br>${agentOf(voice).join('<br>')}`}</div>
<table>${facts.map(([label, value]) => `<tr><td>${label}</td><td><b>${value}</b></td></tr>`).join('')}</table></div>
<h2>The most we pay</h2><table><tr><th>${chance.pick(['What’s covered', 'Coverage'])}</th><th class="n">${chance.pick(['Up to', 'Limit'])}</th><th class="n">${chance.pick(['You pay first', 'Deductible'])}</th></tr>${table.flat().join('')}</table><p style="font-size:8px"><sup>1</sup> Buildings and contents: see the list of places. <sup>2</sup> Whoever was at fault; not for you or your employees.</p>
<h2>Your places</h2><table><tr><th>#</th><th>Address</th><th class="n">Building</th><th class="n">Contents</th><th class="n">Price</th></tr>${places.join('')}</table><h2>Wording that belongs to this policy</h2><table>${forms.join('')}</table>
<div class="cond"><h2>How your policy works</h2>${conditions.join('')}</div></div>` }
  },
}

const DARK = `.bk,.bk *{print-color-adjust:exact;-webkit-print-color-adjust:exact}.bk{font:10px 'Inter Variable',sans-serif;color:#111}.bk .hero{background:#171a2b;color:#f2f2f7;padding:18px 22px;display:grid;grid-template-columns:1.5fr 1fr 1fr;gap:8px 18px}.bk .hero i{font-style:normal;font-size:7.5px;text-transform:uppercase;letter-spacing:1px;color:#a9b0d6;display:block}.bk .hero b{font-size:14px;font-weight:500}.bk h1{grid-column:1/4;font-size:20px;font-weight:300;margin:0}
.bk h2{font-size:12px;margin:16px 0 4px}.bk table{width:100%;border-collapse:collapse}.bk td,.bk th{padding:5px 6px;border-bottom:1px solid #d8d9e6;text-align:right}.bk td:first-child,.bk th:first-child{text-align:left}.bk th{font-size:8px;color:#555}.bk .two{display:grid;grid-template-columns:1fr 1fr;gap:18px;margin-top:12px}.bk .note{border:1px solid #171a2b;padding:8px 10px}`

/** Professional and cyber liability in one number: insuring clauses with limits, retentions and retroactive dates; general liability is named as not bought. */
export const cyberProfessional: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const line = 'professional'
    const { claim, aggregate, retention } = truth.policies[line].limits
    const { show } = figuresOf(voice)
    const term = termOf(voice, [line])
    const start = voice.date(truth.prior[line].effective)
    const cyber = chance.pick([claim!, 250_000, 100_000])
    const clause = (name: string, one: number, all: number, first: number | string, retro: string) =>
      `<tr><td>${name}</td><td>${show(one)}</td><td>${show(all)}</td><td>${typeof first === 'number' ? voice.money(first) : first}</td><td>${retro}</td></tr>`
    const rows = [
      clause(
        chance.pick([
          'A. Mistakes in your professional services',
          'A. Professional liability (errors & omissions)',
          'A. Technology and professional services',
        ]),
        claim!,
        aggregate!,
        retention!,
        start,
      ),
      clause('B. Privacy and network security liability', cyber, cyber, retention!, start),
      clause('C. Data breach response', cyber / 2, cyber / 2, 1000, 'n/a'),
      clause('D. Ransom and extortion', 50_000, 100_000, 2500, 'n/a'),
      clause('E. Lost income after a system failure', 100_000, 100_000, '10 hours', 'n/a'),
      `<tr><td>F. ${chance.pick(['Funds transfer fraud', 'Media liability'])}</td><td colspan="4">Not covered</td></tr>`,
      `<tr><td>G. General liability (injury, damage, advertising)</td><td colspan="4">${chance.pick(['Not covered under this policy', 'Not bought here'])}</td></tr>`,
    ]
    const facts: [string, string][] = chance.shuffle([
      ['Policy', term.number],
      [chance.pick(['Underwritten by', 'Insurer']), term.carrier + (chance.maybe(0.5) ? ` · NAIC ${term.naic()}` : '')],
      [chance.pick(['From', 'Inception']), term.from],
      [chance.pick(['To', 'Expiry']), term.to],
      ['Most we pay for A–E together', show(aggregate!)],
      ['Premium', voice.money(truth.policies[line].premium)],
    ])
    // biome-ignore format: a page
    return { kind: 'declarations', feeds: 'fills', css: DARK, html: `<div class="bk"><div class="hero"><h1>${brandOf(voice, line)} / professional + cyber</h1>${facts.map(([words, value]) => `<div><i>${words}</i><b>${value}</b></div>`).join('')}</div>
<div class="two"><div><small>Named insured</small><br><b>${voice.insured()}</b><br>${voice.insuredAddress().join('<br>')}</div><div><small>${chance.pick(['Broker', 'Broker of record'])}</small><br>${agentOf(voice).join('<br>')}<br>Code ${truth.producer.code}</div></div>
<p><b>This is a claims-made and reported policy.</b> It covers claims first made against you and reported to us in the policy period. Costs of defense count toward the limits.</p><h2>Insuring clauses</h2><table><tr><th></th><th>each claim</th><th>all claims</th><th>retention</th><th>acts on or after</th></tr>${chance.maybe(0.3) ? [...rows.slice(1, 2), rows[0], ...rows.slice(2)].join('') : rows.join('')}</table>
<div class="two"><div class="note"><b>Extended reporting</b><br>12 months for ${voice.money(Math.round(truth.policies[line].premium * 0.75))}; 36 months for ${voice.money(truth.policies[line].premium * 2)}. Ask within 60 days after the end.</div><div class="note"><b>If data is lost, call first</b><br>Breach line ${truth.names.phone()}. Lawyers and forensics we choose cost you nothing for the first ${voice.money(5000)}.</div></div>
<h2>Forms</h2><p>${truth.forms.map((form) => `${form.number} (${form.edition}) ${form.title}`).join(' · ')}</p></div>` }
  },
}
