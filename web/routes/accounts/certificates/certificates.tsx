import { Outlet } from 'react-router'
import { DialogLink } from '../../../parts/form/dialog-address.tsx'
import { ListBody } from '../../../parts/list-page/list-body.tsx'
import { PAGE } from '../../../parts/list-page/list-loader.ts'
import { PrimaryAction } from '../../../parts/list-page/list-page.tsx'
import { readView } from '../../../parts/list-page/list-view.ts'
import { buttonLook } from '../../../ui/button.tsx'
import type { Route } from './+types/certificates.ts'
import { certificateList } from './certificate-list.tsx'

export async function clientLoader({ request: { url }, params }: Route.ClientLoaderArgs) {
  const list = certificateList(params.id)
  return list.load(readView(list, new URL(url).searchParams), { first: PAGE, after: null, withTotals: true })
}

/** The certificates tab of an account. */
export default function Certificates({ loaderData, params }: Route.ComponentProps) {
  const list = certificateList(params.id)
  return (
    <>
      <div className="mb-1 flex flex-wrap justify-end gap-2">
        <DialogLink to={`${list.address}/many`} className={buttonLook({})}>
          Issue to many
        </DialogLink>
        <PrimaryAction {...list.primary} />
      </div>
      <ListBody list={list} first={loaderData} />
      <Outlet />
    </>
  )
}
