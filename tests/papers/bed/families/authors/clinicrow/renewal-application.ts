import type { Drawn } from '../../../family.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { retroDate, spread } from './terms.ts'
import { calling, claimWord, liabilityWords, sublimits } from './words.ts'

/** An application for a professional package that looks like its declarations: limits asked for, ticked from choices, and five years of history. */
export function renewalApplication(voice: Voice): Drawn {
  const { chance, truth } = voice
  const words = liabilityWords(chance)
  const { gl, professional, auto } = truth.policies
  const asked = Object.keys(words).map((name) => `<tr><td>${words[name]}</td>${chance.shuffle([gl.limits[name]!, otherLimits(chance, 'gl', gl.limits)[name]!]).map((amount) => `<td>${amount === gl.limits[name] ? '(X)' : '( )'} ${voice.money(amount)}</td>`).join('')}</tr>`)
  const claim = claimWord(chance)
  const history = [1, 2, 3, 4, 5].map((back) => {
    const year = Number(gl.effective.slice(0, 4)) - back
    return `<tr><td>${voice.date(`${year}${gl.effective.slice(4)}`)} to ${voice.date(`${year + 1}${gl.effective.slice(4)}`)}</td><td>${voice.text(back < 3 ? gl.carrier.name : truth.names.carrier().name)}</td><td>${back < 3 ? voice.text(truth.prior.gl.number) : 'unknown'}</td><td>${voice.money(truth.prior.professional.limits.claim!)} / ${voice.money(truth.prior.professional.limits.aggregate!)}</td><td>${voice.money(chance.int(900, 9000))}</td></tr>`
  })
  const small = sublimits(voice, chance.int(3, 6)).map(([name, one, all]) => `<tr><td>${name}</td><td>${one} / ${all}</td><td>${chance.pick(['(X) yes ( ) no', '( ) yes (X) no'])}</td></tr>`)
  const questions = chance.some(
    ['Has any license been suspended or revoked?', 'Do you sign agreements that hold others harmless?', 'Are background checks made of all who work with minors?', 'Do employees drive their own automobiles on your business?', 'Has any insurer cancelled or not renewed you?', 'Do you know of any act that may give rise to a claim?', 'Are records of clients kept encrypted?', 'Do you engage independent contractors?'],
    chance.int(4, 7),
  )
  const sections: [string, string][] = [
    ['Applicant', `${[voice.insured(), ...voice.insuredAddress()].join('<br>')}<br>${calling(voice)}; ${chance.int(2, 90)} professionals, revenue ${voice.money(chance.int(200, 9000) * 1000)}`],
    ['Agent submitting', `${[voice.producer(), ...voice.producerAddress()].join('<br>')}<br>${voice.reach('phone')}`],
    ['Term wanted', `From ${voice.date(gl.effective)} to ${voice.date(gl.expiration)}${chance.maybe(0.5) ? ` &nbsp; Insurer applied to: ${voice.text(gl.carrier.name)}` : ''}`],
    ['General liability limits requested (mark one of each)', `<table>${asked.join('')}</table>`],
    ['Professional liability requested', `${claim} ${voice.money(professional.limits.claim!)}, aggregate ${voice.money(professional.limits.aggregate!)}, deductible ${voice.money(professional.limits.retention!)}; retroactive date now held ${retroDate(voice)}`],
    ['Hired and non-owned automobile requested', Object.values(auto.limits).map((amount) => voice.money(amount)).join(' / ')],
    ['Insurance carried in the last five years', `<table><tr><th>Term</th><th>Insurer</th><th>Policy</th><th>Professional limits</th><th>Premium</th></tr>${history.join('')}</table>`],
    ['Extensions', `<table>${small.join('')}</table>`],
    ['Questions', questions.map((one) => `<p>${one} &nbsp; ${chance.pick(['Yes ( ) No (X)', 'Yes (X) No ( )'])}</p>`).join('')],
  ]
  const [first, second, ...others] = sections
  const order = [first!, second!, ...(chance.maybe(0.5) ? chance.shuffle(others) : others)]
  const title = chance.pick(['Application for Professional Package', 'Renewal Application', 'Proposal Form, Professional and General Liability'])
  const html = `<header><b>${chance.maybe(0.5) ? spread(title) : title}</b>${chance.maybe(0.6) ? `<br>Renewal of ${voice.text(truth.prior.gl.number)}` : ''}</header>${order.map(([label, words], index) => `<section><h2>${index + 1}. ${label}</h2>${words}</section>`).join('')}
<p class="sign">${chance.pick(['Signing this does not bind the applicant or the insurer.', 'No insurance is in force until an offer is made and accepted.'])} All answers are true to the best of my knowledge.<br><br>Signature of owner or officer ____________________ Date __________</p>`
  return {
    kind: 'application',
    feeds: 'nothing',
    html,
    css: `*{box-sizing:border-box}body{padding-right:2px;font:${chance.pick([10.5, 11.5])}px ${chance.maybe(0.4) ? "'Liberation Mono',monospace" : voice.style.font}}header{text-align:center;font-size:14px;border-bottom:2px solid;padding:6px}section{border:1px solid;margin-top:5px;padding:4px 6px}h2{font-size:1em;margin:0 0 3px;background:#eee}
table{width:100%;border-collapse:collapse}td,th{border-bottom:1px dotted;text-align:left;padding:2px}section p{margin:2px 0}.sign{margin-top:14px}`,
  }
} // biome-ignore format: lists
