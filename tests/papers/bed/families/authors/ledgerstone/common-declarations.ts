import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import { conditions, dense, formsList, premiums, signed, vehicles } from './backmatter.ts'
import { extras } from './extras.ts'
import { liabilityPart } from './liability-part.ts'
import { autoPart } from './renewal-declarations.ts'
import { aSystem, identity, limitsPanel, masthead, rules, runningHead } from './sheets.ts'
import { professionalRows, umbrellaRows } from './wordings.ts'

/** Common policy declarations first, then each coverage part on a page of its own, all under one number. */
export const commonDeclarations: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const system = aSystem(voice)
    const umbrella = chance.maybe(0.5)
    const professional = !umbrella && chance.maybe(0.5)
    const lines: Line[] = [
      'gl',
      'auto',
      ...(umbrella ? (['umbrella'] as const) : []),
      ...(professional ? (['professional'] as const) : []),
    ]
    const title = chance.pick([
      'Common Policy Declarations',
      'Commercial Package Policy Declarations',
      'Declarations – Common to All Parts',
      'Members’ Business Policy – Common Page',
    ])
    const number = voice.truth.policies.gl.number
    const property = chance.maybe(0.5)
    if (property && !professional) voice.notJudged('professional')
    const names: [Line, string][] = lines.map((line) => [line, PARTS[line]])
    const parts = `<h2>${chance.pick(['This Policy Consists of the Parts for Which a Premium Is Shown', 'Coverage Parts Made Part of This Policy', 'Parts in Force'])}</h2><table class="lines">${names.map(([line, words]) => `<tr><td>${words}</td><td>${system === 'old' ? `PART ${line.toUpperCase().slice(0, 2)}` : 'See its declarations page'}</td><td class="n">${voice.money(truth.policies[line].premium)}</td></tr>`).join('')}<tr><td>Commercial Property Coverage Part</td><td>${property ? 'See schedule' : ''}</td><td class="n">${property ? voice.money(chance.int(900, 9000)) : 'Not taken'}</td></tr></table>`
    const extra: [string, string][] = [
      ['Form of Business', chance.pick(['Corporation', 'Limited Liability Company', 'Partnership', 'Individual'])],
      [chance.pick(['Replaces', 'Renewal of', 'Prior Policy']), voice.text(truth.prior.gl.number)],
    ]
    const strip = chance.pick([
      () => '',
      () =>
        `<p class="panel">${voice.text(truth.policies.gl.carrier.name)} &nbsp; Policy ${voice.text(number)} &nbsp; Part effective ${voice.date(truth.policies.gl.effective)}</p>`,
      () =>
        `<div class="cells"><div><small>Policy Number</small>${voice.text(number)}</div><div><small>Part Begins – Ends</small>${voice.date(truth.policies.gl.effective)} – ${voice.date(truth.policies.gl.expiration)}</div><div><small>Insured</small>${voice.text(truth.insured.name)}</div><div><small>Part Premium</small>See common page</div></div>`,
    ])()
    const head = (words: string) =>
      `<section class="part"><div class="mast"><h1>${words}</h1><span>${chance.pick(['Declarations', 'Coverage Part Declarations', 'Part Page'])}</span></div>${strip}`
    const order = chance.maybe(0.5)
    const [back, forms] = [premiums(voice, names), formsList(voice)]
    const pages = [
      `${masthead(voice, lines, title)}${identity(voice, lines, extra)}${parts}${order ? `<div class="two"><div>${back}</div><div>${forms}</div></div>` : back + forms}${dense(voice, extras(voice, 'gl'))}${conditions(voice)}${signed(voice, 'gl')}`,
      `${head(PARTS.gl)}${liabilityPart(voice, system)}${conditions(voice, 2)}</section>`,
      `${head(PARTS.auto)}${autoPart(voice, system)}${vehicles(voice)}</section>`,
      ...(umbrella
        ? [
            `${head(voice.tick('umbrella.umbrella', PARTS.umbrella))}${limitsPanel(voice, system, umbrellaRows(voice), 'Limits Above the Other Parts')}<p>The liability and auto parts of this policy are the required underlying insurance.</p>${conditions(voice, 3)}</section>`,
          ]
        : []),
      ...(professional
        ? [
            `${head(PARTS.professional)}${limitsPanel(voice, system, professionalRows(voice), 'Professional Limits (Claims Made)')}<p>Professional services: as described in the application on file.</p>${conditions(voice, 4)}</section>`,
          ]
        : []),
      ...(property
        ? [
            `<section class="part"><h1>Commercial Property Coverage Part – Schedule</h1><table class="grid"><tr><th>Loc</th><th>Address</th><th class="n">Building</th><th class="n">Contents</th></tr>${truth.locations.map((place) => `<tr><td>${place.number}</td><td>${voice.address(place.party.address).join(', ')}</td><td class="n">${voice.money(place.building)}</td><td class="n">${voice.money(place.contents)}</td></tr>`).join('')}</table></section>`,
          ]
        : []),
    ]
    return {
      kind: 'declarations',
      feeds: 'fills',
      running: runningHead(voice, voice.text(number), title),
      css: rules(voice, system),
      html: pages.join(''),
    }
  },
}

const PARTS: Record<Line, string> = {
  gl: 'Commercial General Liability Coverage Part',
  auto: 'Business Auto Coverage Part',
  umbrella: 'Commercial Umbrella Coverage Part',
  wc: 'Workers Compensation',
  professional: 'Professional Liability Coverage Part',
}
