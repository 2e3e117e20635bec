import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { backMatter } from './back-matter.ts'
import { held, inOneLine, type LimitNames, limitNames, named, passed } from './limit-names.ts'
import { labeled, lookOf, sections, stacked, table } from './page-look.ts'

/** A change that withdraws one coverage from a policy and moves the limits of another: old values beside new. */
export const withdrawalEndorsement: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const names = limitNames(chance)
    const when = daysLater(truth.policies.gl.effective, chance.int(20, 200))
    const title = chance.pick(['Policy Change', 'Endorsement – Coverage Withdrawn', 'Change Endorsement', 'Amendment to Declarations', 'Endorsement No. 4']) // biome-ignore format: one line
    const facts: [string, string][] = [
      [chance.pick(['Attached to policy', 'Policy changed', 'Policy number']), voice.number('gl')],
      [chance.pick(['Policy period', 'Policy runs']), `${voice.effective('gl')} to ${voice.expiration('gl')}`],
      [chance.pick(['Change takes effect', 'Effective date of this change', 'Change date']), voice.date(when)],
      [chance.pick(['Insurer', 'Issuing company', 'Company']), voice.carrier('gl')],
      [chance.pick(['Insured', 'Issued to', 'Named insured']), stacked([voice.insured(), ...voice.insuredAddress()])],
      [chance.pick(['Agent', 'Producer']), stacked([voice.producer(), ...voice.producerAddress()])],
      ['Additional (return) premium', `${voice.money(chance.int(120, 2400))} return`],
    ] // biome-ignore format: long lines
    const order = chance.maybe(0.4) ? facts : chance.shuffle(facts)
    const parts = chance.shuffle([
      [chance.pick(['Limits changed', 'Liability limits', 'General liability limits before and after']), changed(voice, names)],
      [chance.pick(['Coverage withdrawn', 'Coverage deleted', 'What is taken out']), withdrawn(voice, names, when)],
    ] as [string, string][]) // biome-ignore format: long lines
    return {
      kind: 'endorsement',
      feeds: 'fills',
      css: lookOf(voice),
      html: `<h1>${title}</h1>${labeled(voice, order)}<p>${chance.pick(['This endorsement changes the policy. Please read it.', 'In return for the premium shown, the policy is amended as follows.', 'All else stays as it was.'])}</p>${sections([...parts, ...backMatter(voice, 'gl').slice(0, 1)])}`,
    }
  },
}

function changed(voice: Voice, names: LimitNames): string {
  const { chance, truth } = voice
  const before = truth.prior.gl.limits
  const own = chance.shuffle(Object.keys(named(truth.policies.gl, names.gl)))
  const [was, is] = chance.pick([
    ['Before this change', 'After this change'],
    ['Was', 'Is now'],
    ['Deleted amount', 'Amount put in its place'],
    ['Old limit', 'New limit'],
  ] as const)
  const rows = own.map((name) => [names.gl[name]!, voice.money(before[name]!), voice.limit('gl', name)] as const)
  return chance.pick([
    () => table(rows.map((row) => [...row]), ['Limit', was, is], 1),
    () => table(rows.map(([name, old, now]) => [name, now, old]), ['Limit', is, was], 2),
    () => table(rows.map(([name, old, now]) => [old, name, now]), [was, 'Limit', is], 0),
    () => rows.map(([name, old, now]) => `<p>${name}: the amount ${old} is struck out and ${now} stands instead.</p>`).join(''),
  ])() // biome-ignore format: long lines
}

function withdrawn(voice: Voice, names: LimitNames, when: string): string {
  const { chance, truth } = voice
  const line = chance.pick(['auto', 'umbrella', 'professional'] as const)
  const limits = passed(voice, truth.policies[line].limits, named(truth.policies[line], names[line]))
  const title = names.title[line]
  const kept = line !== 'auto' && chance.maybe(0.45) ? stays(voice, names) : ''
  return `${chance.pick([
    () => `<p>The ${title} coverage part is withdrawn as of ${voice.date(when)}. Until then its limits were: ${inOneLine(limits)}. From then on there is no such insurance under this policy.</p>`,
    () => `${table(limits, [`${title} – deleted`, 'Limit withdrawn'])}<p>Every reference to ${title} in the declarations is removed from ${voice.date(when)}.</p>`,
    () => table([[title, `In force to ${voice.date(when)}`, chance.pick(['NONE', 'Not covered', 'Withdrawn'])], ...limits.map(([name, amount]) => [name, amount, 'none'])], ['Coverage part', was(chance.maybe(0.5)), 'From the change date']),
  ])()}${kept}` // biome-ignore format: long lines
}

const was = (long: boolean) => (long ? 'Until the change date' : 'Before')

function stays(voice: Voice, names: LimitNames): string {
  voice.number('auto')
  voice.effective('auto')
  voice.expiration('auto')
  voice.carrier('auto')
  return `<p>The ${names.title.auto} part of the same policy, for the same period, stays as it is: ${inOneLine(held(voice, 'auto', names))}.</p>`
}
