import { Button } from '../ui/button.tsx'
import { DialogFoot } from '../ui/dialog.tsx'
import { Progress } from '../ui/progress.tsx'

/** What every preset dialog is given. */
export type PresetDialogProps = { open: boolean; onClose: () => void }

type PresetFootProps = {
  verb: string
  disabled?: boolean
  /** 0..1 while it is being sent. */
  share: number | undefined
  onCancel: () => void
  onStop: () => void
}

/** The buttons of a preset dialog; while the files leave, how far they are and the way to stop it. */
export function PresetFoot({ verb, disabled, share, onCancel, onStop }: PresetFootProps) {
  if (share !== undefined) {
    return (
      <DialogFoot>
        <span className="num flex-none! text-13 text-ink-2">
          {share < 1 ? `Sending files, ${Math.round(share * 100)} %` : 'Starting'}
        </span>
        <Progress share={share} label="Sending files" />
        <Button onClick={onStop} className="flex-none!">
          Stop
        </Button>
      </DialogFoot>
    )
  }
  return (
    <DialogFoot>
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" look="primary" disabled={disabled}>
        {verb}
      </Button>
    </DialogFoot>
  )
}
