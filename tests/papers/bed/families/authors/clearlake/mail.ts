import type { Paper } from '../../../family.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { autos } from './package.ts'
import * as part from './parts.ts'

/** An e-mail about two insureds: its words name another's policy, and one page with two coverage parts side by side is attached. */
export const emailedDeclarations: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const glSaid = part.inForce(voice, 'gl')
    const autoSaid = part.inForce(voice, 'auto')
    const cell = (label: string, value: string) => `<div class="v"><u>${label}</u>${value}</div>`
    const order = chance.shuffle(['occurrence', 'aggregate', 'products', 'personal', 'rented', 'medical'])
    const words = part.glWords(voice)
    const left = `<div><h2>Part A · General liability</h2><div class="two">${cell('Policy', glSaid.number)}${cell('Form', part.glTrigger(voice))}${cell('Begins', glSaid.from)}${cell('Ends', glSaid.to)}</div>${cell('Company', glSaid.company)}<div class="two">${order.map((name) => cell(words[name]!, voice.limit('gl', name))).join('')}</div>${cell('Deductible per claim', voice.money(1250))}</div>`
    const right = `<div><h2>Part B · Commercial auto</h2><div class="two">${cell('Policy', autoSaid.number)}${cell('Rated as', 'Fleet')}${cell('Begins', autoSaid.from)}${cell('Ends', autoSaid.to)}</div>${cell('Company', autoSaid.company)}${autos(voice).replace('<h2>Automobile</h2>', '')}</div>`
    const html = `<div class="cl em">${part.top(gl.carrier, 'Declarations in brief', 'Two coverage parts')}
<div class="two">${cell('Insured', part.insuredBlock(voice))}${cell('Agency of record', part.agencyBlock(voice))}</div><div class="two both">${chance.maybe(0.6) ? left + right : right + left}</div>
${chance.maybe(0.5) ? `<div class="v"><u>Umbrella</u>Not covered. An offer of ${voice.money(truth.policies.umbrella.limits.occurrence!)} over Parts A and B was made and declined.</div>` : ''}${truth.policies.auto.symbols.some((symbol) => symbol < 8) ? `<h2>Units on file</h2>${units(voice)}` : ''}${part.stateNotice(voice)}</div>`
    const css = part.sheet(
      voice,
      `.em .v{padding:3px 0 5px}.em .v u{display:block;text-decoration:none;font-size:7px;color:#5a6770}.em .both{border-top:1px solid #8fa4ae;border-bottom:1px solid #8fa4ae;margin:8px 0}.em .both>div+div{border-left:1px solid #8fa4ae;padding-left:12px}`,
    )
    return { kind: 'declarations', feeds: 'fills', html, css, mail: letter(voice) }
  },
}

const units = (voice: Voice) =>
  `<table class="t"><thead><tr><th>Unit</th><th>Year, make, model</th><th>VIN</th><th class="r">Stated amount</th></tr></thead>${voice.truth.vehicles
    .slice(0, 8)
    .map(
      (one) =>
        `<tr><td>${one.number}</td><td>${one.year} ${one.make} ${one.model}</td><td>${one.vin}</td><td class="r">${voice.money(one.cost)}</td></tr>`,
    )
    .join('')}</table>`

function letter(voice: Voice) {
  const { chance, truth } = voice
  const other = otherLimits(chance, 'gl', truth.policies.gl.limits)
  const insured = part.plain(voice.insured())
  const second = truth.names.business()
  const person = truth.names.person()
  const about = `Separately: ${second} was bound yesterday under ${chance.pick(['BX', 'GK'])}-${chance.digits(6)} at ${voice.money(other.occurrence!)} per occurrence and ${voice.money(other.aggregate!)} aggregate. That file comes in its own e-mail; please do not mix the two.`
  const own = `The declarations for ${insured} are attached. The system reissued them this morning, so replace any earlier copy.`
  return {
    subject: chance.pick([
      `Dec pages – ${insured}`,
      `Declarations issued: ${insured}`,
      `FW: issued today (2 accounts)`,
    ]),
    words: `Good morning,\n\n${chance.maybe(0.5) ? `${own}\n\n${about}` : `${about}\n\n${own}`}\n\nCall if the agency wants paper.\n\n${person}\nPolicy output, ${part.plain(part.mark(truth.policies.gl.carrier))}\n${truth.names.phone()}`,
  }
}
