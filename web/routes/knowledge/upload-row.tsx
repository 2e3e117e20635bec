import { CircleCheck, FileText, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { plainName } from '../../../shared/uploads.ts'
import { fileSize } from '../../lib/size.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/field.tsx'
import { Progress } from '../../ui/progress.tsx'
import type { Sent } from './use-uploads.ts'

/** A file on its way into the library: how large it is, how far it is, or why it does not come in. */
export function UploadRow({ of: { file, state, share, reason }, onRemove }: { of: Sent; onRemove: () => void }) {
  const name = plainName(file.name)
  const row = useRef<HTMLLIElement>(null)
  // The one that is sent stays in sight, however many there are.
  useEffect(() => {
    if (state === 'SENDING') row.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  return (
    <li ref={row} className="flex min-h-10 flex-wrap items-center gap-x-2 pr-2 pl-3 text-13">
      {state === 'ADDED' ? (
        <CircleCheck size={16} className="flex-none text-done-dot" aria-hidden />
      ) : (
        <FileText size={16} className="flex-none text-ink-3" aria-hidden />
      )}
      <span className="cut min-w-0 flex-1" title={name}>
        {name}
      </span>
      <span className="num text-12 text-ink-3">{state === 'ADDED' ? 'Added' : fileSize(file.size)}</span>
      {state === 'ADDED' || state === 'SENDING' ? (
        <span className="size-7" />
      ) : (
        <Button look="quiet" size="sm" icon aria-label={`Remove ${name}`} onClick={onRemove}>
          <X size={16} aria-hidden />
        </Button>
      )}
      {state === 'SENDING' && (
        <span className="basis-full pr-1 pb-2">
          <Progress share={share} label={`Uploading ${name}`} />
        </span>
      )}
      {reason && <ErrorText className="basis-full pb-2">{reason}</ErrorText>}
    </li>
  )
}
