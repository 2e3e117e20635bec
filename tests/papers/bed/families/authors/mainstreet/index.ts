import type { Family } from '../../../family.ts'
import { FONTS } from '../../../style.ts'
import { account } from './account.ts'
import { billing } from './billing.ts'
import { businessowners } from './businessowners.ts'
import { extraProtection } from './extra-protection.ts'
import { policyChange } from './policy-change.ts'
import { proof } from './proof.ts'
import { quoteCart } from './quote-cart.ts'
import { smallAuto } from './small-auto.ts'
import { welcome } from './welcome.ts'
import { workers } from './workers.ts'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const day = (iso: string) => String(Number(iso.slice(8)))
const month = (iso: string) => Number(iso.slice(5, 7))

/** A direct insurer of small businesses whose papers look like web pages. */
export const mainstreet: Family = {
  name: 'mainstreet',
  split: 'learn',
  names: 'learn',
  style: (chance) => ({
    font: chance.pick([FONTS.modern, FONTS.modern, FONTS.sans, FONTS.wide]),
    size: chance.pick([8, 8.5, 9, 9.5, 10]),
    borders: 'none',
    capitals: chance.maybe(0.08),
    spaced: 'no',
    spacedLabels: false,
    money: chance.pick([
      (amount: number) => `$${amount.toLocaleString('en-US')}`,
      (amount: number) => `$${amount.toLocaleString('en-US')}`,
      (amount: number) => `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
    ]),
    date: chance.pick([
      (iso: string) => `${MONTHS[month(iso) - 1]} ${day(iso)}, ${iso.slice(0, 4)}`,
      (iso: string) => `${month(iso)}/${day(iso)}/${iso.slice(0, 4)}`,
      (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`,
      (iso: string) => `${day(iso)} ${MONTHS[month(iso) - 1]} ${iso.slice(0, 4)}`,
      (iso: string) => `${iso.slice(5, 7)}.${iso.slice(8)}.${iso.slice(2, 4)}`,
    ]),
  }),
  papers: {
    businessowners,
    workers,
    smallAuto,
    extraProtection,
    account,
    proof,
    welcome,
    policyChange,
    billing,
    quoteCart,
  },
}
