import type { Paper, Printed } from '../../../family.ts'
import { FONTS } from '../../../style.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import {
  agent,
  basis,
  brief,
  from,
  type Labels,
  lim,
  RESET,
  rows,
  short,
  slashed,
  spelled,
  spokenAndFigures,
  table,
  to,
  tr,
  usd,
  WIDE,
  who,
} from './kit.ts'
import { AUTO, ERRORS, GL, UMBRELLA, WC } from './labels.ts'

type Names = Record<Line, string>
const NAMES: Names[] = [
  { gl: 'General Liability', auto: 'Business Auto', umbrella: 'Umbrella', wc: 'Workers Compensation', professional: 'Professional Liability' },
  { gl: 'Commercial General Liability', auto: 'Commercial Automobile', umbrella: 'Commercial Umbrella', wc: 'Workers’ Compensation &amp; Employers’ Liability', professional: 'Errors &amp; Omissions' },
  { gl: 'GL', auto: 'Auto', umbrella: 'Umb', wc: 'WC / EL', professional: 'E&amp;O' },
] // biome-ignore format: a table
const sets = (voice: Voice): Record<Line, Labels> => ({
  gl: voice.chance.pick([GL.terse, GL.formal, GL.homely, GL.tenant]),
  auto: voice.chance.pick([AUTO.terse, AUTO.formal, AUTO.homely]),
  umbrella: voice.chance.pick([UMBRELLA.terse, UMBRELLA.formal, UMBRELLA.homely]),
  wc: voice.chance.pick([WC.terse, WC.formal, WC.homely]),
  professional: ERRORS,
})
/** Which policies the account has, and what follows from the name of the umbrella. */
const held = (voice: Voice): Line[] => {
  const lines: Line[] = ['gl', 'auto', 'wc', ...(voice.chance.maybe(0.7) ? ['umbrella' as const] : []), ...(voice.chance.maybe(0.4) ? ['professional' as const] : [])]
  if (lines.includes('umbrella')) voice.tick('umbrella.umbrella', '')
  return voice.chance.maybe(0.5) ? lines : voice.chance.shuffle(lines)
} // biome-ignore format: a table
const extra = (voice: Voice, line: Line): string[] => {
  if (line === 'gl') return [basis(voice, 'Occurrence form', 'Claims-made form')]
  if (line === 'auto') return [`Covered autos: symbol ${voice.symbols()}`]
  if (line === 'wc') return [voice.tick('wc.statutory', `Part One: statutory, ${voice.truth.insured.address.state}`)]
  return []
}
const retired = (voice: Voice, lines: Line[]) =>
  lines.map((line) => [
    voice.text(voice.truth.prior[line].number),
    voice.date(voice.truth.prior[line].expiration),
    voice.money(voice.truth.prior[line].premium),
  ])

/** One framed block per policy, two in a row. */
function blocks(voice: Voice): Printed {
  const [lines, names, labels, { chance }] = [held(voice), voice.chance.pick(NAMES), sets(voice), voice]
  const block = (line: Line) =>
    `<section><h2>${names[line]}</h2>${table([
      [chance.pick(['Policy', 'Pol. No.', 'Policy #']), voice.number(line)],
      ['Company', `${voice.carrier(line)}${chance.maybe(0.5) ? ` <small>NAIC ${voice.naic(line)}</small>` : ''}`],
      ['In force', `${from(voice, line)} – ${to(voice, line)}`],
      ...rows(voice, line, labels[line]),
      ...extra(voice, line).map((one) => [one, '']),
      ['Annual premium', voice.money(voice.truth.policies[line].premium)],
    ])}</section>`
  return {
    kind: 'schedule',
    feeds: 'fills',
    html: `<div class="pg blk"><div class="top"><div><small>PREPARED BY</small><br>${agent(voice)}<br>${voice.reach('contact')} · ${voice.reach('phone')}</div><div><small>CLIENT</small><br>${who(voice)}</div></div><h1>Policies in force</h1><div class="two">${lines.map(block).join('')}</div>${chance.maybe(0.6) ? `<div class="old"><h2>Retired numbers (expired – for your file only)</h2>${table(retired(voice, lines), ['Number', 'Ended', 'Premium then'])}</div>` : ''}</div>`,
    css: `${RESET} .blk{font:8.6pt ${FONTS.wide}} .blk .top{display:flex;justify-content:space-between;background:#f1f1f1;padding:10pt} .blk h1{font-size:19pt;margin:12pt 0} .blk .two{display:grid;grid-template-columns:1fr 1fr;gap:12pt} .blk section{border:1.2pt solid #333;border-radius:5pt;padding:7pt;break-inside:avoid} .blk section h2{font-weight:bold;font-size:11pt;border-bottom:1pt solid #333;margin-bottom:4pt} .blk section td:nth-child(2){text-align:right;font-weight:bold} .blk .old{margin-top:16pt;font-size:7pt;color:#555}`,
  } // biome-ignore format: a page
}

/** Landscape: a matrix under grouped heads in two rows. */
function matrix(voice: Voice): Printed {
  const [lines, names, labels, { chance }] = [held(voice), voice.chance.pick(NAMES), sets(voice), voice]
  const [show, day] = [chance.pick([short, usd]), chance.pick([slashed, brief])]
  const lined = chance.maybe(0.5)
  const block = (line: Line) => {
    const limits = [...rows(voice, line, labels[line], show), ...extra(voice, line).map((one) => [one, ''])]
    const start = [names[line], voice.carrier(line), voice.number(line), from(voice, line, day), to(voice, line, day)]
    const end = [usd(voice.truth.policies[line].premium), `${chance.int(10, 15)}%`]
    const span = (cell: string) => `<td rowspan="${limits.length}">${cell}</td>`
    return limits
      .map(
        ([words, amount], at) =>
          `<tr class="${at ? '' : 'first'}">${at ? '' : start.map(span).join('')}<td>${words}</td><td class="n">${amount}</td>${at ? '' : end.map(span).join('')}</tr>`,
      )
      .join('')
  }
  return {
    kind: 'schedule',
    feeds: 'fills',
    running: `<span>Account of ${voice.insured()}</span><span style="float:right">Schedule of insurance, printed ${day(voice.truth.policies.gl.effective)}</span>`,
    html: `<div class="pg mtx${lined ? ' lined' : ''}"><h1>Schedule of Insurance</h1><p>${who(voice, ', ')}</p><table><thead><tr><th rowspan="2">Line</th><th rowspan="2">Issuing company</th><th colspan="3" class="g">Policy</th><th colspan="2" class="g">Limits</th><th colspan="2" class="g">Cost</th></tr>${tr(['Number', 'Eff.', 'Exp.', 'Applies to', 'Amount', 'Premium', 'Comm.'], 'th')}</thead>${lines.map((line) => `<tbody>${block(line)}</tbody>`).join('')}</table><p class="by">${agent(voice, ', ')}. Tel. ${voice.reach('phone')}${chance.maybe(0.5) ? `, fax ${voice.reach('fax')}` : ''}. This list does not alter any policy.</p></div>`,
    css: `${RESET}${WIDE} .mtx{font:8pt ${FONTS.narrow}} .mtx h1{font-size:17pt} .mtx table{margin:10pt 0} .mtx thead th{background:#20364f;color:#fff} .mtx .g{text-align:center;border-bottom:1pt solid #fff} .mtx .first td{border-top:1.4pt solid #20364f} .mtx.lined td{border:.5pt solid #999} .mtx .n{text-align:right} .mtx .by{font-size:7pt}`,
  } // biome-ignore format: a page
}

/** A letter of confirmation in sentences, in large serif type. */
function prose(voice: Voice): Printed {
  const [lines, names, { chance }] = [held(voice), NAMES[voice.chance.int(0, 1)]!, voice]
  const show = chance.pick([usd, spokenAndFigures])
  const amount = (line: Line, name: string) => lim(voice, line, name, show)
  const says: Record<Line, () => string> = {
    gl: () =>
      `It pays up to ${amount('gl', 'occurrence')} for each occurrence and ${amount('gl', 'aggregate')} in the general aggregate; the aggregate of products and completed operations: ${amount('gl', 'products')}. Personal and advertising injury: ${amount('gl', 'personal')}. Premises rented to you: ${amount('gl', 'rented')}. Medical expense, any one person: ${amount('gl', 'medical')}. ${basis(voice, 'This is an occurrence policy.', 'This is a claims-made policy.')}`,
    auto: () =>
      voice.truth.policies.auto.limits.csl
        ? `The combined single limit is ${amount('auto', 'csl')} each accident, for autos of symbol ${voice.symbols()}.`
        : `Bodily injury is limited to ${amount('auto', 'perPerson')} per person and ${amount('auto', 'perAccident')} per accident, and property damage to ${amount('auto', 'damage')} per accident, for autos of symbol ${voice.symbols()}.`,
    umbrella: () =>
      `Above the others it adds ${amount('umbrella', 'occurrence')} each occurrence and ${amount('umbrella', 'aggregate')} in the aggregate${voice.truth.policies.umbrella.limits.retention ? `, over a self-insured retention of ${rows(voice, 'umbrella', { retention: '' }, show)[0]![1]}` : ''}.`,
    wc: () =>
      `Part One pays ${voice.tick('wc.statutory', 'the benefits the statute requires')}. Part Two, employers liability, is limited to ${amount('wc', 'accident')} each accident, ${amount('wc', 'employee')} each employee for disease and ${amount('wc', 'disease')} for disease in all.`,
    professional: () =>
      `The limits are ${amount('professional', 'claim')} each claim and ${amount('professional', 'aggregate')} in the aggregate.`,
  }
  const told = (line: Line) =>
    `<p><b>${names[line]}.</b> ${voice.carrier(line)} has issued policy ${voice.number(line)}, which runs from ${from(voice, line, spelled)} to ${to(voice, line, spelled)}. ${says[line]()} Premium: ${usd(voice.truth.policies[line].premium)}.</p>`
  return {
    kind: 'letter',
    feeds: 'fills',
    html: `<div class="pg prs"><div class="lh">${agent(voice, ' · ')} · ${voice.reach('phone')} · ${voice.reach('email')}</div><p>${who(voice)}</p><p>${chance.pick(['Good morning,', 'Dear policyholder,', 'To whom it concerns at the above:'])}</p><p>${chance.pick(['This confirms what is bound and in force for you.', 'All the following policies have been issued and are in effect.', 'We are glad to confirm your program as bound:'])}</p>${lines.map(told).join('')}<p>${chance.maybe(0.5) ? `Last year’s general liability policy, ${voice.text(voice.truth.prior.gl.number)} at ${usd(voice.truth.prior.gl.limits.occurrence!)} per occurrence, is no longer in force.` : ''} Flood and earthquake: ${chance.pick(['not covered', 'declined'])}. Please read the policies themselves.</p><p>${voice.reach('contact')}</p></div>`,
    css: `${RESET} .prs{font:12pt ${FONTS.narrowSerif};line-height:1.45} .prs .lh{text-align:center;font-size:9pt;border-bottom:2pt double #333;padding-bottom:8pt;margin-bottom:22pt} .prs p{margin-bottom:12pt}`,
  } // biome-ignore format: a page
}

/** All policies of an account, one block each: framed, in a matrix, or told in a letter; expired ones may stand beside them. */
export const portfolio: Paper = { draw: (voice) => voice.chance.pick([blocks, matrix, prose])(voice) }
