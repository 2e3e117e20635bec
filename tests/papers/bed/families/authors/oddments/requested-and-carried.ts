import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { type Line, otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { premisesOf } from './back-matter.ts'
import { type LimitNames, limitNames, named, otherName, umbrellaTicks } from './limit-names.ts'

/** An agent's answer in Word to a certificate request, which demands limits beside those carried. */
export const requestedAndCarried: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const names = limitNames(chance)
    const asked = chance.shuffle(['gl', 'auto', 'umbrella', 'wc'] as const)
    const carried = asked.slice(0, chance.int(2, 4))
    const requester = truth.names.business()
    const about = daysLater(truth.policies.gl.effective, chance.int(40, 180))
    const opening: Block[] = chance.pick([
      (): Block[] => [
        [
          ['Requested by', `${otherName(voice, requester)}, ${voice.address(truth.names.address()).join(', ')}`],
          ['Our insured', `${voice.insured()}, ${voice.insuredAddress().join(', ')}`],
          ['Answered by (agent)', `${voice.producer()}, ${voice.producerAddress().join(', ')}`],
          ['Telephone / e-mail', `${voice.reach('phone')} / ${voice.reach('email')}`],
        ],
      ],
      (): Block[] => [
        voice.producer(),
        ...voice.producerAddress(),
        `Telephone ${voice.reach('phone')}   Fax ${voice.reach('fax')}`,
        `To: ${otherName(voice, requester)}`,
        `Insured: ${voice.insured()}`,
        `Mail address of insured: ${voice.insuredAddress().join(', ')}`,
        `Job site: ${premisesOf(voice)}`,
      ],
    ])()
    const layout = chance.pick([byLine, oneList])
    return {
      kind: 'certificate',
      feeds: 'fills',
      docx: [
        chance.pick(['RESPONSE TO CERTIFICATE REQUEST', 'Proof of Insurance against Contract Exhibit C', 'Insurance Verification: Required and Carried']),
        `Date: ${voice.date(about)}`,
        ...opening,
        chance.pick([
          `Contract no. ${chance.digits(5)} demands the limits shown as required. Carried limits are those in the policies in force today; a demand does not raise them.`,
          'The left-hand figures were typed by the party asking. Ours are the figures carried.',
          'Required limits are copied from the request. We vouch only for what is carried.',
        ]).replace('left-hand', 'required'),
        ...layout(voice, names, asked, carried),
        ...asked.filter((line) => !carried.includes(line)).map((line) => notCarried(voice, names, line)),
        chance.pick([
          'Additional insured and waiver wording requested by the other party was not reviewed.',
          'This page changes no policy. It answers the request named above and nothing else.',
        ]),
        `Signed for the agency: ${truth.names.person()}`,
      ],
    } // biome-ignore format: long lines
  },
}

type Block = string | string[][]

function policyLine(voice: Voice, names: LimitNames, line: Line): string[] {
  const naic = voice.chance.maybe(0.4) ? ` (NAIC ${voice.naic(line)})` : ''
  return [
    names.title[line],
    `${voice.carrier(line)}${naic}`,
    voice.number(line),
    voice.effective(line),
    voice.expiration(line),
  ]
}

/** Name, demanded amount, carried amount. */
function limitRows(voice: Voice, names: LimitNames, line: Line): string[][] {
  const { chance, truth } = voice
  const policy = truth.policies[line]
  const demanded = otherLimits(chance, line, policy.limits)
  if (line === 'umbrella') umbrellaTicks(voice, names)
  return Object.entries(named(policy, names[line]))
    .filter(([name]) => policy.limits[name])
    .map(([name, words]) => {
      const silent = chance.maybe(0.2) || !demanded[name]
      return [words, silent ? 'no demand' : voice.money(demanded[name]!), voice.limit(line, name)]
    })
}

function byLine(voice: Voice, names: LimitNames, _asked: Line[], carried: Line[]): Block[] {
  const { chance } = voice
  const carriedFirst = chance.maybe(0.35)
  const head = chance.pick([
    ['Limit', 'Required by contract', 'Carried'],
    ['Limit', 'You asked for', 'Insured has'],
    ['Limit', 'Min. demanded', 'In force'],
  ])
  const turned = ([name, demanded, has]: string[]) =>
    carriedFirst ? [name!, has!, demanded!] : [name!, demanded!, has!]
  return carried.flatMap((line) => {
    const [title, company, number, from, to] = policyLine(voice, names, line)
    const basis =
      line === 'gl'
        ? [`Written on: ${voice.truth.policies.gl.claimsMade ? voice.tick('gl.claimsMade', 'claims-made basis') : voice.tick('gl.occurrence', 'occurrence basis')}`]
        : line === 'auto'
          ? [`Auto symbols: ${voice.symbols()}`]
          : []
    return [
      title!.toUpperCase(),
      `Policy ${number} of ${company}, ${from} to ${to}.`,
      ...basis,
      [turned(head), ...limitRows(voice, names, line).map(turned)],
    ]
  }) // biome-ignore format: long lines
}

function oneList(voice: Voice, names: LimitNames, _asked: Line[], carried: Line[]): Block[] {
  const policies = carried.map((line) => policyLine(voice, names, line))
  const limits = carried.flatMap((line) => limitRows(voice, names, line).map((row) => [names.title[line], ...row]))
  const list: Block[] = [
    'Policies in force',
    [['Coverage', 'Insurer', 'Policy', 'Effective', 'Expires'], ...policies],
    'Limits',
    [['Coverage', 'Limit', 'Requested amount', 'Amount carried'], ...limits],
  ]
  return voice.chance.maybe(0.5) ? list : [...list.slice(2), ...list.slice(0, 2)]
}

function notCarried(voice: Voice, names: LimitNames, line: Line): string {
  const { chance, truth } = voice
  const [first] = Object.keys(named(truth.policies[line], names[line]))
  const demanded = voice.money(truth.policies[line].limits[first!]!)
  return chance.pick([
    `${names.title[line]}: required ${demanded} (${names[line][first!]}); carried: none.`,
    `${names.title[line]} – the contract wants ${demanded}. Not carried through this agency and not verified.`,
    `${names.title[line]}: ${demanded} demanded. A former policy ${voice.text(truth.prior[line].number)} ended ${voice.date(truth.prior[line].expiration)} and was not replaced.`,
  ])
}
