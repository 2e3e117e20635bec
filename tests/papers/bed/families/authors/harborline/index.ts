import type { Family } from '../../../family.ts'
import { cancellation } from './cancellation.ts'
import { changeEndorsement } from './change-endorsement.ts'
import { compensationPolicy } from './compensation-policy.ts'
import { directBill } from './direct-bill.ts'
import { fleetPolicy } from './fleet-policy.ts'
import { lossExperience } from './loss-experience.ts'
import { packagePolicy } from './package-policy.ts'
import { renewalLetter } from './renewal-letter.ts'
import { scheduleOfInsurance } from './schedule-of-insurance.ts'
import { umbrellaPolicy } from './umbrella-policy.ts'

const MONTHS = 'Jan. Feb. March April May June July Aug. Sept. Oct. Nov. Dec.'.split(' ')
const parts = (iso: string) => iso.split('-').map(Number) as [number, number, number]
const two = (number: number) => String(number).padStart(2, '0')

/** An old regional mutual: laser-printed forms with item numbers, typed schedules, terse letters, direct bills. */
export const HARBORLINE: Family = {
  name: 'harborline',
  split: 'report',
  names: 'report',
  style: (chance) => ({
    capitals: chance.maybe(0.45),
    money: chance.pick([
      (amount: number) => `$${amount.toLocaleString('en-US')}`,
      (amount: number) => `$ ${amount.toLocaleString('en-US')}`,
      (amount: number) => amount.toLocaleString('en-US'),
      (amount: number) => `$${amount.toLocaleString('en-US')}.00`,
    ]),
    date: chance.pick([
      (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`,
      (iso: string) => `${iso.slice(5, 7)}-${iso.slice(8)}-${iso.slice(2, 4)}`,
      (iso: string) => `${MONTHS[parts(iso)[1] - 1]} ${parts(iso)[2]}, ${parts(iso)[0]}`,
      (iso: string) => `${parts(iso)[1]}/${parts(iso)[2]}/${two(parts(iso)[0] % 100)}`,
    ]),
  }),
  papers: {
    packagePolicy,
    fleetPolicy,
    umbrellaPolicy,
    compensationPolicy,
    changeEndorsement,
    directBill,
    scheduleOfInsurance,
    renewalLetter,
    lossExperience,
    cancellation,
  },
}
