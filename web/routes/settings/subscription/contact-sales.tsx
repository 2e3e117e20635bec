import { ExternalLink } from 'lucide-react'
import { ButtonAnchor } from '../../../ui/button.tsx'

/** Where a demo is booked, a meeting about plans is, too (decision 28). */
export const ContactSales = ({ className }: { className?: string }) => (
  <ButtonAnchor href="/demo" target="_blank" rel="noreferrer" className={className}>
    <ExternalLink size={16} aria-hidden />
    Contact Sales
  </ButtonAnchor>
)
