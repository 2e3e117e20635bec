import type { Drawn, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { conditions, premiums } from './back-matter.ts'
import { inOneLine, type LimitNames, limitNames, named, otherName, otherNumber, passed } from './limit-names.ts'
import { labeled, lookOf, sections, stacked, table } from './page-look.ts'
import { plainRows } from './plain-cells.ts'

/** A program that has lapsed, and an offer to write it anew that nobody has accepted: notice, quote or workbook. */
export const lapsedOffer: Paper = {
  draw(voice) {
    const { chance } = voice
    const names = limitNames(chance)
    const lines: Line[] = chance.some(['gl', 'auto', 'umbrella', 'wc', 'professional'], chance.int(2, 4))
    return chance.pick([lapseNotice, rewriteQuote, comparison])(voice, names, lines)
  },
}

function people(voice: Voice): [string, string][] {
  const { truth } = voice
  return [
    ['Insured', stacked([otherName(voice, truth.insured.name), ...voice.address(truth.insured.address)])],
    ['Agent', stacked([otherName(voice, truth.producer.name), ...voice.address(truth.producer.address)])],
  ]
}

function lapseNotice(voice: Voice, names: LimitNames, lines: Line[]): Drawn {
  const { chance, truth } = voice
  const ended = daysLater(truth.policies.gl.effective, chance.int(40, 200))
  const rows = lines.map((line) => {
    const policy = truth.policies[line]
    const limits = inOneLine(passed(voice, policy.limits, named(policy, names[line])))
    return [names.title[line], otherName(voice, policy.carrier.name), voice.text(policy.number), `${voice.date(policy.effective)} – ${voice.date(policy.expiration)}`, limits]
  }) // biome-ignore format: long lines
  return {
    kind: 'notice',
    feeds: 'nothing',
    css: lookOf(voice),
    html: `<h1>${chance.pick(['Notice that Insurance Has Ended', 'Cancellation Confirmed', 'Notice of Lapse'])}</h1>${labeled(voice, people(voice))}<p>${chance.pick([
      `The policies listed were canceled for nonpayment at 12:01 a.m. on ${voice.date(ended)}. The dates and limits are those for which they were issued.`,
      `Insurance under every policy below stopped ${voice.date(ended)}, although the terms printed on them run longer.`,
    ])}</p>${table(rows, ['Coverage', 'Company', 'Policy', 'Issued for', 'Limits as issued'])}<p>To be considered for reinstatement, send a signed no-loss statement and ${voice.money(chance.int(900, 9000))}. Reinstatement is not promised.</p>${conditions(voice)}`,
  } // biome-ignore format: long lines
}

function rewriteQuote(voice: Voice, names: LimitNames, lines: Line[]): Drawn {
  const { chance, truth } = voice
  const blocks = lines.map((line): [string, string] => {
    const policy = truth.policies[line]
    const words = named(policy, names[line])
    const rows = Object.keys(words).map((name) => [
      words[name]!,
      voice.money(truth.prior[line].limits[name] ?? 0),
      voice.money(policy.limits[name] ?? 0),
    ])
    const about = `<p>${otherName(voice, policy.carrier.name)}, proposed ${voice.date(policy.effective)} to ${voice.date(policy.expiration)}. Lapsed: ${voice.text(truth.prior[line].number)}.</p>`
    return [names.title[line], about + table(rows, ['Limit', 'Lapsed policy', 'Offered'], 1)]
  })
  const html = `<h1>${chance.pick(['Offer to Rewrite', 'Proposal of Insurance', 'Quotation for Lapsed Program'])}</h1>${labeled(voice, [...people(voice), ['Quotation', otherNumber(chance, 'QT')], ...premiums(voice, truth.policies.gl.premium)])}${sections(blocks)}<p>${chance.pick(['No coverage is bound. The insured is without these policies today.', 'This is an offer. It becomes insurance only when we confirm an order in writing.'])}</p>${conditions(voice)}`
  const mail = {
    subject: `Quote – ${truth.insured.name}`,
    words: `Terms attached, open for ten days. Nothing bound; they have been bare since the lapse.\n\n${truth.names.person()}`,
  }
  return { kind: 'quote', feeds: 'nothing', css: lookOf(voice), html, ...(chance.maybe(0.5) ? { mail } : {}) }
}

function comparison(voice: Voice, names: LimitNames, lines: Line[]): Drawn {
  const { chance, truth } = voice
  const head = chance.shuffle(['Lapsed policy', 'Offer 1 (not bound)', 'Offer 2 (not bound)'])
  const rows = lines.flatMap((line) => {
    const policy = truth.policies[line]
    const words = named(policy, names[line])
    const value: Record<string, (name: string) => string> = {
      'Lapsed policy': (name) => voice.money(truth.prior[line].limits[name] ?? 0),
      'Offer 1 (not bound)': (name) => voice.money(policy.limits[name] ?? 0),
      'Offer 2 (not bound)': (name) => voice.money((policy.limits[name] ?? 0) * 2),
    }
    const facts = [names.title[line], ...head.map((one) => (one === 'Lapsed policy' ? voice.text(`${truth.prior[line].number}, ended ${truth.prior[line].expiration}`) : voice.text(one.includes('1') ? policy.carrier.name : truth.names.carrier().name)))]
    return [facts, ...Object.keys(words).map((name) => [words[name]!, ...head.map((one) => value[one]!(name))])]
  }) // biome-ignore format: long lines
  const about = [
    ['Prospect', otherName(voice, truth.insured.name)],
    ['Proposed term', `${voice.date(truth.policies.gl.effective)} to ${voice.date(truth.policies.gl.expiration)}`],
    ['Agent', otherName(voice, truth.producer.name)],
    ['Ordered?', 'No order received'],
  ]
  return { kind: 'quote', feeds: 'nothing', xlsx: [{ name: 'Comparison', rows: plainRows([...about, [''], ['', ...head], ...rows]) }] } // biome-ignore format: one line
}
