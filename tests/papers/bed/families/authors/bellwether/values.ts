import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { autosCovered, dayWriter, inForce, labelsOf, own, shortly } from './words.ts'

const CSS = `.sv{print-color-adjust:exact;-webkit-print-color-adjust:exact;font:7.8pt/1.3 'Liberation Sans',sans-serif;color:#000}.sv h1{font-size:13pt;margin:0;text-transform:uppercase}.sv .hd{display:grid;grid-template-columns:1.3fr 1fr .8fr;gap:0;border:1px solid #000;margin:6px 0 10px}.sv .hd div{padding:4px 6px;border-right:1px solid #000}.sv .hd div:last-child{border-right:0}.sv .hd i{display:block;font-size:6.5pt}
.sv table{border-collapse:collapse;width:100%}.sv th{background:#ddd;font-weight:700;border:1px solid #000;padding:2px 4px;font-size:7pt}.sv td{border:1px solid #888;padding:2px 4px;vertical-align:top}.sv .n{text-align:right}.sv h2{font-size:10pt;margin:14px 0 4px;break-after:avoid}.sv .sum td{font-weight:700;border-top:2px solid #000}.sv p{margin:6px 0}.sv .prog tr{break-inside:avoid}`

/** A statement of values of many locations with the liability program at its foot: carried, only sought, or ended. */
export const statementOfValues: Paper = {
  account: { long: true },
  draw(voice) {
    const { chance, truth, money } = voice
    const mode = chance.pick(['carried', 'carried', 'sought', 'ended'] as const)
    const labels = labelsOf(chance)
    const held = inForce(voice, labels)
    const [onDay, short] = [dayWriter(chance), chance.maybe(0.4)]
    const wanted: Line[] = chance.shuffle(['gl', ...chance.some(['auto', 'umbrella', 'wc'] as const, chance.int(1, 3))])
    const rents = truth.locations.map((location) => Math.round(location.building / chance.int(8, 20) / 1000) * 1000)
    const made = chance.pick([
      ['Frame', 'JM', 'MNC', 'FR'],
      ['1', '2', '4', '6'],
    ])
    const rows = truth.locations.map((location, index) => {
      const place = voice.address(location.party.address)
      return `<tr><td>${location.number}</td><td>${place.slice(0, -1).join(', ')}</td><td>${place.at(-1)}</td><td>${chance.pick(made)}</td><td>${chance.int(1948, 2021)}</td><td class="n">${chance.int(12, 900) * 100}</td><td class="n">${money(location.building)}</td><td class="n">${money(location.contents)}</td><td class="n">${money(rents[index]!)}</td></tr>`
    })
    const sum = (amounts: number[]) => money(amounts.reduce((all, one) => all + one, 0))
    const limitOf = (line: Line, name: string) => (short ? own(voice, line, name, shortly) : voice.limit(line, name))
    const limits = (line: Line) =>
      Object.keys(labels.limit[line])
        .filter((name) => truth.policies[line].limits[name])
        .map((name) => {
          if (line === 'umbrella' && name === 'retention') voice.tick('umbrella.retention', '')
          return `${labels.limit[line][name]} ${limitOf(line, name)}`
        })
        .join(chance.pick(['<br>', '; ']))
    const perLocation = chance.maybe(0.4)
    const extra = (line: Line) => {
      if (line === 'gl' && perLocation)
        return `<br>General aggregate ${voice.tick('gl.perLocation', 'separate for each scheduled location')}`
      if (line === 'auto' && chance.maybe(0.6)) return `<br>For ${autosCovered(voice)}`
      if (line === 'wc' && chance.maybe(0.6)) return `<br>WC: ${voice.tick('wc.statutory', 'statutory')}`
      return ''
    }
    const program = () => wanted.map((line) => {
      const cells =
        mode === 'sought'
          ? [held.title(line), `${limits(line)}${extra(line)}`, money(truth.policies[line].premium)]
          : [held.title(line), `${held.carrier(line)}<br>${held.number(line)}`, `${held.effective(line)}<br>${held.expiration(line)}`, `${limits(line)}${extra(line)}`]
      return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
    }) // biome-ignore format: rows
    const stacked = () =>
      wanted
        .map((line) => {
          const who =
            mode === 'sought'
              ? ''
              : ` – ${held.carrier(line)}, no. ${held.number(line)}, ${held.effective(line)} to ${held.expiration(line)}`
          return `<p><b>${held.title(line)}</b>${who}<br>${limits(line)}${extra(line)}</p>`
        })
        .join('')
    const heads =
      mode === 'sought'
        ? ['Line', 'Limits wanted', 'Target premium']
        : ['Line', 'Company / policy', mode === 'ended' ? 'Began / ended' : 'From / to', 'Limits']
    const words = {
      carried: [
        chance.pick(['Liability insurance in force', 'Casualty program of the insured (current)', 'Other insurance carried']),
        'The owner carries the following policies today; the lender may rely on the companies’ own certificates.',
      ],
      sought: [
        chance.pick(['Casualty terms wanted', 'Also to be quoted']),
        'Submission only. The owner has just bought these sites and has no liability insurance; please offer terms.',
      ],
      ended: ['Last casualty program (ended, not replaced)', 'All of these have run out. The owner is without liability insurance until a new program is bought.'],
    }[mode] // biome-ignore format: rows
    const asOf = daysLater(truth.policies.gl.effective, mode === 'ended' ? chance.int(410, 460) : chance.int(32, 45))
    const first = chance.maybe(0.3)
    const asList = chance.maybe(0.4)
    const block = `<h2>${words[0]}</h2><p>${words[1]}</p>${asList ? stacked() : `<table class="prog"><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${program().join('')}</table>`}`
    // biome-ignore format: a page
    const html = `<div class="sv"><h1>${chance.pick(['Statement of values', 'Schedule of locations and values', 'SOV'])}</h1><div class="hd"><div><i>Insured, mailing address</i>${voice.insured()}<br>${voice.insuredAddress().join(', ')}</div><div><i>Submitted through</i>${voice.producer()}<br>${voice.producerAddress().join(', ')}<br>${voice.reach('contact')} ${chance.maybe(0.6) ? voice.reach('email') : voice.reach('phone')}</div><div><i>Values as of</i>${onDay(asOf)}<i>Loss limit asked for</i>${money(chance.int(5, 50) * 1_000_000)}<i>AOP deductible</i>${money(chance.pick([5000, 25_000]))}</div></div>
${first ? block : ''}<table><thead><tr><th>#</th><th>Street</th><th>City / state / ZIP</th><th>Const.</th><th>Built</th><th>Sq. ft.</th><th>Building</th><th>Contents</th><th>Rents 12 mo.</th></tr></thead>${rows.join('')}<tr class="sum"><td></td><td colspan="5">Total, ${rows.length} locations</td><td class="n">${sum(truth.locations.map(({ building }) => building))}</td><td class="n">${sum(truth.locations.map(({ contents }) => contents))}</td><td class="n">${sum(rents)}</td></tr></table>
<p>Values are replacement cost. Flood sublimit asked for ${money(1_000_000)}, earth movement ${money(2_500_000)}; margin ${chance.pick([110, 125])}%.</p>${first ? '' : block}
<p>Signed for the owner: ______________________ &nbsp; Title: ______________ &nbsp; The values above are correct to the best of my knowledge.</p></div>`
    return { kind: 'schedule', feeds: mode === 'carried' ? 'fills' : 'nothing', html, css: CSS }
  },
}
