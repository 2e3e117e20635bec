import type { DrawnExclusion, DrawnForm } from '../../support/documents/policy-forms.ts'
import { type Chance, chanceFrom } from '../bed/random.ts'

const HARMS: [name: string, text: string][] = [
  ['Intended Harm', 'Injury or damage that the insured expected or meant to cause.'],
  ['Assumed Obligations', 'Damages the insured must pay because it took them over in a contract or agreement.'],
  [
    'Serving of Alcohol',
    'Injury for which the insured may be held liable by reason of causing the intoxication of any person.',
  ],
  ['Injury to Workers', 'Injury to an employee of the insured that arises out of and in the course of employment.'],
  [
    'Release of Pollutants',
    'Injury or damage arising out of the discharge, seepage or escape of pollutants at any premises.',
  ],
  [
    'Aircraft and Watercraft',
    'Injury or damage arising out of the ownership, use or entrustment of any aircraft or watercraft.',
  ],
  [
    'Hauling of Machinery',
    'Damage arising out of the transportation of mobile machinery by an auto owned by an insured.',
  ],
  ['Hostile Acts', 'Injury or damage, however caused, arising directly or indirectly out of war or rebellion.'],
  ['Rented Property', 'Damage to property you own, rent or occupy, and to property loaned to you.'],
  ['Faulty Goods', 'Damage to your goods arising out of them or any part of them.'],
  [
    'Unfinished Work',
    'Damage to that part of real property on which you or your contractors are performing operations.',
  ],
  ['Recall Costs', 'Loss, cost or expense incurred for the withdrawal, inspection or disposal of your goods.'],
  ['Lost Data', 'Damages arising out of the loss of, or inability to access, electronic data.'],
  ['Settling of Ground', 'Damage caused by any earthquake, landslide or sinking of the ground.'],
  ['Rising Water', 'Damage caused by flood, surface water, waves or the overflow of any body of water.'],
  ['Wear and Decay', 'Loss that results from wear and tear, rust, decay or hidden defect.'],
]
const EXCEPTIONS = [
  'This exclusion does not apply to liability the insured would have without the contract.',
  'However, this exclusion does not apply to heat or smoke from a hostile fire at your premises.',
  'This exclusion does not apply to a boat that is less than 26 feet long and not used for hire.',
  'But if fire results, we will pay for the loss that the fire causes, except to outdoor signs.',
]
const ITEMS = [
  'At or from any premises that is owned or rented by an insured;',
  'At or from any site used for the handling of waste; or',
  'That is being moved, stored or treated as waste.',
]
const HEADINGS = ['COVERAGE A BODILY INJURY LIABILITY', 'COVERAGE B PERSONAL INJURY LIABILITY']

const ENDORSED = [
  'Exclusion - Asbestos Fibers',
  'Roofing Operations Exclusion',
  'Exclusion - Punitive Damages',
  'Communicable Disease Exclusion',
]

/** What a drawn policy holds: a coverage form, the exclusions that are endorsements, and what gives one back. */
export type Drawing = { form: DrawnForm; endorsed: Endorsed[]; back: { exclusion: DrawnExclusion; at: number } }
/** `isInFile`: its text is there, and not only its line in the list of forms. */
export type Endorsed = { number: string; edition: string; title: string; isInFile: boolean }

export function aDrawing(seed: number): Drawing {
  const chance = chanceFrom(seed * 7919)
  const form = {
    number: 'QF 00 01',
    edition: '04 26',
    title: 'LIABILITY COVERAGE FORM',
    sections: HEADINGS.slice(0, chance.int(1, 2)).map((heading) => ({ heading, exclusions: someOf(chance) })),
  }
  const endorsed = chance.some(ENDORSED, 2).map((title, at) => ({
    number: `QF 21 4${at + 1}`,
    edition: '04 26',
    title,
    isInFile: at === 0,
  }))
  const at = chance.int(0, form.sections[0]!.exclusions.length - 1)
  return { form, endorsed, back: { exclusion: form.sections[0]!.exclusions[at]!, at } }
}

const someOf = (chance: Chance): DrawnExclusion[] =>
  chance.some(HARMS, chance.int(5, 9)).map(([name, text]) => ({
    name,
    text,
    ...(chance.maybe(0.35) ? { items: ITEMS } : {}),
    ...(chance.maybe(0.4) ? { exception: chance.pick(EXCEPTIONS) } : {}),
  }))
