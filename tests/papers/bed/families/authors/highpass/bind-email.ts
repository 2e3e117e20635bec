import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { formOf, grouped, inThousands, isSplit, own, PLAIN_TABLES, plain, SANS, short } from './words.ts'

/** A mail that confirms what is bound, with a binder attached; it also speaks of another account. Some mails say that nothing is bound yet. */
export const bindEmail: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const isBound = chance.maybe(0.8)
    const lines = ['auto', ...(chance.maybe(0.7) ? ['gl'] : []), ...(chance.maybe(0.5) ? ['umbrella'] : [])] as (
      | 'auto'
      | 'gl'
      | 'umbrella'
    )[]
    const first = truth.producer.contact.split(' ')[0]
    const sender = truth.names.person()
    const other = truth.names.business()
    const bullets = lines.map((line) => `- ${plain(LINE[line](voice))}`)
    const opening = isBound
      ? chance.pick([
          `Bound as you asked. The auto for ${plain(voice.insured())} is in place from ${plain(voice.effective('auto'))} 12:01 AM, the rest from the dates on the binder:`,
          `This confirms that we have bound the following for ${plain(voice.insured())}, auto effective ${plain(voice.effective('auto'))}, other lines as dated on the binder:`,
          `Done - ${plain(voice.insured())} is on the books, auto eff. ${plain(voice.effective('auto'))}. Recap:`,
        ])
      : chance.pick([
          `We got your order for ${plain(voice.insured())} but CANNOT bind yet. Nothing below is in force until we write back that it is:`,
          `Not bound! Bind request for ${plain(voice.insured())} is on hold; the attached is only a draft of what we would issue:`,
        ])
    const aside = chance.pick([
      `On the other one you sent, ${other} (our quote ${chance.digits(6)}, ${short(chance.pick([600_000, 1_500_000]))} CSL): still waiting for MVRs, so no coverage there.`,
      `PS - ${other} expired last week under ${truth.prior.gl.number} and we have no order for it. Please do not issue certs for them.`,
    ])
    const subjectivities = [
      'signed applications',
      'five-year loss runs',
      'photos of the tow units',
      'the finance agreement',
    ].filter(() => chance.maybe(0.6))
    const thread = chance.maybe(0.5)
      ? [
          '',
          `On ${plain(voice.date(truth.policies.auto.effective))}, ${truth.producer.contact} wrote:`,
          '> Please go with the second option, not the one with the higher deductible.',
          `> Cargo at ${short(chance.pick([150_000, 250_000]))} if you can, else leave it at what we have now.`,
        ]
      : []
    const words = [
      `${first},`,
      '',
      opening,
      '',
      ...bullets,
      `- MTC ${short(100_000)} per vehicle, ${grouped(1000)} ded (inland marine, own certificate MTC${chance.digits(5)})`,
      '- WC: not ours, stays where it is',
      '',
      isBound
        ? `Needed within ten days: ${subjectivities.join('; ') || 'nothing further'}.`
        : `Still needed: ${subjectivities.join('; ') || 'the down payment'}.`,
      ...(chance.maybe(0.6) ? ['', aside] : []),
      '',
      'Regards,',
      sender,
      truth.wholesaler.name,
      truth.wholesaler.phone,
      ...thread,
    ].join('\n')
    const subject = isBound
      ? chance.pick([
          `BOUND: ${truth.insured.name}`,
          `Bind confirmation - ${truth.insured.name}`,
          `RE: please bind / ${truth.insured.name}`,
        ])
      : chance.pick([`RE: please bind / ${truth.insured.name} - ON HOLD`, `NOT BOUND - ${truth.insured.name}`])
    return {
      kind: isBound ? 'binder' : 'quote',
      feeds: isBound ? 'fills' : 'nothing',
      mail: { subject, words },
      html: binder(voice, lines, isBound),
      css: CSS,
    }
  },
}

/** The line as underwriters type it. */
const LINE = {
  auto: (voice: Voice) =>
    `AL ${isSplit(voice) ? `${own(voice, 'auto', 'perPerson', inThousands)}/${own(voice, 'auto', 'perAccident', inThousands)}/${own(voice, 'auto', 'damage', inThousands)} split` : `${own(voice, 'auto', 'csl', short)} CSL`}, sym ${voice.symbols()}, pol ${voice.number('auto')} (${voice.carrier('auto')})`,
  gl: (voice: Voice) =>
    `GL ${own(voice, 'gl', 'occurrence', short)} occ / ${own(voice, 'gl', 'aggregate', short)} gen agg, pol ${voice.number('gl')} (${voice.carrier('gl')})`,
  umbrella: (voice: Voice) =>
    `${voice.tick('umbrella.excess', 'Excess')} ${own(voice, 'umbrella', 'occurrence', short)} over the auto, pol ${voice.number('umbrella')} (${voice.carrier('umbrella')})`,
}

function binder(voice: Voice, lines: ('auto' | 'gl' | 'umbrella')[], isBound: boolean): string {
  const { chance, truth } = voice
  const person = truth.producer
  const head = isBound
    ? chance.pick(['BINDER OF INSURANCE', 'Confirmation of coverage bound', 'TEMPORARY INSURANCE CONTRACT'])
    : 'DRAFT – NOT A BINDER – NO COVERAGE'
  const side = [
    `<p><b>Binder</b> ${truth.wholesaler.code}-${chance.digits(4)}</p>`,
    `<p><b>Insured</b><br>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</p>`,
    `<p><b>${chance.pick(['Retail agent', 'Agency', 'Producer'])}</b><br>${voice.producer()}<br>${voice.producerAddress().join('<br>')}<br>Attn ${voice.reach('contact')}<br>T ${voice.reach('phone')}<br><nobr>${voice.reach('email')}</nobr></p>`,
    `<p><b>Issued by</b><br>${voice.text(truth.wholesaler.name)}<br>${voice.address(truth.wholesaler.address).join('<br>')}<br>T ${voice.text(truth.wholesaler.phone)}</p>`,
  ]
  const blocks = lines.map(
    (line) =>
      `<div class="hp-b"><h2>${{ auto: 'Automobile liability', gl: 'Commercial general liability', umbrella: 'Excess liability' }[line]}</h2><p>${voice.carrier(line)}${chance.maybe(0.7) ? ` · NAIC ${voice.naic(line)}` : ''}</p><p>Policy <b>${voice.number(line)}</b> &nbsp; ${chance.pick(['term', 'eff/exp', 'period'])} ${voice.effective(line)} – ${voice.expiration(line)}</p>${BLOCK[line](voice)}</div>`,
  )
  const cargo = `<div class="hp-b"><h2>Motor truck cargo</h2><p>${voice.money(100_000)} per vehicle · ${voice.money(200_000)} per disaster · deductible ${voice.money(1000)} · theft ${chance.pick(['ded. 10%, at least $2,500', 'not covered while unattended'])}</p></div><div class="hp-b"><h2>Workers compensation</h2><p>${chance.pick(['Not written by this office.', 'Declined. Coverage with another market.'])}</p></div>`
  const expiry = isBound
    ? `This binder stands in for the policies until they are issued, at the latest for ${chance.pick(['30', '60'])} days.`
    : 'Figures below are what would be issued once every item is cleared.'
  // biome-ignore format: a page
  return `<div class="hp-top">${head} <small>(person to call: ${voice.text(truth.wholesaler.contact)}; agency code ${person.code})</small></div><div class="hp-w"><div class="hp-who">${(chance.maybe(0.5) ? side : [side[1], side[0], side[2], side[3]]).join('')}</div><div class="hp-what"><p>${expiry}</p>${blocks.join('')}${cargo}<p>Total ${voice.money(truth.policies.auto.premium)} incl. taxes; minimum earned ${chance.pick(['25%', '30%'])}; broker fee ${voice.money(500)}; filings ${voice.money(50)} each.</p></div></div>`
}

const BLOCK = {
  auto: (voice: Voice) => {
    const limits = isSplit(voice)
      ? `BI ${voice.limit('auto', 'perPerson')} per person, ${voice.limit('auto', 'perAccident')} per accident; PD ${voice.limit('auto', 'damage')}`
      : `${voice.limit('auto', 'csl')} ${voice.chance.pick(['combined single limit', 'CSL each accident'])}`
    return `<p>${limits}. Covered auto symbols ${voice.symbols()}. UM ${voice.money(60_000)}; physical damage per schedule, deductible ${voice.money(2500)}; ${voice.truth.vehicles.length} units.</p>`
  },
  gl: (voice: Voice) => {
    const form = formOf(voice, 'Occurrence', 'Claims-made')
    const rows = voice.limits('gl', {
      occurrence: 'Each occurrence',
      rented: 'Rented premises',
      medical: 'Med exp',
      personal: 'Pers & adv injury',
      aggregate: 'General aggregate',
      products: 'Products / compl. ops',
    })
    const project = voice.chance.maybe(0.6)
      ? ` The general aggregate is ${voice.tick('gl.perProject', 'per project')}.`
      : ''
    return `<table>${rows.map(([label, amount]) => `<tr><td>${voice.text(label)}</td><td class="n">${amount}</td></tr>`).join('')}</table><p>${form} form. PD deductible ${voice.money(1000)} per claim.${project}</p>`
  },
  umbrella: (voice: Voice) => {
    const kept = voice.truth.policies.umbrella.limits.retention
      ? ` ${voice.tick('umbrella.retention', 'Retention')} ${voice.limit('umbrella', 'retention')}.`
      : ''
    return `<p>${voice.limit('umbrella', 'occurrence')} each occurrence, ${voice.limit('umbrella', 'aggregate')} aggregate, following form above auto liability.${kept}</p>`
  },
}

const CSS = `body{font:9pt ${SANS}}${PLAIN_TABLES}.hp-top{font-size:13pt;font-weight:700;border-bottom:3px solid #1c5d4f;padding-bottom:4px}.hp-top small{font-size:7pt;font-weight:400;float:right;padding-top:7px}.hp-w{display:flex;gap:16px;margin-top:10px}.hp-who{width:205px;font-size:8pt;border-right:1px solid #999;padding-right:8px}.hp-who p{margin-bottom:12px}.hp-what{flex:1}.hp-b{border:1px solid #bbb;border-left:4px solid #1c5d4f;padding:5px 9px;margin:7px 0}.hp-b p{margin:2px 0}h2{font-size:10pt}.n{text-align:right}`
