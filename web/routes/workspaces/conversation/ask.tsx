import { CircleAlert, FileText } from 'lucide-react'
import type { Message, WorkspaceFile } from '../../../graph/workspace.ts'
import { clockTime, fullTime } from '../../../lib/time.ts'
import { useTimeZone } from '../../../parts/session.ts'
import { Avatar } from '../../../ui/avatar.tsx'

/** What the user said, with the files they gave. */
export function Ask({ message, name, files }: { message: Message; name: string; files: WorkspaceFile[] }) {
  const timeZone = useTimeZone()
  return (
    <article className="rounded-12 bg-sunken px-4 pt-3 pb-4 text-prose">
      <header className="mb-2 flex items-center gap-2 text-13 font-medium">
        <Avatar name={name} />
        {name}
        <time
          dateTime={message.timestamp}
          title={fullTime(timeZone, message.timestamp)}
          className="num font-normal text-ink-3"
        >
          {clockTime(timeZone, message.timestamp)}
        </time>
      </header>
      <p className="whitespace-pre-wrap">{message.content}</p>
      {message.files.length > 0 && (
        <ul aria-label="Files" className="mt-3 flex flex-wrap gap-[6px]">
          {message.files.map((file) => (
            <li key={file.id} className="min-w-0">
              <FileChip file={files.find((one) => one.id === file.id) ?? file} />
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

/** A file by name; opens in a new tab. One that could not be read says so. */
export function FileChip({ file }: { file: WorkspaceFile }) {
  const Icon = file.error ? CircleAlert : FileText
  return (
    <a
      href={`/app/files/${file.id}`}
      target="_blank"
      rel="noopener noreferrer"
      title={file.error ? `Failed: ${file.error}` : file.shownName}
      className="quick inline-flex h-7 max-w-full items-center gap-[6px] rounded-6 border border-hairline bg-surface px-2 text-12 font-medium hover:border-edge"
    >
      <Icon size={14} aria-hidden className={file.error ? 'text-fail-dot' : 'text-ink-3'} />
      <span className="cut">{file.shownName}</span>
      {file.error && <span className="sr-only">, failed: {file.error}</span>}
    </a>
  )
}
