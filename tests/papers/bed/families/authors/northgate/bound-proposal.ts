import type { Paper } from '../../../family.ts'
import { type Line, otherLimits } from '../../../truth.ts'
import { chosenLines, insurer, oneTerm } from './chosen-lines.ts'
import { client, fine, letterhead, prose, sheet, team } from './letterhead.ts'
import { inCase } from './notation.ts'
import { notBought } from './other-lines.ts'
import { aHand, basis, limit, spoken, term, title } from './program.ts'

/** The renewal proposal after the client chose: the bound option beside those declined. */
export const boundProposal: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const hand = aHand(voice)
    const lines = chosenLines(voice, 2)
    const shared = oneTerm(voice, hand, lines)
    const naic = chance.maybe(0.3)
    const [bound, declined] = chance.pick([
      ['BOUND', 'Declined'], ['Accepted &amp; bound', 'Not taken'], ['Bound per client order', 'Option not elected'], ['✓ Bound', '✗ Declined'],
    ] as const)
    const expiring = chance.maybe(0.5)
    const boundFirst = chance.maybe(0.5)
    const shadow = chance.maybe(0.7)
    const section = (line: Line) => {
      const other = otherLimits(chance, line, truth.policies[line].limits)
      const rival = inCase(voice, truth.names.carrier().name)
      const names = spoken(voice, hand, line)
      const columns = (label: string, inForce: string, not: string, before: string) => {
        const pair = boundFirst ? [inForce, not] : [not, inForce]
        return `<tr><td>${label}</td>${(expiring ? [before, ...pair] : pair).map((text) => `<td${text === not && shadow ? ' class="ng-off"' : ''}>${text}</td>`).join('')}</tr>`
      }
      const money = (limits: Record<string, number>, name: string) => (hand.amount ?? voice.money)(limits[name]!)
      const before = truth.prior[line]
      const days = term(voice, hand, line)
      const rows = [
        columns('', `<b>${bound}</b>`, declined, 'Expiring'),
        ...chance.shuffle([
          columns(chance.pick(['Insurer', 'Market', 'Carrier']), insurer(voice, line, naic), rival, inCase(voice, before.carrier.name)),
          columns(chance.pick(['Policy no.', 'Policy', 'Policy number assigned']), voice.number(line), 'none', before.number),
        ]),
        ...(shared ? [] : [columns('Term', days.join(' – '), 'same term quoted', `${voice.date(before.effective)} – ${voice.date(before.expiration)}`)]),
        ...names.map((name) => columns(hand.words[line][name]!, limit(voice, hand, line, name), money(other, name), before.limits[name] ? money(before.limits, name) : '–')),
        columns('Premium', voice.money(truth.policies[line].premium), voice.money(chance.int(900, 70_000)), voice.money(before.premium)),
      ]
      return `<div class="ng-card"><h2>${title(voice, hand, line)}</h2><table>${rows.join('')}</table><p class="ng-s">${basis(voice, line).join('. ')}</p></div>`
    }
    const name = chance.pick(['Proposal of Insurance – As Bound', 'Confirmation of Bound Coverage', 'Renewal Proposal and Bind Confirmation', 'Bound Program: Options Considered'])
    const signed = chance.pick(['Client authorization to bind received in writing.', 'Coverage bound with each insurer per your signed order.', 'Bind orders placed and acknowledged by the insurers shown as bound.'])
    return {
      kind: 'binder',
      feeds: 'fills',
      css: sheet(voice),
      running: chance.maybe(0.4) ? `${voice.text(truth.insured.name)} | ${name}` : undefined,
      html: `${letterhead(voice)}<h1>${name}</h1>${client(voice)}<p>${shared ?? ''}</p><p>${signed} ${chance.maybe(0.6) ? prose(voice).join(' ') : ''}</p>
${lines.map(section).join('')}<p>Options shown as “${declined}” are for the record only and are not in force. Not quoted or declined lines: ${notBought(voice).join(', ')}.</p>${team(voice)}${fine(voice, chance.int(1, 4))}`,
    }
  },
} // biome-ignore format: wide rows
