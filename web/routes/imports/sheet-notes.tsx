import type { ImportDetailsFragment } from '../../graph/generated/graphql.ts'
import { Button } from '../../ui/button.tsx'
import { figure } from './import-words.ts'

type SheetNotesProps = { it: ImportDetailsFragment; fixed: boolean; onHidden: (leaveOut: boolean) => void }

/** Warnings about the file, above its rows: characters that look wrong, and rows that the spreadsheet hides. */
export function SheetNotes({ it, fixed, onHidden }: SheetNotesProps) {
  const { hidden, warning } = it.sheets[it.sheet]!
  if (!hidden && !warning) return null
  const rows = hidden === 1 ? '1 row is' : `${figure(hidden)} rows are`
  const them = hidden === 1 ? 'it' : 'them'
  return (
    <div className="grid gap-2 rounded-8 border border-hairline px-4 py-3 text-13">
      {warning && <p className="text-wait-ink">{warning}</p>}
      {hidden > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="min-w-0 flex-1 text-wait-ink">{`${rows} hidden in this sheet, and left out until you take ${them} in.`}</p>
          {!fixed && (
            <span className="flex gap-2">
              <Button size="sm" onClick={() => onHidden(false)}>{`Take ${them} in`}</Button>
              <Button size="sm" look="quiet" onClick={() => onHidden(true)}>{`Leave ${them} out`}</Button>
            </span>
          )}
        </div>
      )}
    </div>
  )
}
