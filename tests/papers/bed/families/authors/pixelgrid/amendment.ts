import type { Paper, Printed } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { FONTS } from '../../../style.ts'
import type { Voice } from '../../../voice.ts'
import {
  agent,
  basis,
  from,
  type Labels,
  lim,
  plain,
  RESET,
  slashed,
  solemn,
  spelled,
  spokenAndFigures,
  table,
  to,
  told,
  usd,
  who,
} from './kit.ts'
import { GL } from './labels.ts'

/** What changes: a limit that stood lower before; one that is excluded cannot change. */
const change = (voice: Voice) => {
  const { gl } = voice.truth.policies
  const able = (['aggregate', 'aggregate', 'products', 'rented'] as const).filter((name) => name !== gl.excluded)
  const name = voice.chance.pick(able)
  const before = gl.limits[name]! / 2
  return { name, before, day: daysLater(gl.effective, voice.chance.int(20, 200)) }
}
const PLAIN: Labels = {
  aggregate: 'general aggregate',
  products: 'products and completed operations aggregate',
  rented: 'limit for damage to premises rented to you',
}

/** A table of what was and what is. */
function wasNow(voice: Voice): Printed {
  const { chance } = voice
  const { name, before, day } = change(voice)
  const labels = chance.pick([GL.terse, GL.tenant, GL.homely])
  const head = chance.pick([
    ['Limit', 'Formerly', 'Now'],
    ['', 'Before this change', 'After this change'],
    ['Item', 'Shown in error / superseded', 'Corrected to read'],
  ])
  const flipped = chance.maybe(0.3)
  const body = Object.keys(labels).map((one) => {
    const now = lim(voice, 'gl', one)
    const was = one === name ? voice.money(before) : chance.pick([now, 'same'])
    return flipped ? [labels[one]!, now, was] : [labels[one]!, was, now]
  })
  return {
    kind: 'endorsement',
    feeds: 'fills',
    running: `<span>Policy ${voice.number('gl')}</span><span style="float:right">Endorsement no. ${chance.int(2, 9)}</span>`,
    html: `<div class="pg wn"><h1>Policy Change</h1><table class="b"><tr><td>Policy no.<br>${voice.number('gl')}</td><td>Policy period<br>${from(voice, 'gl')} to ${to(voice, 'gl')}</td><td>Change effective<br>${voice.date(day)}</td></tr><tr><td>Named insured<br>${who(voice)}</td><td>Company<br>${voice.carrier('gl')}</td><td>Producer<br>${agent(voice)}</td></tr></table><h2>Limits of insurance (${basis(voice)} coverage)</h2>${table(body, flipped ? [head[0]!, head[2]!, head[1]!] : head, 'b')}<p>Additional premium for the rest of the term: ${voice.money(chance.int(60, 900))} (pro rata ${chance.int(20, 90)}%). Nothing else in the policy is altered.</p></div>`,
    css: `${RESET} .wn{font:9.5pt ${FONTS.narrow}} .wn h1{font-size:16pt;background:#000;color:#fff;padding:4pt 8pt} .wn h2{font-weight:bold;margin:14pt 0 4pt} .wn .b td,.wn .b th{border:1pt solid #000;padding:4pt} .wn p{margin-top:14pt}`,
  } // biome-ignore format: a page
}

/** Amended declarations: the list shows the old limit, and a footnote raises it. */
function footnote(voice: Voice): Printed {
  const { chance } = voice
  const { name, before, day } = change(voice)
  const labels = chance.pick([GL.formal, GL.terse, GL.homely])
  const show = chance.pick([plain, usd, voice.money])
  const body = Object.keys(labels).map((one) => [
    labels[one]!,
    one === name ? `${show(before)} †` : lim(voice, 'gl', one, show),
  ])
  const now = lim(voice, 'gl', name, show)
  const note = chance.pick([
    `† The ${PLAIN[name]} is raised to ${now} effective ${voice.date(day)}.`,
    `† Superseded. As of ${voice.date(day)} the ${PLAIN[name]} reads ${now}.`,
    `† By endorsement ${chance.int(2, 6)}, in force since ${voice.date(day)}, this amount is ${now}.`,
  ])
  return {
    kind: 'declarations',
    feeds: 'fills',
    html: `<div class="pg ft"><div class="side"><p>${voice.carrier('gl')}</p><p>${agent(voice)}</p><p>${voice.reach('phone')}</p></div><div class="main"><h1>Amended Liability Declarations</h1><p>${voice.number('gl')}<br>${from(voice, 'gl')} – ${to(voice, 'gl')}</p><p>${who(voice)}</p>${table(body)}<p class="note">${note}</p><p>${basis(voice, 'Occurrence coverage.', 'Claims-made coverage.')} Deductible ${voice.money(chance.pick([500, 2500]))} per claim, which reduces no limit. Medical payments to insureds: none.</p><p>Issued ${voice.date(daysLater(day, 4))}</p></div></div>`,
    css: `${RESET} .ft{font:10pt ${FONTS.serif};display:grid;grid-template-columns:120pt 1fr;gap:20pt} .ft .side{background:#eef2e6;padding:10pt;font-size:8pt} .ft h1{font-size:18pt} .ft p{margin:10pt 0} .ft td{padding:4pt} .ft td:nth-child(2){text-align:right;white-space:nowrap} .ft .note{font-size:7.5pt;border-top:.5pt solid #000;padding-top:3pt}`,
  } // biome-ignore format: a page
}

/** An endorsement in the language of lawyers, in two columns. */
function deed(voice: Voice): Printed {
  const { chance } = voice
  const { name, before, day } = change(voice)
  const show = chance.pick([spokenAndFigures, usd])
  const others = chance.shuffle(
    ['occurrence', 'aggregate', 'products', 'personal', 'rented', 'medical'].filter((one) => one !== name),
  )
  const listed = others.map((one) => `<p>${told(voice, one, GL.sentence[one]!, GL.tenant[one]!, show)}</p>`).join('')
  const paragraphs = [
    `<p>In consideration of an additional premium of ${usd(chance.int(50, 900))}, it is agreed between ${voice.carrier('gl')} and ${voice.insured()} that policy ${voice.number('gl')}, which took effect on ${from(voice, 'gl', spelled)} and expires on ${to(voice, 'gl', spelled)}, is amended from ${chance.pick([solemn, slashed, spelled])(day)} as follows.</p>`,
    `<p><b>1.</b> The ${PLAIN[name]}, heretofore ${show(before)}, is deleted and ${lim(voice, 'gl', name, show)} is put in its place.</p>`,
    `<p><b>2.</b> All other limits remain in force. For convenience they are repeated here.</p>${listed}`,
    `<p><b>3.</b> ${chance.maybe(0.5) ? voice.tick('gl.perProject', 'The general aggregate limit applies separately to each of your construction projects away from premises you own or rent.') : 'A waiver of recovery against owners for whom you work costs $250 per contract.'}</p>`,
    `<p><b>4.</b> ${basis(voice, 'The policy remains one that answers for occurrences during its term.', 'The policy remains a claims-made policy.')} The deductible stays ${usd(chance.pick([500, 1000]))} per claim.</p>`,
  ]
  return {
    kind: 'endorsement',
    feeds: 'fills',
    html: `<div class="pg dd"><h1>Endorsement</h1><p class="c">attaching to and forming part of ${voice.number('gl')}</p><div class="cols">${paragraphs.join('')}<p>Mailed to: ${who(voice, ', ')}</p><p>By way of: ${agent(voice, ', ')}</p></div></div>`,
    css: `${RESET} .dd{font:10pt ${FONTS.narrowSerif};text-align:justify} .dd h1{font-size:24pt;text-align:center;letter-spacing:2pt} .dd .c{text-align:center;margin-bottom:16pt} .dd .cols{columns:2;column-gap:22pt;column-rule:.5pt solid #888} .dd .cols p{margin-bottom:8pt}`,
  } // biome-ignore format: a page
}

/** A change of one limit in the middle of the term: the old amount stands beside or above the one that holds. */
export const amendment: Paper = { draw: (voice) => voice.chance.pick([wasNow, footnote, deed])(voice) }
