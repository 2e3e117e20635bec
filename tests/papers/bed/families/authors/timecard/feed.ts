import type { Paper } from '../../../family.ts'
import { type Line, otherLimits, type Policy } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { plain, statesOf, workOf } from './words.ts'

const CODES: Partial<Record<Line, [code: string, words: string, limits: Record<string, string>]>> = {
  gl: ['CGL', 'General Liability', { occurrence: 'EACHOCC', aggregate: 'GENAGG', products: 'PRODAGG', personal: 'PIADV', rented: 'DMGRENT', medical: 'MEDEXP' }],
  wc: ['WORK', 'Workers Comp', { accident: 'EL-EACHACC', disease: 'EL-DISPOL', employee: 'EL-DISEMP' }],
  auto: ['AUTO', 'Hired/Non-owned Auto', { csl: 'CSL', perPerson: 'BI-PERSON', perAccident: 'BI-ACC', damage: 'PD' }],
  umbrella: ['UMBR', 'Umbrella', { occurrence: 'EACHOCC', aggregate: 'AGG' }],
  professional: ['PROF', 'Staffing E&O', { claim: 'EACHCLAIM', aggregate: 'AGG' }],
} // biome-ignore format: a table

/** Limits as code and amount by turns, or one column with all. */
const joined = (limits: [string, string][]) => limits.map(([code, amount]) => `${code}=${amount}`).join(';')

function active(voice: Voice, line: Line): string[] {
  const { gl } = voice.truth.policies
  const [code, words, limits] = CODES[line]!
  if (line === 'gl') voice.tick(gl.claimsMade ? 'gl.claimsMade' : 'gl.occurrence', '')
  if (line === 'auto') for (const which of ['auto.hired', 'auto.nonOwned'] as const) voice.tick(which, '')
  if (line === 'umbrella') voice.tick('umbrella.umbrella', '')
  const said = voice.limits(line, limits)
  return [code, line === 'gl' ? `${words} ${gl.claimsMade ? 'CLM' : 'OCC'}` : words, voice.number(line), voice.effective(line), voice.expiration(line), voice.carrier(line), voice.naic(line), joined(said)] // biome-ignore format: a row
}

/** A row that does not hold: the term before, or one that was only quoted. */
function idle(voice: Voice, line: Line, policy: Policy): string[] {
  const [code, words, names] = CODES[line]!
  const said = Object.entries(names).flatMap(([name, short]): [string, string][] =>
    policy.limits[name] ? [[short, voice.money(policy.limits[name])]] : [],
  )
  return [code, words, policy.number, voice.date(policy.effective), voice.date(policy.expiration), policy.carrier.name, policy.carrier.naic, joined(said)] // biome-ignore format: a row
}

/** A feed of policies with a status on each row: in force, expired, quoted; state rows follow their workers compensation policy. */
export const policyFeed: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const lines = chance.some(['gl', 'auto', 'umbrella', 'professional'] as Line[], chance.int(1, 3))
    const status = chance.pick([
      ['INFORCE', 'EXPIRED', 'QUOTED'],
      ['Active', 'Expired', 'Declined quote'],
    ])
    const address = voice.insuredAddress()
    const { one, two, city, state, zip } = truth.insured.address
    const isSplit = chance.maybe(0.5)
    const party = [voice.insured(), ...(isSplit ? [one, two, city, state, zip] : [address.join(', ')])]
    const where = isSplit ? ['Addr1', 'Addr2', 'City', 'ST', 'ZIP'] : ['Insured Addr']
    const agency = [voice.producer(), chance.maybe(0.5) ? voice.reach('email') : '']
    const row = (state: string, cells: string[]) => [...party, ...agency, state, ...cells].map(plain)
    const all: Line[] = ['wc', ...lines]
    const rows = all.map((line) => row(status[0]!, active(voice, line)))
    const dead = all.filter(() => chance.maybe(0.6)).map((line) => row(status[1]!, idle(voice, line, truth.prior[line])))
    const { umbrella } = truth.policies
    const quoted = { ...umbrella, number: 'TBD', limits: otherLimits(chance, 'umbrella', umbrella.limits) }
    const offers = !lines.includes('umbrella') && chance.maybe(0.6) ? [row(status[2]!, idle(voice, 'umbrella', quoted))] : []
    const states = statesOf(voice, chance.int(1, 6)).map((state) => {
      const { code, title, payroll } = workOf(chance, 1)[0]!
      return row(status[0]!, ['WCST', `State ${state} ${code} ${title}`, voice.number('wc'), voice.effective('wc'), voice.expiration('wc'), voice.carrier('wc'), voice.naic('wc'), `PAYROLL=${payroll}`])
    })
    const head = ['Insured', ...where, 'Agency', 'Agency Email', 'Status', 'LOB', 'LOB Desc', 'Policy', 'Eff', 'Exp', 'Carrier', 'NAIC', 'Limits']
    return { kind: 'schedule', feeds: 'fills', csv: [head, ...chance.shuffle([...rows, ...dead, ...offers]), ...states] }
  },
} // biome-ignore format: a page

const MONOPOLY = ['ND', 'OH', 'WA', 'WY']

/** A workbook of renewal options with the states each carrier would cover; nothing on it is in force. */
export const renewalOptions: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { wc, gl } = truth.policies
    const money = (value: number) => ({ value, as: 'money' as const })
    const carriers = [wc.carrier.name, truth.names.carrier().name, truth.names.carrier().name]
    const first = otherLimits(chance, 'wc', wc.limits)
    const options = [wc.limits, first, { accident: 1e6, disease: 1e6, employee: 1e6 }] as Record<string, number>[]
    const premiums = options.map(() => chance.int(12, 260) * 1000)
    const row = (label: string, cells: (string | number | ReturnType<typeof money>)[]) => [label, ...cells]
    const glOptions = [gl.limits, otherLimits(chance, 'gl', gl.limits), gl.limits]
    const states = statesOf(voice, chance.int(3, 9))
    const pickState = (state: string) => [state, ...carriers.map(() => chance.pick(['Yes', 'Yes', 'Yes', 'No appetite'])), chance.int(1, 90)]
    return {
      kind: 'quote',
      feeds: 'nothing',
      xlsx: [
        {
          name: 'Options',
          rows: [
            [`${chance.pick(['Renewal options', 'Proposal', 'Marketing results'])} for ${truth.insured.name}`],
            [`Prepared by ${truth.producer.name}, proposed effective ${voice.date(wc.effective)}`],
            ['Quotes are good for 30 days. Nothing is bound until we have your signed order.'],
            [],
            row('', ['Option 1', 'Option 2', 'Option 3']),
            row('Carrier', carriers),
            row('Plan', chance.shuffle(['Guaranteed cost', 'Pay as you go', 'Deductible plan'])),
            row('EL each accident', options.map(({ accident }) => money(accident!))),
            row('EL disease policy limit', options.map(({ disease }) => money(disease!))),
            row('EL disease each employee', options.map(({ employee }) => money(employee!))),
            row('Deductible each claim', [money(0), money(chance.pick([1000, 5000])), money(100_000)]),
            row('Estimated premium', premiums.map(money)),
            row('Collateral', [money(0), money(0), money(250_000)]),
            row('Subject to', ['Signed application', 'Loss control visit', 'Letter of credit']),
          ],
        },
        {
          name: chance.pick(['GL+PL', 'Liability']),
          rows: [
            row('', ['Option 1', 'Option 2', 'Option 3']),
            row('GL each occurrence', glOptions.map(({ occurrence }) => money(occurrence!))),
            row('GL general aggregate', glOptions.map(({ aggregate }) => money(aggregate!))),
            row('Products/completed ops', glOptions.map(({ products }) => money(products!))),
            row('Professional each claim', [money(1_000_000), money(1_000_000), 'declined']),
            row('Abuse each claim', [money(100_000), money(250_000), 'declined']),
            row('Premium', premiums.map((premium) => money(Math.round(premium / 4)))),
          ],
        },
        {
          name: 'States',
          rows: [
            ['State', ...carriers.map((name, at) => `${at + 1}. ${name}`), 'Headcount'],
            ...states.map(pickState),
            ...MONOPOLY.filter(() => chance.maybe(0.4)).map((state) => [state, 'State fund only', 'State fund only', 'State fund only', chance.int(1, 9)]),
          ],
        },
      ],
    }
  },
} // biome-ignore format: a page
