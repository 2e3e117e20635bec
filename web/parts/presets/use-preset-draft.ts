import { useDraft } from '../../lib/draft.ts'
import type { Client } from './client.ts'

type Kept = { texts: Record<string, string>; client?: Client | null }

export type PresetDraft = ReturnType<typeof usePresetDraft>

/** All that is put into a preset's dialog, kept and forgotten together; `first` is the client where nobody has chosen or removed one. */
export function usePresetDraft(place: string, first: Client | null) {
  const { draft, change, clear } = useDraft(place)
  const kept = readKept(draft.text)
  const keep = (part: Partial<Kept>) => change({ text: JSON.stringify({ ...kept, ...part }) })
  return {
    texts: kept.texts,
    client: kept.client === undefined ? first : kept.client,
    files: draft.files,
    key: draft.key,
    write: (name: string, text: string) => keep({ texts: { ...kept.texts, [name]: text } }),
    setClient: (client: Client | null) => keep({ client }),
    setFiles: (files: File[]) => change({ files }),
    clear,
  }
}

function readKept(text: string): Kept {
  try {
    return { texts: {}, ...(JSON.parse(text || '{}') as Partial<Kept>) }
  } catch {
    return { texts: {} }
  }
}
