import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { conditions, dense, formsList, signed } from './backmatter.ts'
import { extras } from './extras.ts'
import { aSystem, identity, masthead, rules, runningHead } from './sheets.ts'
import { autoWords, compensationWords, liabilityWords, umbrellaWords } from './wordings.ts'

/** Declarations amended in the middle of the term: what the limits were, and what they are now. */
export const amendedDeclarations: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const system = aSystem(voice)
    const line = chance.pick<Line>(['gl', 'gl', 'auto', 'wc', 'umbrella'])
    const policy = truth.policies[line]
    const title = chance.pick([
      'Amended Declarations',
      'Declarations as Amended',
      'Change of Declarations',
      'Policy Change – Amended Page',
    ])
    const changed = daysLater(policy.effective, chance.int(45, 300))
    const day = voice.date(changed)
    const words = { gl: liabilityWords, auto: autoWords, umbrella: umbrellaWords, wc: compensationWords }[
      line as 'gl'
    ]!(voice)
    const names = Object.keys(words).filter((name) => policy.limits[name])
    const kept = new Set(chance.maybe(0.5) ? chance.some(names, Math.floor(names.length / 2)) : [])
    const rows = names.map((name) => {
      const now = voice.limit(line, name)
      return { words: words[name]!, now, was: kept.has(name) ? null : voice.money(truth.prior[line].limits[name]!) }
    })
    const [wasWords, nowWords] = chance.pick([
      ['Was', 'Is Now'],
      ['Before This Change', 'After This Change'],
      ['Previously Stated', 'Amended to Read'],
      ['Old Limit – Deleted', 'New Limit – In Effect'],
    ] as const)
    const same = chance.pick(['(same)', 'Unchanged', 'As shown'])
    const table = chance.pick([
      () =>
        `<table class="grid"><tr><th>Limit</th><th class="n">${wasWords}</th><th class="n">${nowWords}</th></tr>${rows.map((row) => `<tr><td>${row.words}</td><td class="n">${row.was ?? row.now}</td><td class="n"><b>${row.now}</b></td></tr>`).join('')}</table>`,
      () =>
        `<table class="grid"><tr><th class="n">${nowWords}</th><th>Limit</th><th class="n">${wasWords}</th></tr>${rows.map((row) => `<tr><td class="n">${row.now}</td><td>${row.words}</td><td class="n">${row.was ?? same}</td></tr>`).join('')}</table>`,
      () =>
        `<div class="boxes" style="grid-template-columns:1fr 1fr">${rows.map((row) => `<div class="box"><small>${row.words}</small><span>${row.was ? `${wasWords}: <s>${row.was}</s>` : 'No change'}</span><b>${row.was ? `${nowWords}: ` : ''}${row.now}</b></div>`).join('')}</div>`,
      () =>
        `<div>${rows.map((row) => `<p>${row.words}: ${row.was ? `amended from ${row.was} to <b>${row.now}</b>.` : `remains ${row.now}.`}</p>`).join('')}</div>`,
      () =>
        `<div class="two"><div class="panel"><u>${wasWords}</u><table>${rows.map((row) => `<tr><td>${row.words}</td><td class="n">${row.was ?? row.now}</td></tr>`).join('')}</table></div><div class="panel"><u>${nowWords}</u><table>${rows.map((row) => `<tr><td>${row.words}</td><td class="n"><b>${row.now}</b></td></tr>`).join('')}</table></div></div>`,
    ])()
    const part = line === 'umbrella' ? voice.tick('umbrella.umbrella', PARTS.umbrella) : PARTS[line]
    const who = identity(
      voice,
      [line],
      [
        [chance.pick(['Change Effective', 'Amended as of', 'This Change Takes Effect']), `${day}`],
        [chance.pick(['Change No.', 'Amendment Number']), String(chance.int(1, 6))],
      ],
    )
    const reason = chance.pick([
      'Insured’s request.',
      'Agent’s request on behalf of the Insured Member.',
      'Underwriting review during the term; insured’s written consent on file.',
      'Correction of limits keyed in error at renewal.',
    ])
    const change = chance.int(40, 1900)
    const money = `<table class="lines"><tr><td>${chance.pick(['Premium effect of this change', 'Premium adjustment'])}</td><td class="n">${voice.money(change)}</td></tr><tr><td>Term premium before change</td><td class="n">${voice.money(policy.premium)}</td></tr><tr><td>Term premium after change</td><td class="n">${voice.money(policy.premium + change)}</td></tr></table>`
    const head = `${masthead(voice, [line], title, `${part} &nbsp; ${system === 'old' ? `TRANS ${chance.digits(3)} SEQ ${chance.digits(2)}` : ''}`)}`
    const forms = chance.maybe(0.6) ? formsList(voice) : ''
    return {
      kind: 'declarations',
      feeds: 'fills',
      running: chance.maybe(0.7) ? runningHead(voice, voice.number(line), title) : undefined,
      css: rules(voice, system),
      html: `${head}${who}<h2>${chance.pick(['What Has Changed', 'Amended Limits', 'Limits of Liability'])}</h2>${table}<p>Reason for change: ${reason} ${chance.pick(['All other terms stay the same.', 'Nothing else in the policy is changed.', 'The limits after the change apply to events on or after the change date and take the place of those stated before.'])}</p>${dense(voice, [...chance.shuffle([money, forms]), ...extras(voice, line), conditions(voice, 3)])}${signed(voice, line, daysLater(changed, 3))}`,
    }
  },
}

const PARTS: Record<Line, string> = {
  gl: 'General Liability',
  auto: 'Business Auto Liability',
  umbrella: 'Commercial Umbrella',
  wc: 'Workers Compensation and Employers Liability',
  professional: 'Professional',
}
