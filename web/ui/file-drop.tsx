import { FileText, Upload, X } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { plainName } from '../../shared/uploads.ts'
import { fileSize } from '../lib/size.ts'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { ErrorText, useFieldError } from './field.tsx'

/** True while files (and nothing else) hang over the element the handlers are spread on. */
function useFileDrop(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false)
  const depth = useRef(0)
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return {
    over,
    handlers: {
      onDragEnter(event: DragEvent) {
        if (!hasFiles(event)) return
        event.preventDefault()
        depth.current += 1
        setOver(true)
      },
      onDragOver(event: DragEvent) {
        if (hasFiles(event)) event.preventDefault()
      },
      onDragLeave() {
        depth.current = Math.max(0, depth.current - 1)
        if (depth.current === 0) setOver(false)
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return
        event.preventDefault()
        depth.current = 0
        setOver(false)
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}

type FileDropProps = {
  label: ReactNode
  files: File[]
  onChange: (files: File[]) => void
  multiple?: boolean
  accept?: string
  error?: string | undefined
  /** The whole place of this field in the server's errors. */
  path?: string
  /** With a name the files go along when the form around is sent. */
  name?: string
  hint?: ReactNode
  /** What is wrong with each file, in their order; it is shown under the file. */
  faults?: readonly (string | null)[]
  /** What a file is called on the screen. */
  nameOf?: (file: File) => string
  /** What is there beside the files, as rows of the same list. */
  also?: ReactNode
  /** Another way to bring something, beside dropping and choosing. */
  orElse?: ReactNode
}

const ownName = (file: File) => plainName(file.name)

/** Drop files or choose them; each is listed with its size and can be taken out again. */
export function FileDrop({
  label,
  files,
  onChange,
  multiple = true,
  accept,
  error: ownError,
  path,
  name,
  hint,
  faults = [],
  nameOf = ownName,
  also,
  orElse,
}: FileDropProps) {
  const id = useId()
  const told = useFieldError(path)
  const error = ownError ?? told
  const carrier = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!carrier.current) return
    const data = new DataTransfer()
    for (const file of files) data.items.add(file)
    carrier.current.files = data.files
  }, [files])
  const add = (more: File[]) => onChange(multiple ? [...files, ...more] : more.slice(0, 1))
  const { over, handlers } = useFileDrop(add)
  return (
    <div data-field className="grid grid-cols-[minmax(0,1fr)] gap-[6px]">
      <span className="text-13 font-medium" id={`${id}-label`}>
        {label}
      </span>
      {name && <input ref={carrier} type="file" name={name} multiple={multiple} hidden />}
      {(files.length > 0 || also) && (
        <ul className="divide-y divide-hairline rounded-8 border border-hairline">
          {also}
          {files.map((file, index) => (
            <FileRow
              key={`${file.name} ${file.size} ${String(index)}`}
              name={nameOf(file)}
              aside={<span className="num">{fileSize(file.size)}</span>}
              fault={faults[index]}
              onRemove={() => onChange(files.filter((one) => one !== file))}
            />
          ))}
        </ul>
      )}
      {(multiple || !files.length) && (
        <div
          {...handlers}
          className={cx(
            'flex min-h-16 flex-wrap items-center justify-center gap-x-2 gap-y-1 rounded-8 border border-dashed px-4 py-3 text-center text-13',
            over ? 'border-accent bg-accent-soft text-accent-ink' : 'border-control text-ink-2',
          )}
        >
          <Upload size={16} aria-hidden />
          <span>
            {multiple ? 'Drop files here or ' : 'Drop a file here or '}
            <label className="cursor-pointer font-medium text-accent-ink underline-offset-2 focus-within:rounded-4 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:underline">
              {multiple ? 'choose files' : 'choose one'}
              <input
                type="file"
                multiple={multiple}
                accept={accept}
                data-refused={faults.some(Boolean) ? '' : undefined}
                aria-labelledby={`${id}-label`}
                aria-invalid={error || faults.some(Boolean) ? true : undefined}
                aria-describedby={error || hint ? `${id}-note` : undefined}
                className="sr-only"
                onChange={(event) => {
                  add([...(event.target.files ?? [])])
                  event.target.value = ''
                }}
              />
            </label>
          </span>
          {orElse}
        </div>
      )}
      {error ? (
        <ErrorText id={`${id}-note`}>{error}</ErrorText>
      ) : (
        hint && (
          <p id={`${id}-note`} className="text-12 text-ink-3">
            {hint}
          </p>
        )
      )}
    </div>
  )
}

type FileRowProps = { name: string; aside: ReactNode; fault?: string | null | undefined; onRemove: () => void }

/** A file that goes along, and can be taken out again. */
export const FileRow = ({ name, aside, fault, onRemove }: FileRowProps) => (
  <li className="flex min-h-10 flex-wrap items-center gap-x-2 pr-2 pl-3 text-13">
    <FileText size={16} className="text-ink-3" aria-hidden />
    <span className="cut min-w-0 flex-1" title={name}>
      {name}
    </span>
    <span className="text-12 text-ink-3">{aside}</span>
    <Button look="quiet" size="sm" icon aria-label={`Remove ${name}`} onClick={onRemove}>
      <X size={16} aria-hidden />
    </Button>
    {fault && <ErrorText className="basis-full pb-2">{fault}</ErrorText>}
  </li>
)
