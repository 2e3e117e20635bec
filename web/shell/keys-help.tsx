import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { KEYS } from './use-shell-keys.ts'

/** What `?` shows. */
export default function KeysHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Keys">
      <DialogBody>
        <dl className="grid gap-2">
          {KEYS.map(({ keys, does }) => (
            <div key={does} className="flex min-h-7 items-center justify-between gap-4 text-13">
              <dt className="text-ink-2">{does}</dt>
              <dd className="flex flex-none gap-1">
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </DialogBody>
    </Dialog>
  )
}
