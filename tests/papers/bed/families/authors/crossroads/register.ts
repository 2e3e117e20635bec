import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line, Policy } from '../../../truth.ts'
import { limitsOf, plain, type Said, said, short, titleOf, yearLater } from './words.ts'

type Entry = { one: Said; notes: [date: string, words: string][] }
const asDate = (iso: string) => ({ value: Date.parse(iso) / 86_400_000 + 25_569, as: 'date' as const })

/** A workbook of an agency: every policy ever entered for a client, and a log from which it follows which of them holds, as after a rewrite under a new number. */
export const register: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const lines = chance.some<Line>(['gl', 'auto', 'umbrella', 'wc', 'professional'], chance.int(2, 3))
    const rewritten = chance.pick(lines)
    const style = chance.int(0, 2)
    const own = chance.pick([short, (n: number) => n.toLocaleString('en-US')])
    const person = () => truth.names.person().split(' ')[0]!
    const entries = lines.flatMap((line): Entry[] => {
      const policy = truth.policies[line]
      if (line !== rewritten) {
        const ends = chance.maybe(0.5)
        const day = daysLater(policy.effective, chance.int(30, 100))
        const notes: Entry['notes'] = ends
          ? [[day, chance.pick(['Cancelled by insured, confirmed by company. No longer in force.', 'Company cancelled for nonpay. Not reinstated.'])]]
          : chance.pick<Entry['notes']>([[], [[day, 'Past due notice received'], [daysLater(day, 9), 'Paid. Notice withdrawn by company, no lapse.']]]) // biome-ignore format: a list
        return [{ one: said(voice, line, !ends), notes: [[policy.effective, 'Policy received and checked'], ...notes] }]
      }
      const isDone = chance.maybe(0.5)
      const other: Policy = { ...truth.prior[line], excluded: null }
      other.effective = daysLater(policy.effective, isDone ? -110 : 110)
      other.expiration = yearLater(other.effective)
      const [old, fresh] = isDone ? [other, policy] : [policy, other]
      const one = said(voice, line, !isDone, old)
      const two = said(voice, line, isDone, fresh)
      const [asked, settled] = [daysLater(fresh.effective, -14), daysLater(fresh.effective, 3)]
      return [
        { one, notes: [[old.effective, 'Policy received and checked'], [asked, `Asked company to cancel and rewrite as ${fresh.number}`], [settled, isDone ? `Cancelled ${voice.date(fresh.effective)} and replaced by ${fresh.number}` : 'Company did not agree to the rewrite. This policy continues unchanged.']] },
        { one: two, notes: [[settled, isDone ? `Issued, takes the place of ${old.number}` : 'Never issued. Number void.']] },
      ] // biome-ignore format: a list
    })
    const name = (one: Said) => plain(titleOf(one, style))
    const withDates = chance.maybe(0.5)
    const day = (one: Said, which: 'effective' | 'expiration') => {
      const printed = one[which]()
      return withDates ? asDate(one.policy[which]) : plain(printed)
    }
    const limits = (one: Said) => {
      if (one.line === 'professional') return `Each claim ${own(one.policy.limits.claim!)} / Aggregate ${own(one.policy.limits.aggregate!)}` // biome-ignore format: a line
      const list = limitsOf(one, style, own).map(([words, amount]) => `${words} ${amount}`)
      return plain(list.join(chance.pick([' / ', '; ', '\n'])))
    }
    const shown = chance.shuffle(entries)
    const reference = (index: number) => `P${String(index + 1).padStart(3, '0')}`
    const policies = shown.map(({ one }, index) => [
      reference(index),
      name(one),
      plain(one.carrier()),
      one.naic(),
      plain(one.number()),
      day(one, 'effective'),
      day(one, 'expiration'),
      limits(one),
      { value: one.policy.premium, as: 'money' as const },
    ])
    const log = shown
      .flatMap(({ notes }, index) => notes.map(([date, words]) => ({ date, reference: reference(index), words })))
      .sort((a, b) => (a.date < b.date ? -1 : 1))
      .map(({ date, reference, words }) => [withDates ? asDate(date) : voice.date(date), reference, person(), words])
    const holds = entries.some(({ one }) => one.holds)
    const autos = entries.find(({ one }) => one.line === 'auto' && one.holds)
    const symbols = autos ? [['Auto policies: covered auto symbols', autos.one.symbols()]] : []
    const heads = chance.pick([
      ['Ref', 'Coverage', 'Company', 'NAIC', 'Policy no.', 'From', 'To', 'Limits', 'Premium'],
      ['ID', 'Line', 'Written with', 'NAIC #', 'Number', 'Inception', 'Expiry', 'Limits of liability', 'Annual prem'],
    ])
    return {
      kind: 'schedule',
      feeds: holds ? 'fills' : 'names only',
      xlsx: [
        {
          name: chance.pick(['Policies', 'Policy register', 'Entered']),
          rows: [
            ['Client', plain(voice.insured())],
            ['Address', plain(voice.insuredAddress().join(', '))],
            ['Agency', plain(voice.producer()), '', plain(voice.producerAddress().join(', '))],
            ['Account manager', plain(voice.reach('contact')), voice.reach('email'), voice.reach('phone')],
            ['Every policy that was ever entered is listed. See the log for what became of each.'],
            [],
            heads,
            ...policies,
            ...symbols,
          ],
        },
        {
          name: chance.pick(['Log', 'History', 'Activity']),
          rows: [['Date', heads[0]!, 'By', 'What happened'], ...log],
        },
      ],
    }
  },
}
