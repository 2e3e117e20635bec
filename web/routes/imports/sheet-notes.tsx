import type { ImportKind } from '../../../shared/imports.ts'
import type { ImportDetailsFragment } from '../../graph/generated/graphql.ts'
import { Button } from '../../ui/button.tsx'
import { figure } from './import-words.ts'

type SheetNotesProps = {
  it: ImportDetailsFragment
  fixed: boolean
  onHidden: (leaveOut: boolean) => void
  onKind: (kind: ImportKind) => void
}

/** Warnings about the file, above its rows: another kind of list, characters that look wrong, and rows that the spreadsheet hides. */
export function SheetNotes({ it, fixed, onHidden, onKind }: SheetNotesProps) {
  const { hidden, warning, otherMatched } = it.sheets[it.sheet]!
  const isOther = !fixed && otherMatched != null
  if (!hidden && !warning && !isOther) return null
  const rows = hidden === 1 ? '1 row is' : `${figure(hidden)} rows are`
  const them = hidden === 1 ? 'it' : 'them'
  return (
    <div className="grid gap-2 rounded-8 border border-hairline px-4 py-3 text-13">
      {isOther && <OtherKind it={it} matched={otherMatched} onKind={onKind} />}
      {warning && <p className="text-wait-ink">{warning}</p>}
      {hidden > 0 && (
        <div className={LINE}>
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

const LINE = 'flex flex-wrap items-center gap-x-3 gap-y-2'

type OtherKindProps = Pick<SheetNotesProps, 'it' | 'onKind'> & { matched: number }

/** Says that the columns are those of another kind of list, and imports it as that. */
function OtherKind({ it: { kind, columns }, matched, onKind }: OtherKindProps) {
  const [own, other] = kind === 'ACCOUNTS' ? (['accounts', 'policies'] as const) : (['policies', 'accounts'] as const)
  const fit = columns.filter(({ field }) => field).length
  const found = fit ? `only ${figure(fit)} for ${own}` : `none for ${own}`
  return (
    <div className={LINE}>
      <p className="min-w-0 flex-1 text-wait-ink">
        {`This looks like a list of ${other}: ${figure(matched)} of its ${figure(columns.length)} columns are known there, ${found}.`}
      </p>
      <Button size="sm" onClick={() => onKind(kind === 'ACCOUNTS' ? 'POLICIES' : 'ACCOUNTS')}>
        {`Import as ${other}`}
      </Button>
    </div>
  )
}
