import type { Drawn } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { retroDate, spread, termOf, triggerWord } from './terms.ts'
import { autoWords, calling, employersWords, liabilityWords, sublimits } from './words.ts'

/** A boxed nonprofit package form: numbered boxes, a matrix of lettered parts, and boxes for the single limits. */
export function boxedParts(voice: Voice): Drawn {
  const { chance, truth } = voice
  const held: Line[] = ['gl', 'professional', ...chance.some(['auto', 'umbrella', 'wc'] as const, chance.int(1, 3))]
  const term = termOf(voice, held, true)
  const has = (line: Line) => held.includes(line)
  const words = liabilityWords(chance)
  const none = chance.pick(['Not purchased', 'No coverage', '— not elected —', 'NIL'])
  const gl = (name: string) => voice.limit('gl', name)
  const isPair = chance.maybe(0.5)
  const basis = voice.text(triggerWord(voice))
  const retro = retroDate(voice)
  const glRetro = truth.policies.gl.claimsMade ? retro : 'n/a'
  const retention = truth.policies.umbrella.limits.retention!
  const autos = () => voice.limits('auto', autoWords(chance))
  const matrix: Record<string, () => string[]> = {
    'General Liability': () => [basis, glRetro, gl('occurrence'), gl('aggregate'), '—'],
    'Professional Liability': () => ['Claims-made', retro, voice.limit('professional', 'claim'), voice.limit('professional', 'aggregate'), voice.limit('professional', 'retention')],
    [voice.text(chance.pick(['Hired and Non-Owned Auto', 'Non-Owned & Hired Automobile']))]: () => {
      if (!has('auto')) return ['', '', none, none, '']
      voice.tick('auto.hired', '')
      voice.tick('auto.nonOwned', '')
      const rows = autos()
      const each = rows.length === 1 ? rows[0]![1] : rows.map(([label, amount]) => `${label} ${amount}`).join('<br>')
      return ['Accident', 'n/a', each, 'None applies', '—']
    },
    [chance.pick(['Umbrella', 'Umbrella Liability'])]: () => {
      if (!has('umbrella')) return ['', '', none, none, '']
      voice.tick('umbrella.umbrella', '')
      if (retention) voice.tick('umbrella.retention', '')
      const kept = retention ? `${voice.limit('umbrella', 'retention')} SIR` : '—'
      return [voice.tick('umbrella.occurrence', 'Occurrence'), 'n/a', voice.limit('umbrella', 'occurrence'), voice.limit('umbrella', 'aggregate'), kept]
    },
  } // biome-ignore format: a table
  for (const [name, one, all] of sublimits(voice, chance.int(2, 4)))
    matrix[`${name} <i>(sublimit)</i>`] = () => [
      'Claims-made',
      retro,
      one,
      all,
      voice.money(chance.pick([1000, 2500, 5000])),
    ]
  const heads = [
    'Basis',
    'Retro date',
    chance.pick(['Each claim or occurrence', 'Any one loss', 'Limit each']),
    chance.pick(['Aggregate', 'Annual aggregate', 'All losses']),
    'Deductible / retention',
  ]
  const shift = chance.pick([
    [0, 1, 2, 3, 4],
    [2, 3, 0, 1, 4],
    [4, 0, 2, 3, 1],
  ])
  const rows = Object.entries(matrix).map(([name, cells], index) => {
    const given = cells()
    return `<tr><th>${'ABCDEFGH'[index]}</th><td>${name}</td>${shift.map((at) => `<td>${given[at]}</td>`).join('')}</tr>`
  })
  const box = (number: string, label: string, words: string, wide = 1) =>
    `<div class="box" style="grid-column:span ${wide}"><b>${number}</b> <small>${label}</small><p>${words}</p></div>`
  const rest = chance.shuffle(['products', 'personal', 'rented', 'medical'])
  const single = rest.map((name, index) => box(`6${'abcd'[index]}`, words[name]!, gl(name)))
  const employers = has('wc')
    ? voice
        .limits('wc', employersWords(chance))
        .map(([label, amount], index) => box(`7${'abc'[index]}`, label, amount, index === 0 ? 2 : 1))
        .join('')
    : box('7', 'Workers compensation and employers liability', none, 4)
  const combined = truth.policies.gl.limits.aggregate! + truth.policies.professional.limits.aggregate!
  const parties = [
    box(
      '1',
      chance.pick(['Organization insured', 'First Named Insured', 'Named insured and address']),
      [voice.insured(), ...voice.insuredAddress()].join('<br>'),
      2,
    ),
    box(
      '2',
      chance.pick(['Producer of record', 'Through', 'Agency']),
      [voice.producer(), ...voice.producerAddress(), voice.reach('phone')].join('<br>'),
      2,
    ),
  ]
  const terms = [
    box('3', 'Policy number', term.number, isPair ? 1 : 2),
    box(
      '4',
      isPair ? 'Effective (12:01 a.m.)' : 'Coverage period',
      isPair ? term.from : `${term.from} through ${term.to}`,
      isPair ? 1 : 2,
    ),
    ...(isPair
      ? [box('4b', 'Expires (12:01 a.m.)', term.to), box('4c', 'Expiring number', voice.text(truth.prior.gl.number))]
      : []),
  ]
  const html = `<header><div>${term.carrier}<br><small>NAIC No. ${term.naic}</small></div><h1>${chance.maybe(0.5) ? spread('Nonprofit Package') : 'Nonprofit &amp; Professional Package'}</h1><div>Form QN-${chance.digits(3)}</div></header>
<div class="grid">${chance.maybe(0.5) ? [...parties, ...terms].join('') : [...terms, ...parties].join('')}${box('5', 'Operations', calling(voice), 4)}</div>
<table><tr><th></th><th>Coverage part</th>${shift.map((at) => `<th>${heads[at]}</th>`).join('')}</tr>${rows.join('')}</table>
<p class="note">A part marked sublimit is paid out of part A or B and lessens it. Parts A and B together: the most paid in the policy period is ${voice.money(combined)}, however many parts answer. Defense under part B ${chance.pick(['erodes', 'does not erode'])} its limit.</p>
<div class="grid">${single.join('')}${employers}${has('wc') ? box('7d', 'Workers compensation', `${voice.tick('wc.statutory', 'Statutory')} (${truth.insured.address.state})`, 4) : ''}
${box('8', 'Annual premium', voice.money(truth.policies.gl.premium))}${box('9', 'Terrorism', voice.money(chance.int(50, 900)))}${box('10', 'Fees', voice.money(chance.int(50, 400)))}${box('11', 'Deposit', voice.money(chance.int(500, 4000)))}
${box('12', 'Forms attached', truth.forms.map(({ number, title }) => `${number} ${title}`).join('; '), 4)}</div>`
  return {
    kind: 'declarations',
    feeds: 'fills',
    html,
    css: `*{box-sizing:border-box}body{padding-right:2px;font:${chance.pick([11, 12])}px ${voice.style.font}}header{display:flex;justify-content:space-between;align-items:center}h1{font-size:14px}
.grid{display:grid;grid-template-columns:repeat(4,1fr);border:1px solid;margin:4px 0}.box{border:1px solid;padding:2px 4px}.box p{margin:2px 0 2px 14px;min-height:12px}
table{width:100%;border-collapse:collapse}th,td{border:1px solid;padding:2px 4px;text-align:left;vertical-align:top}.note{font-size:10px}small{color:#444}`,
  }
}
