import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import { otherRows } from './limit-words.ts'

/** A lease of equipment whose insurance article demands limits: a contract, of which nothing is in force. */
export const leaseAgreement: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const [owner, user] = chance.maybe(0.5) ? ['Lessor', 'Lessee'] : ['Owner', 'Carrier']
    const { auto } = truth.policies
    const lines: Line[] = ['auto', ...chance.some<Line>(['gl', 'wc', 'umbrella'], chance.int(1, 3))]
    const names: Record<Line, string> = {
      auto: 'Automobile liability, any auto',
      gl: 'Commercial general liability',
      wc: 'Workers compensation (statutory) and employers liability',
      umbrella: 'Umbrella or excess liability',
      professional: 'Errors and omissions',
    }
    const asked = lines.map((line) => [
      names[line],
      otherRows(voice, line, truth.policies[line].limits)
        .map((row) => row.join(' '))
        .join('; '),
    ])
    const article = chance.maybe(0.5)
      ? [[['Coverage to be kept', 'Not less than'], ...asked]]
      : asked.map(([name, limits], at) => `(${'abcd'[at]}) ${name}, with limits not less than: ${limits}.`)
    const units = truth.vehicles
      .slice(0, 30)
      .map((unit) => [
        unit.number,
        `${unit.year} ${unit.make} ${unit.model}`,
        unit.vin,
        voice.money(unit.cost),
        voice.money(chance.int(400, 3200)),
      ])
    const clauses = chance.shuffle([
      `${user} bears all loss of the Equipment up to its stipulated loss value and pays a deductible of not more than ${voice.money(2500)}.`,
      `Rent is due on the first day of each month; late rent bears a charge of ${voice.money(chance.pick([50, 75, 150]))}.`,
      `${user} holds the registration and any operating authority in its own name and displays its own number on each door.`,
      `On return, tires must have half of their tread. Excess mileage is charged at $0.${chance.digits(2)} a mile.`,
    ])
    return {
      kind: 'contract',
      feeds: 'nothing',
      docx: [
        chance.pick([
          'EQUIPMENT LEASE AGREEMENT',
          'MASTER VEHICLE LEASE',
          'INDEPENDENT CONTRACTOR LEASE OF POWER UNITS',
        ]),
        `This agreement is made as of ${voice.date(auto.effective)} between ${voice.text(truth.names.business())} (${owner}) and ${voice.text(truth.insured.name)}, ${voice.address(truth.insured.address).join(', ')} (${user}), and ends ${voice.date(auto.expiration)} unless renewed.`,
        ...clauses.slice(0, 2),
        chance.pick(['ARTICLE 9. INSURANCE', 'Insurance to be furnished', 'Section 7 – Insurance requirements']),
        `Before it takes delivery, ${user} shall obtain, and shall keep during this lease, with insurers acceptable to ${owner}:`,
        ...article,
        `Motor truck cargo of at least ${voice.money(chance.pick([100_000, 250_000]))} for each vehicle, and physical damage for the full stipulated loss value.`,
        `${user} shall deliver certificates that name ${owner} as additional insured and loss payee. Thirty days’ notice of cancellation is required.`,
        ...clauses.slice(2),
        chance.pick(['Exhibit A – Equipment', 'Schedule 1: Units leased']),
        [['Unit', 'Description', 'VIN', 'Stipulated loss value', 'Monthly rent'], ...units],
        `Signed: ${owner} ____________     ${user} ____________  by ${voice.text(truth.names.person())}`,
      ],
    }
  },
}
