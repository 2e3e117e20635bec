import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { dollars, from, has, longDate, own, spelled, trigger, until } from './words.ts'

const WORDS: Record<Line, [title: string, limits: Record<string, string>]> = {
  gl: ['General liability', { occurrence: 'Each occurrence', aggregate: 'General aggregate', products: 'Products and completed operations aggregate', personal: 'Personal and advertising injury', rented: 'Damage to premises rented to you', medical: 'Medical expense, each person' }],
  auto: ['Business automobile', { csl: 'Liability, each accident, single limit', perPerson: 'Bodily injury, each person', perAccident: 'Bodily injury, each accident', damage: 'Property damage, each accident' }],
  wc: ['Workers’ compensation and employers’ liability', { accident: 'Bodily injury by accident', employee: 'Bodily injury by disease, each employee', disease: 'Bodily injury by disease, policy limit' }],
  umbrella: ['Umbrella', { occurrence: 'Each occurrence', aggregate: 'Aggregate', retention: 'Retained limit' }],
  professional: ['', {}],
} // biome-ignore format: a table

/** A letter that goes with renewed policies: the term that has ended stands beside the one in force, in either order, and the umbrella may be told in words. */
export const renewalLetter: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const lines: Line[] = ['gl', ...chance.some<Line>(['auto', 'wc'], chance.int(1, 2))]
    const withUmbrella = chance.maybe(0.7)
    const isProse = withUmbrella && chance.maybe(0.6)
    const heads = chance.pick([['Expired', 'Renewal'], ['Last year', 'This year'], ['Term ended', 'Term in force']])
    const isNewFirst = chance.maybe(0.4)
    const isOneTable = chance.maybe(0.3)
    const day = chance.pick([longDate, undefined])
    const past = day ?? voice.date
    const triple = (words: string, was: string, is: string) => (isNewFirst ? [words, is, was] : [words, was, is])
    const rowsOf = (line: Line): string[][] => {
      const was = truth.prior[line]
      const said = (name: string) => own(voice, line, name, voice.money)
      const names = Object.keys(WORDS[line][1]).filter((name) => has(voice, line, name))
      if (line === 'umbrella') voice.tick('umbrella.umbrella', '')
      if (line === 'umbrella' && names.includes('retention')) voice.tick('umbrella.retention', '')
      return [
        triple('Policy number', voice.text(was.number), voice.number(line)),
        triple('Company', voice.text(was.carrier.name), voice.carrier(line)),
        chance.maybe(0.5)
          ? triple('Term', `${past(was.effective)} to ${past(was.expiration)}`, `${from(voice, line, day)} to ${until(voice, line, day)}`)
          : triple('Begins / ends', `${past(was.effective)} / ${past(was.expiration)}`, `${from(voice, line, day)} / ${until(voice, line, day)}`),
        ...(line === 'gl' ? [triple('Form', 'Occurrence', trigger(voice, 'Occurrence', 'Claims-made'))] : []),
        ...(line === 'wc' ? [triple('Benefits', 'Statutory', voice.tick('wc.statutory', 'Statutory'))] : []),
        ...(line === 'auto' ? [triple('Autos covered, by symbol', '7', voice.symbols())] : []),
        ...names.map((name) => triple(WORDS[line][1][name]!, voice.money(was.limits[name] ?? 0), said(name))),
        triple('Annual premium', voice.money(was.premium), voice.money(truth.policies[line].premium)),
      ]
    }
    const tabled: Line[] = withUmbrella && !isProse ? [...lines, 'umbrella'] : lines
    const head = (title: string) => triple(title, heads[0]!, heads[1]!)
    const tables = isOneTable
      ? [tabled.flatMap((line) => [head(WORDS[line][0].toUpperCase()), ...rowsOf(line)])]
      : tabled.flatMap((line) => [WORDS[line][0], [head(''), ...rowsOf(line)]])
    const umbrella = () => {
      const { limits, expiration } = truth.policies.umbrella
      const was = truth.prior.umbrella
      voice.limit('umbrella', 'occurrence') + voice.limit('umbrella', 'aggregate') + voice.tick('umbrella.umbrella', '') + voice.expiration('umbrella')
      const kept = has(voice, 'umbrella', 'retention') ? `, above a self-insured retention of ${voice.tick('umbrella.retention', '') + own(voice, 'umbrella', 'retention', dollars)}` : ''
      return `The umbrella, which stood at ${spelled(was.limits.occurrence!)} Dollars under policy ${voice.text(was.number)}, is now ${spelled(limits.occurrence!)} Dollars each occurrence and the same in the aggregate${kept}. The new policy is number ${voice.number('umbrella')} with ${voice.carrier('umbrella')}, from ${from(voice, 'umbrella', longDate)} until ${longDate(expiration)}.`
    }
    const opening = chance.pick([
      'Your policies have been renewed, and the originals are enclosed. Below, the term that has ended is set beside the one now in force.',
      'Thank you for staying with us another year. All of the policies below have been issued and are in force; the expired ones are shown only so that you can compare.',
      'The renewals you approved are in force. Please file the enclosed policies, and keep the old ones, as claims from before may still be made under them.',
    ])
    const closing = [
      'An added location, vehicle or employee abroad should be reported to us within 30 days. Tools worth more than $2,500 each are not covered unless they are listed.',
      `${withUmbrella ? 'A higher umbrella limit' : 'An umbrella, which you do not have,'} of ${voice.money(truth.policies.umbrella.limits.occurrence! + 5_000_000)} can be had for about ${voice.money(chance.int(900, 6000))} more; we have not ordered it.`,
    ]
    const letterhead = [voice.producer(), ...(chance.maybe(0.5) ? [voice.producerAddress().join(', ')] : voice.producerAddress()), chance.maybe(0.5) ? `Telephone ${voice.reach('phone')}` : `T ${voice.reach('phone')}   F ${voice.reach('fax')}`]
    const docx = [
      ...letterhead,
      longDate(daysLater(truth.policies.gl.effective, chance.int(32, 60))),
      voice.insured(),
      ...voice.insuredAddress(),
      chance.pick(['Re: your renewed insurance', 'Subject: Renewal policies enclosed']),
      opening,
      ...(isProse && chance.maybe(0.4) ? [umbrella(), ...tables] : isProse ? [...tables, umbrella()] : tables),
      ...chance.shuffle(closing).slice(0, chance.int(1, 2)),
      'Sincerely,',
      voice.reach('contact'),
      chance.pick(['Your account manager', 'Account manager']),
      ...(chance.maybe(0.5) ? [voice.reach('email')] : []),
    ]
    return { kind: 'letter', feeds: 'fills', docx }
  },
} // biome-ignore format: a letter
