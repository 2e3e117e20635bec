import { type RawBuilder, sql } from 'kysely'
import type { IsoDate } from '../../../../shared/dates.ts'
import type { CertificateState } from '../../../../shared/states.ts'

const policiesOf = (day: RawBuilder<IsoDate | null>) => sql<IsoDate | null>`(
  select min(${day}) from certificate_policies cp
  join policies p on p.agency_id = cp.agency_id and p.id = cp.policy_id
  join agencies a on a.id = cp.agency_id
  where cp.agency_id = certificates.agency_id and cp.certificate_id = certificates.id)`
/** By its term: as of the day of issue, or shorter if it was shortened since. */
const TERM = sql<IsoDate | null>`least(cp.expires_at, p.expires_at)`
/**
 * By a cancellation in effect, or by one that left a lapse before its reinstatement: a certificate issued before the lapse ended has ended
 * too.
 */
const CANCELLATION = sql<IsoDate | null>`(
  select min(c.effective_at) from policy_cancellations c
  where c.agency_id = cp.agency_id and c.policy_id = cp.policy_id and (c.reinstated_at is null
    or c.closed_at is not null and c.reinstatement_effective_at > c.effective_at
      and c.reinstatement_effective_at > (certificates.created_at at time zone a.time_zone)::date))`
const DELETION = sql<IsoDate | null>`(p.deleted_at at time zone a.time_zone)::date`

/** When the first policy of a certificate ends: by its term, by a cancellation, or since it was deleted. */
export const ENDS_ON = policiesOf(sql`least(${TERM}, ${CANCELLATION}, ${DELETION})`)
export const CANCELED_ON = policiesOf(CANCELLATION)
export const ENDS_OTHERWISE_ON = policiesOf(sql`least(${TERM}, ${DELETION})`)
export const REPLACED_BY = sql<string | null>`(
  select r.id from certificates r where r.agency_id = certificates.agency_id and r.replaces = certificates.id)`

/** The state of a certificate; revoked takes precedence over replaced, and replaced over ended. `today` is the agency's day. */
export const stateOn = (today: IsoDate) => sql<CertificateState>`case
  when certificates.revoked_at is not null then 'REVOKED'
  when ${REPLACED_BY} is not null then 'REPLACED'
  when ${ENDS_ON} <= ${today} then 'EXPIRED' else 'CURRENT' end`
