import { Building2, X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { Client } from './client.ts'

/** Whom a preset is run for. Without the client the documents on file go too. */
export const ClientLine = ({ client, onRemove }: { client: Client; onRemove: () => void }) => (
  <p className="flex min-h-10 items-center gap-2 rounded-8 bg-accent-soft pr-2 pl-3 text-13">
    <Building2 size={16} aria-hidden className="flex-none text-accent-ink" />
    <span className="cut min-w-0 flex-1">
      For <b className="font-medium">{client.name}</b>, with the agency’s records
    </span>
    <Button look="quiet" size="sm" icon aria-label={`Remove ${client.name}`} onClick={onRemove}>
      <X size={16} aria-hidden />
    </Button>
  </p>
)
