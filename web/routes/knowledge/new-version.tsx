import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { UPLOAD_ACCEPT, uploadFault } from '../../../shared/uploads.ts'
import { useAct } from '../../graph/act.ts'
import { ChangeKnowledgeDocumentDocument } from '../../graph/generated/graphql.ts'
import { useSession } from '../../parts/session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/field.tsx'
import { Progress } from '../../ui/progress.tsx'
import { toast } from '../../ui/toast.tsx'

type NewVersionProps = { document: { id: string; title: string; rev: number } }

/** Puts another file in the place of an upload. What was found in the old one is found until the new one is indexed. */
export function NewVersion({ document: { id, title, rev } }: NewVersionProps) {
  const { uploadLimits } = useSession()
  const act = useAct()
  const { revalidate } = useRevalidator()
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (file: File) => {
    const fault = uploadFault(file, uploadLimits)
    setFailure(fault)
    if (fault) return
    setShare(0)
    const outcome = await act(ChangeKnowledgeDocumentDocument, { id, file, rev }, { onProgress: setShare })
    setShare(null)
    if (outcome.ok) toast(`The new version of ${title} is being indexed`)
    else setFailure(outcome.sentence)
    await revalidate()
  }
  return (
    <div className="grid min-w-0 gap-2 text-13">
      <input
        ref={input}
        type="file"
        accept={UPLOAD_ACCEPT}
        hidden
        aria-label="New version"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) void send(file)
        }}
      />
      <Button
        className="justify-self-start"
        aria-disabled={share !== null || undefined}
        onClick={() => share === null && input.current?.click()}
      >
        <Upload size={16} aria-hidden />
        {share === null ? 'Upload a new version' : 'Uploading…'}
      </Button>
      {share !== null && <Progress share={share} label="Uploading the new version" />}
      {failure && <ErrorText>{failure}</ErrorText>}
    </div>
  )
}
