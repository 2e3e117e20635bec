import { X } from 'lucide-react'
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
            <span
              className={cx(
                'inline-flex h-7 max-w-full items-center gap-[6px] rounded-6 border bg-surface pr-1 pl-2 text-12 font-medium',
                fault ? 'border-fail-dot' : 'border-hairline',
              )}
            >
              <span className="cut">{file.name}</span>
              <span className="num font-normal text-ink-3">{fileSize(file.size)}</span>
              <button
                type="button"
                aria-label={`Remove ${file.name}`}
                disabled={!onRemove}
                onClick={() => onRemove?.(file)}
                className="grid size-6 place-items-center rounded-4 text-ink-3 hover:bg-hover hover:text-ink"
              >
                <X size={12} aria-hidden />
              </button>
            </span>
            {fault && <ErrorText className="mt-1">{fault}</ErrorText>}
          </li>
        )
      })}
    </ul>
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
