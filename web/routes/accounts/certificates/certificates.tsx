import { Sparkles } from 'lucide-react'
import { Outlet } from 'react-router'
import type { PresetId } from '../../../../shared/presets.ts'
import { DialogLink } from '../../../parts/form/dialog-address.tsx'
import { ListBody } from '../../../parts/list-page/list-body.tsx'
import { PAGE } from '../../../parts/list-page/list-loader.ts'
import { PrimaryAction } from '../../../parts/list-page/list-page.tsx'
import { readView } from '../../../parts/list-page/list-view.ts'
import { useMay } from '../../../parts/session.ts'
import { buttonLook } from '../../../ui/button.tsx'
import type { Route } from './+types/certificates.ts'
import { certificateList } from './certificate-list.tsx'

export async function clientLoader({ request: { url }, params }: Route.ClientLoaderArgs) {
  const list = certificateList(params.id)
  return list.load(readView(list, new URL(url).searchParams), { first: PAGE, after: null, withTotals: true })
}

/** Its dialog stands in the page of the account, which puts the client in. */
const PRESET: PresetId = 'GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE'

/** The certificates tab of an account. */
export default function Certificates({ loaderData, params }: Route.ComponentProps) {
  const list = certificateList(params.id)
  const may = useMay()
  return (
    <>
      <div className="mb-1 flex flex-wrap justify-end gap-2">
        {may('run', 'workspace') && (
          <DialogLink to={`${list.address}?preset=${PRESET}`} className={buttonLook({})}>
            <Sparkles size={16} aria-hidden />
            Generate with Cara
          </DialogLink>
        )}
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
