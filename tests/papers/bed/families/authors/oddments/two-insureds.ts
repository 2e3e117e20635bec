import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { type Line, otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { conditions } from './back-matter.ts'
import { held, inOneLine, type LimitNames, limitNames, named, otherName, otherNumber, passed } from './limit-names.ts'
import { labeled, lookOf, stacked, table } from './page-look.ts'

/** One page for two insureds: the one whose insurance ended at a sale, and the one that is insured now. */
export const twoInsureds: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const names = limitNames(chance)
    const lines: Line[] = chance.some(['gl', 'auto', 'umbrella', 'wc', 'professional'], chance.int(2, 4))
    const now = chance.some(lines, Math.max(1, lines.length - chance.int(0, 1)))
    const seller = { name: truth.names.business(), address: truth.names.address() }
    const [ended, current] = chance.pick([
      ['Seller (insurance ended at closing)', 'Buyer (insured today)'],
      ['Former operator – all policies canceled', 'Present operator – policies in force'],
      ['Predecessor, insured no longer', 'Successor, named insured'],
      ['Outgoing tenant – coverage over', 'Incoming tenant – coverage in force'],
    ] as const)
    const closing = truth.policies[now[0]!].effective
    const before = lines.map((line) => past(voice, names, line, closing))
    const after = now.map((line) => present(voice, names, line))
    const first = stacked([otherName(voice, seller.name), ...voice.address(seller.address)])
    const second = stacked([voice.insured(), ...voice.insuredAddress()])
    const turned = chance.maybe(0.3)
    const pair = <T>(old: T, here: T) => (turned ? [here, old] : [old, here])
    const column = ([title, who, parts]: [string, string, string[]]) =>
      `<div><h2>${title}</h2><p>${who}</p>${parts.join('')}</div>`
    const [left, right] = pair<[string, string, string[]]>([ended, first, before], [current, second, after])
    const agent = labeled(voice, [
      ['Prepared by', stacked([voice.producer(), ...voice.producerAddress(), `${voice.reach('phone')} · ${voice.reach('email')}`])],
      [chance.pick(['File', 'Our file']), otherNumber(chance)],
    ]) // biome-ignore format: long lines
    const title = chance.pick(['Statement of Insurance at Transfer', 'Evidence of Insurance – Change of Owner or Occupant', 'Insurance of Both Parties', 'Statement of Insurance, Old and New']) // biome-ignore format: one line
    const stackedLayout = chance.maybe(0.3)
    const sides = pair<[string, string, string[]]>([ended, first, before], [current, second, after])
    const body = stackedLayout
      ? `${column(left!)}${column(right!)}`
      : chance.maybe(0.6)
        ? `<div class="pair">${column(left!)}${column(right!)}</div>`
        : inTable(sides)
    const place = stackedLayout ? (turned ? 'lower' : 'upper') : turned ? 'right' : 'left'
    const note = chance.pick([
      `Nothing in the ${place} part is in force. Certificates may be issued only for ${otherName(voice, truth.insured.name)}.`,
      `Policies of ${otherName(voice, seller.name)} stopped on the day named and do not pass to anyone.`,
    ])
    return {
      kind: 'certificate',
      feeds: 'fills',
      css: lookOf(voice),
      html: `<h1>${title}</h1>${chance.maybe(0.5) ? agent + body : body + agent}<p><b>${note}</b></p>${conditions(voice)}`,
    }
  },
}

function inTable(sides: [string, string, string[]][]): string {
  const deep = Math.max(...sides.map(([, , parts]) => parts.length))
  const rows = Array.from({ length: deep }, (_, at) => sides.map(([, , parts]) => parts[at] ?? '—'))
  return table([sides.map(([, who]) => who), ...rows], sides.map(([title]) => title)) // biome-ignore format: one line
}

function past(voice: Voice, names: LimitNames, line: Line, closing: string): string {
  const { chance, truth } = voice
  const limits = otherLimits(chance, line, truth.policies[line].limits)
  const words = passed(voice, limits, named(truth.policies[line], names[line]))
  const from = voice.date(daysLater(closing, -chance.int(60, 300)))
  const company = otherName(voice, truth.names.carrier().name)
  return `<p><b>${names.title[line]}</b> (ended)<br>${company}<br>Policy ${voice.text(truth.prior[line].number)}, ${from}, canceled ${voice.date(closing)}<br><span class="old">${words.map((pair) => pair.join(': ')).join('<br>')}</span></p>`
}

function present(voice: Voice, names: LimitNames, line: Line): string {
  const limits = held(voice, line, names)
  const naic = voice.chance.maybe(0.4) ? ` · NAIC ${voice.naic(line)}` : ''
  const head = `<b>${names.title[line]}</b><br>${voice.carrier(line)}${naic}<br>Policy ${voice.number(line)}, ${voice.effective(line)} to ${voice.expiration(line)}`
  return `<p>${head}<br>${voice.chance.maybe(0.7) ? limits.map((pair) => pair.join(': ')).join('<br>') : inOneLine(limits)}</p>`
}
