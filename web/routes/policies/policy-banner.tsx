import { ArrowRight, Clock, RefreshCw } from 'lucide-react'
import { Link } from 'react-router'
import { labelOf } from '../../../shared/labeled.ts'
import { POLICY_STATES } from '../../../shared/states.ts'
import type { PolicyFragment, PolicyVersionFragment } from '../../graph/generated/graphql.ts'
import { Banner } from '../../parts/banner.tsx'
import { DialogLink } from '../../parts/form/dialog-address.tsx'
import { useToday } from '../../parts/session.ts'
import { buttonLook } from '../../ui/button.tsx'
import { dateOrNone, pendingSentence } from './policy-words.ts'

/** That a cancellation is pending, or that a newer version exists; of both, one that says both (spec 3 §2). */
export function PolicyBanner({ policy }: { policy: PolicyFragment }) {
  const [newer] = policy.renewal.nextPolicies
  if (policy.cancellation?.isPending) return <PendingBanner policy={policy} newer={newer} />
  return newer ? <NewerBanner newer={newer} /> : null
}

function PendingBanner({ policy, newer }: { policy: PolicyFragment; newer: PolicyVersionFragment | undefined }) {
  const today = useToday()
  const notice = policy.files.find(({ type }) => type === 'NOTICE_OF_CANCELLATION')
  return (
    <Banner
      tone="wait"
      icon={Clock}
      title="Cancellation Pending"
      action={
        <>
          {notice && (
            <a href={notice.url} target="_blank" rel="noreferrer" className={buttonLook({ look: 'quiet', size: 'sm' })}>
              See the notice
            </a>
          )}
          {newer && <NewerLink id={newer.id} look="quiet" />}
          <DialogLink to={`/app/policies/${policy.id}/reinstate`} className={buttonLook({ size: 'sm' })}>
            Reinstate
          </DialogLink>
        </>
      }
    >
      {pendingSentence(policy.cancellation!, policy.carrier?.name ?? null, today)}
      {newer && ' A newer version of this policy exists.'}
    </Banner>
  )
}

function NewerBanner({ newer }: { newer: PolicyVersionFragment }) {
  const name = newer.policyNumber ? `Renewed as ${newer.policyNumber}` : 'Renewed'
  const state = labelOf(POLICY_STATES, newer.state).toLowerCase()
  return (
    <Banner
      tone="work"
      icon={RefreshCw}
      title="A newer version of this policy exists"
      action={<NewerLink id={newer.id} />}
    >
      {name}
      {newer.carrier && ` with ${newer.carrier.name}`}, {state}
      {newer.inforceAt && `, in force from ${dateOrNone(newer.inforceAt)}`}.
    </Banner>
  )
}

const NewerLink = ({ id, look }: { id: string; look?: 'quiet' }) => (
  <Link to={`/app/policies/${id}/overview`} className={buttonLook({ size: 'sm', ...(look && { look }) })}>
    Open the newer version
    <ArrowRight size={14} aria-hidden />
  </Link>
)
