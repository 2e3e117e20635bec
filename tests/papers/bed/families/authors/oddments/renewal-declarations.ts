import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { backMatter, otherParties, premisesOf, premiums } from './back-matter.ts'
import { type LimitNames, limitNames, named, otherName } from './limit-names.ts'
import { labeled, lookOf, sections, stacked, table } from './page-look.ts'

/** Renewal declarations that print the ended term beside the new one, and several companies that are not the insurer. */
export const renewalDeclarations: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const names = limitNames(chance)
    const lines: Line[] = chance.maybe(0.7) ? ['gl', 'auto'] : ['gl']
    const agency = otherName(voice, truth.names.agency())
    const parts: [string, string][] = chance.shuffle([
      ...lines.map((line): [string, string] => [partTitle(names, line), limitsOf(voice, names, line)]),
      [
        chance.pick(['Premium', 'What the insurance costs']),
        labeled(voice, premiums(voice, truth.policies.gl.premium)),
      ],
    ])
    return {
      kind: 'declarations',
      feeds: 'fills',
      css: lookOf(voice),
      running: chance.maybe(0.4) ? `Renewal of ${voice.text(truth.prior.gl.number)}` : undefined,
      html: `${head(voice, lines, agency)}${parties(voice, lines, agency)}${sections([...parts, ...backMatter(voice, lines.at(-1)!)])}`,
    }
  },
}

const partTitle = (names: LimitNames, line: Line) => `${names.title[line]} – limits`

function head(voice: Voice, lines: Line[], agency: string): string {
  const { chance } = voice
  const title = chance.pick(['Renewal Declarations', 'Policy Declarations – Renewal', 'Declarations Page', 'Renewal Certificate and Declarations']) // biome-ignore format: one line
  const company = `${voice.carrier('gl')}${chance.maybe(0.6) ? `<br>NAIC ${voice.naic('gl')}` : ''}`
  lines.forEach((line) => void voice.carrier(line))
  const manager = `${agency}<br><span class="small">Program manager – issues this page for the company</span>`
  return chance.pick([
    `<div class="head"><div><b>${company}</b><br><span class="small">the Company</span></div><div class="right">${manager}</div></div><h1>${title}</h1>`,
    `<div class="head"><div>${manager}</div><div class="right"><h1>${title}</h1></div></div><p>Insurance is provided by the stock company named here: ${company}</p>`,
    `<h1>${title}</h1><table><tr><td>Insurer<br>${company}</td><td>Presented by<br>${manager}</td></tr></table>`,
  ])
}

function parties(voice: Voice, lines: Line[], agency: string): string {
  const { chance, truth } = voice
  const now = truth.policies.gl
  const before = truth.prior.gl
  for (const line of lines) {
    voice.number(line)
    voice.effective(line)
    voice.expiration(line)
  }
  const pairs: [string, string][] = [
    [chance.pick(['Named insured and mailing address', 'Issued to', 'Insured (mail)']), stacked([voice.insured(), ...voice.insuredAddress()])],
    [chance.pick(['Premises', 'Location of operations', 'Insured’s plant – not for mail']), premisesOf(voice)],
    [chance.pick(['Policy number', 'This policy', 'Renewal policy no.']), voice.number('gl')],
    [chance.pick(['Replaces', 'Renewal of', 'Prior policy, ended']), voice.text(before.number)],
    [chance.pick(['Policy period', 'This term', 'In force']), `${voice.effective('gl')} to ${voice.expiration('gl')}`],
    [chance.pick(['Expired term', 'Term ended']), `${voice.date(before.effective)} to ${voice.date(now.effective)}`],
    [chance.pick(['Producer', 'Agent of record', 'Your agent']), stacked([voice.producer(), ...voice.producerAddress(), voice.reach('phone')])],
    [chance.pick(['Wholesaler', 'Placed through']), otherName(voice, truth.wholesaler.name)],
  ] // biome-ignore format: long lines
  const order = chance.maybe(0.5) ? pairs : chance.shuffle(pairs)
  const panel = otherParties(voice, agency).map(([label, words]) => `<p><b>${label}</b><br>${words}</p>`)
  return chance.maybe(0.55)
    ? `<div class="pair"><div class="wide">${labeled(voice, order)}</div><div class="panel">${panel.join('')}</div></div>`
    : `${labeled(voice, order)}<table><tr>${panel.map((one) => `<td>${one}</td>`).join('')}</tr></table>`
}

function limitsOf(voice: Voice, names: LimitNames, line: Line): string {
  const { chance, truth } = voice
  const before = truth.prior[line].limits
  const expiring = chance.pick(['Expired term', `Until ${voice.date(truth.policies.gl.effective)}`, 'Expiring (ended)'])
  const renewing = chance.pick(['This term', `From ${voice.date(truth.policies.gl.effective)}`, 'Renewal – in force'])
  const own = chance.shuffle(Object.keys(named(truth.policies[line], names[line])))
  const basis =
    line === 'auto'
      ? `<p>Covered auto symbols for liability this term: ${voice.symbols()}</p>`
      : `<p>Coverage basis: ${truth.policies.gl.claimsMade ? voice.tick('gl.claimsMade', 'claims-made') : voice.tick('gl.occurrence', 'occurrence')}.${aggregateBasis(voice)}</p>`
  const rows = own.map((name) => ({
    name: names[line][name]!,
    old: voice.money(before[name]!),
    now: voice.limit(line, name),
  }))
  return `${chance.pick([
    () => table(rows.map((row) => [row.name, row.old, row.now]), ['Coverage', expiring, renewing], 1),
    () => table(rows.map((row) => [row.old, row.now, row.name]), [expiring, renewing, 'Limit of'], 0),
    () => table(rows.map((row) => [row.name, row.old, row.now, voice.money(chance.int(90, 4000))]), ['Limit', expiring, renewing, 'Min. premium'], 1),
    () => rows.map((row) => `<p>${row.name}: <b>${row.now}</b> <span class="old">(expired term ${row.old})</span></p>`).join(''),
  ])()}${basis}` // biome-ignore format: long lines
}

function aggregateBasis(voice: Voice): string {
  const { chance } = voice
  const [tick, words] = chance.pick([
    ['gl.perPolicy', 'per policy'],
    ['gl.perProject', 'separately to each project'],
    ['gl.perLocation', 'separately to each location'],
  ] as const)
  return chance.maybe(0.45) ? ` This term the general aggregate applies ${voice.tick(tick, words)}.` : ''
}
