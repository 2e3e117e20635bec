import { Outlet } from 'react-router'
import { request } from '../../../graph/client.ts'
import { ClassCodeTableDocument } from '../../../graph/generated/graphql.ts'
import { ErrorScreen } from '../../../parts/error-screen.tsx'
import { ListBody } from '../../../parts/list-page/list-body.tsx'
import { listLoader } from '../../../parts/list-page/list-loader.ts'
import { PrimaryAction } from '../../../parts/list-page/list-page.tsx'
import { useMay } from '../../../parts/session.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Route } from './+types/class-codes.ts'
import { CLASS_CODE_LIST } from './class-code-list.tsx'
import { ImportedTable } from './imported-table.tsx'

const load = listLoader(CLASS_CODE_LIST)

export async function clientLoader({ request: asked }: Route.ClientLoaderArgs) {
  const [page, { classCodeTable }] = await Promise.all([load({ request: asked }), request(ClassCodeTableDocument, {})])
  return { page, table: classCodeTable }
}

/** The agency's own table of GL class codes: looked at, replaced by another file, deleted. */
export default function ClassCodes({ loaderData: { page, table } }: Route.ComponentProps) {
  return (
    <section aria-labelledby="class-codes-title" className="max-w-200">
      <title>Class codes – Cara</title>
      <div className="mb-2 flex items-start gap-4 max-md:flex-wrap">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id="class-codes-title">{CLASS_CODE_LIST.title}</h2>
          <p className="max-w-[66ch] text-13 text-ink-2">
            Your own table, which Commercial Classification ranks when you choose GL. NAICS and SIC come with Cara; GL
            codes do not.
          </p>
        </div>
        {table && <PrimaryAction {...CLASS_CODE_LIST.primary} />}
      </div>
      {table ? (
        <>
          <ImportedTable table={table} />
          <ListBody list={CLASS_CODE_LIST} first={page} />
        </>
      ) : (
        <NoTable />
      )}
      <Outlet />
    </section>
  )
}

function NoTable() {
  const { icon, title, sentence, toRead, action } = CLASS_CODE_LIST.empty
  const mayImport = useMay()('create', 'class-code')
  return (
    <div className="mt-4 rounded-8 border border-hairline">
      <EmptyState icon={icon} title={title} action={action}>
        {mayImport ? sentence : toRead}
      </EmptyState>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
