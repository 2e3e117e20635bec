import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { type Line, otherLimits } from '../../../truth.ts'
import { insurer } from './chosen-lines.ts'
import { client, fine, letterhead, sheet, team } from './letterhead.ts'
import { aHand, limit, spoken, term, title } from './program.ts'

/** Confirmation of a policy change: what a limit was and what it is from the change on. */
export const changeConfirmation: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const hand = aHand(voice, { left: [] })
    const line = chance.pick<Line>(['gl', 'gl', 'auto', 'umbrella', 'umbrella', 'wc'])
    const policy = truth.policies[line]
    const old = otherLimits(chance, line, policy.limits)
    const names = spoken(voice, hand, line)
    const open = names.filter((name) => policy.excluded !== name)
    const changed = chance.some(open, chance.int(1, Math.min(3, open.length)))
    const kept = chance.maybe(0.5) ? names.filter((name) => !changed.includes(name)) : []
    const money = hand.amount ?? voice.money
    const name = title(voice, hand, line)
    const [from, to] = term(voice, hand, line)
    const carrier = insurer(voice, line, chance.maybe(0.4))
    const number = voice.number(line)
    const day = voice.date(daysLater(policy.effective, chance.int(20, 300)))
    const [was, now] = chance.pick([['Previous', 'Revised'], ['From', 'To'], ['Limit before change', 'Limit after change'], ['Was', 'Now'], ['Current until change', 'As amended']] as const)
    const nowFirst = chance.maybe(0.35)
    const both = changed.map((one) => [hand.words[line][one]!, money(old[one]!), limit(voice, hand, line, one)] as const)
    const rest = kept.map((one) => [hand.words[line][one]!, limit(voice, hand, line, one)] as const)
    const swap = <T>(pair: readonly [T, T]) => (nowFirst ? [pair[1], pair[0]] : pair)
    const unchanged = rest.length ? `<p>${chance.pick(['All other limits remain as follows', 'Unchanged limits', 'No change to'])}: ${rest.map(([words, amount]) => `${words} ${amount}`).join('; ')}.</p>` : `<p>${chance.pick(['No other limits or terms are changed.', 'All other terms and conditions remain the same.'])}</p>`
    const change = chance.pick([
      () => `<table><tr><th>${chance.pick(['Item', 'Limit', 'Description of change'])}</th>${swap([was, now]).map((text) => `<th>${text}</th>`).join('')}</tr>${both.map(([words, a, b]) => `<tr><td>${words}</td>${swap([a, b]).map((text) => `<td>${text}</td>`).join('')}</tr>`).join('')}</table>`,
      () => both.map(([words, a, b]) => `<p>${chance.pick([`${words} is amended from ${a} to ${b}.`, `The ${words} limit now reads ${b} in place of ${a}.`, `${words}: ${a} deleted; ${b} substituted.`])}</p>`).join(''),
      () => `<div class="ng-two">${swap([`<div class="ng-card"><h2>${was}</h2>${both.map(([words, a]) => `${words}<br>${a}`).join('<br>')}</div>`, `<div class="ng-card"><h2>${now}</h2>${both.map(([words, , b]) => `${words}<br><b>${b}</b>`).join('<br>')}</div>`]).join('')}</div>`,
    ])()
    const facts = chance.shuffle([
      [chance.pick(['Policy', 'Policy number', 'Policy no.']), number],
      [chance.pick(['Insurer', 'Issued by', 'Carrier']), carrier],
      [chance.pick(['Policy period', 'Policy term']), `${from} to ${to}`],
      [chance.pick(['Change effective', 'Endorsement effective date', 'Effective date of change']), day],
      [chance.pick(['Endorsement no.', 'Change #']), String(chance.int(1, 14))],
      ['Coverage', name],
      [chance.pick(['Additional premium', 'Premium change', 'AP due']), voice.money(chance.int(40, 4800))],
    ])
    const layout = chance.pick([
      `<table>${facts.map(([label, text]) => `<tr><td class="ng-s">${label}</td><td>${text}</td></tr>`).join('')}</table>`,
      `<p>${facts.map(([label, text]) => `${label}: <b>${text}</b>`).join('<br>')}</p>`,
      `<div class="ng-side">${facts.map(([label, text]) => `<span class="ng-s">${label}</span><br>${text}`).join('<br>')}</div>`,
      `<table><tr>${facts.map(([label]) => `<th>${label}</th>`).join('')}</tr><tr>${facts.map(([, text]) => `<td>${text}</td>`).join('')}</tr></table>`,
    ])
    const reason = chance.pick([
      'The change was requested under a new customer agreement; the insurer agreed without further underwriting.',
      `A vehicle purchased for ${voice.money(chance.int(20, 120) * 1000)} prompted the review.`,
      'You asked for this change after the mid-year stewardship meeting.',
    ])
    const heading = chance.pick(['Policy Change Confirmation', 'Endorsement Summary', 'Notice of Amendment', 'Endorsement Processed', 'Mid-Term Change – Confirmed by Insurer'])
    return {
      kind: 'endorsement',
      feeds: 'fills',
      css: sheet(voice, false),
      html: `${letterhead(voice)}<h1>${heading}</h1>${layout}<p>${client(voice)}</p><p>${reason}</p>${change}${unchanged}${chance.maybe(0.6) ? team(voice) : ''}${fine(voice, chance.int(1, 3))}`,
    }
  },
} // biome-ignore format: wide rows
