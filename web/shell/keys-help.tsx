import { useLocation } from 'react-router'
import { useMay } from '../parts/session.ts'
import { Dialog } from '../ui/dialog.tsx'
import { DialogBody } from '../ui/dialog-parts.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { keysAt } from './keys.ts'

/** What `?` shows: the keys by screen, those of the one that is looked at first. */
export default function KeysHelp({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation()
  const may = useMay()
  return (
    <Dialog open onClose={onClose} title="Keys">
      <DialogBody>
        {keysAt(pathname, may).map(({ title, keys: listed }) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-1 text-12! font-medium! text-ink-3">{title}</h3>
            <dl className="grid gap-1">
              {listed.map(({ keys, does }) => (
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
          </section>
        ))}
      </DialogBody>
    </Dialog>
  )
}
