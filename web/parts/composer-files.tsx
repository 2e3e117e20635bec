import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { plainName } from '../../shared/uploads.ts'
import { fileSize } from '../lib/size.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { ErrorText } from '../ui/field.tsx'
import { Progress } from '../ui/progress.tsx'

type ComposerFilesProps = { files: File[]; faults: (string | null)[]; onRemove?: (file: File) => void }

/** The files of a message; an error is shown under its file. */
export function ComposerFiles({ files, faults, onRemove }: ComposerFilesProps) {
  return (
    <ul aria-label="Files to send" className="flex flex-wrap gap-[6px] px-3 pt-1 pb-2">
      {files.map((file, place) => {
        const fault = faults[place]
        return (
          <li
            key={`${file.name} ${String(file.size)} ${String(place)}`}
            className={cx('max-w-full min-w-0', fault && 'basis-full')}
          >
            <Chip name={plainName(file.name)} isFaulty={Boolean(fault)} onRemove={onRemove && (() => onRemove(file))}>
              <span className="num flex-none font-normal text-ink-3">{fileSize(file.size)}</span>
            </Chip>
            {fault && <ErrorText className="mt-1">{fault}</ErrorText>}
          </li>
        )
      })}
    </ul>
  )
}

type ChipProps = { name: string; isFaulty?: boolean; onRemove: (() => void) | undefined; children: ReactNode }

/** Something that goes along with a message. */
export function Chip({ name, isFaulty, onRemove, children }: ChipProps) {
  return (
    <span
      className={cx(
        'inline-flex h-7 max-w-full items-center gap-[6px] rounded-6 border bg-surface pr-1 pl-2 text-12 font-medium',
        isFaulty ? 'border-fail-dot' : 'border-hairline',
      )}
    >
      <span className="cut" title={name}>
        {name}
      </span>
      {children}
      <button
        type="button"
        aria-label={`Remove ${name}`}
        disabled={!onRemove}
        onClick={onRemove}
        className="grid size-6 flex-none place-items-center rounded-4 text-ink-3 hover:bg-hover hover:text-ink"
      >
        <X size={12} aria-hidden />
      </button>
    </span>
  )
}

/** The upload progress. It is placed where nothing else is, so that the second click of a double click stops nothing. */
export function Sending({ share, onStop }: { share: number; onStop: () => void }) {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2 px-1 text-12 text-ink-2">
      <Button size="sm" look="quiet" onClick={onStop}>
        Stop
      </Button>
      <Progress share={share} label="Sending files" />
      <span className="num flex-none">
        {share < 1 ? `Sending files, ${String(Math.round(share * 100))} %` : 'Storing files'}
      </span>
    </span>
  )
}
