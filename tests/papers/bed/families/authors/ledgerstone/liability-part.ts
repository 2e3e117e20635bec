import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { classes, conditions, dense, formsList, premiums, signed } from './backmatter.ts'
import { extras } from './extras.ts'
import { aSystem, identity, limitsPanel, masthead, rules, runningHead, type System } from './sheets.ts'
import { liabilityRows } from './wordings.ts'

/** Limits, basis and sublimits of the liability part, as both the package and the policy of its own print them. */
export function liabilityPart(voice: Voice, system: System): string {
  const { chance, truth } = voice
  const { claimsMade, effective, excluded } = truth.policies.gl
  const rows = liabilityRows(voice)
  if (excluded && chance.maybe(0.3)) rows.reverse()
  const back = voice.date(daysLater(effective, -chance.int(1, 4) * 365))
  const basis = claimsMade
    ? `This part is written on a ${voice.tick('gl.claimsMade', 'CLAIMS-MADE')} basis. Retroactive date ${back}.`
    : chance.pick([
        `Form: ${voice.tick('gl.occurrence', 'Occurrence')}`,
        `Coverage basis: [${voice.tick('gl.occurrence', 'X')}] Occurrence &nbsp; [ ] Claims-Made`,
        `This part applies on an ${voice.tick('gl.occurrence', 'occurrence')} basis; no retroactive date applies.`,
      ])
  const apart = chance.pick([
    () => '',
    () =>
      `<p>The general aggregate applies separately to each ${voice.tick('gl.perProject', 'construction project')} away from premises you own.</p>`,
    () =>
      `<p>The general aggregate applies ${voice.tick('gl.perLocation', 'separately to each location')} listed in the rating schedule.</p>`,
    () =>
      `<p>Aggregate applies: [ ] Per Project &nbsp; [ ] Per Location &nbsp; [${voice.tick('gl.perPolicy', 'X')}] Per Policy</p>`,
  ])()
  const small = chance.maybe(0.5)
    ? `<h2>${chance.pick(['Added Coverages, Within the Limits Above', 'Member Extras (Sublimits)'])}</h2><table class="lines">${chance
        .some(
          [
            ['Lost key and lock replacement', 2500],
            ['Voluntary property damage, each claim', 1500],
            ['Employee benefits errors, deductible each claim', 1000],
            ['Water backup cleanup for others', 7500],
            ['Bail bonds, per bond', 250],
          ] as const,
          3,
        )
        .map(([words, amount]) => `<tr><td>${words}</td><td class="n">${voice.money(amount)}</td></tr>`)
        .join('')}</table>`
    : ''
  const deductible = chance.maybe(0.4)
    ? `<p>Property damage deductible, per claim: ${voice.money(chance.pick([250, 750, 1250]))}</p>`
    : ''
  const panel = limitsPanel(
    voice,
    system,
    rows,
    chance.pick(['Limits of Insurance', 'Limits of Your Liability Coverage', 'The Most We Will Pay']),
  )
  return chance.maybe(0.35)
    ? `<div class="side"><div>${panel}</div><div><h2>Basis</h2><p>${basis}</p>${apart}${deductible}${small}</div></div>${classes(voice)}`
    : chance.shuffle([panel, `<p>${basis}</p>${apart}`, deductible + small]).join('') + classes(voice)
}

/** A liability policy of its own. */
export const liabilityDeclarations: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const system = aSystem(voice)
    const title = chance.pick([
      'General Liability Declarations',
      'Liability Policy Declarations Page',
      'Commercial General Liability – Declarations',
      'Premises &amp; Operations Liability Policy',
    ])
    const extra: [string, string][] = chance.some(
      [
        ['Business Described As', chance.pick(['Contractor', 'Retail store', 'Property owner', 'Service shop'])],
        ['Renewal of', voice.text(truth.prior.gl.number)],
        ['Audit', chance.pick(['Annual', 'None', 'At expiration'])],
        ['Billing', chance.pick(['Direct – Insured', 'Agency', 'Mortgagee'])],
      ],
      chance.int(1, 4),
    )
    const [who, part] = [identity(voice, ['gl'], extra), liabilityPart(voice, system)]
    return {
      kind: 'declarations',
      feeds: 'fills',
      running: chance.maybe(0.75) ? runningHead(voice, voice.number('gl'), title) : undefined,
      css: rules(voice, system),
      html: `${masthead(voice, ['gl'], title)}${who}${chance.maybe(0.3) ? '<section class="part">' : '<section>'}${part}</section>${dense(voice, [premiums(voice, [['gl', 'Liability Premium']]), formsList(voice), ...extras(voice, 'gl')])}${signed(voice, 'gl')}${conditions(voice)}`,
    }
  },
}
