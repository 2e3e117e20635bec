import type { Family } from '../../../family.ts'
import { amendedDeclarations } from './amended.ts'
import { businessAuto } from './auto.ts'
import { accountBill } from './bill.ts'
import { workersComp } from './compensation.ts'
import { plain } from './lines.ts'
import { lossRun } from './losses.ts'
import { cancellation } from './notice.ts'
import { packagePolicy } from './package.ts'
import { renewalOffer } from './renewal.ts'
import { inquiryScreens } from './screens.ts'
import { umbrellaDeclarations } from './umbrella.ts'

const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')
const [year, month, day] = [(iso: string) => iso.slice(0, 4), (iso: string) => iso.slice(5, 7), (iso: string) => iso.slice(8)] // biome-ignore format: a list

/** Line-printer output of a carrier's mainframe: capitals, fixed columns, codes, page heads on each page. */
export const ironbridge: Family = {
  name: 'ironbridge',
  split: 'learn',
  names: 'learn',
  style: (chance) => ({
    font: "'DejaVu Sans Mono', monospace",
    capitals: true,
    money: plain,
    date: chance.pick([
      (iso: string) => `${month(iso)}/${day(iso)}/${year(iso).slice(2)}`,
      (iso: string) => `${month(iso)}-${day(iso)}-${year(iso)}`,
      (iso: string) => `${month(iso)}/${day(iso)}/${year(iso)}`,
      (iso: string) => `${MONTHS[Number(month(iso)) - 1]} ${day(iso)} ${year(iso)}`,
      (iso: string) => `${month(iso)}-${day(iso)}-${year(iso).slice(2)}`,
      (iso: string) => `${year(iso)}/${month(iso)}/${day(iso)}`,
    ]),
    cityLine: chance.pick([
      (city: string, state: string, zip: string) => `${city} ${state} ${zip}`,
      (city: string, state: string, zip: string) => `${city}, ${state}  ${zip}`,
    ]),
  }),
  papers: { packagePolicy, workersComp, amendedDeclarations, businessAuto, umbrellaDeclarations, accountBill, inquiryScreens, cancellation, renewalOffer, lossRun }, // biome-ignore format: a list
}
