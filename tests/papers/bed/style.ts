import { formatAmount } from '../../../shared/amounts.ts'
import { formatDate } from '../../../shared/dates.ts'
import type { Chance } from './random.ts'

/** How a document prints: its type, its borders, where labels stand, and how it spells amounts and dates. */
export type Style = {
  font: string
  /** Points. */
  size: number
  borders: 'grid' | 'rows' | 'outline' | 'none'
  labels: 'left' | 'above' | 'box' | 'dots' | 'columns'
  colon: boolean
  boldLabels: boolean
  upperLabels: boolean
  /** Names and addresses in capitals. */
  capitals: boolean
  /** Headings with spaces between their letters: as characters of their own, or by the type. */
  spaced: 'no' | 'characters' | 'type'
  spacedLabels: boolean
  money(amount: number): string
  date(iso: string): string
  cityLine(city: string, state: string, zip: string): string
}

export const FONTS = {
  sans: "'Liberation Sans', 'DejaVu Sans', sans-serif",
  wide: "'DejaVu Sans', 'Liberation Sans', sans-serif",
  narrow: "'DejaVu Sans Condensed', 'Liberation Sans', sans-serif",
  serif: "'DejaVu Serif', serif",
  narrowSerif: "'DejaVu Serif Condensed', 'DejaVu Serif', serif",
  mono: "'DejaVu Sans Mono', monospace",
  modern: "'Inter Variable', 'Liberation Sans', sans-serif",
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const DATES: ((iso: string) => string)[] = [
  formatDate,
  (iso) => formatDate(iso).replaceAll('/', '-'),
  (iso) => `${MONTHS[Number(iso.slice(5, 7)) - 1]} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`,
  (iso) => `${Number(iso.slice(5, 7))}/${Number(iso.slice(8))}/${iso.slice(2, 4)}`,
  (iso) => iso,
  (iso) => `${iso.slice(8)}-${MONTHS[Number(iso.slice(5, 7)) - 1]!.slice(0, 3).toUpperCase()}-${iso.slice(0, 4)}`,
]
const AMOUNTS: ((amount: number) => string)[] = [
  (amount) => `$${formatAmount(amount)}`,
  (amount) => `$${formatAmount(amount)}`,
  (amount) => formatAmount(amount),
  (amount) => `$ ${formatAmount(amount)}`,
  (amount) => `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
  (amount) => `USD ${formatAmount(amount)}`,
]
const CITY_LINES: Style['cityLine'][] = [
  (city, state, zip) => `${city}, ${state} ${zip}`,
  (city, state, zip) => `${city}, ${state} ${zip}`,
  (city, state, zip) => `${city} ${state}  ${zip}`,
  (city, state, zip) => `${city}, ${state}, ${zip}`,
]

/** A random style; what is given stays as it is. */
export function aStyle(chance: Chance, given: Partial<Style> = {}): Style {
  return {
    font: FONTS[chance.pick(Object.keys(FONTS) as (keyof typeof FONTS)[])],
    size: chance.pick([7, 8, 8.5, 9, 9, 10, 10.5, 11, 12]),
    borders: chance.pick(['grid', 'rows', 'outline', 'none']),
    labels: chance.pick(['left', 'above', 'box', 'dots', 'columns']),
    colon: chance.maybe(0.6),
    boldLabels: chance.maybe(0.4),
    upperLabels: chance.maybe(0.35),
    capitals: chance.maybe(0.3),
    spaced: chance.pick(['no', 'no', 'no', 'characters', 'type']),
    spacedLabels: chance.maybe(0.08),
    money: chance.pick(AMOUNTS),
    date: chance.pick(DATES),
    cityLine: chance.pick(CITY_LINES),
    ...given,
  }
}
