import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import { SYMBOL_WORDS } from './package.ts'
import { CAPTION, ditto, legendOf, SERIF, say, short, stop, TYPED, thousands, upper, type Way } from './type.ts'

const sideCss = (isTurned: boolean) => `
@page { size: ${isTurned ? 'letter portrait' : 'letter landscape'} }
.cs-side { font: ${isTurned ? 10.4 : 11.2}px/1.3 ${TYPED}; color: #1c1c1c; ${isTurned ? 'writing-mode: vertical-rl; height: 940px; max-height: 940px' : ''} }
.cs-side h1 { font: 700 17px ${SERIF}; text-decoration: underline; text-align: center; margin: 0 }
.cs-side h2 { font: 12px ${SERIF}; text-align: center; margin: 3px 0 10px }
.cs-side table { border-collapse: collapse; inline-size: 99.6%; font: inherit }
.cs-side th { font: 700 9px ${CAPTION}; border: 1px solid #222; padding: 3px }
.cs-side td { border: 1px solid #222; padding: 4px 6px; vertical-align: top; white-space: pre-wrap }
.cs-side p { margin: 6px 0; font: 9px ${CAPTION} }`

/** A schedule of insurance, photocopied in landscape: marks for what repeats, notes below, thousands by a letter. */
export const copiedSchedule: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const way = chance.pick<Way>([thousands, thousands, short, stop])
    const mark = chance.pick(['DITTO', '  "', 'SEE ABOVE', '-DO-'])
    const lines = chance.some<Line>(['gl', 'auto', 'umbrella', 'wc', 'professional'], chance.int(3, 5))
    const at = (line: Line, words: Record<string, string>) =>
      Object.keys(words)
        .filter((name) => truth.policies[line].limits[name])
        .map((name) => `${say(voice, line, name, way)} ${words[name]}`)
        .join('\n')
    const limits: Record<Line, () => string> = {
      gl: () =>
        at('gl', {
          occurrence: 'EA. OCC.',
          aggregate: 'GEN. AGG.',
          products: 'PROD. AGG.',
          personal: 'P.I./A.I.',
          rented: 'FIRE LEGAL',
          medical: 'MEDICAL',
        }),
      auto: () =>
        `${at('auto', { csl: 'C.S.L.', perPerson: 'B.I. PERSON', perAccident: 'B.I. ACCIDENT', damage: 'P.D.' })}\n${truth.policies.auto.symbols.map((symbol) => SYMBOL_WORDS(voice)[symbol]!()).join('\n')}`,
      umbrella: () => at('umbrella', { occurrence: 'OCC.', aggregate: 'AGG.' }),
      wc: () =>
        `${voice.tick('wc.statutory', 'STATUTORY')}\nE.L.\n${at('wc', { accident: 'ACCIDENT', disease: 'DISEASE-POL.', employee: 'DISEASE-EMP.' })}`,
      professional: () =>
        `${way(truth.policies.professional.limits.claim!)} CLAIM\n${way(truth.policies.professional.limits.aggregate!)} AGG.\nDED. ${way(truth.policies.professional.limits.retention!)}`,
    }
    const titles: Record<Line, string> = {
      gl: 'GENERAL LIABILITY (1)',
      auto: 'AUTOMOBILE',
      umbrella: voice.chance.pick(['UMBRELLA', 'COMM. UMBRELLA']),
      wc: 'WORKERS COMP.',
      professional: 'PROFESSIONAL (E&amp;O)',
    }
    if (lines.includes('umbrella')) voice.tick('umbrella.umbrella', '')
    const rows = lines.map((line, index) => {
      const { [line]: now } = truth.policies
      const before = index ? truth.policies[lines[index - 1]!] : null
      const company = ditto(voice.carrier(line), before?.carrier.name === now.carrier.name, mark)
      const term = ditto(
        `${voice.effective(line)}\n${voice.expiration(line)}`,
        before?.effective === now.effective,
        mark,
      )
      return [titles[line], `${company}\n${voice.number(line)}`, term, limits[line](), stop(now.premium)]
    })
    const place = truth.locations[0]!
    const expired = truth.prior[lines[0]!]
    const isPropertyFirst = chance.maybe(0.25)
    const began = truth.policies[lines[0]!].effective
    const others = [
      [
        'PROPERTY - BLANKET',
        `${voice.text(upper(truth.policies.gl.carrier.name))}\nF-${chance.digits(6)}`,
        isPropertyFirst ? `${voice.date(began)}\n${voice.date(truth.policies[lines[0]!].expiration)}` : mark,
        `${stop(place.building)} BLDG.\n${stop(place.contents)} CONTENTS\n90% CO-INS.`,
        stop(place.premium),
      ],
      ['POLLUTION', 'XXXXXXXX', 'XXXX', 'NOT CARRIED', 'XXX'],
      [
        `${titles[lines[0]!].replace(' (1)', '')} - EXPIRED, SHOWN FOR REFERENCE`,
        `${voice.text(upper(expired.carrier.name))}\n${expired.number}`,
        `${voice.date(expired.effective)}\n${voice.date(expired.expiration)}`,
        'EXPIRED',
        'PAID',
      ],
    ].filter((_, index) => index < 2 || chance.maybe(0.6))
    const per = lines.includes('gl')
      ? chance.pick(['', ` Aggregate per ${voice.chance.pick(['location', 'project'])} by endorsement.`])
      : ''
    if (per.includes('location')) voice.tick('gl.perLocation', '')
    if (per.includes('project')) voice.tick('gl.perProject', '')
    const first = isPropertyFirst ? [...others.slice(0, 1), ...rows, ...others.slice(1)] : [...rows, ...others]
    const body = first.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
    const html = `<div class="cs-side"><h1>SCHEDULE OF INSURANCE</h1><h2>${voice.insured()}, ${voice.insuredAddress().join(', ')}</h2>
<table><thead><tr><th>KIND</th><th>COMPANY<br>POLICY NO.</th><th>FROM<br>TO</th><th>LIMITS</th><th>ANNUAL<br>PREMIUM</th></tr></thead><tbody>${body}</tbody></table>
<p>(1) Deductible ${stop(500)} property damage.${per} ${legendOf(way)}</p><p>Prepared by ${voice.producer()}, ${voice.producerAddress().join(', ')}. For the policies' wording see the policies.</p></div>`
    return { kind: 'schedule', feeds: 'fills', html, css: sideCss(chance.maybe(0.4)) }
  },
}
