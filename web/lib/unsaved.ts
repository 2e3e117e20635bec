import { newId } from './id.ts'

const PREFIX = 'cara.unsaved.'
/** Without a look at who is alive, what was kept longer ago than this belongs to nobody. */
const FRESH_MS = 10_000
const KEPT_MS = 14 * 24 * 60 * 60 * 1000

type Kept<T> = { at: number; content: T }

/**
 * What was typed in one place and is not saved yet, kept on this computer until it is: through a closed tab, a crash or a lost connection. A
 * tab keeps its own, so that two with the same place open do not mix; what a tab left behind is taken over by the next.
 */
export function unsavedIn<T>(place: string) {
  const mine = `${PREFIX}${place}.${newId()}`
  const free = holdName(mine)
  return {
    keep: (content: T) => write(mine, { at: Date.now(), content } satisfies Kept<T>),
    forget: () => write(mine, null),
    /** Lets the next one take over what is kept. */
    free,
    /** What a tab that is gone left behind, the newest; from now on it is kept here. */
    async takeOver(): Promise<T | null> {
      const held = await heldNames()
      const left = keysOf(`${PREFIX}${place}.`)
        .filter((key) => key !== mine && !held?.has(key))
        .flatMap((key) => {
          const kept = read<Kept<T>>(key)
          return kept && (held || Date.now() - kept.at > FRESH_MS) ? [{ key, ...kept }] : []
        })
        .sort((one, other) => other.at - one.at)
      for (const { key } of left) write(key, null)
      const [newest] = left
      if (!newest || Date.now() - newest.at > KEPT_MS) return null
      write(mine, { at: newest.at, content: newest.content } satisfies Kept<T>)
      return newest.content
    },
  }
}

export type Unsaved<T> = ReturnType<typeof unsavedIn<T>>

/** A name that is held until it is freed, or the tab is gone. */
function holdName(name: string) {
  let free = () => {}
  // Only over a secure connection.
  void navigator.locks?.request(name, () => new Promise<void>((resolve) => (free = resolve)))
  return () => free()
}

async function heldNames() {
  const all = await navigator.locks?.query().catch(() => null)
  return all ? new Set((all.held ?? []).map(({ name }) => name)) : null
}

function keysOf(prefix: string) {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

function write(key: string, value: unknown) {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value))
    else localStorage.removeItem(key)
  } catch {
    // Without storage, or when it is full, the text lives only in the page.
  }
}
