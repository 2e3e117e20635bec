import type { Family } from '../types.ts'
import { SCHEDULE } from './packets.ts'

const FIELDS = ['class_code', 'classification', 'state', 'exposure_basis', 'exposure', 'rate', 'premium', 'location_number', 'territory'] // biome-ignore format: a list

/** A class of operations with what it is rated on, as declarations list it outside of packets. */
export const EXPOSURE: Family = {
  type: 'exposure',
  key: 'class_code',
  generic: SCHEDULE.generic,
  fields: SCHEDULE.fields.filter(({ name }) => FIELDS.includes(name)),
}
