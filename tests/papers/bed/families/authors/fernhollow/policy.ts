import type { Paper } from '../../../family.ts'
import { autosIn, begins, brief, ends, figures, firstName, isOut, limitOf, longDate, millions, shortDate, slashed, unescaped, wordsAndFigures } from './words.ts' // biome-ignore format: a list

/** A policy in plain sentences attached to an e-mail, whose own words may add the umbrella and speak of another client's policy. */
export const mailWithPolicy: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl, auto, umbrella } = truth.policies
    const { number, carrier, effective, expiration } = gl
    Object.assign(auto, { number, carrier, effective, expiration })
    const amount = chance.pick([figures, wordsAndFigures, figures])
    const date = chance.pick([longDate, slashed])
    const reader = truth.names.person()
    const other = truth.names.business()
    const withUmbrella = chance.maybe(0.6)
    const otherNumber = `${number.replace(/\d/g, '').slice(0, 3)}${chance.digits(8)}`
    const retention = () =>
      umbrella.limits.retention
        ? ` over a ${limitOf(voice, 'umbrella', 'retention', brief)} ${voice.tick('umbrella.retention', 'SIR')}`
        : ''
    const added = () =>
      `${voice.tick('umbrella.umbrella', 'The umbrella')} is not in the attachment. It was issued yesterday: ${voice.carrier('umbrella')}, number ${voice.number('umbrella')}, ${begins(voice, 'umbrella', shortDate)} to ${ends(voice, 'umbrella', shortDate)}, ${limitOf(voice, 'umbrella', 'occurrence', brief)} each occurrence and ${limitOf(voice, 'umbrella', 'aggregate', brief)} aggregate${retention()}. I will send the paper when it comes in.`
    const mail = [
      `${chance.pick(['Hi', 'Dear', 'Good afternoon'])} ${firstName(reader)},`,
      `Your new policy came in and is attached. It is the package, so the liability and the autos are both in it. Please check the names and the places; if anything is off, tell me and I will have it endorsed.`,
      ...(withUmbrella ? [added()] : []),
      chance.pick([
        `You also asked about ${other}. That one is separate, no. ${otherNumber}, with $750,000 per occurrence, and does not cover you.`,
        `P.S. The renewal for ${other} (policy ${otherNumber}, liability of $750,000) is still with the underwriter; I will write ${chance.pick(['them', 'your partners'])} when I know more.`,
        'The first installment is due in three weeks; the company bills you directly.',
      ]),
      [
        'Best,',
        voice.reach('contact'),
        voice.producer(),
        `${voice.reach('phone')} direct | ${voice.reach('fax')} fax`,
        voice.reach('email'),
      ].join('\n'),
    ]
    const of = (name: string) => limitOf(voice, 'gl', name, amount)
    const covers = chance.shuffle([
      isOut(voice, 'personal')
        ? 'We do not insure personal and advertising injury.'
        : `For all personal and advertising injury to one person or organization: <b>${of('personal')}</b>.`,
      isOut(voice, 'rented')
        ? 'We do not insure damage to premises rented to you.'
        : `For damage to any one premises while rented to you: <b>${of('rented')}</b>.`,
      isOut(voice, 'medical')
        ? 'We pay no medical expenses under this policy.'
        : `For the medical expenses of any one person: <b>${of('medical')}</b>.`,
      isOut(voice, 'products')
        ? 'We do not insure your products or completed work.'
        : `For everything arising out of your products and completed work during the policy period: <b>${of('products')}</b>.`,
    ])
    const most = [
      `For all damages because of one occurrence: <b>${of('occurrence')}</b>.`,
      `For everything this part insures, other than products and completed work, during the policy period: <b>${of('aggregate')}</b>. This is the general aggregate.`,
      ...covers,
    ]
    const basis = gl.claimsMade
      ? `This part is ${voice.tick('gl.claimsMade', 'claims-made')}. Retroactive date: ${date(truth.prior.gl.effective)}.`
      : `This part applies on an ${voice.tick('gl.occurrence', 'occurrence')} basis.`
    const autos = autosIn(voice, { 1: 'any auto', 2: 'autos you own', 7: 'autos described in the schedule of this policy', 8: 'autos you hire', 9: 'autos you do not own' }) // biome-ignore format: a table
    const autoMost = auto.limits.csl
      ? [`For all bodily injury and property damage of one accident: <b>${limitOf(voice, 'auto', 'csl', amount)}</b>.`]
      : [
          `For the bodily injury of one person: <b>${limitOf(voice, 'auto', 'perPerson', amount)}</b>; of all persons in one accident: <b>${limitOf(voice, 'auto', 'perAccident', amount)}</b>.`,
          `For the property damage of one accident: <b>${limitOf(voice, 'auto', 'damage', amount)}</b>.`,
        ]
    voice.number('auto')
    voice.carrier('auto')
    begins(voice, 'auto', date)
    ends(voice, 'auto', date)
    const items = [
      ['Who is insured', `${voice.insured()}<br>${voice.insuredAddress().join('<br>')}`],
      ['When', `From ${begins(voice, 'gl', date)} until ${ends(voice, 'gl', date)}, each at 12:01 a.m. standard time where you are.`],
      ['Who sold it', `${voice.producer()}<br>${voice.producerAddress().join('<br>')}<br>Agency code ${truth.producer.code}`],
      ['The most we will pay for liability (Part II)', `${basis}<ol>${most.map((words) => `<li>${words}</li>`).join('')}</ol>You pay the first ${figures(chance.pick([500, 1500]))} of each property damage claim.`],
      ['The most we will pay for autos (Part III)', `We insure ${autos}.<ol>${autoMost.map((words) => `<li>${words}</li>`).join('')}</ol>Uninsured motorists: ${figures(60_000)} each accident. Medical payments for occupants: ${figures(2000)}. Collision deductible: ${figures(1500)}.`],
      ['What you pay', `${figures(gl.premium)} for the year, of which ${figures(Math.round(gl.premium * 0.4))} is for autos, with a charge of ${figures(6)} for each installment.`],
      ['What came before', chance.pick([`This policy replaces number ${voice.text(truth.prior.gl.number)}.`, `Prior policy: ${voice.text(truth.prior.gl.number)} (${date(truth.prior.gl.effective)} to ${date(truth.prior.gl.expiration)}).`, 'New business.'])],
    ] // biome-ignore format: a page
    const vehicles = truth.vehicles.map(
      ({ year, make, model, vin, cost }) =>
        `<tr><td>${year}</td><td>${make} ${model}</td><td>${vin}</td><td>${figures(cost)}</td></tr>`,
    )
    const places = truth.locations.map(
      ({ number: no, party, building, contents }) =>
        `<tr><td>${no}</td><td>${voice.address(party.address).join(', ')}</td><td>${figures(building)}</td><td>${figures(contents)}</td></tr>`,
    )
    return {
      kind: 'declarations',
      feeds: 'fills',
      mail: {
        subject: unescaped(
          `${chance.pick(['Your policy is here', 'Policy attached', 'New policy'])} – ${voice.insured()}`,
        ),
        words: unescaped(mail.join('\n\n')),
      },
      running: `<span>${voice.carrier('gl')} &nbsp; Policy ${voice.number('gl')}</span>`,
      html: `<div class="pp"><h1>${chance.pick(['Your Business Policy in Plain Words', 'A Plain Policy for Your Business', 'The Readable Policy'])}</h1><h2>${voice.carrier('gl')}</h2><p>Home office: ${voice.address(carrier.address).join(', ')}</p><p class="pp-no">Policy number ${voice.number('gl')}</p>
<h3>Declarations</h3>${items.map(([title, words], index) => `<div class="pp-item"><span>${index + 1}</span><b>${title}</b><div>${words}</div></div>`).join('')}
<h3>Schedule of places (Part I, property)</h3><table><tr><th>No.</th><th>Place</th><th>Building</th><th>Contents</th></tr>${places.join('')}</table>
<h3>Schedule of autos</h3><table><tr><th>Year</th><th>Auto</th><th>Identification</th><th>Cost new</th></tr>${vehicles.join('')}</table>
<div class="pp-cond"><h3>What else we pay, and what we expect of you</h3>${conditions()}</div></div>`,
      css: `.pp{font:${chance.pick([9.5, 10, 10.5])}pt/1.45 ${chance.pick(["'DejaVu Serif Condensed',serif", "'Inter Variable',sans-serif"])};color:#161616}.pp h1{font-size:20pt;margin:0;font-weight:400}.pp h2{font-size:12pt;margin:2px 0}.pp-no{font-size:12pt;text-align:right;margin:0}.pp h3{font-size:12pt;margin:16px 0 6px;border-bottom:2px solid #161616;break-after:avoid}.pp-item{display:grid;grid-template-columns:24px 150px 1fr;padding:6px 0;border-bottom:.5px dotted #777}.pp-item ol{margin:3px 0;padding-left:18px}.pp table{width:100%;border-collapse:collapse;font-size:.9em}.pp th{text-align:left}.pp td,.pp th{padding:2px 6px;border-bottom:.5px solid #bbb}.pp-cond{break-before:page;columns:2;column-gap:26px;font-size:.92em;text-align:justify}.pp-cond h3{column-span:all}.pp-cond p{margin:0 0 7px}`,
    } // biome-ignore format: a page
    function conditions(): string {
      return [
        `<b>Defense.</b> We defend you at our cost, and this does not use up the amounts in items 4 and 5. We pay up to ${figures(275)} a day for wages you lose while helping us, and up to ${figures(2000)} for a bail bond.`,
        `<b>Newly acquired places.</b> A building you buy is insured under Part I for up to ${figures(350_000)} and its contents for up to ${figures(125_000)} for sixty days.`,
        `<b>Papers and money.</b> Valuable papers are insured for ${figures(12_000)}, money on the premises for ${figures(8000)} and off them for ${figures(4000)}.`,
        `<b>Tell us soon.</b> Report a loss as soon as you can. A loss of more than ${figures(20_000)} should be reported by telephone the same day.`,
        `<b>Fungi.</b> Under Part I, cleanup after a covered water loss is limited to ${figures(18_000)} in a policy year.`,
        `<b>Contracts.</b> If a written contract makes you add someone as an insured, they are one, for no more than the contract demands. If your contract demands ${millions(900_000)} and your limit is greater, they have ${millions(900_000)}.`,
        `<b>Audit.</b> We may look at your books for three years. If the earned premium is less than ${figures(650)}, we keep ${figures(650)}.`,
        `<b>Ending the policy.</b> You may end this policy by telling us the day. We may end it by writing to you, ten days ahead if you have not paid and sixty days ahead otherwise.`,
      ].map((words) => `<p>${words}</p>`).join('') // biome-ignore format: a page
    }
  },
}
