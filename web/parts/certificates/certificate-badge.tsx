import { mediumDate } from '../../../shared/dates.ts'
import { CERTIFICATE_STATES, type CertificateState } from '../../../shared/states.ts'
import { Badge } from '../../ui/badge.tsx'

type CertificateBadgeProps = { state: CertificateState; endsOn?: string | null; endsByCancellation: boolean }

/** The state of a certificate. One whose policy was canceled says until when. */
export function CertificateBadge({ state, endsOn, endsByCancellation }: CertificateBadgeProps) {
  if (state === 'CURRENT' && endsOn && endsByCancellation) return <Badge tone="wait">Ends {mediumDate(endsOn)}</Badge>
  const { label, tone } = CERTIFICATE_STATES.find(({ id }) => id === state)!
  return <Badge tone={tone}>{label}</Badge>
}
