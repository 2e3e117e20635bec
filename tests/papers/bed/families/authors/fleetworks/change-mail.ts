import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { during } from './road-amounts.ts'
import { carrierOf, grid, houseCss, insuredBlock, pairs, producerBlock, term } from './sheets.ts'

const NAMES: Record<string, [string, string]> = {
  csl: ['Combined single limit, each accident', 'CSL'],
  perPerson: ['Bodily injury, each person', 'BI per person'],
  perAccident: ['Bodily injury, each accident', 'BI per accident'],
  damage: ['Property damage, each accident', 'PD per accident'],
}
const OVER: Record<string, [string, string]> = {
  occurrence: ['Umbrella, each occurrence', 'Umbrella per occurrence'],
  aggregate: ['Umbrella, aggregate', 'Umbrella aggregate'],
}

type Change = { label: string; was: string; now: string }

/** An e-mail that confirms a change of limits, with the endorsement attached: old and new stand side by side. */
export const changeMail: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const day = voice.date(during(voice, 40, 250))
    const over = chance.maybe(0.4)
    const style = chance.int(0, 1)
    const changes = [...changed(voice, 'auto', NAMES, style), ...(over ? changed(voice, 'umbrella', OVER, style) : [])]
    if (over) voice.tick('umbrella.umbrella', '')
    const lines: Line[] = over ? ['auto', 'umbrella'] : ['auto']
    const policies = lines.map((line) => [
      line === 'auto' ? 'Automobile liability' : 'Umbrella',
      `<span style="white-space:nowrap">${voice.number(line)}</span>`,
      carrierOf(voice, line, chance.maybe(0.35)),
      term(voice, line),
    ])
    const body = chance.pick([asTable, asProse, asList])(changes, day, chance.maybe(0.4))
    const [added, dropped] = [truth.vehicles.at(0)!, truth.vehicles.at(-1)!]
    const units = chance.maybe(0.6)
      ? `<h2>Units</h2><p>Added: ${added.year} ${added.make} ${added.model}, ${added.vin}, stated amount ${voice.money(added.cost)}.<br>Deleted: ${dropped.year} ${dropped.make}, serial ending ${chance.digits(4)}, formerly ${voice.money(dropped.cost + 3000)}.</p>`
      : ''
    const title = chance.pick([
      'Policy Change Endorsement',
      'Amendatory Endorsement – Limits of Liability',
      'Change in Declarations',
    ])
    const parties = `<div class="two"><div><span class="tag">Insured</span>${insuredBlock(voice)}</div><div><span class="tag">Agent</span>${producerBlock(voice)}</div></div>`
    const table = grid(['Coverage', 'Policy', 'Company', 'Policy term (unchanged)'], policies)
    const html = chance.pick([
      () =>
        `<h1>${title}</h1>${pairs(
          [
            ['Endorsement no.', String(chance.int(1, 14))],
            ['Change takes effect', day],
          ],
          chance.pick(['run', 'beside']),
        )}${parties}<h2>Policies changed</h2>${table}${body}${units}`,
      () => `${table}<h1>${title}, effective ${day}</h1>${body}${units}${parties}`,
      () =>
        `${parties}<div class="stripe"></div><h1>${title}</h1>${body}<h2>Attaches to</h2>${table}<p>Change date: ${day}</p>${units}`,
    ])()
    const sender = voice.text(truth.names.person())
    const listed = changes.map(({ label, was, now }) => `${label}: from ${was} to ${now}`).join('; ')
    const words = chance.pick([
      `Good afternoon,\n\nThis confirms the change you asked for as of ${day}. ${listed}. The old limits no longer apply from that date on. The endorsement is attached.\n\n${sender}\nTransportation underwriting`,
      `Done and in the system as of ${day}: ${listed}. Please see the attached endorsement and tell the insured. Additional premium ${voice.money(chance.int(300, 9000))}, billed separately.\n\nThanks,\n${sender}`,
      `Hi,\n\nthe endorsement you requested has been issued and is attached. ${listed}. Everything else stays as it was.\n\nRegards,\n${sender}, fleet service desk`,
    ])
    return {
      kind: 'endorsement',
      feeds: 'fills',
      css: houseCss(voice),
      html: `${html}<p class="small">Additional premium for the rest of the term: ${voice.money(chance.int(300, 9000))}. Minimum additional premium ${voice.money(100)}. All other terms stay as they are.</p>`,
      mail: {
        subject: `${chance.pick(['Change confirmed', 'Endorsement issued', 'RE: change of limits'])} – ${truth.insured.name}`,
        words,
      },
    }
  },
}

function changed(voice: Voice, line: Line, names: Record<string, [string, string]>, style: number): Change[] {
  const before = voice.truth.prior[line].limits
  return Object.keys(names)
    .filter((name) => voice.truth.policies[line].limits[name])
    .map((name) => ({
      label: names[name]![style]!,
      was: voice.money(before[name] ?? 0),
      now: voice.limit(line, name),
    }))
}

function asTable(changes: Change[], _day: string, turnedRound: boolean): string {
  const head = turnedRound ? ['Limit', 'Revised to', 'Previously'] : ['Limit', 'Was', 'Now reads']
  const rows = changes.map(({ label, was, now }) => (turnedRound ? [label, now, was] : [label, was, now]))
  return `<h2>Limits</h2>${grid(head, rows)}`
}

function asProse(changes: Change[], day: string, turnedRound: boolean): string {
  const said = changes.map(({ label, was, now }) =>
    turnedRound
      ? `${label} is now ${now}, in place of ${was}.`
      : `${label}: the amount of ${was} is deleted and replaced by ${now}.`,
  )
  return `<p>As of ${day} the declarations are amended. ${said.join(' ')}</p>`
}

function asList(changes: Change[], _day: string, turnedRound: boolean): string {
  const said = changes.map(({ label, was, now }) =>
    turnedRound
      ? `<li>${label}: ${now} <span class="small">(old limit ${was})</span></li>`
      : `<li>${label}: <s>${was}</s> ${now}</li>`,
  )
  return `<h2>${turnedRound ? 'Limits after this change' : 'Limits (struck out: no longer in force)'}</h2><ul>${said.join('')}</ul>`
}
