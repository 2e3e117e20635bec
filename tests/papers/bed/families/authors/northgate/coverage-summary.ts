import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import { chosenLines, insurer, oneTerm } from './chosen-lines.ts'
import { client, fine, letterhead, prose, sheet, team } from './letterhead.ts'
import { compact } from './notation.ts'
import { notBought, otherLines } from './other-lines.ts'
import { aHand, basis, limits, term, title } from './program.ts'

/** Summary of the program in force: a row for each line, or a card for each line. */
export const coverageSummary: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const hand = aHand(voice)
    const lines = chosenLines(voice, 3)
    const shared = oneTerm(voice, hand, lines)
    const naic = chance.maybe(0.5)
    const wide = chance.maybe(0.5)
    const footed = chance.maybe(0.3)
    const tight = chance.maybe(0.3)
    const others = otherLines(voice, chance.maybe(0.5) ? chance.int(1, 3) : 0)
    const said = (line: Line) => ({
      line: `<b>${title(voice, hand, line)}</b>`,
      carrier: footed ? `${voice.carrier(line)}<sup>${lines.indexOf(line) + 1}</sup>` : insurer(voice, line, naic),
      number: voice.number(line),
      term: shared ? '' : term(voice, hand, line).join(wide ? '<br>' : ' – '),
      limits: tight ? [compact(voice, hand, line)] : limits(voice, hand, line).map(([words, amount]) => (chance.maybe(0.5) ? `${words}: ${amount}` : `${amount} ${words}`)),
      table: limits(voice, hand, line),
      notes: basis(voice, line),
      premium: voice.money(truth.policies[line].premium),
    })
    const heads: Record<string, string> = {
      line: chance.pick(['Coverage', 'Line', 'Line of Business', '']),
      carrier: chance.pick(['Carrier', 'Insurer', 'Issuing Company', 'Market']),
      number: chance.pick(['Policy No.', 'Policy Number', 'Pol. #', 'Contract No.']),
      ...(shared ? {} : { term: chance.pick(['Term', 'Eff / Exp', 'Policy Period', 'Inception–Expiry']) }),
      limits: chance.pick(['Limits', 'Limits of Insurance', 'Limit(s)', 'Program Limits']),
      notes: chance.pick(['Form', 'Terms', 'Comments']),
      ...(chance.maybe(0.5) ? { premium: chance.pick(['Annual Premium', 'Est. Premium']) } : {}),
    }
    const byRow = () => {
      const order = ['line', ...chance.shuffle(Object.keys(heads).filter((key) => key !== 'line'))]
      const rows = lines.map((line) => {
        const row: Record<string, string | string[] | [string, string][]> = said(line)
        return `<tr>${order.map((key) => `<td>${[row[key]!].flat().join('<br>')}</td>`).join('')}</tr>`
      })
      const extra = others.map((one) => {
        const row: Record<string, string> = { line: one.title, carrier: one.carrier, number: one.number, limits: one.limit, premium: one.premium, term: 'see policy' }
        return `<tr>${order.map((key) => `<td>${row[key] ?? ''}</td>`).join('')}</tr>`
      })
      return `<table><tr>${order.map((key) => `<th>${heads[key]}</th>`).join('')}</tr>${[...rows, ...extra].join('')}</table>`
    }
    const byCard = () => {
      const inline = chance.maybe(0.4)
      const cards = lines.map((line) => {
        const { line: name, carrier, number, term: dates, table, notes, premium } = said(line)
        const facts = chance.shuffle([`${heads.carrier}: ${carrier}`, `${heads.number}: ${number}`, dates ? `${heads.term}: ${dates}` : '', `Premium ${premium}`]).filter(Boolean)
        const amounts = `<table>${table.map(([words, amount]) => `<tr><td>${words}</td><td class="ng-n">${amount}</td></tr>`).join('')}</table>`
        const small = `<span class="ng-s">${notes.join('. ')}</span>`
        return inline
          ? `<div class="ng-card">${name} — ${facts.join('; ')}${amounts}${small}</div>`
          : `<h2>${name}</h2><div class="ng-two"><div>${amounts}${small}</div><div>${facts.join('<br>')}</div></div>`
      })
      const extra = others.map((one) => `<p>${one.title}: ${one.carrier}, ${one.number}, ${one.limit}</p>`)
      return [...cards, extra.length ? `<h2>Other policies in the program</h2>${extra.join('')}` : ''].join('')
    }
    const name = chance.pick(['Summary of Insurance', 'Coverage Summary', 'Insurance Program Summary', 'Schedule of Policies in Force', 'Executive Summary of Coverage'])
    const parts = chance.shuffle([
      `<h2>${chance.pick(['Overview', 'Renewal highlights', 'Commentary'])}</h2><p>${prose(voice).join(' ')}</p>`,
      team(voice),
      `<p><i>Offered and declined:</i> ${notBought(voice, others).join(', ')}.</p>`,
    ])
    const body = chance.maybe(wide ? 0.85 : 0.25) ? byRow() : byCard()
    const rating = () => chance.pick(['A (Excellent) XV', 'A+ (Superior) XV', 'A- (Excellent) VIII', 'A IX'])
    const feet = footed ? `<p class="ng-s">${lines.map((line, index) => `<sup>${index + 1}</sup> ${naic ? `NAIC ${voice.naic(line)}; ` : ''}financial strength ${rating()}; ${chance.pick(['admitted', 'non-admitted (surplus lines)', 'admitted in the state of domicile'])}.`).join('<br>')}</p>` : ''
    const before = chance.int(0, 2)
    return {
      kind: 'other',
      feeds: 'fills',
      css: sheet(voice, wide),
      running: chance.maybe(0.3) ? `${name} – ${voice.text(truth.insured.name)}` : undefined,
      html: `${letterhead(voice)}<h1>${name}</h1><div class="ng-two"><div>${client(voice)}</div><div>${shared ?? ''}</div></div>
${parts.slice(0, before).join('')}${body}${feet}${parts.slice(before).join('')}${fine(voice, chance.int(2, 5))}`,
    }
  },
} // biome-ignore format: wide rows
