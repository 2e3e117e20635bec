import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { letterhead, look } from './house-look.ts'
import { aNotation, lineName, marketDate, sums } from './market-wording.ts'
import { insurer, theInsured, theProducer } from './parties.ts'
import { clauses, houseReference, stamp } from './surplus-clauses.ts'

/** A letter in prose that confirms cover bound, often attached to an e-mail; refused markets and untaken options are told too. */
export const boundLetter: Paper = {
  draw: (voice) => {
    const { chance, truth } = voice
    const write = aNotation(voice)
    const lines = chance.pick<Line[]>([['gl'], ['gl', 'umbrella'], ['professional'], ['auto', 'gl'], ['umbrella']])
    const reference = houseReference(voice)
    const spoken = chance.maybe(0.5)
    const paragraph = (line: Line): string => {
      const rows = sums(voice, line, write, false)
      const limits = rows.map(([words, amount]) => (chance.maybe(0.8) ? `${amount} ${words}` : `${words} of ${amount}`))
      const joined = limits.length > 1 ? `${limits.slice(0, -1).join(', ')} and ${limits.at(-1)}` : limits[0]!
      if (line === 'umbrella') voice.tick('umbrella.excess', '')
      const { effective, expiration } = truth.policies[line]
      const [from, to] = [voice.effective(line), voice.expiration(line)]
      const dates = spoken ? [marketDate(effective), marketDate(expiration)] : [from, to]
      const who = insurer(voice, line)
      const number = voice.number(line)
      return chance.pick([
        `<p>The ${lineName(voice, line)} is bound with ${who} under policy ${number} from ${dates[0]} until ${dates[1]}, for limits of ${joined}.</p>`,
        `<p>Effective ${dates[0]} we placed ${lineName(voice, line)} (policy number ${number}) with ${who}. It runs to ${dates[1]}. The sums insured are ${joined}.</p>`,
        `<p>For ${lineName(voice, line)}, ${who} has bound ${joined}. Its contract bears the number ${number}; the term is ${dates[0]} to ${dates[1]}.</p>`,
        `<p>Policy ${number}, ${lineName(voice, line)}: cover attached on ${dates[0]} and expires ${dates[1]}, subscribed in full by ${who}. Limits: ${joined}.</p>`,
      ])
    }
    const told = lines.map(paragraph)
    const asides = chance
      .shuffle([
        `<p>${voice.text(truth.names.carrier().name)} declined the risk, and ${voice.text(truth.names.carrier().name)} would only offer ${voice.money(chance.pick([250_000, 750_000]))} at a premium of ${voice.money(chance.int(4000, 40_000))}, which your client did not take up.</p>`,
        `<p>The owner’s contract, as you told us, calls for ${voice.money(15_000_000)}; we draw your attention to the difference.</p>`,
        `<p>The expiring policy, ${truth.prior[lines[0]!].number}, ended ${voice.date(truth.prior[lines[0]!].expiration)} and is of historical interest only.</p>`,
        `<p>Kindly note: ${clauses(voice, 2, 4).join(' ')}</p>`,
      ])
      .slice(0, chance.int(2, 4))
    const opening = chance.pick([
      'We are pleased to confirm that, upon your written order, the cover set out below is bound.',
      'Thank you for your order. Coverage is in force as follows.',
      'This letter is your evidence of cover until the policy is issued.',
    ])
    const sent = voice.date(daysLater(truth.policies[lines[0]!].effective, -chance.int(0, 9)))
    const subject = `${chance.pick(['Bound', 'Evidence of cover', 'Confirmation of binding'])} – ${reference}`
    const client = theInsured(voice, ', ')
    const html = `${letterhead(voice)}<p>${sent}</p><p>${theProducer(voice)}</p><p><b>${chance.pick(['Your client', 'Re Named Insured', 'Assured'])}: ${client}</b><br>${reference}</p><p>${opening}</p>${(chance.maybe(0.5) ? [asides[0]!, ...told, ...asides.slice(1)] : [...told, ...asides]).join('')}${chance.maybe(0.5) ? stamp(voice) : ''}<p>Sincerely,</p><p>${voice.text(truth.names.person())}<br>${voice.text(truth.wholesaler.name)}</p>`
    const letter = { kind: 'binder' as const, feeds: 'fills' as const, html, css: look(voice) }
    return chance.maybe(0.6)
      ? {
          ...letter,
          mail: {
            subject,
            words: chance.pick([
              'Please find our letter attached.',
              'Attached is our confirmation. Kindly check it against your order and revert with any corrections.',
              'As discussed. Invoice to follow under separate cover.',
            ]),
          },
        }
      : letter
  },
}
