import type { LearnFamily, Paper } from '../../../family.ts'
import { inLines } from '../kit/blocks.ts'
import { notesWithForm } from '../kit/fine-print.ts'
import { agencyTold, insuredTold, stranger } from '../kit/parties.ts'
import { declarations } from '../kit/sheets.ts'
import { headRow, tableOf, tableRow } from '../kit/tables.ts'

/** Autos with marked coverages; the limits of liability as one string. */
const markedAutos: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { auto } = truth.policies
    const liability = auto.limits.csl
      ? `${voice.limit('auto', 'csl')} CSL`
      : `BI ${voice.limit('auto', 'perPerson')}/${voice.limit('auto', 'perAccident')} PD ${voice.limit('auto', 'damage')}`
    const marks = () => chance.pick(['X', 'X', '–'])
    const autos = truth.vehicles.map((one) =>
      tableRow(
        one.number,
        `${one.year} ${one.make}`,
        one.vin,
        'X',
        marks(),
        marks(),
        marks(),
        money(chance.int(300, 3000)),
      ),
    )
    const classes = [
      `[X] ${voice.tick('auto.scheduled', 'Specifically described autos')}`,
      chance.maybe(0.6) ? `[X] ${voice.tick('auto.hired', 'Hired autos')}` : '[ ] Hired autos',
      chance.maybe(0.6) ? `[X] ${voice.tick('auto.nonOwned', 'Nonowned autos')}` : '[ ] Nonowned autos',
      '[ ] Any auto',
    ]
    return declarations(
      `<table class="ma-h"><tr><td><b>${voice.carrier('auto')}</b></td><td>TRUCKERS AND BUSINESS AUTO<br>POLICY SCHEDULE</td></tr></table>${tableOf('ma', tableRow(`Policy number<br><b>${voice.number('auto')}</b>`, `From<br>${voice.effective('auto')}`, `To<br>${voice.expiration('auto')}`, `Last policy<br>${text(truth.prior.auto.number)}`), tableRow(`Insured<br>${insuredTold(voice)}`, `Loss payee<br>${stranger(voice)}`, `Agent<br>${agencyTold(voice)}`, `Filing<br>${chance.pick(['None', 'Form E', 'MCS-90'])}`))}
      <p>Liability (LIAB): <b>${liability}</b> &nbsp; Insured autos for LIAB: ${classes.join(' &nbsp; ')}</p><p>Uninsured motorists (UM): ${money(55_000)} CSL &nbsp; Medical (MED): ${money(1000)} &nbsp; Motor truck cargo: ${money(chance.pick([100_000, 125_000]))} any one vehicle, deductible ${money(2500)}</p>
      ${tableOf('ma ma-v', headRow('Unit', 'Vehicle', 'Serial number', 'LIAB', 'UM', 'MED', 'COLL', 'Premium'), ...autos)}${notesWithForm(voice)}`,
      '.ma-h td:last-child { text-align: right } .ma td, .ma th { border: 0.5pt solid #444 } .ma-v { font-size: 0.88em } .ma-v td:nth-child(n+4) { text-align: center }',
    )
  },
}

/** A family's cars by a mutual: limits in each car's own box, the same in all. */
const familyCars: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    truth.insured.name = truth.names.person()
    const cars = truth.vehicles
      .slice(0, chance.int(1, 3))
      .map((one) => ({ ...one, make: 'Toyota', model: chance.pick(['Sienna', 'Tacoma']) }))
    const limits = voice.limits('auto', {
      csl: 'Liability, single limit',
      perPerson: 'Bodily injury per person',
      perAccident: 'Bodily injury per accident',
      damage: 'Property damage per accident',
    })
    const car = (at: number) => {
      const one = cars[at]!
      const more = [
        ['Uninsured motorist, person', money(45_000)],
        ['Rental, per day', money(30)],
        ['Collision deductible', money(500)],
      ]
      return `<div class="fc"><b>${one.year} ${one.make} ${one.model}</b> ${one.vin}${tableOf('', ...[...limits, ...more].map(([label, amount]) => tableRow(label!, amount!, money(chance.int(20, 300)))))}</div>`
    }
    return declarations(
      `<h2>${voice.carrier('auto')}</h2><p>Your auto insurance, policy ${voice.number('auto')}<br>Six and twelve month plans; this term is ${voice.effective('auto')} to ${voice.expiration('auto')}</p><p>${insuredTold(voice)}</p><p>Agent: ${voice.producer()} &nbsp; ${voice.reach('phone')}<br>${inLines(voice.producerAddress())}</p>${cars.map((_, at) => car(at)).join('')}<p>Household: ${truth.drivers
        .slice(0, 2)
        .map((one) => text(one.name))
        .join(', ')}</p>${notesWithForm(voice)}`,
      '.fc { border: 0.7pt solid #888; padding: 4pt; margin: 5pt 0 } .fc td:nth-child(n+2) { text-align: right }',
    )
  },
}

export const markedAutosAndFamilyCarsFamilies: LearnFamily[] = [
  { name: 'truckers', style: ({ pick }) => ({ size: pick([7.5, 8, 8.5]) }), papers: { markedAutos } },
  { name: 'family cars', style: ({ pick }) => ({ size: pick([9, 10]) }), papers: { familyCars } },
] // biome-ignore format: a family in a line
