import type { Drawn, Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { homeOffice, insuredBlock, look, producerBlock, rowsOf, tableOf } from './paper-look.ts'
import { basisOf, limitRows, lineName } from './pool-lines.ts'
import { asBearer, asPublicEntity } from './pool-names.ts'

const AGREEMENT = [
  'The Member has adopted by resolution the Intergovernmental Agreement that creates the program, and stays bound by it until withdrawal under Article 9.',
  'A Member that wishes to withdraw gives the Board ninety days’ notice in writing before July 1; contributions already assessed remain owed.',
  'Where assets of a fund year fall short, the Board may assess each Member of that year in proportion to its contribution, up to the whole of that contribution.',
  'The program is not an insurer and is not subject to the insurance guaranty fund of the State.',
  'Each Member shall report a claim that may reach half of its retention at once to the Administrator.',
  'Defense costs are in addition to the limits shown, except under Management and Professional Liability.',
  'Nothing here waives a defense of governmental immunity; statutory caps apply before any limit shown.',
  'No suit against the program shall be maintained by one who is not a Member.',
]

type Coverage = { line: Line; name: string; number: string; term: [string, string]; carrier: string; naic: string; basis: string; limits: [string, string][] } // biome-ignore format: one coverage

function coverages(voice: Voice): Coverage[] {
  const { chance } = voice
  const lines = chance.pick<Line[]>([
    ['gl', 'auto', 'umbrella', 'professional'],
    ['gl', 'auto', 'wc'],
    ['gl', 'auto', 'umbrella', 'wc', 'professional'],
    ['gl', 'professional'],
    ['auto', 'gl', 'umbrella'],
  ])
  const coded = chance.maybe(0.5)
  return lines.map((line) => ({
    line,
    name: lineName(voice, line),
    number: voice.number(line),
    term: [voice.effective(line), voice.expiration(line)],
    carrier: voice.carrier(line),
    naic: coded ? voice.naic(line) : '',
    basis: basisOf(voice, line),
    limits: limitRows(voice, line),
  }))
}

const byline = ({ carrier, naic }: Coverage) => (naic ? `${carrier} (NAIC ${naic})` : carrier)

function wide(voice: Voice, all: Coverage[]): string {
  const columns: [string, (one: Coverage) => string][] = voice.chance.shuffle([
    ['Certificate / contract no.', ({ number }: Coverage) => number],
    ['Term', ({ term }: Coverage) => term.join('<br>to ')],
    ['Provided by', byline],
    [
      'Member deductible',
      ({ line }: Coverage) => (line === 'umbrella' ? '—' : voice.money(voice.chance.pick([500, 1500, 7500, 20_000]))),
    ],
  ])
  const rows = all.map((one) => [
    `<b>${one.name}</b><br><span class="small">${one.basis}</span>`,
    ...columns.map(([, say]) => say(one)),
    one.limits.map(([words, amount]) => `<div class="pair"><span>${words}</span><span>${amount}</span></div>`).join(''),
  ])
  return tableOf(['Coverage', ...columns.map(([head]) => head), 'Limits of coverage'], rows)
}

function stacked(all: Coverage[]): string {
  return all
    .map(
      (one, index) =>
        `<div class="layer"><h2>PART ${'ABCDE'[index]} — ${one.name.toUpperCase()}</h2><p>${byline(one)} &nbsp;|&nbsp; No. ${one.number} &nbsp;|&nbsp; ${one.term.join(' through ')}</p><p class="small">${one.basis}</p><table class="lined">${rowsOf(one.limits.map((pair) => [...pair]), [1])}</table></div>`,
    )
    .join('')
} // biome-ignore format: one part

function sentences(all: Coverage[]): string {
  return all
    .map(
      (one) =>
        `<p><b>${one.name}.</b> ${byline(one)}, under ${one.number}, from ${one.term[0]} until ${one.term[1]} at 12:01 a.m. ${one.basis}. Limits: ${one.limits.map(([words, amount]) => `${words.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())} <b>${amount}</b>`).join('; ')}.</p>`,
    )
    .join('')
}

function draw(voice: Voice): Drawn {
  const { chance, truth } = voice
  asPublicEntity(voice)
  asBearer(voice, 'gl', 'pool')
  const all = coverages(voice)
  const body = chance.pick([() => wide(voice, all), () => stacked(all), () => sentences(all)])()
  const title = chance.pick(['Certificate of Coverage', 'MEMBER COVERAGE DECLARATIONS', 'Certificate of Participation and Coverage', 'Member Declarations Page'])
  const own = tableOf(['Property of the member', 'Value', 'Sublimit'], truth.locations.slice(0, 4).map(({ party, building }) => [voice.address(party.address).join(', '), voice.money(building), voice.money(chance.pick([20_000, 40_000, 60_000]))]), 'lined', [1, 2])
  const property = `<h2>Property and crime (not liability)</h2>${own}<p class="small">Program property loss limit ${voice.money(75_000_000)} shared by all members; employee dishonesty ${voice.money(400_000)}; total contribution ${voice.money(chance.int(8, 400) * 1000 + 17)}.</p>`
  const agreement = `<h2>${chance.pick(['Member Agreement (extract)', 'Terms of participation', 'From the Intergovernmental Agreement'])}</h2><ol class="small">${chance.some(AGREEMENT, chance.int(3, 8)).map((words) => `<li>${words}</li>`).join('')}</ol>`
  const agent = chance.maybe(0.6) ? `<div class="cap">${chance.pick(['Member’s agent', 'Producer', 'Broker of record'])}</div>${producerBlock(voice)}` : ''
  const administrator = `<div class="cap">Program administrator</div>${voice.text(truth.wholesaler.name)}<br>${voice.address(truth.wholesaler.address).join('<br>')}`
  const member = `<div class="cap">${chance.pick(['Member', 'Named Member', 'Participant', 'Covered entity'])}</div>${insuredBlock(voice)}<div class="small">Member no. ${chance.digits(4)} · member since ${chance.int(1979, 2014)}</div>`
  const lower = chance.shuffle([property, agreement])
  const html = chance.pick([
    () => `<h1 class="mid">${title}</h1><p class="mid small">${homeOffice(voice, 'gl')}</p><table><tr><td>${member}</td><td>${agent}</td><td>${administrator}</td></tr></table>${body}${lower.join('')}`,
    () => `<div class="leftward"><div class="leftpane"><h1>${title}</h1>${member}<br>${agent}<br>${administrator}</div><div>${body}</div></div>${lower.join('')}`,
    () => `<h1>${title}</h1>${member}${chance.maybe(0.5) ? lower.join('') : ''}${body}<table class="gap"><tr><td>${administrator}</td><td>${agent}</td></tr></table>`,
  ])()
  return { kind: 'declarations', feeds: 'fills', html, css: look(voice, '.pair { display: flex; justify-content: space-between; gap: 8px } .layer { border: 1px solid #567; padding: 4px 8px; margin: 6px 0 } .leftward { display: grid; grid-template-columns: 220px 1fr; gap: 12px } .leftpane { overflow-wrap: anywhere; border-right: 3px solid #246; padding-right: 8px }') }
} // biome-ignore format: three layouts

/** The certificate of coverage of a public-entity pool, with extracts of the member agreement. */
export const memberCertificate: Paper = { draw }
