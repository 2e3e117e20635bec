/** The route whose action takes a `ViewAct` as JSON. */
export const VIEWS = '/app/views'

/** The actions on a saved view. BRING_BACK is SAVE where no form is open to show what is wrong. */
export type ViewAct =
  | { does: 'SAVE' | 'BRING_BACK'; list: string; name: string; query: string }
  | { does: 'RENAME'; id: string; name: string }
  | { does: 'DELETE'; id: string; list: string; name: string; query: string }
