import { Plus } from 'lucide-react'
import { Outlet, useNavigate } from 'react-router'
import { addDraftFiles } from '../../lib/draft.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page, PageHeader } from '../../ui/page-header.tsx'
import { useWindowDrop } from '../../ui/window-drop.ts'
import { OVER } from '../form/dialog-address.tsx'
import type { List, ListRow, Loaded } from './list.ts'
import { ListBody } from './list-body.tsx'

type ListPageProps<Row extends ListRow> = { list: List<Row>; first: Loaded<Row> }

/** A list on a page of its own. `first` is what `listLoader` loaded. Files dropped on it begin a message on the start page. */
export function ListPage<Row extends ListRow>({ list, first }: ListPageProps<Row>) {
  const navigate = useNavigate()
  useWindowDrop((files) => {
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
          <ButtonLink look="primary" to={list.primary.to} {...(list.primary.over && { state: OVER })}>
            <Plus size={16} aria-hidden />
            {list.primary.label}
          </ButtonLink>
        }
      />
      <ListBody list={list} first={first} />
      <Outlet />
    </Page>
  )
}
