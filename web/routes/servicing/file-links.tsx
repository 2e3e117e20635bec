import { FileText } from 'lucide-react'
import type { RequestFileFragment } from '../../graph/generated/graphql.ts'
import { fileSize } from '../../lib/size.ts'

/** Files by name and size; each opens in a new tab. */
export function FileLinks({ files, label }: { files: readonly RequestFileFragment[]; label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {files.map(({ id, name, size }) => (
        <li key={id} className="max-w-full">
          <a
            href={`/app/files/${id}`}
            target="_blank"
            rel="noopener noreferrer"
            className="quick inline-flex h-7 max-w-full items-center gap-[6px] rounded-6 border border-hairline bg-surface px-2 text-12 font-medium hover:border-edge"
          >
            <FileText size={14} aria-hidden className="text-ink-3" />
            <span className="cut">{name}</span>
            <span className="num flex-none font-normal text-ink-3">{fileSize(size)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
