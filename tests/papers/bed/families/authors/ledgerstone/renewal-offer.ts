import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { classes, conditions, formsList, vehicles } from './backmatter.ts'
import { aSystem, identity, limitsPanel, masthead, rules } from './sheets.ts'
import {
  autoRows,
  compensationRows,
  LINE_WORDS,
  liabilityRows,
  professionalRows,
  type Rows,
  umbrellaRows,
} from './wordings.ts'

/** Renewal terms laid out as declarations are, which nobody has accepted. */
export const renewalOffer: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const system = aSystem(voice)
    const lines = chance.some<Line>(['gl', 'auto', 'umbrella', 'wc', 'professional'], chance.int(1, 3))
    const title = chance.pick([
      'Renewal Proposal',
      'Declarations – Proposed Renewal',
      'Renewal Terms Offered',
      'Preview of Renewal Declarations',
    ])
    const until = voice.date(daysLater(truth.policies.gl.effective, -chance.int(3, 15)))
    const warning = chance.pick([
      `THIS IS NOT A POLICY OR A BINDER. Nothing on these pages is in force until we receive your signed acceptance. Offer open to ${until}.`,
      `For review only. If you do not accept by ${until}, your policy will end at expiration and these terms lapse.`,
      `Proposed – coverage has not been bound. Sign and return the last page by ${until} to accept.`,
    ])
    const rowsOf: Record<Line, () => Rows> = {
      gl: () => liabilityRows(voice),
      auto: () => autoRows(voice),
      umbrella: () => umbrellaRows(voice),
      wc: () => compensationRows(voice),
      professional: () => professionalRows(voice),
    }
    const column = chance.maybe(0.5)
    const parts = lines.map((line) => {
      const panel = limitsPanel(
        voice,
        system,
        rowsOf[line](),
        `${LINE_WORDS[line]} – ${chance.pick(['Proposed Limits', 'Renewal Limits', 'Limits'])}`,
      )
      const option = chance.maybe(0.4)
        ? `<p>${chance.pick(['Option', 'Alternate'])}: higher limit of ${voice.money(chance.int(3, 9) * 1_000_000)} for added premium of ${voice.money(chance.int(200, 5000))}.</p>`
        : ''
      return column ? `<div>${panel}${option}</div>` : panel + option
    })
    const costs = `<table class="grid"><tr><th>Part</th><th class="n">Expiring Premium</th><th class="n">Proposed Premium</th></tr>${lines.map((line) => `<tr><td>${LINE_WORDS[line]}</td><td class="n">${voice.money(truth.prior[line].premium)}</td><td class="n">${voice.money(truth.policies[line].premium)}</td></tr>`).join('')}</table>`
    const accept = `<h2>Acceptance</h2><p>I accept the renewal as ${chance.pick(['proposed', 'marked above'])}. [ ] Yes &nbsp; [ ] No, let the policy expire</p><div class="sign"><span>Signature of insured</span><span>Date</span></div>`
    const schedule = lines.includes('auto') ? vehicles(voice) : lines.includes('gl') ? classes(voice) : ''
    const who = identity(
      voice,
      lines,
      chance.maybe(0.5) ? [['Expiring Policy', voice.text(truth.prior[lines[0]!].number)]] : [],
    )
    const small = chance.maybe(0.5)
    return {
      kind: 'quote',
      feeds: 'nothing',
      running: chance.maybe(0.4) ? `${title} – ${voice.text(truth.insured.name)}` : undefined,
      css: rules(voice, system),
      html: `${masthead(voice, lines, title, small ? '' : warning.split('. ')[0])}${who}${small ? '' : `<p class="panel"><b>${warning}</b></p>`}${column ? `<div class="two">${parts.join('')}</div>` : parts.join('')}${chance.shuffle([costs, schedule]).join('')}${formsList(voice)}${small ? `<p>${warning}</p>` : ''}${conditions(voice, 3)}${accept}`,
    }
  },
}
