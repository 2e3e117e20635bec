import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'

const CLAUSES = [
  'Service of suit clause naming counsel in the state of the Insured’s mailing address.',
  'Minimum earned premium 25% at inception; policy fee fully earned and not returnable.',
  'Independent contractors warranty: certificates to be held with limits of not less than USD 500,000.',
  'Action over exclusion, including contractual assumption of liability to injured workers.',
  'Prior, continuous or progressive injury or damage exclusion, absolute.',
  'Subsidence, earth movement and residential tract work excluded.',
  'Several liability notice: subscribing insurers answer for their own shares only.',
  'Sanction limitation and exclusion clause. Communicable disease exclusion.',
  'Choice of law and jurisdiction: the State of the Insured’s principal address.',
  'Assault and battery sublimit USD 25,000 any one occurrence, part of and not in addition.',
  'Defense costs are paid in addition to the limit save where a schedule says otherwise.',
  'Premium payment clause: thirty (30) days from inception; audit at expiry.',
  'Punitive damages excluded. Total pollution exclusion with hostile fire exception.',
  'Classification limitation: operations not described herein are not covered.',
]

/** Some clauses of the wording. */
export const clauses = (voice: Voice, few = 4, many = 9) =>
  voice.chance.shuffle(CLAUSES).slice(0, voice.chance.int(few, many))

/** Premium, fees and taxes as [words, amount]. */
export function charges(voice: Voice, premium: number): [string, string][] {
  const rate = voice.chance.pick([3, 3.6, 4, 4.85, 5, 6])
  const fee = voice.chance.pick([150, 250, 500])
  const tax = Math.round((premium + fee) * rate) / 100
  const stamping = Math.round((premium + fee) * 0.15) / 100
  const rows: [string, string][] = [
    [voice.chance.pick(['Premium', 'Annual premium, minimum and deposit', 'M&amp;D premium']), voice.money(premium)],
    [voice.chance.pick(['Policy fee', 'Broker fee', 'Inspection fee']), voice.money(fee)],
    [`Surplus lines tax ${rate}%`, voice.money(tax)],
    [voice.chance.pick(['Stamping fee', 'Stamping office fee 0.15%']), voice.money(stamping)],
  ]
  const total = Math.round((premium + fee + tax + stamping) * 100) / 100
  return [...rows, ['Total due', voice.money(total)]]
}

/** The surplus lines stamp with the notice of the home state. */
export function stamp(voice: Voice): string {
  const { wholesaler, insured } = voice.truth
  const words = voice.chance.pick([
    'This contract is issued by an insurer not admitted in this State and outside the protection of its guaranty association. If the insurer cannot pay, no fund will answer for it.',
    'NOTICE: the insurer holds no license from this State, is not supervised by its regulator, and its insolvency is not made good by any guaranty fund.',
    'The coverage herein was placed as surplus lines. Forms and rates were not filed with, nor approved by, the Department.',
  ])
  return `<div class="stamp"><b>SURPLUS LINES – ${insured.address.state}</b><br>${words}<br>Broker ${voice.text(wholesaler.name)} · Lic. SL-${voice.chance.digits(6)} · Transaction ${voice.chance.digits(4)}-${voice.chance.digits(6)}${
    voice.chance.maybe(0.5)
      ? `<br>Filed ${voice.date(daysLater(voice.truth.policies.gl.effective, voice.chance.int(3, 40)))}`
      : ''
  }</div>`
}

/** Syndicates that stand behind, by share; they issue no policy. */
export function reinsurers(voice: Voice): string {
  const shares = voice.chance.pick([[60, 40], [50, 30, 20], [100], [45, 35, 20]])
  return shares
    .map(
      (share) =>
        `${share.toFixed(2)}% Syndicate ${voice.chance.int(1100, 5900)} ${voice.chance.pick(['KTR', 'ODL', 'VNS', 'MRW', 'PLH'])}`,
    )
    .join('; ')
}

/** Forms attached. */
export const formsList = (voice: Voice) =>
  voice.truth.forms.map(({ number, edition, title }) => `${number} ${edition} ${voice.text(title)}`)

/** The house's own reference, which is no policy number. */
export const houseReference = (voice: Voice) =>
  `${voice.chance.pick(['Our file', 'Broker ref.', 'Unique market ref.', 'Placement file'])} ${voice.chance.pick(['B', 'W', 'F'])}${voice.chance.digits(4)}/${voice.chance.digits(3)}${voice.chance.pick(['A', 'K', 'T'])}`

/** What the insured does. */
export const operations = (voice: Voice) => voice.truth.work.map(({ title }) => voice.text(title)).join('; ')
