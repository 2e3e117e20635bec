import { Ellipsis, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSubmit } from 'react-router'
import { whenIdle } from '../../lib/idle.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { type SavedView, useSession } from '../session.ts'
import type { List, ListRow, ListView } from './list.ts'
import { readView, writeView } from './list-view.ts'
import { VIEWS, type ViewAct } from './view-acts.ts'

const load = () => import('./view-menu-items.tsx')
const ViewMenuItems = lazy(load)
whenIdle(load)
const NameView = lazy(() => import('./name-view.tsx'))

/** The user's views of a list; which of them is looked at, and what there is to save: a view that is neither one of them nor the list as it is. */
export function useSavedViews<Row extends ListRow>(list: List<Row>, view: ListView) {
  const query = writeView(list, view).toString()
  const views = useSession().savedViews.filter((saved) => saved.list === list.address)
  // Values the list no longer knows do not matter: a view is compared as it is parsed today.
  const asRead = (saved: SavedView) => writeView(list, readView(list, new URLSearchParams(saved.query))).toString()
  const current = query ? views.find((saved) => asRead(saved) === query) : undefined
  const isPlain = writeView(list, { ...view, tab: undefined }).size === 0
  return { views, current, toSave: current || isPlain ? null : query }
}

/** Saves the current view under a name. */
export function SaveView({ list, query }: { list: string; query: string }) {
  const [naming, setNaming] = useState(false)
  const actOf = (name: string): ViewAct => ({ does: 'SAVE', list, name, query })
  return (
    <>
      <Button look="quiet" className="flex-none" onClick={() => setNaming(true)}>
        <Plus size={14} aria-hidden />
        Save view
      </Button>
      {naming && (
        <Suspense>
          <NameView title="Save this view" verb="Save" actOf={actOf} onClose={() => setNaming(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Rename and Delete, next to the current view. */
export function SavedViewMenu({ view }: { view: SavedView }) {
  const submit = useSubmit()
  const [naming, setNaming] = useState(false)
  const remove = () =>
    void submit({ does: 'DELETE', ...view } satisfies ViewAct, {
      ...{ method: 'post', action: VIEWS, encType: 'application/json', navigate: false },
    })
  return (
    <>
      <Menu
        align="start"
        preload={load}
        trigger={
          <Button look="quiet" size="sm" icon aria-label={`Change the view ${view.name}`} className="-ml-4 self-center">
            <Ellipsis size={14} aria-hidden />
          </Button>
        }
        items={() => <ViewMenuItems onRename={() => setNaming(true)} onDelete={remove} />}
      />
      {naming && (
        <Suspense>
          <NameView
            title="Rename this view"
            verb="Rename"
            name={view.name}
            actOf={(name) => ({ does: 'RENAME', id: view.id, name })}
            onClose={() => setNaming(false)}
          />
        </Suspense>
      )}
    </>
  )
}
