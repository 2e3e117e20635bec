import { askEngine } from './ask-engine.ts'
import type { Hit, SearchSettings } from './engines.ts'
import { type OpenedPage, openPage, type Reach } from './open-page.ts'

/** The public web: `search` throws OUTSIDE_FAILED when the service cannot be asked, `open` a `PageNotOpened`; both the reason of `stop`. */
export type Web = {
  search: (query: string, stop: AbortSignal) => Promise<Hit[]>
  open: (url: string, stop: AbortSignal) => Promise<OpenedPage>
}

/** The web by the operator's search service. That one may be of a private network; pages never are. */
export const publicWeb = (settings: SearchSettings, reach: Reach = {}): Web => ({
  search: (query, stop) => askEngine(settings, query, stop),
  open: (url, stop) => openPage(url, stop, reach),
})
