import type { Paper } from '../../../family.ts'
import { conditions, dense, formsList, signed } from './backmatter.ts'
import { extras } from './extras.ts'
import { aSystem, identity, limitsPanel, masthead, rules, runningHead } from './sheets.ts'
import { type Rows, umbrellaRows } from './wordings.ts'

/** Declarations of an umbrella or excess policy with what lies below it. */
export const excessDeclarations: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const system = aSystem(voice)
    const umbrella = chance.maybe(0.65)
    const title = umbrella
      ? voice.tick(
          'umbrella.umbrella',
          chance.pick([
            'Commercial Umbrella Declarations',
            'Members’ Umbrella Liability Policy',
            'Umbrella Policy – Declarations',
          ]),
        )
      : voice.tick(
          'umbrella.excess',
          chance.pick([
            'Following-Form Excess Liability Declarations',
            'Excess Liability Policy',
            'Commercial Excess Liability – Declarations',
          ]),
        )
    const basis = chance.maybe(0.5)
      ? `<p>Basis: ${voice.tick('umbrella.occurrence', 'Occurrence')}. Defense is ${chance.pick(['outside', 'in addition to'])} the limits.</p>`
      : ''
    const limits = limitsPanel(
      voice,
      system,
      umbrellaRows(voice),
      chance.pick(['Limits of Liability', 'What This Policy Adds', 'Our Limits, Above the Policies Below']),
    )
    const { gl, auto, wc } = truth.prior
    const below = (policy: typeof gl): Rows =>
      Object.entries(policy.limits)
        .slice(0, 3)
        .map(([name, amount]) => [BELOW[name] ?? 'Limit', voice.money(amount)])
    const term = (policy: typeof gl) =>
      `${voice.text(policy.number)}<br>${voice.date(truth.policies.umbrella.effective)} – ${voice.date(truth.policies.umbrella.expiration)}`
    const policies = chance.shuffle([
      ['General Liability', gl],
      ['Business Auto', auto],
      ['Employers Liability', wc],
    ] as const)
    const schedule = `<h2>${chance.pick(['Schedule of Underlying Insurance', 'Policies You Agree to Keep in Force Below', 'Item 6. Underlying Policies'])}</h2>${chance.pick(
      [
        () =>
          `<table class="grid"><tr><th>Underlying Coverage</th><th>Underlying Policy and Term</th><th>Minimum Underlying Limits</th></tr>${policies
            .map(
              ([words, policy]) =>
                `<tr><td>${words}</td><td>${term(policy)}</td><td>${below(policy)
                  .map((row) => row.join(' '))
                  .join('<br>')}</td></tr>`,
            )
            .join('')}</table>`,
        () =>
          `<div class="boxes" style="grid-template-columns:repeat(3,1fr)">${policies
            .map(
              ([words, policy]) =>
                `<div class="box"><small>Underlying</small><strong>${words}</strong>${term(policy)}<br>${below(policy)
                  .map((row) => row.join(' '))
                  .join('<br>')}</div>`,
            )
            .join('')}</div>`,
        () =>
          `<p>${policies
            .map(
              ([words, policy]) =>
                `${words} (minimum underlying ${below(policy)
                  .map((row) => row.join(' '))
                  .join(', ')})`,
            )
            .join('; ')}. Policy numbers are on file with us.</p>`,
      ],
    )()}`
    const who = identity(voice, ['umbrella'], [['Annual Premium', voice.money(truth.policies.umbrella.premium)]])
    const left = chance.pick([
      () => `${limits}${basis}${schedule}`,
      () => `${schedule}${limits}${basis}`,
      () => `<div class="two"><div>${limits}${basis}</div><div>${schedule}</div></div>`,
    ])()
    return {
      kind: 'declarations',
      feeds: 'fills',
      running: chance.maybe(0.7) ? runningHead(voice, voice.number('umbrella'), title) : undefined,
      css: rules(voice, system),
      html: `${masthead(voice, ['umbrella'], title)}${who}${left}${dense(voice, [...extras(voice, 'umbrella'), formsList(voice), conditions(voice, 4)])}${signed(voice, 'umbrella')}`,
    }
  },
}

const BELOW: Record<string, string> = {
  occurrence: 'Each occurrence',
  aggregate: 'General aggregate',
  products: 'Products aggregate',
  csl: 'Combined single',
  perPerson: 'BI person',
  perAccident: 'BI accident',
  damage: 'PD',
  accident: 'Accident',
  disease: 'Disease policy',
  employee: 'Disease employee',
}
