import type { ReactNode } from 'react'
import { isAvailable, PRESET_TOOLS } from '../../../shared/preset-tools.ts'
import { useSession } from '../../parts/session.ts'
import { Badge } from '../../ui/badge.tsx'

/** The seven tools of spec 2 §2; those that do not work here yet say so. */
export default function ToolsList() {
  const { searchesWeb } = useSession()
  return (
    <ul id="preset-tools" className="divide-y divide-hairline rounded-8 border border-hairline text-13">
      {PRESET_TOOLS.map((tool) => (
        <Tool key={tool.label} label={tool.label} missing={missing(tool, searchesWeb)}>
          {tool.hint}
        </Tool>
      ))}
    </ul>
  )
}

/** Why a tool does not work here; null where it does. */
function missing(tool: (typeof PRESET_TOOLS)[number], searchesWeb: boolean): string | null {
  if (tool.tool === 'SEARCH_WEB' && !searchesWeb) return 'Not set up'
  return isAvailable(tool) ? null : 'Not yet'
}

type ToolProps = { label: string; missing: string | null; children: ReactNode }

function Tool({ label, missing, children }: ToolProps) {
  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <div className="min-w-0 flex-1">
        <p className={missing ? 'text-ink-3' : 'font-medium'}>{label}</p>
        <p className="text-12 text-ink-3">{children}</p>
      </div>
      <Badge tone={missing ? 'none' : 'done'}>{missing ?? 'Available'}</Badge>
    </li>
  )
}
