import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { type Line, otherLimits } from '../../../truth.ts'
import { agentOf, autosOf, basisOf, brandOf, eachOf, figuresOf, plain, wordsOf } from './words.ts'

const REVIEW = `.br,.br *{print-color-adjust:exact;-webkit-print-color-adjust:exact}.br{font:10px 'Inter Variable',sans-serif;color:#20242c}.br h1{font-size:24px;font-weight:700;letter-spacing:-.7px;margin:0}.br .sub{color:#5d6b7c;margin:2px 0 12px}.br .to{display:grid;grid-template-columns:1fr 1fr;gap:24px;border-top:4px solid #f0a500;padding-top:10px}
.br .sec{break-inside:avoid;margin-top:16px}.br .sec h2{font-size:13px;margin:0 0 4px}.br table{width:100%;border-collapse:collapse;table-layout:fixed}.br th{font-size:9px;text-align:left;padding:5px 8px;vertical-align:bottom;font-weight:600}.br th small{display:block;font-weight:400;color:#5d6b7c;font-size:8px}
.br td{padding:4px 8px;border-top:1px solid #e4e7ec}.br .now{background:#fff7e0}.br .was{color:#8b94a1}.br .why{font-size:8px;color:#5d6b7c}.br .halves{display:grid;grid-template-columns:1fr 1fr;gap:10px;margin-top:4px}.br .half{border-radius:8px;padding:8px 10px;border:1px solid #e4e7ec}.br .half small{display:block;font-size:8px}.br .figs{display:grid;grid-template-columns:1fr 1fr;gap:6px;margin-top:5px}.br .figs b{font-size:13px}.br .sum{margin-top:16px;background:#20242c;color:#fff;padding:10px 14px;display:flex;gap:40px}.br .sum b{display:block;font-size:17px}.br .sum small{color:#c7ccd6}`

const NAMES: Record<Line, string> = { gl: 'General liability', auto: 'Business auto', umbrella: 'Umbrella', wc: 'Workers’ compensation', professional: 'Professional liability' } // biome-ignore format: a list

/** A review after the renewal: for each policy the new term in force beside the term that has ended, the older one sometimes first. */
export const renewalReview: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { show, limit } = figuresOf(voice)
    const lines: Line[] = ['gl', ...chance.some(['auto', 'wc', 'umbrella'] as Line[], chance.int(1, 2))]
    const [now, was] = chance.pick([['This year', 'Last year'], ['New term', 'Ended term'], ['Now', 'Before'], ['Current policy year', 'Prior policy year']] as const) // biome-ignore format: a list
    const nowFirst = chance.maybe(0.55)
    const sides = (mine: string, theirs: string) => (nowFirst ? mine + theirs : theirs + mine)
    const moved = (by: number) => (by > 0 ? `▲ ${voice.money(by)} more` : `▼ ${voice.money(-by)} less`)
    const inCards = chance.maybe(0.4)
    const sideBySide = (line: Line, note: string) => {
      const [policy, prior] = [truth.policies[line], truth.prior[line]]
      const said = wordsOf(voice, line)
      const card = (kind: string, head: string, figures: string[], price: number) =>
        `<div class="half ${kind}"><small>${head}</small><div class="figs">${figures.map((one) => `<div>${one}</div>`).join('')}<div><b>${voice.money(price)}</b><small>price</small></div></div></div>`
      const mine = card(
        'now',
        `${now} · ${voice.number(line)} · ${voice.effective(line)} to ${voice.expiration(line)}`,
        said.map(([name, words]) => `<b>${limit(line, name)}</b><small>${words}</small>`),
        policy.premium,
      )
      const theirs = card(
        'was',
        `${was} · ${voice.text(prior.number)} · ${voice.date(prior.effective)} to ${voice.date(prior.expiration)}`,
        said.map(([name, words]) => `<b>${show(prior.limits[name]!)}</b><small>${words}</small>`),
        prior.premium,
      )
      return `<div class="sec"><h2>${NAMES[line]}</h2><div class="why">${voice.carrier(line)} · ${note}</div><div class="halves">${sides(mine, theirs)}</div></div>`
    }
    const section = (line: Line) => {
      const [policy, prior] = [truth.policies[line], truth.prior[line]]
      const head = sides(
        `<th class="now">${now}<small>${voice.number(line)}<br>${voice.effective(line)} – ${voice.expiration(line)}</small></th>`,
        `<th class="was">${was}<small>${voice.text(prior.number)}<br>${voice.date(prior.effective)} – ${voice.date(prior.expiration)}</small></th>`,
      )
      const rows = wordsOf(voice, line).map(([name, words]) => {
        const by = policy.excluded === name ? 'removed at renewal' : moved(policy.limits[name]! - prior.limits[name]!)
        return `<tr><td>${words}</td>${sides(`<td class="now"><b>${limit(line, name)}</b></td>`, `<td class="was">${show(prior.limits[name]!)}</td>`)}<td class="why">${by}</td></tr>`
      })
      const words: Record<Line, () => string> = {
        gl: () => {
          const each = eachOf(voice)
          return basisOf(voice) + (each ? `; the general total ${each}` : '')
        },
        auto: () => `For liability: ${autosOf(voice).join(', ').toLowerCase()}`,
        wc: () => `Benefits to employees: ${voice.tick('wc.statutory', chance.pick(['statutory', 'as the law of your state sets them (statutory)']))}`,
        umbrella: () => `${voice.tick('umbrella.umbrella', 'Umbrella')} form${policy.limits.retention ? `; ${voice.tick('umbrella.retention', 'retention')} ${limit('umbrella', 'retention')}` : ''}`,
        professional: () => '',
      } // biome-ignore format: a list
      const price = `<tr><td>Price</td>${sides(`<td class="now">${voice.money(policy.premium)}</td>`, `<td class="was">${voice.money(prior.premium)}</td>`)}<td class="why">${moved(policy.premium - prior.premium)}</td></tr>`
      if (inCards) return sideBySide(line, words[line]())
      return `<div class="sec"><h2>${NAMES[line]}</h2><div class="why">${voice.carrier(line)}${chance.maybe(0.4) ? ` (NAIC ${voice.naic(line)})` : ''} · ${words[line]()}</div><table><tr><th></th>${head}<th>Change</th></tr>${rows.join('')}${chance.maybe(0.7) ? price : ''}</table></div>`
    }
    const total = lines.reduce((sum, line) => sum + truth.policies[line].premium, 0)
    const not = (['umbrella', 'professional'] as Line[]).filter((line) => !lines.includes(line))
    // biome-ignore format: a page
    return { kind: 'schedule', feeds: 'fills', css: REVIEW, html: `<div class="br"><h1>${chance.pick(['You’ve renewed: your insurance, old and new', 'Summary of your insurance after renewal', 'Renewal review: your policies'])}</h1><div class="sub">${chance.pick(['Your new term is paid for and in force. The older column is for comparison only.', 'Renewed and in force. What has ended is shown in gray.'])}</div>
<div class="to"><div><b>${voice.insured()}</b><br>${voice.insuredAddress().join('<br>')}</div><div>Your advisor<br>${agentOf(voice).join('<br>')}</div></div>${lines.map(section).join('')}
<div class="sum"><div><b>${voice.money(total)}</b><small>all policies, this term</small></div><div><b>${voice.money(Math.round(total / 12))}</b><small>each month, if you pay in 12</small></div><div><b>${chance.int(0, 3)}</b><small>claims in three years</small></div></div><p class="why">${not.map((line) => `${NAMES[line]}: not carried with us.`).join(' ')} Ask us about limits up to ${show(25_000_000)}.</p></div>` }
  },
}

const ACTIVE = `.ba,.ba *{print-color-adjust:exact;-webkit-print-color-adjust:exact}.ba{font:9.5px 'Liberation Sans',sans-serif;color:#1d2a26;display:grid;grid-template-columns:200px 1fr;min-height:880px}.ba .leftbar{background:#e3f1ec;padding:18px 16px;line-height:1.4}.ba .leftbar b{display:block;font-size:12px;margin-bottom:10px}.ba .leftbar small,.ba .g small{color:#4d6b61;font-size:8px}
.ba .main{padding:18px 0 0 20px}.ba h1{font-size:20px;margin:0 0 10px;color:#0b6b50}.ba h2{font-size:11px;margin:14px 0 4px;color:#0b6b50}.ba .g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:10px}.ba .g div{border-bottom:2px solid #0b6b50;padding-bottom:5px}.ba .g b{display:block;font-size:16px}.ba table{border-collapse:collapse;width:100%}.ba td,.ba th{padding:3px 5px;border-bottom:1px solid #cfe2db;text-align:left;font-size:8.5px}`

/** An e-mail with a confirmation: auto (and sometimes workers’ compensation) just bought, or a change of limits with the limits before. */
export const confirmationMail: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { show, limit } = figuresOf(voice)
    const isChange = chance.maybe(0.4)
    const withWork = !isChange && chance.maybe(0.5)
    const policy = truth.policies.auto
    const before = otherLimits(chance, 'auto', policy.limits)
    const [number, from, to, carrier] = [
      voice.number('auto'),
      voice.effective('auto'),
      voice.expiration('auto'),
      voice.carrier('auto'),
    ]
    const brand = brandOf(voice, 'auto')
    const autos = autosOf(voice)
    const tiles = wordsOf(voice, 'auto').map(([name, words]) =>
      isChange
        ? `<div><small>${words}</small><b>${limit('auto', name)}</b><small>was ${show(before[name]!)}</small></div>`
        : `<div><b>${limit('auto', name)}</b><small>${words}</small></div>`,
    )
    const other = [
      `<div><b>${show(5000)}</b><small>Medical payments</small></div>`,
      `<div><b>${chance.pick([show(100_000), 'Rejected'])}</b><small>Uninsured drivers</small></div>`,
    ]
    const fleet = truth.vehicles.map(
      (one) =>
        `<tr><td>${one.year} ${one.make} ${one.model}</td><td>${one.vin}</td><td>${voice.money(one.cost)}</td><td>${chance.pick([voice.money(500), voice.money(1000), 'none'])}</td></tr>`,
    )
    const work = withWork
      ? `<h2>Workers’ compensation</h2><p>${chance.pick(['Policy', 'No.'])} ${voice.number('wc')}, ${voice.effective('wc')} to ${voice.expiration('wc')}. Insurer: ${voice.carrier('wc')}. Benefits are ${voice.tick('wc.statutory', 'statutory')} in ${truth.insured.address.state}.</p><div class="g">${wordsOf(
          voice,
          'wc',
        )
          .map(([name, words]) => `<div><b>${limit('wc', name)}</b><small>${words}</small></div>`)
          .join('')}</div>`
      : ''
    const day = voice.date(policy.effective)
    const later = voice.date(daysLater(policy.effective, chance.int(30, 200)))
    const inMail = chance.maybe(0.5)
    const [hello, insured] = [truth.names.person().split(' ')[0], voice.insured()]
    const words = plain(
      isChange
        ? `Hi ${hello},\n\nThe change you asked for is done. ${inMail ? `Policy ${number}, ${from} to ${to}, ` : 'Your auto policy '}now has the limits in the attached page. You owe ${voice.money(chance.int(20, 900))} more for this term; we add it to your next bill.\n\nThanks,\n${brand}`
        : `Hi ${hello},\n\nYou're covered! ${inMail ? `Your auto policy ${number} for ${insured} is active from ${from}.` : `Coverage for ${insured} is active.`} The details are attached; ID cards follow by mail within five days. We charged ${voice.money(Math.round(policy.premium / 12))} to your card.\n\nNeed a certificate for a customer? Make one free in the app.\n\n${brand} support, ${truth.names.phone()}`,
    )
    const agent = chance.maybe(0.6)
      ? `<small>Agent</small>${agentOf(voice)
          .map((one, index) => (index ? `${one}<br>` : `<b style="margin:0">${one}</b>`))
          .join('')}`
      : '<small>Agent</small><b>None – you bought from us online</b>'
    // biome-ignore format: a page
    return { kind: isChange ? 'endorsement' : 'binder', feeds: 'fills', css: ACTIVE, mail: { subject: plain(isChange ? `Change confirmed - ${number}` : chance.pick([`You're covered, ${insured}`, `Confirmation of coverage ${number}`])), words },
      html: `<div class="ba"><div class="leftbar"><b style="font-size:18px">${brand}</b><small>Insured</small><b>${insured}<br><span style="font-weight:400">${voice.insuredAddress().join('<br>')}</span></b><small>Auto policy</small><b>${number}</b><small>Insured by</small><b>${carrier}${chance.maybe(0.5) ? `<br><span style="font-weight:400">NAIC ${voice.naic('auto')}</span>` : ''}</b><small>Starts</small><b>${from}</b><small>Ends</small><b>${to}</b>${agent}</div>
<div class="main"><h1>${isChange ? chance.pick(['Your policy has changed', 'Change confirmed']) : chance.pick(['You’re covered', 'Confirmation of coverage'])}</h1>${isChange ? `<p>${chance.pick([`The change counts from ${day}, the beginning of the term.`, `The change counts from ${later}.`])} Everything else stays as it was.</p>` : '<p>Coverage is bound. This page is proof of insurance until your policy arrives.</p>'}
<h2>${isChange ? 'Your auto limits now' : 'Business auto'}</h2><div class="g">${tiles.join('')}${other.join('')}</div><p><b>Liability covers:</b> ${autos.join('; ')}.</p>${work}<h2>Autos on the policy</h2><table><tr><th>Auto</th><th>VIN</th><th>Cost new</th><th>Collision: you pay first</th></tr>${fleet.join('')}</table>
${chance.maybe(0.5) ? `<p>Loss payee: ${voice.text(truth.names.business())}, ${voice.address(truth.names.address()).join(', ')}</p>` : ''}<p style="font-size:8px">Towing up to ${voice.money(75)} each time. Rental ${voice.money(40)} a day, ${voice.money(1200)} in all.</p></div></div>` }
  },
}

const EXTRA = `.bx,.bx *{print-color-adjust:exact;-webkit-print-color-adjust:exact}.bx{font:10px 'DejaVu Sans','Liberation Sans',sans-serif;color:#23201c}.bx .big{display:flex;gap:26px;align-items:flex-end;border-bottom:6px solid #c8502d;padding-bottom:12px}.bx .big b{font-size:34px;line-height:1}.bx .big small{display:block;color:#7b6f66}.bx h1{font-size:14px;color:#c8502d;margin:0 0 12px;text-transform:uppercase;letter-spacing:1.5px}
.bx .cols{display:grid;grid-template-columns:1fr 1fr;gap:26px;margin-top:14px;line-height:1.5}.bx dl{display:grid;grid-template-columns:auto 1fr;gap:3px 12px;margin:0}.bx dt{color:#7b6f66}.bx dd{margin:0;font-weight:bold}.bx .tower{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6px}.bx .tower div{background:#f7ece3;padding:10px}.bx .tower b{display:block;font-size:22px}.bx .tower small{font-size:8px}.bx h2{font-size:11px;margin:20px 0 4px}.bx table{width:100%;border-collapse:collapse;font-size:8.5px}.bx td,.bx th{border:1px solid #dccfc4;padding:4px 6px;text-align:left;vertical-align:top}.bx th{background:#f7ece3}`

/** Declarations of an umbrella or excess policy whose own limits stand on top and whose underlying policies, required limits and insurers fill the table. */
export const extraLiability: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { show, limit } = figuresOf(voice)
    const isUmbrella = chance.maybe(0.65)
    const { retention } = truth.policies.umbrella.limits
    const title = isUmbrella
      ? voice.tick('umbrella.umbrella', chance.pick(['Umbrella liability', 'Commercial umbrella']))
      : voice.tick('umbrella.excess', chance.pick(['Excess liability', 'Follow-form excess liability']))
    const asTower = chance.maybe(0.4)
    const under = (['gl', 'auto', 'wc'] as Line[]).map((line) => {
      const { number, effective, expiration, limits, carrier } = truth.policies[line]
      const name = line === 'wc' ? 'Employer’s liability' : NAMES[line]
      const amounts = wordsOf(voice, line)
        .filter(([one]) => !['rented', 'medical'].includes(one))
        .map(([one, words]) => `${words}: ${show(limits[one]!)}`)
      if (asTower)
        return `<div><small>${name}</small><b>${amounts[0]!.split(': ').at(-1)}</b><small>${amounts[0]!.split(': ').slice(0, -1).join(': ')}<br>${amounts.slice(1).join('<br>')}<br><br>${voice.text(carrier.name)}<br>${voice.text(number)}<br>${voice.date(effective)} – ${voice.date(expiration)}</small></div>`
      return `<tr><td>${name}</td><td>${voice.text(carrier.name)}<br>${voice.text(number)}</td><td>${voice.date(effective)}<br>${voice.date(expiration)}</td><td>${amounts.join('<br>')}</td></tr>`
    })
    const facts: [string, string][] = chance.shuffle([
      ['Policy number', voice.number('umbrella')],
      ['In force', `${voice.effective('umbrella')} – ${voice.expiration('umbrella')}`],
      ['Insurer', voice.carrier('umbrella')],
      ...(chance.maybe(0.5) ? [['NAIC', voice.naic('umbrella')] as [string, string]] : []),
      ['Basis', voice.tick('umbrella.occurrence', 'Occurrence')],
      ['Premium', voice.money(truth.policies.umbrella.premium)],
    ])
    const [one, all] = [limit('umbrella', 'occurrence'), limit('umbrella', 'aggregate')]
    const kept = retention
      ? `<div><small>${voice.tick('umbrella.retention', chance.pick(['self-insured retention', 'retained by you, each event']))}</small><b style="font-size:18px">${limit('umbrella', 'retention')}</b></div>`
      : ''
    // biome-ignore format: a page
    return { kind: 'declarations', feeds: 'fills', css: EXTRA, html: `<div class="bx"><h1>${title}</h1><div class="big"><div><small>${chance.pick(['each event', 'each occurrence', 'per occurrence'])}</small><b>${one}</b></div><div><small>${chance.pick(['all events in the term', 'aggregate', 'annual aggregate'])}</small><b>${all}</b></div>${kept}</div>
<div class="cols"><div>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}<br><br>${agentOf(voice).join('<br>')}</div><dl>${facts.map(([words, value]) => `<dt>${words}</dt><dd>${value}</dd>`).join('')}</dl></div>
<h2>${chance.pick(['The policies below yours', 'What must be in place underneath', 'Schedule of underlying insurance'])}</h2><p>You told us that you have, and you agree to keep, the following. This policy does not provide it.</p>${asTower ? `<div class="tower">${under.join('')}</div>` : `<table><tr><th>Kind</th><th>Company and number</th><th>Term</th><th>Limits you must keep</th></tr>${under.join('')}</table>`}
<h2>Where we do not follow</h2><p>${chance.shuffle(['Professional services', 'Cyber events', 'Employment practices', 'Pollution', 'Aircraft', 'Your own property']).slice(0, 4).join(' · ')}</p><p>If the policies below are used up by payments, this one takes over. If you let one lapse, we pay only what we would have paid above it. Terror coverage is included for ${voice.money(chance.int(20, 300))}.</p></div>` }
  },
}
