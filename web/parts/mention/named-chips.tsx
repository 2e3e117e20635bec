import type { Named } from '../../lib/draft.ts'
import { Chip } from '../composer-files.tsx'

const KINDS: Record<Named['kind'], string> = {
  DOCUMENT: 'Knowledge base',
  FILE: 'File',
  ACCOUNT: 'Client',
  POLICY: 'Policy',
}

type NamedChipsProps = { named: readonly Named[]; onRemove?: (one: Named) => void }

/** What a message names: documents it is asked of, and the client or the policy it is about. */
export function NamedChips({ named, onRemove }: NamedChipsProps) {
  return (
    <ul aria-label="Named" className="flex flex-wrap gap-[6px] px-3 pt-1 pb-2">
      {named.map((one) => (
        <li key={one.id} className="max-w-full min-w-0">
          <Chip name={one.name} onRemove={onRemove && (() => onRemove(one))}>
            <span className="flex-none font-normal text-ink-3">{KINDS[one.kind]}</span>
          </Chip>
        </li>
      ))}
    </ul>
  )
}
