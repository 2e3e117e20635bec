import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { brief, elInForce, own, plain, rows } from './words.ts'

/** What the agency says is in force, line by line. */
function inForce(voice: Voice): string[] {
  const { chance, truth } = voice
  const { gl } = truth.policies
  const term = (line: 'gl' | 'wc' | 'umbrella' | 'auto') =>
    chance.maybe(0.5)
      ? `${voice.effective(line)} - ${voice.expiration(line)}`
      : `eff ${voice.effective(line)}, exp ${voice.expiration(line)}`
  const said = (name: string) => own(voice, 'gl', name, brief)
  const form = gl.claimsMade ? voice.tick('gl.claimsMade', 'claims made') : voice.tick('gl.occurrence', 'occurrence')
  const wc = () =>
    chance.pick([
      () => `WC: ${voice.carrier('wc')}, policy ${voice.number('wc')}, ${term('wc')}. EL ${elInForce(voice)}.`,
      () => `Work comp is with ${voice.carrier('wc')}, # ${voice.number('wc')}, ${term('wc')}, employers liability ${voice.limit('wc', 'accident')} per accident, ${voice.limit('wc', 'employee')} per employee for disease and ${voice.limit('wc', 'disease')} policy limit for disease.`,
    ])() // biome-ignore format: a line of the mail
  const lines = [
    `GL (${form}): ${voice.carrier('gl')}, policy ${voice.number('gl')}, ${term('gl')}, ${said('occurrence')} per occurrence, ${said('aggregate')} general aggregate, ${said('products')} products agg, P&I ${said('personal')}, rented premises ${said('rented')}, med pay ${said('medical')}. Abuse is sublimited to 100K / 300K, and yes, the client asked for a million. We do not have it.`,
    wc(),
  ]
  if (chance.maybe(0.5) && truth.policies.auto.limits.csl)
    lines.push(`Auto: ${voice.tick('auto.hired', 'hired')} & ${voice.tick('auto.nonOwned', 'nonowned')} only, ${voice.carrier('auto')}, ${voice.number('auto')}, ${term('auto')}, ${own(voice, 'auto', 'csl', brief)} CSL. They own no vehicles.`) // biome-ignore format: a line of the mail
  if (chance.maybe(0.6))
    lines.push(`${voice.tick('umbrella.umbrella', 'Umbrella')}: ${voice.carrier('umbrella')} ${voice.number('umbrella')}, ${term('umbrella')}, ${own(voice, 'umbrella', 'occurrence', brief)} occ/${own(voice, 'umbrella', 'aggregate', brief)} agg`) // biome-ignore format: a line of the mail
  else lines.push('No umbrella. They were quoted $2M and $5M last spring and passed.')
  return chance.shuffle(lines)
}

/** The vendor's list of what was wrong: demands, the number of the term before, nothing that holds. */
function deficiencies(voice: Voice): string {
  const { chance, truth } = voice
  const need = (amount: number) => voice.money(amount)
  const demands = chance.shuffle([
    ['Employers liability', `${need(2_000_000)} / ${need(2_000_000)} / ${need(2_000_000)}`, 'Below requirement'],
    ['General liability', `${need(5_000_000)} each occurrence, ${need(10_000_000)} aggregate`, 'Below requirement'],
    ['Abuse and molestation', `${need(1_000_000)} each claim`, 'Sublimit not accepted'],
    ['Automobile', `${need(5_000_000)} any auto`, 'Any auto not marked'],
    ['Umbrella', `${need(15_000_000)}`, 'Not shown'],
    ['Crime, client property', `${need(500_000)}`, 'Not shown'],
  ])
  return `<h1>Certificate not accepted</h1><p>Vendor: ${voice.text(truth.insured.name)} &nbsp; Vendor no. ${chance.digits(7)}</p><p>Workers compensation policy shown: ${voice.text(truth.prior.wc.number)}, expired ${voice.date(truth.prior.wc.expiration)}. Send evidence of the renewal.</p>
<table><tr><th>Item</th><th>Required by the agreement</th><th>Finding</th></tr>${rows(demands)}</table><p class="s">EXAMPLE of accepted wording: &ldquo;Acme-type staffing firm, policy WC 000 0000, limits ${need(2_000_000)}.&rdquo; Do not copy the example. Access to the site ends ${chance.int(5, 15)} days after this notice.</p>`
}

/** Mail about a rejected certificate: the words state what is in force, the attachment lists what a client's vendor demands. */
export const rejectedCertificate: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const client = truth.names.business()
    const writer = chance.pick([
      () => `${voice.reach('contact')}\n${voice.producer()}\n${voice.producerAddress().join('\n')}\nT ${voice.reach('phone')}`,
      () => `${voice.reach('contact')} | ${voice.producer()}\n${voice.reach('phone')} | ${voice.reach('email')}`,
    ])() // biome-ignore format: a signature
    const who = chance.maybe(0.6)
      ? `${voice.insured()}, ${voice.insuredAddress().join(', ')}`
      : voice.insured()
    const bullet = chance.pick(['- ', '* ', ''])
    const body = [
      `${truth.names.person().split(' ')[0]},`,
      '',
      chance.pick([
        `The portal of ${client} bounced the certificate we sent for ${who} - their list is attached. Most of it is what they would like to see, not what our insured has.`,
        `Another rejection from ${client} (attached) on our insured ${who} - they read last year's comp policy, so please redo it from what follows and not from the old one.`,
      ]),
      '',
      chance.pick(["Here's what is actually in force:", 'In force today:', 'Please issue the new certificate with this:']),
      '',
      ...inForce(voice).map((line) => `${bullet}${line}`),
      '',
      chance.pick([
        'If they insist on 2M/2M/2M for employers liability, the carrier wants $1,450 more. Not ordered.',
        `The old comp number ${truth.prior.wc.number} is dead, please take it out of the template.`,
        'Endorsements for additional insured and waiver follow separately.',
      ]),
      '',
      writer,
    ]
    return {
      kind: null,
      feeds: 'fills',
      html: deficiencies(voice),
      css: `body { font: 12px/1.5 'Liberation Sans', sans-serif } h1 { color: #b00020; font-size: 20px } table { border-collapse: collapse; width: 100% } th, td { border: 1px solid #aaa; padding: 7px; text-align: left } .s { font-size: 10px; color: #555 }`,
      mail: { subject: plain(`${chance.pick(['RE: certificate rejected', 'FW: COI deficiency', 'Rejected again'])} - ${voice.text(truth.insured.name)}`), words: plain(body.join('\n')) },
    }
  },
} // biome-ignore format: a page
