import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '../../../graph/act.ts'
import { type ClassCodeTablePartsFragment, DeleteClassCodesDocument } from '../../../graph/generated/graphql.ts'
import { counted } from '../../../parts/list-page/list.ts'
import { useMay } from '../../../parts/session.ts'
import { When } from '../../../parts/when.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { CLASS_CODE_LIST } from './class-code-list.tsx'

const Confirm = lazy(() => import('../../../ui/confirm.tsx'))

/** What was imported, when and by whom, what of it was left out, and the way to delete it. */
export function ImportedTable({ table }: { table: ClassCodeTablePartsFragment }) {
  const [leaving, setLeaving] = useState(false)
  const mayDelete = useMay()('delete', 'class-code')
  const act = useAct()
  const { revalidate } = useRevalidator()
  const codes = counted(table.codes, CLASS_CODE_LIST.noun)

  const remove = async () => {
    const outcome = await act(DeleteClassCodesDocument, { id: table.id })
    if (outcome.ok) toast(`${codes} deleted`)
    // Whoever deleted or replaced it meanwhile, the list shows it.
    await revalidate()
    return outcome.ok ? undefined : outcome.sentence
  }

  return (
    <div className="mt-4 grid gap-2 rounded-8 border border-hairline px-4 py-3 text-13">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
          <span className="block font-medium">{table.fileName}</span>
          <span className="num text-ink-2">
            {codes} · imported <When at={table.importedAt} />
            {table.importedBy && ` by ${table.importedBy.name}`}
          </span>
        </p>
        {mayDelete && (
          <Button size="sm" onClick={() => setLeaving(true)}>
            Delete all
          </Button>
        )}
      </div>
      {table.notes.length > 0 && (
        <ul aria-label="Left out" className="grid gap-1 text-wait-ink">
          {table.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <Suspense>
        {leaving && (
          <Confirm
            open
            onClose={() => setLeaving(false)}
            title={`Delete ${codes}?`}
            verb="Delete all"
            danger
            onConfirm={remove}
          >
            Businesses cannot be classified by GL any more until a table is imported again. Classifications that were
            made stay as they are.
          </Confirm>
        )}
      </Suspense>
    </div>
  )
}
