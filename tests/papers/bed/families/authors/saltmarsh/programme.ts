import type { Paper } from '../../../family.ts'
import type { Line, Policy } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { aggregateBasis, commas, plain, trigger } from './help.ts'

type Placement = { title: string; line: Line; limits: [string, string][]; remark: string }

const LIMIT_WORDS: Record<Line, Record<string, string>> = {
  gl: { occurrence: 'Any one occurrence', aggregate: 'General aggregate', products: 'Products/completed ops aggregate', personal: 'Personal & advertising injury', rented: 'Rented premises', medical: 'Medical, any one person' },
  auto: { csl: 'Combined single limit', perPerson: 'BI any one person', perAccident: 'BI any one accident', damage: 'PD any one accident' },
  umbrella: { occurrence: 'Any one occurrence', aggregate: 'Annual aggregate', retention: 'Self-insured retention' },
  wc: { accident: 'EL each accident', employee: 'EL disease, each employee', disease: 'EL disease, policy limit' },
  professional: { claim: 'Any one claim', aggregate: 'Annual aggregate', retention: 'Retention each claim' },
} // biome-ignore format: a table

function placements(voice: Voice): Placement[] {
  const { chance, truth } = voice
  const place = (line: Line, title: string, remark: string): Placement => {
    const words =
      line === 'gl' ? { ...LIMIT_WORDS.gl, aggregate: `General aggregate${aggregateBasis(voice)}` } : LIMIT_WORDS[line]
    if (line === 'umbrella' && truth.policies.umbrella.limits.retention) voice.tick('umbrella.retention', '')
    return { title, line, remark, limits: voice.limits(line, words) }
  }
  const all = [
    () => place('gl', 'General Liability', trigger(voice, 'Losses occurring', 'Claims made')),
    () => place('auto', chance.pick(['Automobile Liability', 'Business Auto']), `Symbols ${voice.symbols()}`),
    () => place('umbrella', voice.tick('umbrella.umbrella', 'Umbrella'), voice.tick('umbrella.occurrence', 'Occurrence')),
    () => place('wc', "Workers' Compensation", voice.tick('wc.statutory', 'Statutory benefits')),
    () => place('professional', chance.pick(['Professional Indemnity', 'Errors & Omissions']), 'Claims made'),
  ] // biome-ignore format: a page
  return chance.some(all, chance.int(2, 4)).map((make) => make())
}

function expiredRow(voice: Voice, { title, line, limits }: Placement): string[] {
  const { truth } = voice
  const policy: Policy = truth.prior[line]
  const names = Object.keys(LIMIT_WORDS[line]).filter((name) => truth.policies[line].limits[name])
  const amounts = limits.map(([words], index) => `${words} ${voice.money(policy.limits[names[index]!] ?? 0)}`)
  return [title, policy.carrier.name, policy.number, voice.date(policy.effective), voice.date(policy.expiration), amounts.slice(0, 2).join('; '), commas(policy.premium)] // biome-ignore format: a page
}

/** A programme of insurance of one assured as a sheet: what runs now, and below it or on another sheet the terms that have run off. */
export const programme: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const placed = placements(voice)
    const heads = ['Class', chance.pick(['Security', 'Insurer']), chance.pick(['Policy no.', 'Reference']), 'From', 'To', 'Limits', 'Premium', 'Remarks'] // biome-ignore format: a list
    const current = placed.map((one) => ({
      facts: [one.title, voice.carrier(one.line), voice.number(one.line), voice.effective(one.line), voice.expiration(one.line)],
      limits: one.limits,
      premium: commas(truth.policies[one.line].premium),
      remark: one.remark,
    })) // biome-ignore format: a page
    const inOneCell = chance.maybe(0.5)
    const body = current.flatMap(({ facts, limits, premium, remark }) => {
      if (inOneCell)
        return [[...facts, limits.map(([words, amount]) => `${words} ${amount}`).join('; '), premium, remark]]
      return limits.map(([words, amount], index) =>
        index
          ? ['', '', '', '', '', `${words}: ${amount}`, '', '']
          : [...facts, `${words}: ${amount}`, premium, remark],
      )
    })
    const owner = [
      [chance.pick(['PROGRAMME OF INSURANCE', 'PROGRAM SUMMARY', 'SCHEDULE OF POLICIES IN FORCE'])],
      ['Assured', voice.insured()],
      ['Address', voice.insuredAddress().join(', ')],
      ['Broker', voice.producer(), voice.producerAddress().join(', ')],
      ['Broker telephone', voice.reach('phone'), 'e-mail', voice.reach('email')],
    ]
    const expired = placed.map((one) => expiredRow(voice, one))
    const note = chance.pick(['EXPIRED - for information only', 'Previous period (run off)', 'EXPIRING TERMS, REPLACED BY THE ABOVE']) // biome-ignore format: a list
    const clean = (table: string[][]) => table.map((row) => row.map(plain))
    if (chance.maybe(0.5))
      return { kind: 'schedule', feeds: 'fills', csv: clean([...owner, [], heads, ...body, [], [note], ...expired]) }
    return {
      kind: 'schedule',
      feeds: 'fills',
      xlsx: [
        { name: 'In force', rows: clean([...owner, [''], heads, ...body]) },
        { name: 'Expired', rows: clean([[note], heads.slice(0, 7), ...expired]) },
      ],
    }
  },
}
