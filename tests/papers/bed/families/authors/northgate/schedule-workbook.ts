import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import { chosenLines } from './chosen-lines.ts'
import { compact, plain } from './notation.ts'
import { otherLines } from './other-lines.ts'
import { aHand, basis, limit, spoken, term, title } from './program.ts'

const CSV_SHARE = 0.2

/** The account team's workbook: schedule of insurance by line or by limit, beside it locations, vehicles and premium history. */
export const scheduleWorkbook: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const hand = aHand(voice)
    const lines = chosenLines(voice, 3)
    const byLimit = chance.maybe(0.5)
    const naic = chance.maybe(0.5)
    const old = chance.maybe(0.5)
    const tight = chance.maybe(0.4)
    const csv = chance.maybe(CSV_SHARE)
    const number = (line: Line) => voice.number(line)
    const dates = (line: Line) => term(voice, hand, line)
    const prior = (line: Line, name: string) => {
      const amount = truth.prior[line].limits[name]
      return amount ? voice.money(amount) : 'n/a'
    }
    const heads = [
      chance.pick(['Line', 'Coverage', 'LOB', 'Cov Type']), chance.pick(['Insurer', 'Carrier', 'Company']), ...(naic ? ['NAIC'] : []),
      chance.pick(['Policy No', 'Policy #', 'Pol Num']), chance.pick(['Eff', 'Eff Date', 'Incept']), chance.pick(['Exp', 'Exp Date', 'Expiry']),
    ]
    const lead = (line: Line) => [title(voice, hand, line), voice.carrier(line), ...(naic ? [voice.naic(line)] : []), number(line), ...dates(line)]
    const others = otherLines(voice, chance.maybe(0.4) ? chance.int(1, 2) : 0)
    const rest = others.map((one) => [one.title, one.carrier, ...(naic ? [''] : []), one.number, 'see policy', 'see policy', ...(byLimit ? ['Limit', one.limit] : [one.limit])])
    const rows = byLimit
      ? [
          [...heads, chance.pick(['Limit Type', 'Limit Desc']), chance.pick(['Limit', 'Current Limit', 'Bound Limit']), ...(old ? ['Expiring Limit'] : []), 'Notes'],
          ...lines.flatMap((line) =>
            spoken(voice, hand, line).map((name, index) => [
              ...(index && !csv && chance.maybe(0.8) ? lead(line).map(() => '') : lead(line)),
              hand.words[line][name]!, limit(voice, hand, line, name), ...(old ? [prior(line, name)] : []), index ? '' : basis(voice, line).join('; '),
            ]),
          ),
        ]
      : [
          [...heads, chance.pick(['Limits', 'Limits of Insurance']), 'Form', ...(old ? ['Expiring Pol #', 'Expiring Premium'] : []), 'Premium'],
          ...lines.map((line) => [
            ...lead(line),
            tight ? compact(voice, hand, line) : spoken(voice, hand, line).map((name) => `${limit(voice, hand, line, name)} ${hand.words[line][name]}`).join(chance.pick(['; ', ' / '])),
            basis(voice, line).join('; '), ...(old ? [truth.prior[line].number, voice.money(truth.prior[line].premium)] : []), voice.money(truth.policies[line].premium),
          ]),
        ]
    const head = [
      [chance.pick(['Schedule of Insurance', 'SCHEDULE OF INSURANCE – CURRENT TERM', 'Policies in force'])],
      [chance.pick(['Named Insured', 'Client', 'Insured']), voice.insured()],
      ...(chance.maybe(0.6) ? [['Mailing address', ...voice.insuredAddress()]] : []),
      [chance.pick(['Broker', 'Producer', 'Prepared by']), voice.producer(), ...(chance.maybe(0.5) ? voice.producerAddress() : [])],
      ...(chance.maybe(0.6) ? [['Contact', voice.reach('contact'), voice.reach('phone'), voice.reach('email')]] : []),
      [],
    ]
    const foot = [[], ['Coverage is subject to policy terms. Umbrella schedules the primary policies shown above.']]
    if (csv) return { kind: 'other', feeds: 'fills', csv: [...head, ...rows, ...rest].map((row) => (row.length ? row.map(plain) : [''])) }
    const premiums = [
      ['Premium history', 'Expiring', 'Renewal', 'Change'],
      ...lines.map((line) => {
        const [before, now] = [truth.prior[line].premium, truth.policies[line].premium]
        return [hand.titles[line], { value: before, as: 'money' as const }, { value: now, as: 'money' as const }, { value: (now - before) / before, as: 'percent' as const }]
      }),
    ]
    const places = [
      ['Loc', 'Address', 'City', 'ST', 'Building RCV', 'Contents'],
      ...truth.locations.map(({ number: loc, party, building, contents }) => [loc, voice.text(party.address.one), voice.text(party.address.city), party.address.state, building, contents]),
    ]
    const fleet = [['Unit', 'Year', 'Make', 'Model', 'VIN', 'Cost new'], ...truth.vehicles.map((one) => [one.number, one.year, one.make, one.model, one.vin, { value: one.cost, as: 'money' as const }])]
    const more = chance.shuffle([{ name: 'Premium', rows: premiums }, { name: 'Locations', rows: places }, { name: 'Vehicles', rows: fleet }])
    const main = { name: chance.pick(['Schedule', 'Program', 'SOI', 'Summary']), rows: [...head, ...rows, ...rest, ...foot] }
    return { kind: 'other', feeds: 'fills', xlsx: [main, ...more.slice(0, chance.int(0, 3))].map((one) => ({ ...one, rows: one.rows.map((row) => row.map((cell) => (typeof cell === 'string' ? plain(cell) : cell))) })) }
  },
} // biome-ignore format: wide rows
