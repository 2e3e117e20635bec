import type { DoneCall, Talk } from '../talk.ts'

type State = { text: string; title: string }
type Edit = { edits: { find: string; replace: string }[]; oldTitle: string; newTitle: string }

/** The draft as it stood before its last change that still holds; null where there is none, or what it put in was changed since. */
export function beforeLastChange({ turns }: Talk, artifactId: string, now: State): State | null {
  const open: Edit[] = []
  let title = ''
  for (const call of turns.slice(0, -1).flatMap(({ calls }) => calls)) {
    const input = editorInput(call, artifactId)
    if (!input) continue
    if (input.operation === 'READ') title = (call.result as State).title
    else {
      const edit = { edits: input.edits ?? [], oldTitle: title, newTitle: input.title ?? title }
      if (takesBack(edit, open.at(-1))) open.pop()
      else open.push(edit)
    }
  }
  const last = open.at(-1)
  if (!last) return null
  let { text } = now
  for (const { find, replace } of last.edits.toReversed()) {
    if (text.split(replace).length !== 2) return null
    text = text.replace(replace, () => find)
  }
  return { text, title: now.title === last.newTitle ? last.oldTitle : now.title }
}

type Input = { operation: 'READ' | 'EDIT'; artifactId: string; title?: string; edits?: Edit['edits'] }

function editorInput({ name, input, result, error }: DoneCall, artifactId: string): Input | null {
  const given = input as Input
  return name === 'FILE_EDITOR' && result && !error && given.artifactId === artifactId ? given : null
}

function takesBack(edit: Edit, before: Edit | undefined): boolean {
  const [one, other] = [edit.edits[0], before?.edits[0]]
  if (!before || edit.newTitle !== before.oldTitle) return false
  return one && other ? one.find.includes(other.replace) && one.replace.includes(other.find) : !one && !other
}
