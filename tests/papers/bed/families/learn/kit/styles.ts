import { formatAmount } from '../../../../../../shared/amounts.ts'
import type { Chance } from '../../../random.ts'
import { FONTS, type Style } from '../../../style.ts'
import { briefDate, dashedDate, dollars, dollarsApart, leanDate, longDate, shortDate, slashedDate } from './amounts.ts'

type City = Style['cityLine']
const comma: City = (city, state, zip) => `${city}, ${state} ${zip}`
const bare: City = (city, state, zip) => `${city} ${state} ${zip}`
const apart: City = (city, state, zip) => `${city}, ${state}  ${zip}`
const spaceBefore: City = (city, state, zip) => `${city}, ${state} &nbsp;${zip}`
const spaceAfter: City = (city, state, zip) => `${city}, ${state}&nbsp; ${zip}`
const withZeros = (amount: number) => `${dollars(amount)}.00`

type Font = keyof typeof FONTS
type Habits = {
  /** Whether names stand in capitals: one of these, drawn; never where there are none. */
  capitals?: boolean[]
  money: Style['money'][]
  date: Style['date'][]
  cityLine: City[]
}
/** The type of a house, and how it usually spells amounts, dates and cities. */
const spelled =
  ({ capitals, money, date, cityLine }: Habits) =>
  (fonts: Font[], size: (chance: Chance) => number, given: Partial<Style>) =>
  (chance: Chance): Partial<Style> => ({
    font: FONTS[chance.pick(fonts)],
    size: size(chance),
    spaced: 'no',
    spacedLabels: false,
    capitals: capitals ? chance.pick(capitals) : false,
    money: chance.pick(money),
    date: chance.pick(date),
    cityLine: chance.pick(cityLine),
    ...given,
  })
/** Sizes from a range, in half points. */
const inRange =
  (habits: Habits) =>
  (fonts: Font[], from: number, to: number, given: Partial<Style> = {}) =>
    spelled(habits)(fonts, ({ int }) => int(from * 2, to * 2) / 2, given)
const oneOf =
  (habits: Habits) =>
  (fonts: Font[], sizes: number[], given: Partial<Style> = {}) =>
    spelled(habits)(fonts, ({ pick }) => pick(sizes), given)

/** A third of the documents in capitals; some dates in words. */
export const thirdInCapitals = inRange({
  capitals: [false, false, true],
  money: [dollars, dollars, dollars, dollarsApart, formatAmount],
  date: [slashedDate, slashedDate, slashedDate, dashedDate, briefDate, longDate],
  cityLine: [comma, apart, bare],
})
/** Half of them in capitals; some amounts with cents. */
export const halfInCapitals = inRange({
  capitals: [false, true],
  money: [dollars, dollars, dollars, formatAmount, withZeros],
  date: [slashedDate, slashedDate, slashedDate, briefDate, dashedDate, shortDate],
  cityLine: [comma, bare, spaceAfter],
})
/** A third in capitals, dates in any of six ways. */
export const manyDates = oneOf({
  capitals: [false, false, true],
  money: [dollars, dollars, formatAmount, dollarsApart],
  date: [slashedDate, slashedDate, dashedDate, briefDate, leanDate, shortDate],
  cityLine: [comma, bare, spaceBefore],
})
/** Never in capitals of its own; cities in three ways. */
export const manyCities = oneOf({
  money: [dollars, dollars, dollars, formatAmount, dollarsApart],
  date: [slashedDate, slashedDate, slashedDate, briefDate, leanDate, dashedDate],
  cityLine: [comma, bare, spaceBefore],
})
/** Never in capitals of its own; mostly dollars and slashes. */
export const mostlyDollars = oneOf({
  money: [dollars, dollars, dollars, dollars, formatAmount, dollarsApart],
  date: [slashedDate, slashedDate, slashedDate, leanDate, briefDate, dashedDate],
  cityLine: [comma, comma, bare],
})
/** The same with more ways to write amounts and dates. */
export const lessOften = oneOf({
  money: [dollars, dollars, dollars, formatAmount, dollarsApart],
  date: [slashedDate, slashedDate, leanDate, briefDate, dashedDate],
  cityLine: [comma, comma, bare],
})
