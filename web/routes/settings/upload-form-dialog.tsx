import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '../../graph/act.ts'
import type { UserError } from '../../graph/client.ts'
import { UploadFormTemplateDocument } from '../../graph/generated/graphql.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../ui/dialog.tsx'
import { Checkbox, ErrorText } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { toast } from '../../ui/toast.tsx'

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** Takes one fillable PDF and the dated confirmation that the agency may use it. */
export default function UploadFormDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [files, setFiles] = useState<File[]>([])
  const [confirmed, setConfirmed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ sentence: string; errors: UserError[] }>()
  const act = useAct()
  const { revalidate } = useRevalidator()
  const file = files[0]

  const reset = () => {
    setFiles([])
    setConfirmed(false)
    setFailure(undefined)
  }
  const upload = async () => {
    if (!file || busy) return
    setBusy(true)
    const outcome = await act(UploadFormTemplateDocument, { input: { file, licenceConfirmed: confirmed } })
    setBusy(false)
    if (!outcome.ok) return setFailure(outcome)
    toast(`${file.name} is ready to be filled`)
    onClose()
    await revalidate()
  }
  const fileError = failure?.errors.find((error) => error.path.includes('file'))?.message

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={reset}
      title="Upload a form"
      description="Cara recognises the form, its edition and its fields."
    >
      <form
        className="flex min-h-0 flex-col"
        onSubmit={(event) => {
          event.preventDefault()
          void upload()
        }}
      >
        <DialogBody>
          <FileDrop
            label="Fillable PDF"
            multiple={false}
            accept="application/pdf,.pdf"
            files={files}
            onChange={(next) => {
              setFiles(next)
              setFailure(undefined)
            }}
            error={fileError}
          />
          <label htmlFor="licence" className="flex cursor-pointer items-start gap-2 text-13">
            <Checkbox
              id="licence"
              className="mt-[2px]"
              checked={confirmed}
              onChange={(event) => setConfirmed(event.target.checked)}
            />
            <span>
              Our agency holds a licence from ACORD to use this form.
              <span className="block text-12 text-ink-3">
                Recorded with your name and today's date, {dateFormat.format()}.
              </span>
            </span>
          </label>
          {failure && !fileError && <ErrorText>{failure.sentence}</ErrorText>}
        </DialogBody>
        <DialogFoot>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="primary" disabled={!file || !confirmed || busy}>
            {busy ? 'Reading the form…' : 'Upload'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
