import type { Paper } from '../../../family.ts'
import { type Line, otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import {
  autosIn,
  begins,
  brief,
  ends,
  figures,
  isOut,
  limitOf,
  longDate,
  mil,
  millions,
  oneStop,
  sameTerm,
  shortDate,
  slashed,
  wordsAndFigures,
  writtenOn,
} from './words.ts'

/** An association or a cooperative takes the place of the account's own name. */
function asAssociation(voice: Voice): void {
  const { truth } = voice
  for (let tries = 0; tries < 600 && !/Association|Owners Corp|Cooperative/.test(truth.insured.name); tries++)
    truth.insured.name = truth.names.business()
}

/** A memo to the board: the year that ended stands beside the new one, paragraphs tell what changed, numbers come at the end. */
export const boardMemo: Paper = {
  draw(voice) {
    asAssociation(voice)
    const { chance, truth } = voice
    const { gl, umbrella, professional } = truth.policies
    const amount = chance.pick([figures, millions, brief, wordsAndFigures])
    const date = chance.pick([longDate, slashed])
    const before = otherLimits(chance, 'gl', gl.limits)
    const beforeUmbrella = otherLimits(chance, 'umbrella', umbrella.limits)
    const year = (iso: string) => iso.slice(0, 4)
    const newFirst = chance.maybe(0.5)
    const tableFirst = chance.maybe(0.4)
    const row = (words: string, was: string, now: string) =>
      `<tr><td>${words}</td>${(newFirst ? [now, was] : [was, now]).map((cell) => `<td>${cell}</td>`).join('')}</tr>`
    const now = (name: string) => (isOut(voice, name) ? 'excluded' : limitOf(voice, 'gl', name, amount))
    voice.tick('umbrella.umbrella', '')
    const buildings = truth.locations.reduce((sum, { building }) => sum + building, 0)
    const comp = chance.maybe(0.5)
    const lines: Line[] = comp ? ['gl', 'umbrella', 'wc', 'professional'] : ['gl', 'umbrella', 'professional']
    const called = { gl: 'General liability', umbrella: 'Umbrella', wc: 'Workers compensation', professional: 'Directors and officers' } as Record<Line, string> // biome-ignore format: a table
    voice.notJudged('professional')
    const rows = [
      row('Buildings, blanket', figures(Math.round(buildings * 0.94)), figures(buildings)),
      row('General liability, per occurrence', amount(before.occurrence!), now('occurrence')),
      row('General liability, annual aggregate', amount(before.aggregate!), now('aggregate')),
      row('Products / completed operations aggregate', amount(before.products!), now('products')),
      row('Personal &amp; advertising injury', amount(before.personal!), now('personal')),
      row('Premises rented to the association', amount(before.rented!), now('rented')),
      row('Medical payments, each person', amount(before.medical!), now('medical')),
      row(
        'Umbrella, occurrence and aggregate',
        amount(beforeUmbrella.occurrence!),
        limitOf(voice, 'umbrella', 'occurrence', amount),
      ),
      row('Directors and officers', amount(500_000), amount(professional.limits.claim!)),
      row('Fidelity (crime)', amount(150_000), amount(200_000)),
      comp
        ? row(
            'Employers liability: accident / disease, policy / disease, employee',
            'none',
            ['accident', 'disease', 'employee'].map((name) => limitOf(voice, 'wc', name, amount)).join(' / '),
          )
        : '',
      row('Property deductible', '$5,000', '$10,000'),
    ]
    limitOf(voice, 'umbrella', 'aggregate', amount)
    const changed = chance.shuffle([
      `The market for associations has been hard. General liability went from ${amount(before.occurrence!)} to ${limitOf(voice, 'gl', 'occurrence', amount)} for each occurrence because the old carrier left the class; the new one is ${voice.carrier('gl')}.`,
      `The buildings were appraised in the spring, and the blanket amount follows the appraisal. The property deductible doubled to $10,000; a water damage loss carries $25,000 per unit.`,
      `Your umbrella is now ${limitOf(voice, 'umbrella', 'occurrence', amount)} with ${voice.carrier('umbrella')}; the expired one was ${amount(beforeUmbrella.occurrence!)}. ${umbrella.limits.retention ? `The ${voice.tick('umbrella.retention', 'self-insured retention')} is ${limitOf(voice, 'umbrella', 'retention', amount)}.` : ''} Moving up to $25 million would have cost ${figures(8400)} more, and the board voted it down.`,
    ])
    if (comp)
      changed.push(
        `As the association now pays its own porter, we added workers compensation with ${voice.carrier('wc')}. It provides ${voice.tick('wc.statutory', 'statutory benefits')}; there was no such policy before.`,
      )
    const oneTerm = sameTerm(voice, lines)
    const terms = lines.map((line) => {
      const { number, carrier, effective, expiration } = truth.policies[line]
      if (line === 'professional')
        return `<li>${called[line]}, ${voice.text(carrier.name)}: <b>${voice.text(number)}</b>${oneTerm ? '' : `, ${date(effective)} to ${date(expiration)}`}</li>`
      const span = `${begins(voice, line, date)} to ${ends(voice, line, date)}`
      return `<li>${called[line]}: <b>${voice.number(line)}</b>${oneTerm ? '' : `, ${span}`}</li>`
    })
    const term = oneTerm
      ? `All policies run from ${begins(voice, 'gl', date)} to ${ends(voice, 'gl', date)}.`
      : 'The terms differ, as shown.'
    const parts = () => [changed.map((words) => `<p>${oneStop(words)}</p>`).join(''), `<table>${heads}${rows.join('')}</table>`] // biome-ignore format: a page
    const heads = row('', `Term ended ${year(gl.effective)}`, 'This term').replaceAll('td', 'th')
    return {
      kind: 'letter',
      feeds: 'fills',
      html: `<div class="bm"><div class="bm-top">MEMORANDUM</div><dl><dt>To:</dt><dd>${chance.pick(['The Board of Directors', 'Board of Managers', 'Members of the Board'])}<br>${voice.insured()}<br>${voice.insuredAddress().join(', ')}</dd><dt>From:</dt><dd>${voice.reach('contact')}, ${voice.producer()}</dd><dt>Copy:</dt><dd>${voice.text(truth.names.person())}, community manager, ${voice.text(truth.names.agency())}</dd><dt>Date:</dt><dd>${date(writtenOn(voice, 33, 60))}</dd><dt>Re:</dt><dd>${chance.pick(['Your insurance program: what changed and what you have now', 'Insurance in force after the renewal', 'Report on the master policy and related coverage'])}</dd></dl>
<p>The renewal is complete. This memo tells what changed, its table compares the term that has ended with the one in force, and the policy numbers are at the end for your minutes.</p>
${(tableFirst ? parts().reverse() : parts()).join('\n')}
<p>Unit owners must insure their own contents and improvements. We suggest that each carry at least $50,000 of dwelling coverage, $300,000 of personal liability and $2,000 of loss assessment; the association’s policies do not do this for them.</p>
<h4>Numbers for the file</h4><ul>${terms.join('')}</ul><p>${term}${gl.claimsMade ? ` The general liability is ${voice.tick('gl.claimsMade', 'claims-made')}.` : ''} Earthquake and flood are not insured.</p>
<footer>${voice.producerAddress().join(' · ')} · ${voice.reach('phone')} · ${voice.reach('email')}</footer></div>`,
      css: `.bm{font:${chance.pick([10, 10.5, 11])}pt/1.4 ${chance.pick(["'DejaVu Serif Condensed',serif", "'Liberation Sans',sans-serif"])};color:#000}.bm-top{font-size:18pt;letter-spacing:7px;margin-bottom:10px}.bm dl{display:grid;grid-template-columns:60px 1fr;gap:4px 8px;border-top:1px solid #000;border-bottom:1px solid #000;padding:9px 0;margin:0 0 14px}.bm dt{font-weight:700}.bm dd{margin:0}.bm p{margin:0 0 9px}.bm table{width:100%;border-collapse:collapse;margin:12px 0;font-size:.93em}.bm th,.bm td{border:${chance.pick(['1px solid #888', '0'])};border-bottom:1px solid #888;padding:3px 7px;text-align:right;vertical-align:top}.bm td:first-child{text-align:left}.bm tr{break-inside:avoid}.bm h4{margin:12px 0 3px}.bm ul{margin:0 0 8px}.bm footer{margin-top:20px;font-size:8pt;color:#444;border-top:1px solid #aaa;padding-top:4px}`,
    } // biome-ignore format: a page
  },
}

/** One sheet of bullets in the house shorthand: 1/2/2, letters for the companies, numbers in a strip at the foot. */
export const coverageAtAGlance: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl, auto, umbrella } = truth.policies
    const small = (amount: number) => (amount >= 10_000 ? mil(amount) : amount.toLocaleString('en-US'))
    const big = chance.pick([mil, brief, (amount: number) => (amount >= 1e6 ? `${amount / 1e6}MM` : mil(amount))])
    const whole = [gl.limits.occurrence, gl.limits.aggregate, gl.limits.products].every((amount) => amount! % 1e6 === 0)
    const inMillions = (line: Line, name: string) => limitOf(voice, line, name, (amount) => String(amount / 1e6))
    const withProducts = !isOut(voice, 'products')
    const slash =
      whole && withProducts && chance.maybe(0.75)
        ? `${inMillions('gl', 'occurrence')}/${inMillions('gl', 'aggregate')}/${inMillions('gl', 'products')}${chance.pick([' (occ / gen agg / products)', ' MM', ''])}`
        : `${limitOf(voice, 'gl', 'occurrence', big)} occ / ${limitOf(voice, 'gl', 'aggregate', big)} gen agg / ${withProducts ? `${limitOf(voice, 'gl', 'products', big)} prod-CO agg` : 'products excluded'}`
    const bullets = [
      `${slash}, ${gl.claimsMade ? voice.tick('gl.claimsMade', 'claims-made') : voice.tick('gl.occurrence', 'occurrence')} form`,
      isOut(voice, 'personal') ? 'P&amp;AI excluded' : `P&amp;AI ${limitOf(voice, 'gl', 'personal', small)}`,
      isOut(voice, 'rented') ? 'No damage to rented premises' : `Rented premises (DPR) ${limitOf(voice, 'gl', 'rented', small)}`,
      isOut(voice, 'medical') ? 'No med pay' : `Med pay ${limitOf(voice, 'gl', 'medical', small)} any one person`,
      `PD deductible ${small(chance.pick([750, 1500, 3500]))} per claim`,
      'Blanket AI and waiver where required by written contract',
    ] // biome-ignore format: a table
    if (chance.maybe(0.4))
      bullets.push(
        chance.maybe(0.5)
          ? voice.tick('gl.perProject', 'Agg per project')
          : voice.tick('gl.perLocation', 'Agg per location'),
      )
    const split = ['perPerson', 'perAccident', 'damage']
    const liability = auto.limits.csl
      ? `${limitOf(voice, 'auto', 'csl', big)} CSL`
      : `BI/PD ${split.map((name) => limitOf(voice, 'auto', name, (amount) => String(amount / 1000))).join('/')}`
    const autos = autosIn(voice, { 1: 'any auto', 2: 'owned', 7: 'scheduled', 8: 'hired', 9: 'non-owned' })
    const autoBullets = [`${liability} – ${autos}`, 'UM/UIM 60K', 'Comp 500 / coll 1,000 ded', `${truth.vehicles.length} units on the schedule`] // biome-ignore format: a table
    const umbrellaBullets = [
      `${limitOf(voice, 'umbrella', 'occurrence', big)} each occ, ${chance.pick(['same aggregate', 'agg same'])}`,
      'Sits over GL, auto and EL',
    ]
    limitOf(voice, 'umbrella', 'aggregate', big)
    voice.tick('umbrella.umbrella', '')
    if (umbrella.limits.retention)
      umbrellaBullets.push(
        `${voice.tick('umbrella.retention', 'SIR')} ${limitOf(voice, 'umbrella', 'retention', small)}`,
      )
    const wcBullets = [
      `${voice.tick('wc.statutory', 'Statutory')} – ${truth.insured.address.state}`,
      `EL ${['accident', 'disease', 'employee'].map((name) => limitOf(voice, 'wc', name, (amount) => (amount >= 1e6 ? mil(amount) : String(amount / 1000)))).join('/')}${chance.pick([' (accident / policy limit / each employee)', ''])}`,
      'Owners excluded; mod 0.91',
    ] // biome-ignore format: a table
    const lines: Line[] = ['gl', 'auto', 'umbrella', 'wc']
    const carriers = [...new Set(lines.map((line) => truth.policies[line].carrier.name))]
    const letter = (line: Line) => 'ABCD'[carriers.indexOf(truth.policies[line].carrier.name)]!
    const key = carriers.map((name) => {
      const line = lines.find((one) => truth.policies[one].carrier.name === name)!
      return `<b>${letter(line)}</b> ${voice.carrier(line)}`
    })
    lines.map((line) => voice.carrier(line))
    const compact = chance.maybe(0.5)
    const span = (line: Line) => {
      const [from, to] = [begins(voice, line, shortDate), ends(voice, line, shortDate)]
      return compact ? `${from}–${to.slice(-2)}` : `${from} to ${to}`
    }
    const card = (title: string, line: Line, items: string[]) =>
      `<div class="cg-card"><h3>${title} <sup>${letter(line)}</sup></h3><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></div>`
    const cards = chance.shuffle([
      card(chance.pick(['GL', 'General liability', 'CGL']), 'gl', bullets),
      card(chance.pick(['Auto', 'BAP', 'Business auto']), 'auto', autoBullets),
      card(chance.pick(['Umbrella', 'Umb']), 'umbrella', umbrellaBullets),
      card(chance.pick(['WC / EL', 'Work comp']), 'wc', wcBullets),
      `<div class="cg-card"><h3>Inland marine, same package as GL</h3><ul><li>Leased or rented equipment 100K any one item</li><li>Scheduled tools 85K, ded 1,000</li></ul></div>`,
      `<div class="cg-card cg-no"><h3>Not carried</h3><ul><li>Pollution (quoted 1MM, declined)</li><li>E&amp;O / professional</li><li>Cyber – quoted 250K, declined</li></ul></div>`,
    ])
    const names: Record<string, string> = { gl: 'GL', auto: 'Auto', umbrella: 'Umb', wc: 'WC' }
    const strip = chance
      .shuffle(lines)
      .map(
        (line) => `<tr><td>${names[line]}</td><td>${letter(line)}</td><td>${voice.number(line)}</td><td>${span(line)}</td></tr>`,
      ) // biome-ignore format: a table
    return {
      kind: 'schedule',
      feeds: 'fills',
      html: `<div class="cg"><div class="cg-top"><div><h1>${chance.pick(['Coverage at a glance', 'Your coverage on one page', 'Program recap'])}</h1><b>${voice.insured()}</b><br>${voice.insuredAddress().join(', ')}</div><div class="cg-us">${voice.producer()}<br>${voice.producerAddress().join('<br>')}<br>${voice.reach('contact')} · ${voice.reach('phone')}</div></div>
<div class="cg-cards">${cards.join('')}</div>
<div class="cg-foot"><table><tr><th>Line</th><th>Co.</th><th>Policy</th><th>Term</th></tr>${strip.join('')}</table><p>${key.join('<br>')}</p></div>
<p class="cg-note">In force as of ${shortDate(writtenOn(voice, 32, 60))}. A recap for your convenience; K = thousands, M or MM = millions. Policy wording controls.</p></div>`,
      css: `.cg{font:${chance.pick([9, 9.5, 10])}pt/1.4 ${chance.pick(["'Inter Variable'", "'DejaVu Sans Condensed'"])},sans-serif;color:#1c2733}.cg-top{display:flex;justify-content:space-between;border-bottom:4px solid #c9713b;padding-bottom:8px}.cg h1{font-size:19pt;margin:0 0 4px;font-weight:700;color:#c9713b}.cg-us{text-align:right;font-size:8pt;color:#555}.cg-cards{columns:2;column-gap:22px;margin:14px 0}.cg-card{break-inside:avoid;margin-bottom:10px}.cg-card h3{margin:0 0 2px;font-size:11pt;border-bottom:1px solid #ddd}.cg-card ul{margin:0;padding-left:16px}.cg-no{color:#888}.cg sup{font-size:7pt;color:#c9713b}.cg-foot{display:flex;gap:26px;align-items:flex-start;background:#f6f2ee;padding:8px 12px}.cg-foot table{border-collapse:collapse;font-size:.95em}.cg-foot th{text-align:left;font-weight:600}.cg-foot td,.cg-foot th{padding:1px 12px 1px 0;border:0}.cg-foot p{margin:0;font-size:.9em}.cg-note{font-size:7.5pt;color:#777}`,
    } // biome-ignore format: a page
  },
}
