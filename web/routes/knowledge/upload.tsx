import { lazy, Suspense, useEffect, useState } from 'react'
import { UPLOAD_ACCEPT, uploadHintForOne } from '../../../shared/uploads.ts'
import { count } from '../../lib/count.ts'
import { useDraft } from '../../lib/draft.ts'
import { useLeavingAsked } from '../../lib/use-leaving-asked.ts'
import { RouteDialog } from '../../parts/form/route-dialog.tsx'
import { useSession } from '../../parts/session.ts'
import { Button } from '../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../ui/dialog-parts.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { toast } from '../../ui/toast.tsx'
import { DROPPED, KNOWLEDGE } from './knowledge-list.tsx'
import { UploadRow } from './upload-row.tsx'
import { useBases } from './use-bases.ts'
import { isToSend, useUploads } from './use-uploads.ts'

const BaseField = lazy(() => import('./base-field.tsx'))
const Confirm = lazy(() => import('../../ui/confirm.tsx'))

/** Takes many files at once, and sends them one by one. Each says by itself what became of it. */
export default function UploadDocuments() {
  const { uploadLimits } = useSession()
  const { draft, clear } = useDraft(DROPPED)
  const uploads = useUploads(uploadLimits, draft.files)
  const { files, running } = uploads
  useEffect(() => {
    clear()
  }, [clear])
  const { bases, base } = useBases()
  const [baseId, setBaseId] = useState(base?.id ?? null)
  const { asking, ask, stay, leave } = useLeaving(running, uploads.stop)
  const waiting = files.filter(isToSend).length
  const inside = files.filter(({ state }) => state === 'ADDED').length
  const refused = files.filter(({ state }) => state === 'REFUSED').length
  const all = files.length - refused
  const send = async (close: () => void) => {
    const added = await uploads.send(baseId)
    if (added && added === files.length) {
      toast(`${count(added, 'document')} added`)
      close()
    }
  }
  return (
    <RouteDialog
      wide
      parent={KNOWLEDGE}
      title="Upload Existing Documents"
      description="Everybody in your agency sees them, and Cara searches them."
      onAsk={running ? ask : undefined}
    >
      {(close) => (
        <form
          className="flex min-h-0 flex-col"
          onSubmit={(event) => {
            event.preventDefault()
            if (waiting && !running) void send(close)
          }}
        >
          <DialogBody>
            {bases.length > 1 && (
              <Suspense>
                <BaseField bases={bases} value={base?.id} onValue={setBaseId} />
              </Suspense>
            )}
            <FileDrop
              label="Files"
              accept={UPLOAD_ACCEPT}
              hint={`${uploadHintForOne(uploadLimits)} each.`}
              files={[]}
              onChange={uploads.add}
              also={
                files.length > 0 &&
                files.map((one) => <UploadRow key={one.id} of={one} onRemove={() => uploads.remove(one.id)} />)
              }
            />
          </DialogBody>
          <DialogFoot>
            <p role="status" className="num mr-auto text-13 text-ink-2 empty:hidden max-md:basis-full">
              {(running || inside > 0) &&
                `${String(inside)} of ${count(all, 'file')} added${refused ? `, ${String(refused)} refused` : ''}`}
            </p>
            {running ? (
              <Button onClick={uploads.stop}>Stop</Button>
            ) : (
              <Button look="quiet" onClick={close}>
                {inside ? 'Done' : 'Cancel'}
              </Button>
            )}
            <Button type="submit" look="primary" disabled={!waiting && !running} aria-disabled={running || undefined}>
              {running ? 'Uploading…' : waiting ? `Upload ${count(waiting, 'file')}` : 'Upload'}
            </Button>
          </DialogFoot>
          {asking && (
            <Suspense>
              <Confirm
                open
                onClose={stay}
                title="Stop the upload?"
                verb="Stop and leave"
                back="Keep uploading"
                danger
                onConfirm={leave}
              >
                {leavingWords(inside, all)}
              </Confirm>
            </Suspense>
          )}
        </form>
      )}
    </RouteDialog>
  )
}

const leavingWords = (inside: number, all: number) =>
  inside
    ? `${String(inside)} of ${count(all, 'file')} ${inside === 1 ? 'is in the library and stays' : 'are in the library and stay'} there. The others are not sent.`
    : 'Nothing is in the library yet, and nothing more is sent.'

/** Asks before the dialog is left while files are sent: by its cross, or by the browser's Back. */
function useLeaving(running: boolean, stop: () => void) {
  const [closing, setClosing] = useState<{ close: () => void } | null>(null)
  const away = useLeavingAsked(() => running)
  // All is sent while it was asked: whoever went back goes there.
  useEffect(() => {
    if (!running && away.asking) away.leave()
  }, [running, away])
  return {
    asking: running && (closing !== null || away.asking),
    ask: (close: () => void) => setClosing({ close }),
    stay: () => {
      setClosing(null)
      away.stay()
    },
    leave: async () => {
      stop()
      closing?.close()
      if (away.asking) away.leave()
      return undefined
    },
  }
}
