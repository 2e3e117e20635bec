import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { autoLimits, commas, dayInWords, inPackage, own } from './words.ts'

const CSS = `.ch{font-family:'Liberation Sans',sans-serif;font-size:11px;line-height:1.4}.ch .pg{break-before:page}.ch h1{font-size:26px;font-weight:normal;margin:90px 0 10px}
.ch h2{font-size:16px;border-bottom:2px solid #243;margin:0 0 10px}.ch h3{font-size:12px;margin:12px 0 3px}.ch .big{font-size:19px}.ch .sm{font-size:8px}
.ch table{border-collapse:collapse;width:100%}.ch td,.ch th{border:0;border-bottom:1px solid #bbb;padding:3px 4px;text-align:left;vertical-align:top}.ch .n{text-align:right}
.ch .cards{display:grid;grid-template-columns:1fr 1fr 1fr;gap:10px;margin:8px 0}.ch .card{border:1px solid #555;border-radius:5px;padding:8px;text-align:center}.ch .card b{display:block;font-size:16px}.ch .card span{font-size:9px}
.ch .cols{columns:2;column-gap:22px;font-size:8.5px;text-align:justify}.ch .pair{display:grid;grid-template-columns:130px 1fr;row-gap:7px}`

/** A whole church policy: cover, common page, property schedule, liability page with the amounts above their words, the auto endorsement, conditions. */
export const churchPolicy: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const pages = [cover, common, buildings, liability, autos, conditions].map((page) => page(voice))
    const running = `${voice.chance.pick(['Church Package', 'Congregation Policy'])} &nbsp; ${voice.number('gl')}`
    return {
      kind: 'declarations',
      feeds: 'fills',
      html: `<div class="ch">${pages.join('<div class="pg"></div>')}</div>`,
      css: CSS,
      running,
    }
  },
}

function cover(voice: Voice): string {
  const { chance, truth } = voice
  const { gl } = truth.policies
  voice.effective('gl')
  voice.expiration('gl')
  return `<div class="big">${voice.carrier('gl')}</div><div class="sm">${voice.address(gl.carrier.address).join(', ')}</div>
<h1>${chance.pick(['Your Church Package Policy', 'The Congregation Policy', 'Package Policy for Houses of Worship'])}</h1><div class="big">${voice.insured()}</div><p>${voice.insuredAddress().join('<br>')}</p>
<p style="margin-top:40px">In return for the premium we insure you, subject to all that this policy says, from ${dayInWords(gl.effective)} to ${dayInWords(gl.expiration)}, at 12:01 in the morning at your address above.</p>
<p style="margin-top:60px">Presented by<br><b>${voice.producer()}</b><br>${voice.producerAddress().join('<br>')}</p>
<p class="sm" style="margin-top:120px">In this policy: Common page · Section I, your buildings · Section II, your liability · Endorsements · What we ask of each other</p>`
}

function common(voice: Voice): string {
  const { chance, truth } = voice
  const parts = [400, 900, 1500, 120].map((least) => least + chance.int(1, 3000))
  const premium = parts.reduce((sum, part) => sum + part)
  const line = (words: string, amount: string) => `<tr><td>${words}</td><td class="n">${amount}</td></tr>`
  return `<h2>Common page</h2><div class="pair"><span>Policy</span><b>${voice.number('gl')}</b><span>${chance.pick(['In place of', 'Previous policy'])}</span><span>${voice.text(truth.prior.gl.number)}</span>
<span>Term</span><span>${voice.effective('gl')} to ${voice.expiration('gl')}</span><span>Agency</span><span>${truth.producer.code}${chance.maybe(0.6) ? ` &nbsp; ${voice.reach('phone')}` : ''}</span><span>You are</span><span>${chance.pick(['a nonprofit religious body', 'a corporation', 'an unincorporated society'])}</span>${chance.maybe(0.5) ? `<span>Company code</span><span>NAIC ${voice.naic('gl')}</span>` : ''}</div>
<h3>What is in this policy</h3><table><tr><th>Part</th><th class="n">Premium</th></tr>${line('Section I – Buildings and contents', voice.money(parts[0]!))}${line('Section II – Liability', voice.money(parts[1]!))}${line('Crime and offerings', voice.money(parts[2]!))}${line('Endorsement CP 88 – hired and non-owned vehicles', voice.money(parts[3]!))}
${chance.shuffle([line('Workers’ compensation', 'not in this policy'), line('Umbrella', 'none'), line('Vans and buses you own', 'not insured here')]).join('')}${line('<b>Total for the year</b>', voice.money(premium))}</table>
<p class="sm">Papers that belong to the policy: ${truth.forms.map((form) => `${voice.text(form.number)} ${form.edition} ${voice.text(form.title)}`).join('; ')}; CP 88 Hired and Non-Owned Vehicles.</p>`
}

function buildings(voice: Voice): string {
  const { chance, truth } = voice
  const uses = ['Sanctuary', 'Parsonage', 'Fellowship hall', 'Classroom wing', 'Storage barn']
  const rows = truth.locations.map((at, index) => {
    return `<tr><td>${at.number}</td><td>${uses[index % uses.length]}<br><span class="sm">${voice.address(at.party.address).join(', ')}</span></td><td class="n">${voice.money(at.building)}</td><td class="n">${voice.money(at.contents)}</td></tr>`
  })
  return `<h2>Section I – Your buildings</h2><table><tr><th>No.</th><th>Building</th><th class="n">Building limit</th><th class="n">Contents limit</th></tr>${rows.join('')}</table>
<p>Deductible ${voice.money(chance.pick([1000, 2500, 5000]))} for each loss. Coinsurance ${chance.pick([80, 90])}%. Stained glass is insured for ${voice.money(chance.int(5, 60) * 1000)}, the organ for ${voice.money(chance.int(20, 200) * 1000)}, fine arts for ${voice.money(10_000)} in all. Offerings in the safe: ${voice.money(5000)}; away from the safe: ${voice.money(1000)}.</p>`
}

function liability(voice: Voice): string {
  const { chance, truth } = voice
  voice.notJudged('professional')
  const claim = truth.policies.professional.limits.claim!
  const card = (amount: string, words: string) => `<div class="card"><b>${amount}</b><span>${words}</span></div>`
  const aggregate = chance.pick([
    'all occurrences in the term, other than products',
    'general aggregate',
    'the most we pay in a policy year',
  ])
  const cards = [
    card(voice.limit('gl', 'occurrence'), chance.pick(['each occurrence', 'any one occurrence'])),
    card(voice.limit('gl', 'aggregate'), aggregate),
    card(voice.limit('gl', 'products'), 'products and completed work, aggregate'),
    card(voice.limit('gl', 'personal'), 'personal and advertising injury'),
    card(voice.limit('gl', 'rented'), 'premises rented to you, any one premises'),
    card(
      own(voice, 'gl', 'medical', (amount) => `${commas(amount)}/${commas(amount * 5)}`),
      'medical payments<br>each person / each accident',
    ),
  ]
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  return `<h2>Section II – Your liability</h2>${truth.policies.gl.claimsMade ? `<p>Section II is written on a ${voice.tick('gl.claimsMade', 'claims-made')} basis.</p>` : chance.maybe(0.5) ? `<p>Section II is written on an ${voice.tick('gl.occurrence', 'occurrence')} basis.</p>` : ''}<div class="cards">${cards.join('')}</div>
<h3>Smaller limits inside Section II</h3><table>${row('<b>Coverage</b>', '<b>each claim / all claims in the term</b>')}${row('Pastoral counseling', `${commas(claim)}/${commas(claim * 2)}`)}${row('Misconduct and molestation', chance.pick(['100,000/300,000', '50,000/100,000', 'Not Covered']))}${row('Officers and trustees', chance.pick(['Not Covered', '250,000/250,000']))}${row('Cemetery operations', 'Not Covered')}</table>
<p class="sm">The smaller limits are part of the limits above and do not add to them. Athletic events: the medical payments limit does not apply to players. ${chance.maybe(0.4) ? voice.tick('gl.perPolicy', 'The aggregate applies once to the whole policy, however many buildings you have.') : ''}</p>`
}

function autos(voice: Voice): string {
  const { chance } = voice
  inPackage(voice, 'auto')
  const rows = autoLimits(
    voice,
    chance.pick(['Any one accident, injury and damage together', 'Combined limit, each accident']),
    ['Bodily injury, each person', 'Bodily injury, each accident', 'Property damage, each accident'],
  )
  return `<div class="sm">THIS ENDORSEMENT CHANGES THE POLICY. IT IS PART OF POLICY ${voice.number('gl')}.</div><h2>Endorsement CP 88 – Hired and non-owned vehicles</h2>
<table><tr><th>Applies to</th><th>Yes / No</th></tr><tr><td>${voice.tick('auto.hired', chance.pick(['Vehicles you hire, lease or borrow', 'Hired vehicles']))}</td><td>Yes</td></tr><tr><td>${voice.tick('auto.nonOwned', chance.pick(['Vehicles of members and workers used on church errands (non-owned)', 'Non-owned vehicles']))}</td><td>Yes</td></tr><tr><td>Damage to the hired vehicle itself</td><td>No</td></tr></table>
<h3>Limit of this endorsement</h3><table>${rows.map(([words, amount]) => `<tr><td>${words}</td><td class="n"><b>${amount}</b></td></tr>`).join('')}</table>
<p>Section II is widened to pay for bodily injury and property damage that come from the use of the vehicles checked Yes. It is excess over any insurance of the owner. It does not pay under a workers’ compensation law, and it does not reach a vehicle for which you charge a fare of more than ${voice.money(10)} a head.</p>
<p class="sm">Everything else in the policy stays as it is.</p>`
}

function conditions(voice: Voice): string {
  const { chance } = voice
  const words = chance.shuffle([
    `<b>Bail and lost pay.</b> Besides the limits we pay up to ${voice.money(250)} for a bail bond and up to ${voice.money(100)} a day for pay lost while helping us.`,
    `<b>First aid.</b> We repay what you spend on first aid at the scene, at most ${voice.money(500)}.`,
    `<b>Reward.</b> We offer ${voice.money(1000)} for word that leads to a conviction for arson.`,
    `<b>Keys and locks.</b> After a theft of keys we pay up to ${voice.money(750)} to change locks.`,
    '<b>Ending the policy.</b> You may end the policy by telling us in writing. We may end it with thirty days’ notice, or ten where the premium is not paid.',
    `<b>Small refunds.</b> A premium difference under ${voice.money(5)} is neither billed nor refunded.`,
    '<b>Other insurance.</b> Where other insurance applies to the same loss, we share by limits, unless a contract made before the loss says otherwise.',
    `<b>Example.</b> A fall costs ${voice.money(1_500_000)} and your limit is ${voice.money(300_000)}: we pay no more than ${voice.money(300_000)} and the cost of the defense.`,
    `<b>Food spoilage.</b> A failed freezer is insured to ${voice.money(2500)} in any one year.`,
    '<b>Transfer of rights.</b> You may give up your rights against another before a loss, in writing, without harm to your coverage.',
  ])
  return `<h2>What we ask of each other</h2><div class="cols">${words.map((text) => `<p>${text}</p>`).join('')}</div>`
}
