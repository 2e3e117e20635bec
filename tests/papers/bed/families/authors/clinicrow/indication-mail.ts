import type { Drawn } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { short, spread } from './terms.ts'
import { autoWords, calling, claimWord, liabilityWords, sublimits, umbrellaWords } from './words.ts'

/** An indication sent by e-mail that reads like declarations: parts, limits and a term, none of them bound. */
export function indicationMail(voice: Voice): Drawn {
  const { chance, truth } = voice
  const { gl, professional, auto, umbrella } = truth.policies
  const words = liabilityWords(chance)
  const isShort = chance.maybe(0.3)
  const money = (amount: number) => (isShort ? short(amount) : voice.money(amount))
  const options = [gl.limits, ...Array.from({ length: chance.int(1, 2) }, () => otherLimits(chance, 'gl', gl.limits))]
  const heads = options.map((_, index) => `Option ${'ABC'[index]}`)
  const table = (rows: string[][]) => `<table>${rows.map((row) => `<tr>${row.map((one) => `<td>${one}</td>`).join('')}</tr>`).join('')}</table>`
  const liability = table([['General liability', ...heads], ...chance.shuffle(Object.keys(words)).map((name) => [words[name]!, ...options.map((option) => money(option[name]!))])])
  const claim = claimWord(chance)
  const errors = table([
    ['Professional liability, claims-made', 'Offered'],
    [claim, money(professional.limits.claim!)],
    ['Aggregate', money(professional.limits.aggregate!)],
    ['Deductible', money(professional.limits.retention!)],
  ])
  const over = umbrellaWords(chance)
  const drive = autoWords(chance)
  const rest = table([
    ...Object.keys(drive).filter((name) => auto.limits[name]).map((name) => [`Hired and non-owned auto: ${drive[name]}`, money(auto.limits[name]!)]),
    ...(chance.maybe(0.5) ? Object.keys(over).filter((name) => umbrella.limits[name]).map((name) => [`Umbrella: ${over[name]}`, money(umbrella.limits[name]!)]) : []),
    ...sublimits(voice, 3).map(([name, one, all]) => [name, `${one} / ${all}`]),
  ])
  const title = chance.pick(['Indication of Terms', 'Quotation', 'Proposal of Insurance'])
  const until = voice.date(daysLater(gl.effective, -chance.int(1, 12)))
  const number = chance.pick([`Quote No. Q${chance.digits(6)}`, 'Policy No. To be assigned', `Submission ${chance.digits(8)}`])
  const who = [`<b>${chance.pick(['For', 'Applicant', 'Proposed insured'])}</b><br>${[voice.insured(), ...voice.insuredAddress()].join('<br>')}`, `<b>To</b><br>${[voice.producer(), ...voice.producerAddress()].join('<br>')}`]
  const facts = `<p>${number}<br>Proposed term ${voice.date(gl.effective)} to ${voice.date(gl.expiration)}<br>${voice.text(gl.carrier.name)}${chance.maybe(0.4) ? `, NAIC ${gl.carrier.naic}` : ''}<br>${calling(voice)}</p>`
  const expiring = `<p>Expiring policy ${voice.text(truth.prior.gl.number)}, ${voice.date(truth.prior.gl.effective)} to ${voice.date(truth.prior.gl.expiration)}, ${money(truth.prior.gl.limits.occurrence!)} each occurrence.</p>`
  const subject = `<p>Subject to: ${chance.some(['signed application', 'five years of loss runs', 'resumes of key persons', 'no known circumstances letter', 'copy of the abuse prevention plan', 'engagement letter in use'], 3).join('; ')}. ${chance.pick(['No coverage is bound by this paper.', 'This is not a binder. Terms lapse if not accepted.', 'Coverage does not begin until we confirm it in writing.'])} Open until ${until}.</p>`
  const cost = `<p>Premium ${heads.map((head) => `${head} ${voice.money(chance.int(1500, 30_000))}`).join(', ')}, taxes and fees not included.</p>`
  const html = `<h1>${chance.maybe(0.5) ? spread(title) : title}</h1><div class="who"><div>${who[0]}</div><div>${who[1]}</div></div>${facts}${chance.shuffle([liability, errors, rest]).join('<br>')}${expiring}${cost}${subject}`
  const cover = chance.pick([
    'Please see our terms attached. Nothing is bound. Let us know which option your client would like.',
    'Terms as discussed are attached. We need the signed application before we can bind.',
    'Our quotation is attached for your review. The account expires soon, so please call if you wish to order.',
  ])
  return {
    kind: 'quote',
    feeds: 'nothing',
    html,
    mail: { subject: `${title}: ${truth.insured.name}`, words: cover },
    css: `*{box-sizing:border-box}body{padding-right:2px;font:${chance.pick([12, 13])}px ${voice.style.font}}h1{font-size:15px;border-bottom:2px solid}.who{display:grid;grid-template-columns:1fr 1fr}table{width:100%;border-collapse:collapse}td{border:1px solid #777;padding:3px}tr:first-child td{background:#eee}`,
  }
} // biome-ignore format: lists
