import { ChevronDown, Download, X } from 'lucide-react'
import { lazy, useEffect, useRef, useState } from 'react'
import { newId } from '../../../lib/id.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { toast } from '../../../ui/toast.tsx'

const MenuItem = lazy(async () => ({ default: (await import('../../../ui/menu-items.tsx')).MenuItem }))

/** How often the place in the line is asked for. */
const ASK_EVERY_MS = 1000

type Kind = 'PDF' | 'Word file'
type DownloadDocumentProps = { place: string; version: number; title: string; waits: boolean }

/** Downloads a document as a PDF or a Word file. While a PDF is made, it tells how many are made before, and can be stopped. */
export function DownloadDocument({ place, version, title, waits }: DownloadDocumentProps) {
  const [making, setMaking] = useState<{ kind: Kind; before: number; stop: () => void } | null>(null)
  const stop = useRef<(() => void) | undefined>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const download = async (kind: Kind) => {
    const stopper = new AbortController()
    const ticket = newId()
    stop.current = () => stopper.abort()
    setMaking({ kind, before: 0, stop: stop.current })
    const asking = setInterval(async () => {
      if (kind !== 'PDF') return
      const answer = await fetch(`/agency/pdf-place/${ticket}`, { signal: stopper.signal }).catch(() => null)
      const told = answer?.ok ? ((await answer.json().catch(() => null)) as { before: number | null } | null) : null
      setMaking((now) => now && { ...now, before: told?.before ?? 0 })
    }, ASK_EVERY_MS)
    const route = kind === 'PDF' ? 'pdf' : 'docx'
    const address = `/agency/${route}/${place}?version=${String(version)}&download=1&ticket=${ticket}`
    const answer = await fetch(address, { signal: stopper.signal }).catch(() => null)
    const body = answer?.ok ? await answer.blob().catch(() => null) : null
    clearInterval(asking)
    setMaking(null)
    if (stopper.signal.aborted) return
    if (!body) {
      const why = answer && !answer.ok ? await answer.text() : 'There is no connection.'
      return toast(`The ${kind} was not made. ${why}`, { tone: 'fail' })
    }
    saveFile(body, `${title || 'Document'}.${route}`)
  }

  if (making)
    return (
      <span className="flex items-center gap-1">
        <span role="status" className="px-2 text-13 whitespace-nowrap text-ink-2">
          {making.before ? beforeYours(making.before) : `Making the ${making.kind}…`}
        </span>
        <Button size="sm" onClick={making.stop}>
          <X size={14} aria-hidden />
          Stop
        </Button>
      </span>
    )
  return (
    <Menu
      trigger={
        <Button size="sm" disabled={waits}>
          <Download size={14} aria-hidden />
          Download
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
      items={() => (
        <>
          <MenuItem onSelect={() => void download('PDF')}>PDF</MenuItem>
          <MenuItem onSelect={() => void download('Word file')}>Word (.docx)</MenuItem>
        </>
      )}
    />
  )
}

const beforeYours = (count: number) => `${count === 1 ? '1 PDF' : `${String(count)} PDFs`} before yours`
