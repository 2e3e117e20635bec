import { lazy, Suspense, useState } from 'react'
import { withoutPrefix } from '../../../shared/presets.ts'
import { UPLOAD_ACCEPT, uploadHint } from '../../../shared/uploads.ts'
import { Button } from '../../ui/button.tsx'
import { FileDrop, FileRow } from '../../ui/file-drop.tsx'
import { marked } from '../preset-files.ts'
import { useSession } from '../session.ts'
import type { Client } from './client.ts'
import { type FilesInput, isOfSlot } from './slots.ts'

const UseOnFile = lazy(() => import('./use-on-file.tsx'))

type FileSlotProps = {
  input: FilesInput
  /** All files of the dialog; those of this slot carry its prefix. */
  files: File[]
  faultOf: (file: File) => string | null
  client: Client | null
  /** Whether the records of the client go along. */
  records: boolean
  /** Whether it says which files can be sent, which holds for all slots together. */
  hints: boolean
  onFiles: (files: File[]) => void
  onClient: (client: Client) => void
}

/** Where a fault of its files is told; what the server says of files at all stands at the input that takes any. */
export const pathOf = ({ name, prefix }: FilesInput) => (prefix ? `files.${name}` : 'files')

/** The files for one input of a preset: those that are sent, and those that are on file. */
export function FileSlot({ input, files, faultOf, client, records, hints, onFiles, onClient }: FileSlotProps) {
  const { uploadLimits } = useSession()
  const [choosing, setChoosing] = useState(false)
  const ofSlot = files.filter((file) => isOfSlot(file, input))
  const onFile = client?.documents.filter(({ slot }) => slot === input.prefix) ?? []
  return (
    <>
      <FileDrop
        label={
          input.missing ? (
            input.label
          ) : (
            <>
              {input.label} <span className="font-normal text-ink-3">optional</span>
            </>
          )
        }
        path={pathOf(input)}
        accept={UPLOAD_ACCEPT}
        hint={hints && uploadHint(uploadLimits)}
        files={ofSlot}
        faults={ofSlot.map(faultOf)}
        onChange={(changed) => {
          const after = changed.map((file) => marked(file, input.prefix))
          onFiles(withSlot(files, ofSlot, after))
        }}
        nameOf={({ name }) => withoutPrefix(name)}
        also={
          client &&
          onFile.length > 0 &&
          onFile.map(({ id, name }) => (
            <FileRow
              key={id}
              name={name}
              aside="On file"
              onRemove={() => onClient({ ...client, documents: client.documents.filter((one) => one.id !== id) })}
            />
          ))
        }
        orElse={
          <Button look="quiet" size="sm" onClick={() => setChoosing(true)}>
            Use what is on file<span className="sr-only"> for {input.label}</span>
          </Button>
        }
      />
      {client && records && (
        <p className="-mt-2 text-13 text-ink-2">
          {`Cara also takes what is on file for ${client.name}.`.replace(/\.\.$/, '.')}
        </p>
      )}
      {choosing && (
        <Suspense>
          <UseOnFile open input={input} client={client} onClose={() => setChoosing(false)} onUse={onClient} />
        </Suspense>
      )}
    </>
  )
}

/** All files after those of one slot changed; those there before keep their place, so that it is the newest that are too many. */
const withSlot = (all: File[], before: File[], after: File[]) => [
  ...all.filter((file) => !before.includes(file) || after.includes(file)),
  ...after.filter((file) => !all.includes(file)),
]
