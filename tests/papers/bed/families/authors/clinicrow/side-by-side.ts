import type { Drawn } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { noted, retroDate, termOf, triggerWord } from './terms.ts'
import { calling, claimWord, liabilityWords, sublimits } from './words.ts'

/** Claims-made professional and general liability of one policy in two panels, with a schedule of persons. */
export function sideBySide(voice: Voice): Drawn {
  const { chance, truth } = voice
  const term = termOf(voice, ['gl', 'professional'], chance.maybe(0.6))
  const words = liabilityWords(chance)
  const whole = (amount: number) => `${amount.toLocaleString('en-US')} dollars`
  const print = chance.maybe(0.3) ? whole : (amount: number) => voice.money(amount)
  const gl = (name: string) => noted(voice, 'gl', name, print)
  const isPaired = chance.maybe(0.5)
  const professional = voice.truth.policies.professional.limits
  voice.limit('professional', 'claim')
  const pair = `${print(professional.claim!)} / ${print(professional.aggregate!)}`
  const retro = retroDate(voice)
  const rows = (list: [string, string][]) =>
    list.map(([label, value]) => `<tr><td>${label}</td><td class="n">${value}</td></tr>`).join('')
  const claim = claimWord(chance)
  const made = `<section><h2>${chance.pick(['Coverage P', 'Section I', 'Agreement One'])}: Professional Liability</h2><p class="tag">CLAIMS-MADE AND REPORTED</p><table>${rows(
    [
      ...(isPaired
        ? ([[`${claim} / Aggregate`, pair]] as [string, string][])
        : ([
            [claim, print(professional.claim!)],
            ['Aggregate, all claims', print(professional.aggregate!)],
          ] as [string, string][])),
      ['Deductible, each claim', voice.money(professional.retention!)],
      ['Retroactive date', retro],
      ['Defense', chance.pick(['Inside the limits', 'Outside the limits', 'Inside, after the first $25,000'])],
      ['Reporting after expiration', `${chance.pick([30, 60])} days`],
    ],
  )}</table></section>`
  const single = chance
    .shuffle(['products', 'personal', 'rented', 'medical'])
    .map((name): [string, string] => [words[name]!, gl(name)])
  const gave: [string, string][] = isPaired
    ? [[`${words.occurrence} / ${words.aggregate}`, `${gl('occurrence')} / ${gl('aggregate')}`], ...single]
    : chance.shuffle([[words.occurrence!, gl('occurrence')], [words.aggregate!, gl('aggregate')], ...single])
  const basis = triggerWord(voice).toUpperCase()
  const applies = chance.pick([
    () => `General aggregate applies ${voice.tick('gl.perLocation', 'separately to each location')}.`,
    () => `General aggregate applies ${voice.tick('gl.perPolicy', 'per policy')}.`,
    () => '',
  ])()
  const occurrence = `<section><h2>${chance.pick(['Coverage G', 'Section II', 'Agreement Two'])}: General Liability</h2><p class="tag">${basis}${truth.policies.gl.claimsMade ? ` &nbsp; retroactive date ${retro}` : ''}</p><table>${rows(gave)}</table><p>${applies}</p></section>`
  const small = sublimits(voice, chance.int(3, 6)).map(
    ([name, one, all]) => `<tr><td>${name}</td><td class="n">${one}</td><td class="n">${all}</td></tr>`,
  )
  const persons = Array.from({ length: chance.int(2, 7) }, () => {
    const share = chance.pick(['Shared', 'Shared', 'Separate'])
    return `<tr><td>${voice.text(truth.names.person())}</td><td>${chance.pick(['Partner', 'Clinician', 'Engineer', 'Teacher', 'Associate', 'Counselor'])}</td><td>${voice.date(`${chance.int(2008, 2022)}-0${chance.int(1, 9)}-01`)}</td><td>${share}</td></tr>`
  })
  const reach = chance.maybe(0.5) ? `<br>${voice.reach('contact')}, ${voice.reach('email')}` : ''
  const who = `<div><small>${chance.pick(['INSURED', 'ISSUED TO', 'NAMED INSURED'])}</small><br>${[voice.insured(), ...voice.insuredAddress()].join('<br>')}</div>`
  const by = `<div><small>${chance.pick(['BROKER', 'PRODUCER', 'PLACED BY'])}</small><br>${[voice.producer(), ...voice.producerAddress()].join('<br>')}${reach}</div>`
  const code = term.naic ? ` (NAIC ${term.naic})` : ''
  const about = `<div class="about"><b>${term.number}</b><br>${term.from} &ndash; ${term.to}<br><small>${calling(voice)}</small></div>`
  const warning = `<p class="warn">The professional agreement covers claims first made in the policy period only. It does not make the general liability agreement a claims-made one unless its heading says so. Amounts under "Extensions" are part of the limits above, never more.</p>`
  const parts = chance.maybe(0.5) ? made + occurrence : occurrence + made
  const html = `<header><h1>${term.carrier}</h1>${chance.maybe(0.5) ? `<p>Administered by ${voice.text(truth.wholesaler.name)}, program manager</p>` : ''}</header>
<div class="who">${chance.shuffle([who, by, about]).join('')}</div>${chance.maybe(0.5) ? warning : ''}<div class="two">${parts}</div>
<h3>Extensions</h3><table><tr><th>Name</th><th class="n">One loss</th><th class="n">All losses</th></tr>${small.join('')}</table>
<h3>Scheduled professionals</h3><table><tr><th>Name</th><th>Position</th><th>Retroactive date</th><th>Limits</th></tr>${persons.join('')}</table>
<p>Premium: professional ${voice.money(truth.policies.professional.premium)}, general ${voice.money(chance.int(300, 4000))}. Extended reporting may be bought for ${chance.pick([100, 150, 200])}% of premium.</p><p class="foot">Insurer: ${term.carrier}${code}</p>`
  return {
    kind: 'declarations',
    feeds: 'fills',
    html,
    running: chance.maybe(0.4) ? `Policy ${term.number}` : undefined,
    css: `*{box-sizing:border-box}body{padding-right:2px;font:${chance.pick([11.5, 12.5])}px ${voice.style.font}}header{border-bottom:3px double;margin-bottom:6px}h1{font-size:17px;letter-spacing:.12em}h2{font-size:12px;margin:0}
.who,.two{display:grid;grid-template-columns:1fr 1fr 1fr;gap:14px}.two{grid-template-columns:1fr 1fr;margin:8px 0}section{border:1.5px solid;padding:6px}.tag{background:#e4e4e4;letter-spacing:.2em;padding:2px}
.about{border-left:2px solid;padding-left:8px}table{width:100%;border-collapse:collapse}td,th{border-bottom:1px dotted;padding:2px;text-align:left;vertical-align:top}.n{text-align:right}.warn{font-style:italic}`,
  } as Drawn
}
