import type { Paper } from '../../../family.ts'
import { type Line, otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { otherRows } from './limit-words.ts'
import { cargoRows, formList, unitHead, unitRows } from './road-amounts.ts'
import { grid, houseCss, pairs } from './sheets.ts'

/** A renewal offered to a fleet in options: it looks like declarations, and binds nothing. */
export const renewalOptions: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { auto } = truth.policies
    const title = chance.pick([
      'Transportation Renewal Proposal',
      'Fleet Quotation – Limits and Options',
      'Indication of Terms: Trucking',
    ])
    const not = chance.pick([
      'This is a quotation. No coverage is bound until we confirm it in writing.',
      'Offered for acceptance; not a policy, not a binder. The offer ends in thirty days.',
      'Terms for discussion. Nothing here is in force.',
    ])
    const facts: [string, string][] = [
      ['Prepared for', `${voice.text(truth.insured.name)}<br>${voice.address(truth.insured.address).join('<br>')}`],
      ['Presented by', `${voice.text(truth.producer.name)}<br>${voice.text(truth.producer.phone)}`],
      ['Quoting company', voice.text(auto.carrier.name)],
      ['Proposed term', `${voice.date(auto.effective)} to ${voice.date(auto.expiration)}`],
      [chance.pick(['Quote number', 'Submission', 'Reference']), voice.text(auto.number)],
    ]
    const lines: Line[] = ['auto', ...chance.some<Line>(['gl', 'umbrella'], chance.int(1, 2))]
    const body = chance.maybe(0.5) ? lines.map((line) => sideBySide(voice, line)) : [oneAfterOther(voice, lines)]
    const parts = chance.shuffle([
      `<h2>Cargo offered</h2>${pairs(cargoRows(voice), 'dots')}`,
      `<h2>Units submitted</h2>${grid(unitHead(voice), unitRows(voice, 25))}`,
      `<h2>Forms that would apply</h2><p class="small">${formList(voice).join('; ')}</p>`,
    ])
    const symbols = chance.maybe(0.6)
      ? `<p class="small">Liability quoted on symbols ${auto.symbols.join(', ')}; physical damage on 7.</p>`
      : ''
    return {
      kind: 'quote',
      feeds: 'nothing',
      css: houseCss(voice),
      html: `<h1>${title}</h1>${chance.maybe(0.6) ? `<p class="box">${not}</p>` : ''}${pairs(facts, chance.pick(['beside', 'above', 'dots']))}<div class="stripe"></div>${body.join('')}${symbols}${parts.join('')}<p><b>${not}</b></p><p class="small">To accept, mark one option, sign and return: Option ____ &nbsp; Signature ____________ &nbsp; Date ________</p>`,
    }
  },
}

const NAMES: Record<Line, string> = {
  auto: 'Automobile liability',
  gl: 'Truckers general liability',
  umbrella: 'Umbrella',
  wc: 'Workers compensation',
  professional: 'Errors and omissions',
}

/** One table a line: the limits of each option in columns, the expiring ones at times before them. */
function sideBySide(voice: Voice, line: Line): string {
  const { limits } = voice.truth.policies[line]
  const other = otherLimits(voice.chance, line, limits)
  const expiring = voice.chance.maybe(0.5)
  const head = ['Limit', ...(expiring ? ['Expiring'] : []), 'Option 1', 'Option 2']
  const table = otherRows(voice, line, ...(expiring ? [voice.truth.prior[line].limits] : []), limits, other)
  const price = [
    'Annual premium',
    ...(expiring ? ['–'] : []),
    voice.money(voice.chance.int(4000, 90_000)),
    voice.money(voice.chance.int(4000, 90_000)),
  ]
  return `<h2>${NAMES[line]}</h2>${grid(head, [...table, price])}`
}

function oneAfterOther(voice: Voice, lines: Line[]): string {
  return ['A', 'B']
    .map((option, at) => {
      const told = lines.map((line) => {
        const { limits } = voice.truth.policies[line]
        const offered = at ? otherLimits(voice.chance, line, limits) : limits
        const rows = otherRows(voice, line, offered).map(([label, amount]): [string, string] => [label, amount!])
        return `<p><b>${NAMES[line]}</b></p>${pairs(rows, 'beside')}`
      })
      return `<h2>Option ${option}</h2>${told.join('')}<p>Premium for option ${option}: ${voice.money(voice.chance.int(9000, 160_000))}</p>`
    })
    .join('')
}
