import { Button } from '../ui/button.tsx'
import { DialogFoot } from '../ui/dialog-parts.tsx'
import { Progress } from '../ui/progress.tsx'
import { type useSending, WaitsForConnection } from './use-sending.tsx'

/** What every preset dialog is given. */
export type PresetDialogProps = { open: boolean; onClose: () => void }

type PresetFootProps = {
  verb: string
  disabled?: boolean
  /** Why it cannot be sent yet. */
  why?: string | undefined
  sending: ReturnType<typeof useSending>['sending']
  onCancel: () => void
}

/** The buttons of a preset dialog; while the files leave, how far they are and the way to stop it. */
export function PresetFoot({ verb, disabled, why, sending, onCancel }: PresetFootProps) {
  if (sending) {
    const { share, waits, stop } = sending
    const stopButton = (
      <Button onClick={stop} className="flex-none!">
        Stop
      </Button>
    )
    if (waits)
      return (
        <DialogFoot>
          <WaitsForConnection className="mr-auto min-w-0" />
          {stopButton}
        </DialogFoot>
      )
    return (
      <DialogFoot>
        <span className="num flex-none! text-13 text-ink-2">
          {share < 1 ? `Sending files, ${Math.round(share * 100)} %` : 'Starting'}
        </span>
        <Progress share={share} label="Sending files" />
        {stopButton}
      </DialogFoot>
    )
  }
  return (
    <DialogFoot>
      {why && (
        <p id="why-not" className="mr-auto min-w-0 text-12 text-ink-3">
          {why}
        </p>
      )}
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" look="primary" disabled={disabled} aria-describedby={why ? 'why-not' : undefined}>
        {verb}
      </Button>
    </DialogFoot>
  )
}
