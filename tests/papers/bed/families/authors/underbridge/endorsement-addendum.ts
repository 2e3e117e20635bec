import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { laid, letterhead, listed, look, signed } from './house-look.ts'
import { aNotation, lineName, marketDate, sums, term } from './market-wording.ts'
import {
  insuredCaption,
  insurer,
  insurerCaption,
  numberCaption,
  producerCaption,
  theInsured,
  theProducer,
} from './parties.ts'
import { charges, houseReference } from './surplus-clauses.ts'

/** An addendum to a contract: what it said, and what it says from now on. */
export const endorsementAddendum: Paper = {
  draw: (voice) => {
    const { chance, truth } = voice
    const line = chance.pick(['gl', 'gl', 'umbrella', 'professional', 'auto'] as const)
    const policy = truth.policies[line]
    const write = aNotation(voice)
    const change = chance.pick(['limits', 'limits', 'extension', 'number'])
    const when = daysLater(policy.effective, chance.int(20, 240))
    const called = lineName(voice, line)
    if (line === 'umbrella') voice.tick('umbrella.excess', '')
    const head: [string, string][] = [
      ['Addendum No.', String(chance.int(1, 9))],
      ['Class', line === 'umbrella' ? 'Excess Liability' : called],
      [insuredCaption(voice), theInsured(voice)],
      [producerCaption(voice), theProducer(voice)],
      [insurerCaption(voice), insurer(voice, line)],
      ['Addendum effective', marketDate(when)],
    ]
    const before = otherLimits(chance, line, policy.limits)
    const now = sums(voice, line, write, true, true)
    const names = Object.keys(policy.limits).filter((name) => before[name])
    const was = names.map(
      (name) =>
        `${voice.text({ occurrence: 'each occurrence', aggregate: 'aggregate', csl: 'single limit', claim: 'each claim', products: 'products aggregate', personal: 'personal injury', rented: 'rented premises', medical: 'medical', perPerson: 'each person', perAccident: 'each accident', damage: 'property damage', retention: 'retention' }[name] ?? name)} ${write(before[name]!)}`,
    )
    const numbered = numberCaption(voice)
    const body: [string, string][] = []
    if (change === 'limits') {
      const way = chance.pick(['columns', 'prose', 'struck'])
      const old = `Limits to date of addendum (withdrawn): ${was.join('; ')}.`
      body.push([numbered, voice.number(line)], [chance.pick(['Policy period', 'Original period']), term(voice, line)])
      if (way === 'struck') body.push(['Deleted', `<s>${was.join('<br>')}</s>`], ['Substituted', listed(voice, now)])
      else if (way === 'prose')
        body.push([
          'It is agreed',
          `<p>${old}</p><p>The limits of this insurance are henceforth as follows, all else unaltered:</p>${listed(voice, now)}`,
        ])
      else
        body.push([
          'Change',
          `<table class="grid"><tr><th>Limits before this addendum</th><th>Limits as amended and in force</th></tr><tr><td>${was.join('<br>')}</td><td>${now.map(([words, amount]) => `${words}: ${amount}`).join('<br>')}</td></tr></table>`,
        ])
    } else if (change === 'extension') {
      const first = daysLater(policy.expiration, -chance.pick([30, 45, 60]))
      body.push(
        [numbered, voice.number(line)],
        [
          'It is agreed',
          `The period of insurance, which incepted ${voice.effective(line)} and was to expire ${marketDate(first)}, is hereby extended to expire ${voice.expiration(line)}, both at 12:01 a.m. local standard time.`,
        ],
        ['Limits (unaltered by the extension)', listed(voice, now)],
      )
    } else {
      const replaced = truth.prior[line].number
      body.push(
        [
          chance.pick(['Correction', 'Amendment of contract number']),
          `The policy number shown in error on the cover note as ${voice.text(replaced)} is deleted and replaced by ${voice.number(line)}.`,
        ],
        [chance.pick(['Period', 'Policy period']), term(voice, line)],
        ['Limits (unchanged)', listed(voice, now)],
      )
    }
    const tail: [string, string][] = [
      ['Additional premium', listed(voice, charges(voice, chance.int(200, 5000)))],
      ['All other terms', 'Remain as originally written.'],
    ]
    const title = chance.pick(['ADDENDUM', 'ENDORSEMENT ADDENDUM', 'Policy Change Endorsement', 'SLIP ENDORSEMENT'])
    const all = chance.maybe(0.35) ? [...chance.shuffle(head), ...body, ...tail] : [...head, ...body, ...tail]
    const html = `${letterhead(voice)}<h1>${title}</h1><p class="small">${houseReference(voice)}</p><p>This endorsement changes the policy. Please attach it.</p>${laid(voice, all)}${signed(voice, 'authorized representative', daysLater(when, chance.int(0, 20)))}`
    return { kind: 'endorsement', feeds: 'fills', html, css: look(voice) }
  },
}
