import type { Paper } from '../../../family.ts'
import { type Line, otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { CONDENSED, table } from './house.ts'

const TITLES: Record<Line, string> = {
  gl: 'COMMERCIAL GENERAL LIABILITY',
  auto: 'BUSINESS AUTO',
  umbrella: 'UMBRELLA LIABILITY',
  wc: 'WORKERS COMPENSATION',
  professional: 'PROFESSIONAL',
}
const WORDS: Record<Line, Record<string, string>> = {
  gl: {
    aggregate: 'Gen Agg',
    products: 'PCO Agg',
    personal: 'PI/AI',
    occurrence: 'Occ',
    rented: 'DPR',
    medical: 'Med Exp',
  },
  auto: { csl: 'CSL', perPerson: 'BI PP', perAccident: 'BI PA', damage: 'PD' },
  umbrella: { occurrence: 'Occ', aggregate: 'Agg' },
  wc: { accident: 'EL Ea Acc', disease: 'EL Dis-Pol', employee: 'EL Dis-EE' },
  professional: {},
}

/** A policy checking report: what was expiring, what was bound and what was issued, item by item. The issued policy stands. */
export const policyCheck: Paper = {
  draw(voice) {
    const { chance } = voice
    const lines = (['gl', 'auto', 'umbrella', 'wc'] as Line[]).filter((line) => line === 'gl' || chance.maybe(0.55))
    const columns = chance.pick(['xbi', 'ibx', 'bi'])
    const sections = lines.map((line) => section(voice, line, columns)).join('')
    const html = `<div class="mrk"><h1>Policy Checking Report</h1><table class="top">${table([
      ['Client', voice.insured(), 'Checked for', voice.producer()],
      ['Mailing address', voice.insuredAddress().join(', '), 'Office', voice.producerAddress().join(', ')],
      ['Checker', voice.text(voice.truth.names.person()), 'Reviewer', voice.text(voice.truth.names.person())],
    ])}</table><p>OK = agrees. VAR = differs; see the comment. Policies have been issued and delivered. <b>${chance.pick(['All variances were cleared with the client, who accepts the policies as issued.', 'The issued column is what is in force; the client agreed to each variance in writing.'])}</b></p>${sections}<p class="end">Named insured, forms and classifications were read against the binder. The checker has not judged whether limits are adequate.</p></div>`
    return { kind: 'other', feeds: 'fills', html, css: CSS }
  },
}

type Item = { name: string; expiring: string; bound: string; issued: string; same: boolean; comment?: string }

function section(voice: Voice, line: Line, columns: string): string {
  const { chance, truth } = voice
  const [policy, prior] = [truth.policies[line], truth.prior[line]]
  const other = otherLimits(chance, line, policy.limits)
  const names = Object.keys(WORDS[line]).filter((name) => policy.limits[name])
  const wrong = chance.maybe(0.6) ? chance.pick(names) : ''
  if (line === 'umbrella') voice.tick('umbrella.umbrella', '')
  const limits = names.map((name): Item => {
    const isWrong = name === wrong && policy.excluded !== name
    const issued = voice.limit(line, name)
    return {
      name: WORDS[line][name]!,
      expiring: voice.money(prior.limits[name] ?? 0),
      bound: isWrong ? voice.money(other[name]!) : issued,
      issued,
      same: !isWrong,
      ...(isWrong ? { comment: 'Company corrected its quote before issue; client accepts' } : {}),
    }
  })
  const carrier = voice.carrier(line)
  const code = chance.maybe(0.5) ? ` (NAIC ${voice.naic(line)})` : ''
  const [effective, expiration] = [voice.effective(line), voice.expiration(line)]
  const general: Item[] = [
    { name: 'Policy #', expiring: voice.text(prior.number), bound: 'TBA', issued: voice.number(line), same: true },
    {
      name: 'Company',
      expiring: voice.text(prior.carrier.name),
      bound: carrier,
      issued: `${carrier}${code}`,
      same: true,
    },
    { name: 'Eff', expiring: voice.date(prior.effective), bound: effective, issued: effective, same: true },
    { name: 'Exp', expiring: voice.date(prior.expiration), bound: expiration, issued: expiration, same: true },
  ]
  const premium: Item = {
    name: 'Premium',
    expiring: voice.money(prior.premium),
    bound: voice.money(policy.premium - 120),
    issued: voice.money(policy.premium),
    same: false,
    comment: 'State surcharge was left out of the quote',
  }
  const more = EXTRA[line](voice)
  const cells = ({ expiring, bound, issued }: Pick<Item, 'expiring' | 'bound' | 'issued'>) =>
    [...columns].map((column) => ({ x: expiring, b: bound, i: issued })[column]!)
  const heads = cells({ expiring: 'Expiring', bound: 'As bound', issued: 'As issued' })
  const rows = [...general, ...more, ...limits, premium].map((item, index) => [
    String(index + 1),
    item.name,
    ...cells(item),
    item.same ? 'OK' : '<b>VAR</b>',
    item.comment ?? '',
  ])
  return `<h2>${TITLES[line]}</h2><table class="check"><thead>${table([['#', 'Item', ...heads, '', 'Comment']], 'th')}</thead>${table(rows)}</table>`
}

const same = (name: string, issued: string): Item => ({ name, expiring: issued, bound: issued, issued, same: true })
const EXTRA: Record<Line, (voice: Voice) => Item[]> = {
  gl: (voice) => {
    const { claimsMade } = voice.truth.policies.gl
    return [
      same(
        'Trigger',
        voice.tick(claimsMade ? 'gl.claimsMade' : 'gl.occurrence', claimsMade ? 'Claims-made' : 'Occurrence'),
      ),
      {
        name: 'Agg per',
        expiring: 'Policy',
        bound: 'Project',
        issued: voice.tick('gl.perProject', 'Project'),
        same: true,
      },
      same('Ded', voice.money(voice.chance.pick([0, 1250, 3000]))),
      same('EBL', voice.money(750_000)),
    ]
  },
  auto: (voice) => [
    same('Liab symb', voice.symbols()),
    same('UM', voice.money(65_000)),
    same('Comp/Coll ded', `${voice.money(600)} / ${voice.money(1200)}`),
  ],
  umbrella: () => [same('Terrorism', 'Rejected')],
  wc: (voice) => [
    same('Item 3.A', voice.text(voice.truth.insured.address.state)),
    { ...same('Part One', voice.tick('wc.statutory', 'Statutory')) },
  ],
  professional: () => [],
}

const CSS = `.mrk * { print-color-adjust: exact; -webkit-print-color-adjust: exact } @page { size: 11in 8.5in } .mrk { font: 9px/1.35 ${CONDENSED} } .mrk h1 { font-size: 15px; margin: 0 0 4px; background: #444; color: #fff; padding: 3px 8px } .mrk h2 { font-size: 10px; margin: 9px 0 2px; break-after: avoid } .mrk table { border-collapse: collapse; width: 100% } .mrk td, .mrk th { border: 0.6px solid #999; padding: 1.5px 5px; text-align: left; vertical-align: top } .mrk .top td:nth-child(odd) { background: #eee; width: 11% } .mrk .check th { background: #ddd } .mrk .check td:first-child { width: 3% } .mrk .check td:nth-child(2) { width: 10% } .mrk .check td:last-child { width: 24% } .mrk .end { font-size: 8px }`
