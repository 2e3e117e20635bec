import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import { chosenLines, oneTerm } from './chosen-lines.ts'
import { client, fine, letterhead, prose, sheet } from './letterhead.ts'
import { SHORT } from './notation.ts'
import { notBought } from './other-lines.ts'
import { aHand, basis, limit, spoken, term, title } from './program.ts'

const thousands = (amount: number) => (amount / 1000).toLocaleString('en-US')

/** Program at a glance: a column for each line, amounts shortened or in thousands; printed or in Word. */
export const programMatrix: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const inThousands = chance.maybe(0.3)
    const hand = aHand(voice, inThousands ? { amount: thousands } : chance.maybe(0.4) ? { amount: chance.pick(SHORT) } : {})
    const lines = chosenLines(voice, 3)
    const shared = oneTerm(voice, hand, lines)
    const word = chance.maybe(0.35)
    const br = word ? '; ' : '<br>'
    const row = (label: string, of: (line: Line) => string) => [label, ...lines.map(of)]
    // Retentions seldom are whole thousands in the house's notation, so the limits of a line stand in one cell or in rows of their own.
    const cell = (line: Line) => spoken(voice, hand, line).map((name) => `${hand.words[line][name]} ${limit(voice, hand, line, name)}`).join(br)
    const nth = (index: number) => (line: Line) => {
      const name = spoken(voice, hand, line)[index]
      return name ? `${hand.words[line][name]}: ${limit(voice, hand, line, name)}` : '—'
    }
    const deep = Math.max(...lines.map((line) => spoken(voice, hand, line).length))
    const amounts = chance.maybe(0.5)
      ? [row(chance.pick(['Limits', 'Limits of liability', 'Limit structure']), cell)]
      : Array.from({ length: deep }, (_, index) => row(index ? '' : 'Limits', nth(index)))
    const facts = chance.shuffle([
      [row(chance.pick(['Insurer', 'Carrier', 'Paper']), (line) => voice.carrier(line))],
      [row(chance.pick(['Policy', 'Policy #', 'Policy number']), (line) => voice.number(line))],
      shared ? [] : [row(chance.pick(['Effective', 'Incepts', 'From']), (line) => term(voice, hand, line)[0]), row(chance.pick(['Expires', 'To', 'Expiration']), (line) => term(voice, hand, line)[1])],
      chance.maybe(0.4) ? [row('NAIC', (line) => voice.naic(line))] : [],
      amounts,
      chance.maybe(0.7) ? [row('Basis', (line) => basis(voice, line).join(br))] : [],
      chance.maybe(0.5) ? [row('Expiring premium', (line) => voice.money(truth.prior[line].premium))] : [],
      chance.maybe(0.6) ? [row('Annual premium', (line) => voice.money(truth.policies[line].premium))] : [],
      chance.maybe(0.4) ? [row('Billing', () => chance.pick(['Agency bill', 'Direct bill', '9 installments']))] : [],
    ]).flat()
    const table = [row('', (line) => title(voice, hand, line)), ...facts]
    const name = chance.pick(['Program at a Glance', 'Casualty Program Matrix', 'One-Page Program Overview', 'Your Insurance Program'])
    const note = inThousands ? 'Limits and retentions in thousands of US dollars; premiums in dollars.' : 'All amounts in US dollars.'
    const gone = `Not purchased: ${notBought(voice).join(', ')}.`
    if (word)
      return {
        kind: 'other',
        feeds: 'fills',
        docx: [
          voice.producer(), ...voice.producerAddress(),
          chance.maybe(0.5) ? `${voice.reach('contact')}, ${chance.pick(['Account Executive', 'Senior Vice President', 'Client Manager'])} – ${voice.reach('phone')}` : '',
          name, `${chance.pick(['Named insured', 'Client', 'For'])}: ${voice.insured()}`, chance.maybe(0.6) ? voice.insuredAddress().join(', ') : '',
          shared ?? '', table, note, gone, ...prose(voice),
        ].filter((part) => part !== ''),
      }
    const grid = table.map((cells, index) => `<tr>${cells.map((text) => (index ? `<td>${text}</td>` : `<th>${text}</th>`)).join('')}</tr>`)
    return {
      kind: 'other',
      feeds: 'fills',
      css: sheet(voice, true),
      html: `${chance.maybe(0.7) ? letterhead(voice) : `<p class="ng-s" style="text-align:right">Presented by ${voice.producer()}</p>`}<h1>${name}</h1><div class="ng-two"><div>${client(voice)}</div><div>${shared ?? ''}</div></div>
<table>${grid.join('')}</table><p class="ng-s">${note} ${gone}</p><p>${prose(voice).join(' ')}</p>${fine(voice, 2)}`,
    }
  },
} // biome-ignore format: wide rows
