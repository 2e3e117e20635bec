import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Outlet, useNavigate, useSearchParams } from 'react-router'
import { addDraftFiles } from '../../lib/draft.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page, PageHeader } from '../../ui/page-header.tsx'
import { useWindowDrop } from '../../ui/window-drop.ts'
import { OVER } from '../form/dialog-address.tsx'
import { useMayGo } from '../may-open.ts'
import { useMay } from '../session.ts'
import type { List, ListRow, Loaded } from './list.ts'
import { ListBody } from './list-body.tsx'

type ListPageProps<Row extends ListRow> = { list: List<Row>; first: Loaded<Row>; above?: ReactNode }

/**
 * A list on a page of its own. `first` is what `listLoader` loaded; `above` stands over the rows. Files dropped on it begin a message on the
 * start page.
 */
export function ListPage<Row extends ListRow>({ list, first, above }: ListPageProps<Row>) {
  const navigate = useNavigate()
  const may = useMay()
  const mayGo = useMayGo()
  useWindowDrop((files) => {
    if (!may('run', 'workspace')) return
    addDraftFiles('home', files)
    void navigate('/app/home')
  })
  return (
    <Page>
      <title>{`${list.title} – Cara`}</title>
      <PageHeader
        title={list.title}
        description={list.description}
        action={
          <div className="flex gap-2 empty:hidden">
            {list.also && mayGo(list.also) && <ButtonLink to={list.also.to}>{list.also.label}</ButtonLink>}
            {list.primary && <PrimaryAction {...list.primary} />}
          </div>
        }
      />
      {above}
      <ListBody list={list} first={first} savesViews />
      <Outlet />
    </Page>
  )
}

/** A screen to go to, or a dialog over the list, which then stays as it is looked at. Nothing for who may not do it. */
export function PrimaryAction({ label, to, over, may }: NonNullable<List<ListRow>['primary']>) {
  const [query] = useSearchParams()
  const mayGo = useMayGo()
  if (!mayGo({ to, may })) return null
  return (
    <ButtonLink
      look="primary"
      {...(over ? { to: { pathname: to, search: query.toString() }, state: OVER, preventScrollReset: true } : { to })}
    >
      <Plus size={16} aria-hidden />
      {label}
    </ButtonLink>
  )
}
