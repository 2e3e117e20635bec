import type { Drawn } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { spread, termOf } from './terms.ts'
import { autoWords, employersWords, liabilityWords, sublimits } from './words.ts'

type Change = { part: string; what: string; old: string; now: string }

/** A numbered change of a package policy: what the limits were and what they are from a day within the term. */
export function changeSheet(voice: Voice): Drawn {
  const { chance, truth } = voice
  const lines: Line[] = ['gl', ...chance.some(['auto', 'wc'] as const, chance.int(0, 2))]
  const term = termOf(voice, lines, chance.maybe(0.3))
  const words: Partial<Record<Line, Record<string, string>>> = { gl: liabilityWords(chance), auto: autoWords(chance), wc: employersWords(chance) }
  const parts: Partial<Record<Line, string>> = { gl: 'General Liability', auto: 'Hired and Non-Owned Auto', wc: 'Employers Liability' }
  const isAdded = lines.includes('auto') && chance.maybe(0.5)
  if (lines.includes('auto')) voice.tick('auto.hired', voice.tick('auto.nonOwned', ''))
  const changes = lines.flatMap((line): Change[] => {
    const names = Object.keys(words[line]!).filter((name) => truth.policies[line].limits[name])
    const changed = line === 'gl' ? chance.some(names, chance.int(2, 6)) : names
    return chance.shuffle(changed).map((name) => ({
      part: parts[line]!,
      what: words[line]![name]!,
      old: line === 'auto' && isAdded ? 'No coverage' : voice.money(truth.prior[line].limits[name]!),
      now: voice.limit(line, name),
    }))
  })
  const [small] = sublimits(voice, 1)
  const from = voice.date(daysLater(truth.policies.gl.effective, chance.int(20, 300)))
  const number = chance.int(1, 12)
  const heads = chance.pick([['Part', 'Limit', 'Was', 'Is now'], ['Coverage part', 'Item', 'Prior limit', 'Amended limit'], ['Section', 'Description', 'Deleted', 'Substituted']])
  const isNewFirst = chance.maybe(0.3)
  const order = isNewFirst ? [0, 1, 3, 2] : [0, 1, 2, 3]
  const cells = (change: Change) => [change.part, change.what, change.old, change.now]
  const grid = `<table><tr>${order.map((at) => `<th>${heads[at]}</th>`).join('')}</tr>${changes.map((change) => `<tr>${order.map((at) => `<td>${cells(change)[at]}</td>`).join('')}</tr>`).join('')}</table>`
  const sentence = chance.pick([
    ({ part, what, old, now }: Change) => `${part}, ${what}: ${old} is deleted and ${now} is put in its place.`,
    ({ part, what, old, now }: Change) => `Under ${part} the entry for ${what} is amended to read ${now} (it was ${old}).`,
    ({ part, what, old, now }: Change) => `${what} (${part}) is changed from ${old} to ${now}.`,
  ])
  const sentences = changes.map((change, index) => `<p>${'abcdefghijklmnop'[index]}) ${sentence(change)}</p>`).join('')
  const stacked = changes.map((change) => `<div class="was"><b>${change.part} / ${change.what}</b><br>[ ] ${change.old} &nbsp; cancelled<br>[X] ${change.now} &nbsp; in force from the change date</div>`).join('')
  const insured = [voice.insured(), ...(chance.maybe(0.5) ? voice.insuredAddress() : [])].join('<br>')
  const agent = chance.maybe(0.6) ? `<div><small>Agent</small><br>${[voice.producer(), ...voice.producerAddress()].join('<br>')}</div>` : ''
  const heading = chance.pick(['Policy Change', 'Amendatory Endorsement', 'Change in Declarations', 'Rider'])
  const facts: string[] = chance.shuffle([
    `<div><small>Named insured</small><br>${insured}</div>`,
    `<div><small>Policy number</small><br>${term.number}</div>`,
    `<div><small>Policy period</small><br>${term.from} to ${term.to}</div>`,
    `<div><small>${chance.pick(['Change takes effect', 'Endorsement effective', 'Date of change'])}</small><br>${from}</div>`,
    `<div><small>Company</small><br>${term.carrier}${term.naic ? ` NAIC ${term.naic}` : ''}</div>`,
    agent,
  ])
  const extra = `Additional premium ${voice.money(chance.int(40, 2400))}; return premium nil. The sublimit for ${small![0]} stays ${small![1]} each and ${small![2]} in all. Nothing else in the policy is changed.`
  if (chance.maybe(0.2)) {
    const plain = (words: string) => words.replace(/<br>/g, ', ').replace(/<[^>]+>/g, ' ').replace(/ +/g, ' ').trim()
    const named = facts.filter(Boolean).map((one) => plain(one.replace('</small><br>', ': ')))
    return { kind: 'endorsement', feeds: 'fills', docx: [`${heading} No. ${number}`, ...named, [heads.map((_, at) => heads[order[at]!]!), ...changes.map((change) => order.map((at) => cells(change)[at]!))], extra] }
  }
  const html = `<header>${chance.maybe(0.5) ? spread(heading) : heading} &nbsp; No. ${number}</header><div class="facts">${facts.join('')}</div>
<p>From the date of change and for the rest of the policy period, in consideration of the premium shown, the declarations are amended thus:</p>${chance.pick([grid, sentences, stacked])}<p>${extra}</p>
<p class="sign">By ______________________ Authorized representative</p>`
  return {
    kind: 'endorsement',
    feeds: 'fills',
    html,
    css: `*{box-sizing:border-box}body{padding-right:2px;font:${chance.pick([12, 13])}px ${chance.maybe(0.5) ? "'Liberation Mono',monospace" : voice.style.font}}header{border:2px solid;text-align:center;padding:6px;font-weight:bold}
.facts{display:grid;grid-template-columns:1fr 1fr;gap:6px;margin:10px 0}.facts div{border-bottom:1px solid;padding:3px}.was{margin:7px 0;padding-left:18px}table{width:100%;border-collapse:collapse}td,th{border:1px solid;padding:3px;text-align:left}.sign{margin-top:40px}`,
  }
} // biome-ignore format: lists
