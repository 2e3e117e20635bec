import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { autosOf, basisOf, has, inWords, joinPool, said, shared } from './house.ts'

const CSS = `
* { -webkit-print-color-adjust: exact }

body { font: 11px 'DejaVu Serif', serif; line-height: 1.45 } h1 { text-align: center; font-size: 19px; letter-spacing: .3px; margin: 4px 0 } h2 { font-size: 12.5px; text-align: center; margin: 20px 0 6px; break-after: avoid }
.th-cover { text-align: center; padding-top: 70px; break-after: page } .th-cover p { margin: 20px 0; text-align: center } .th-cover .th-big { font-size: 15px }
p { margin: 5px 0; text-align: justify } .th-in { margin-left: 26px } .th-pair { display: grid; grid-template-columns: 190px 1fr; gap: 4px 12px; text-align: left }
.th-pair b { font-weight: normal; font-variant: small-caps }
table { width: 100%; border-collapse: collapse } td, th { border: .5px solid #000; padding: 3px 6px; font-size: 10px; text-align: left; vertical-align: top }`

const dollarsIn = (amount: number) => `${inWords(amount)} Dollars ($${amount.toLocaleString('en-US')})`
const bareIn = (amount: number) => `$${amount.toLocaleString('en-US')} (${inWords(amount).toLowerCase()} dollars)`

const DEFINITIONS = [
  [
    'Annual Total',
    'the most the Pool pays under a Part for all events of one fund year, whatever the number of claimants, members or vehicles.',
  ],
  [
    'Claim',
    'a demand in writing for money. A notice of claim under a tort claims act is a claim on the day the clerk or secretary of the Coverage Party receives it.',
  ],
  [
    'Coverage Party',
    'the Named Member, its governing body, its officers, employees and volunteers while they act for it, and those whom a certificate of the Pool names for a described activity.',
  ],
  [
    'Event',
    'an accident or a related series of accidents, or one wrongful act, wherever the injured persons may be. All injury from one cause is one event and falls in the fund year in which it began.',
  ],
  ['Fund year', 'the twelve months in which the contributions of the members are held together in one loss fund.'],
  [
    'Member retention',
    'the part of each loss which the Named Member bears before the Pool owes anything. It reduces no limit.',
  ],
  ['Retained layer', 'the part of a loss which the Pool keeps and does not pass on to those who reinsure it.'],
  [
    'Ultimate net loss',
    'what is paid in settlement after salvage and recoveries. Salaries of the members’ own staff are not loss.',
  ],
]

const PARTS = [
  '<b>Part One, general liability.</b> The Pool pays on behalf of the Coverage Party those sums it becomes legally bound to pay as damages for bodily injury, property damage, personal injury or advertising injury which an event of the coverage period causes, and defends suits that ask for them.',
  '<b>Part Two, automobile liability.</b> The Pool pays damages for bodily injury or property damage from the ownership, upkeep, use, loading or unloading of a vehicle to which this Part applies, mutual aid to another member included.',
  '<b>Part Three, wrongful acts.</b> The Pool pays damages for a wrongful act in the discharge of duties for the Named Member, if the claim is first made and reported in the coverage period or within sixty days after it.',
]
const NOT_COVERED = [
  'the taking of property, inverse condemnation, or the adoption of a plan or an ordinance on the use of land',
  'aircraft other than small drones; landing fields; vessels longer than 26 feet, whoever sails them',
  'duties under a workers’ compensation, unemployment or disability law, or injury to an employee in the course of the work',
  'the failure to supply enough water, gas or electricity, unless an accident to the plant of the Named Member causes it',
  'dams and reservoirs of more than fifty acre-feet; the subsidence of land',
  'fines, penalties, punitive damages, the return of taxes or fees, and the cost to comply with an order',
  'the giving of or failure to give medical treatment, save first aid by school nurses, athletic trainers and fire crews',
  'war, nuclear energy, asbestos, lead, and communicable disease',
  'sponsored bonds, certificates of participation, and the investment of public funds',
  'fireworks displays, trampolines, mechanical bulls, and events at which the Named Member sells strong drink, unless endorsed',
  'contracts in which the Coverage Party takes on the liability of another, except one made before the event that touches the use of premises',
]

/** What the memorandum goes on to say: amounts of which none is a limit of the liability parts. */
function conditions(voice: Voice): string {
  const { chance } = voice
  const dollars = (least: number, most: number) => voice.money(chance.int(least, most) * 100)
  const each = [
    `<b>Reporting.</b> The Coverage Party tells the Pool of every event within thirty days, and at once where anyone is killed or a loss may exceed ${dollars(100, 250)}. A member that settles a loss for more than ${dollars(10, 25)} without leave of the Pool bears it alone.`,
    `<b>Tort cap.</b> Where a statute caps the recovery against the Coverage Party, at present ${dollars(1000, 4000)} for one person and ${dollars(5000, 9000)} for one event, the Pool pays no more than the statute allows. Nothing here waives immunity.`,
    `<b>Contributions.</b> Contributions are due on the first day of the fund year. After sixty days a late charge of ${dollars(1, 5)} for each full month is added, and the trustees may suspend the member.`,
    `<b>Assessment and dividend.</b> If the loss fund of a year runs short the trustees may assess each member in proportion to its contribution, but not above ${dollars(300, 900)}. A surplus above ${dollars(5000, 9999)} may be returned as a dividend after five years.`,
    `<b>Withdrawal.</b> A member may leave on the last day of a fund year after ninety days’ written notice. One that leaves earlier forfeits its capital contribution and owes a charge of ${dollars(20, 90)}.`,
    `<b>Defense.</b> The Pool chooses counsel. A member that wishes its own counsel pays what exceeds ${dollars(1, 3)} an hour.`,
    `<b>Subrogation.</b> Recoveries go first to the Pool, then to its reinsurers, last to the member for its retention.`,
    `<b>Pollution, mold, lead.</b> Not covered, save the discharge of chlorine at a swimming pool or water works, for which the most the Pool pays is a sublimit of ${dollars(1000, 2500)} an event.`,
    `<b>Sexual misconduct.</b> A sublimit of ${dollars(2500, 4900)} applies to all events of one actor, within and not in addition to the limits above.`,
    `<b>Disputes.</b> A member that disagrees with a decision asks the trustees for a hearing within forty-five days; the fee is ${dollars(1, 9)} and is returned to the one who prevails.`,
  ]
  return chance
    .shuffle(each)
    .map((words, at) => `<p>${at + 1}. ${words}</p>`)
    .join('\n')
}

function limitsOf(voice: Voice, officials: string, withExcess: boolean): string {
  const { chance } = voice
  const how = chance.pick([dollarsIn, bareIn, (amount: number) => voice.money(amount)])
  const gl = (name: string) => said(voice, 'gl', name, how)
  const most = chance.pick(['The most the Pool pays', 'The limit of the Pool’s liability'])
  const optional = (name: string, words: () => string, gone: string) => (has(voice, name) ? words() : gone)
  const general = [
    `${most} for any one event, whatever the number of claimants, is ${gl('occurrence')} per event.`,
    `The Annual Total for all events of the coverage period, other than those of the products and completed work hazard, is ${gl('aggregate')}.`,
    optional(
      'products',
      () => `The products and completed operations hazard has an Annual Total of its own: ${gl('products')}.`,
      'There is no coverage for the products and completed operations hazard.',
    ),
    optional(
      'personal',
      () => `For personal and advertising injury of any one person or organization: ${gl('personal')}.`,
      'Personal and advertising injury is not covered.',
    ),
    optional(
      'rented',
      () => `For damage to premises rented to the Coverage Party, any one premises: ${gl('rented')}.`,
      'Damage to premises rented to the Coverage Party is not covered.',
    ),
    optional(
      'medical',
      () =>
        `Medical expense without regard to fault, any one person: ${gl('medical')}. Students, athletes and employees are not persons for this purpose.`,
      'The Pool pays no medical expense without regard to fault.',
    ),
  ]
  const words = {
    csl: 'Combined single limit, each accident',
    perPerson: 'Bodily injury, each person',
    perAccident: 'Bodily injury, each accident',
    damage: 'Property damage, each accident',
  }
  const autos = Object.keys(voice.truth.policies.auto.limits).map(
    (name) => `${words[name as keyof typeof words]}: ${said(voice, 'auto', name, how)}.`,
  )
  const claim = `${most} for any one wrongful act is ${how(voice.truth.policies.professional.limits.claim!)}; the Annual Total is ${how(voice.truth.policies.professional.limits.aggregate!)}. This Part is claims-made.`
  const numbered = (part: string, sentences: string[]) =>
    sentences.map((words, at) => `<p class="th-in">${part}.${at + 1} &nbsp;${words}</p>`).join('\n')
  const excess = withExcess
    ? `<p><b>Part Four. ${voice.tick('umbrella.excess', 'Excess liability')}</b>, over Parts One and Two</p>${numbered('D', [`${said(voice, 'umbrella', 'occurrence', how)} each event, and ${said(voice, 'umbrella', 'aggregate', how)} Annual Total, in excess of the limits of those Parts.`])}`
    : ''
  // biome-ignore format: a page
  return `<p><b>Part One. General liability</b>, written on ${basisOf(voice, { event: 'an occurrence basis', made: 'a claims-made basis' })}</p>${numbered('A', general)}
<p><b>Part Two. Automobile liability</b>, for ${autosOf(voice)}</p>${numbered('B', autos)}
<p><b>Part Three. ${officials}</b></p>${numbered('C', [claim])}
${excess}<p>Member retention, each event: Part One ${voice.money(chance.int(1, 20) * 500)}; Part Two ${voice.money(chance.int(1, 10) * 250)}; Part Three ${voice.money(chance.int(5, 50) * 1000)}.</p>`
}

/** The whole memorandum of coverage: cover, declarations, definitions, limits in prose, conditions full of other amounts. */
export const memorandum: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const house = joinPool(voice)
    const withExcess = chance.maybe(0.6)
    const lines: Line[] = ['gl', 'auto', 'professional', ...(withExcess ? (['umbrella'] as const) : [])]
    const number = shared(voice, 'number', lines)
    const carrier = shared(voice, 'carrier', lines)
    const definitions = `<h2>DEFINITIONS</h2>${DEFINITIONS.map(([word, meaning]) => `<p><b>${word}</b> means ${meaning}</p>`).join('\n')}`
    const limits = `<h2>LIMITS OF COVERAGE</h2>${limitsOf(voice, house.officials, withExcess)}`
    const example = `<p><i>Example.</i> A bus strikes a wall; the loss is ${voice.money(340_000)}. A member with a retention of ${voice.money(15_000)} pays that amount, the Pool ${voice.money(325_000)}.</p>`
    const grid = `<h2>LIMITED COVERAGES AND WHERE THEY ARE FOUND</h2><table><tr><th>Coverage</th><th>Given by</th><th>Most paid</th></tr>${chance
      .shuffle([
        ['Land use and zoning defense', 'Endorsement 4', `${voice.money(chance.int(5, 20) * 5000)} for defense only`],
        ['Back wages', 'Part Three, paragraph 6', voice.money(chance.int(1, 9) * 10_000)],
        ['Drones under 55 lbs.', 'Endorsement 9', 'See schedule of aircraft on file'],
        ['Workers’ compensation', 'Not part of this memorandum', 'None'],
        ['Buildings and contents', 'Property memorandum', 'Separate document'],
        ['Dams', 'Not covered', 'None'],
      ])
      .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join('')}</table>`
    const covered = `<h2>WHAT THE POOL COVERS</h2>${PARTS.map((part) => `<p>${part}</p>`).join('')}<h2>WHAT IS NOT COVERED</h2><p>No Part of this memorandum covers</p>${chance
      .some(NOT_COVERED, chance.int(7, 11))
      .map((words, at) => `<p class="th-in">(${'abcdefghijk'[at]}) ${words};</p>`)
      .join('')}`
    const middle = chance.maybe(0.5)
      ? [definitions, covered, limits + example]
      : [limits + example, covered, definitions]
    const agent = chance.maybe(0.5)
      ? `<b>Producer of record</b><span>${voice.producer()}, ${voice.producerAddress().join(', ')}${chance.maybe(0.5) ? `; ${voice.reach('contact')}, ${voice.reach('email')}` : ''}</span>`
      : ''
    // biome-ignore format: a page
    const html = `<div class="th-cover"><h1>${carrier}</h1><p>A joint self-insurance program formed by agreement of its members</p><p class="th-big"><b>MEMORANDUM OF COVERAGE</b><br>No. ${number}</p><p>Liability Program &nbsp;·&nbsp; Fund Year ${house.fundYear}</p><p>Issued to</p><p class="th-big">${voice.insured()}</p><p style="font-size:9px;margin-top:220px">This memorandum is an agreement among public bodies and nonprofit members to share risk. It is not a policy of insurance, and the guaranty fund does not stand behind it. Prior memorandum: ${voice.text(truth.prior.gl.number)}.</p></div>
<h2>DECLARATIONS</h2><div class="th-pair"><b>Named Member</b><span>${voice.insured()} (member number ${house.member})</span><b>Mailing address</b><span>${voice.insuredAddress().join('<br>')}</span><b>Memorandum</b><span>${number}</span><b>Coverage period</b><span>from ${shared(voice, 'effective', lines)} to ${shared(voice, 'expiration', lines)}, beginning and ending at ${chance.pick(['12:01 a.m.', 'one minute past midnight'])} standard time</span><b>Retroactive date</b><span>Part Three: ${voice.date(`${house.year - chance.int(3, 20)}-07-01`)}</span><b>Contribution</b><span>${voice.money(truth.policies.gl.premium)}, in ${chance.pick(['one sum', 'two halves', 'quarters'])}</span>${agent}</div>
<p>The Pool agrees with the Named Member, in return for its contribution and in reliance on its application, to give the coverages described below, subject to all terms of this memorandum, of the agreement that forms the Pool, and of its bylaws.</p>
${middle.join('\n')}
<h2>CONDITIONS</h2>${conditions(voice)}
${grid}
<p style="margin-top:26px">Adopted by the trustees and signed for the Pool: ______________________ ${voice.text(truth.names.person())}, Chair</p>`
    const running = `<div style="display:flex;justify-content:space-between"><span>${voice.text(house.short)} Memorandum of Coverage</span><span>${number}</span></div>`
    return { kind: 'declarations', feeds: 'fills', html, css: CSS, running }
  },
}
