import { z } from 'zod'
import { formatPhone } from '../../../shared/phones.ts'
import { US_TIME_ZONES } from '../../../shared/time-zones.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { invalid } from '../../lib/app-error.ts'
import { mailingAddress, needed, phone } from '../../lib/form-fields.ts'
import { parse } from '../../lib/parse.ts'
import * as store from './store.ts'
import type { Agency } from './types.ts'

const input = z.object({
  name: needed(100, 'Enter the name of the agency.'),
  phone,
  mailingAddress,
  timeZone: needed(60, 'Choose a time zone.'),
})

export type AgencyInput = Partial<z.input<typeof input>>

/**
 * Writes what the agency says of itself: name, phone and address stand on every certificate from now on, and its days begin and end by the
 * clock of its time zone. What was issued stays as it is. A clock outside the United States is kept, and not taken anew.
 */
export async function updateAgency(ctx: Ctx, given: AgencyInput): Promise<Agency> {
  must(ctx, 'change', 'agency')
  const { phone: kept, ...said } = parse(input, given)
  const agency = await store.getAgency(ctx.db)
  const isKnown = said.timeZone === agency.timeZone || US_TIME_ZONES.some(({ id }) => id === said.timeZone)
  if (!isKnown) throw invalid('timeZone', 'Choose a time zone of the United States.')
  // The phone is kept as certificates print it.
  await store.setAgency(ctx.db, { ...agency, ...said, phone: formatPhone(kept) })
  return store.getAgency(ctx.db)
}
