import type { Paper } from '../../../family.ts'
import { joinPool, plainly } from './house.ts'

/** Declarations of an excess-of-pool layer as a system of capitals prints them: its own limits, above the pool's memorandum and its limits. */
export const excess: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const house = joinPool(voice, { ownExcess: false })
    const { policies } = truth
    const label = chance.pick([24, 28, 32])
    const dot = chance.pick(['.', ' '])
    const line = (words: string, value: string) => `${`${words} `.padEnd(label, dot)} ${value}`
    const more = (rows: string[]) => rows.slice(1).map((row) => `${' '.repeat(label)} ${row}`)
    const address = voice.insuredAddress()
    const producer = chance.maybe(0.65)
      ? [line('BROKER', voice.producer()), ...more(['', ...voice.producerAddress()])]
      : []
    const pad = (text: string, wide: number) => text + ' '.repeat(Math.max(1, wide - plainly(text).length))
    const rule = chance.pick(['=', '-', '_']).repeat(84)
    const under = [
      [
        'A',
        'GENERAL LIABILITY',
        voice.money(policies.gl.limits.occurrence!),
        voice.money(policies.gl.limits.aggregate!),
      ],
      ['B', 'AUTOMOBILE LIABILITY', voice.money(policies.auto.limits.csl ?? policies.auto.limits.perAccident!), 'NONE'],
      [
        'C',
        house.officials.toUpperCase(),
        voice.money(policies.professional.limits.claim!),
        voice.money(policies.professional.limits.aggregate!),
      ],
    ]
    const kind = voice.tick(
      'umbrella.excess',
      chance.pick([
        'EXCESS LIABILITY, FOLLOWING FORM',
        'FOLLOW-FORM EXCESS OF POOL LIABILITY',
        'EXCESS-OF-POOL LIABILITY',
      ]),
    )
    const made = chance.maybe(0.5) ? [line('BASIS', voice.tick('umbrella.occurrence', 'OCCURRENCE'))] : []
    const declined = voice.money(policies.umbrella.limits.occurrence! + chance.int(1, 5) * 5_000_000)
    const limits = chance.shuffle([
      line(
        chance.pick(['LIMIT PER EVENT', 'EACH EVENT LIMIT', 'LIMIT, ANY ONE EVENT']),
        voice.limit('umbrella', 'occurrence'),
      ),
      line(chance.pick(['ANNUAL TOTAL', 'ANNUAL TOTAL, THIS LAYER']), voice.limit('umbrella', 'aggregate')),
    ])
    const carrier = voice.carrier('umbrella')
    const naic = chance.maybe(0.5) ? [line('NAIC CODE', voice.naic('umbrella'))] : []
    const underlying = [
      'SCHEDULE OF UNDERLYING COVERAGE (NOT PROVIDED BY THIS POLICY)',
      `ISSUED BY ${voice.text(house.pool.toUpperCase())}`,
      `MEMORANDUM ${voice.text(policies.gl.number)}, MEMBER NUMBER ${house.member}`,
      '',
      `${pad('CVG', 6)}${pad('DESCRIPTION', 44)}${pad('PER EVENT', 18)}ANNUAL TOTAL`,
      ...under.map(([letter, title, event, total]) => `${pad(letter!, 6)}${pad(title!, 44)}${pad(event!, 18)}${total}`),
    ]
    const own = [
      line('COVERAGE', kind),
      ...made,
      ...limits,
      line('ATTACHES', 'EXCESS OF THE UNDERLYING LIMITS SHOWN IN THE SCHEDULE'),
    ]
    const period = `${voice.effective('umbrella')} TO ${voice.expiration('umbrella')}`
    const rows = [
      carrier,
      ...naic,
      rule,
      pad(chance.pick(['EXCESS LIABILITY DECLARATIONS', 'DECLARATIONS - EXCESS OF POOL']), 50) +
        `POLICY NO. ${voice.number('umbrella')}`,
      ...(chance.maybe(0.6) ? [`${' '.repeat(50)}RENEWAL OF ${voice.text(truth.prior.umbrella.number)}`] : []),
      rule,
      line(chance.pick(['NAMED INSURED', 'COVERAGE PARTY']), voice.insured()),
      ...more(['', ...address]),
      ...producer,
      line('POLICY PERIOD', period),
      line('', '12:01 A.M. AT THE ADDRESS OF THE NAMED INSURED'),
      '',
      ...(chance.maybe(0.5) ? [...own, '', ...underlying] : [...underlying, '', ...own]),
      '',
      line('PREMIUM', voice.money(policies.umbrella.premium)),
      line('MINIMUM EARNED', `${chance.pick([25, 35, 100])} PERCENT`),
      line('TAXES AND FEES', voice.money(chance.int(40, 900))),
      rule,
      `A HIGHER LAYER OF ${declined} WAS OFFERED AND DECLINED BY THE MEMBER.`,
      `THE COMPANY PAYS NOTHING FOR CYBER EVENTS, FUNGI, OR DAM FAILURE ABOVE A SUBLIMIT OF ${voice.money(250_000)}`,
      'WITHIN THE UNDERLYING COVERAGE. CLAIMS WITH RESERVES ABOVE ONE HALF OF THE UNDERLYING',
      'LIMIT ARE TO BE REPORTED TO THE COMPANY AT ONCE.',
      '',
      ...truth.forms
        .slice(0, 4)
        .map((form) => `${pad(form.number, 14)}${pad(form.edition, 10)}${voice.text(form.title.toUpperCase())}`),
      '',
      `COUNTERSIGNED ____________________   ${voice.date(policies.umbrella.effective)}`,
    ]
    const html = `<pre>${rows.join('\n')}</pre>`
    return {
      kind: 'declarations',
      feeds: 'fills',
      html,
      css: `pre { font: 9.2px/1.4 'DejaVu Sans Mono', monospace; margin: 0; white-space: pre }`,
    }
  },
}
