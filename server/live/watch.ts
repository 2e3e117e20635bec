/** Longest time news wait for more, so that a burst is one answer. The first news after a pause never wait. */
const FRAME_MS = 16

/** What is watched: how to hear of news, and how to look. `N` are news that come with the ring itself. */
export type Watched<T, N> = {
  /** Calls `ring` when something changed, `tell` with news that need no look. Returns how to stop listening. */
  listen(ring: () => void, tell: (news: N) => void): () => void
  /** What is new since the last look or news, null for nothing. Throws an AppError when it may not be seen any more. */
  look(): Promise<T | null>
  /** An answer made of news alone; 'look' when they do not follow on what was answered before. */
  answer(news: N[]): T | null | 'look'
}

/**
 * Watches one thing: its state now, and an answer at every change, until the watcher leaves. News that come faster than a frame
 * are one answer, and so are those that come while an answer is being sent.
 */
export function watch<T, N>({ listen, look, answer }: Watched<T, N>): AsyncIterableIterator<T> {
  let news: N[] = []
  let changed = true
  let open = true
  let last = 0
  let wake = () => {}
  const silence = listen(
    () => {
      changed = true
      wake()
    },
    (one) => {
      news.push(one)
      wake()
    },
  )
  const close = () => {
    open = false
    silence()
    wake()
  }

  async function next(): Promise<IteratorResult<T>> {
    try {
      while (open) {
        if (!changed && !news.length) await new Promise<void>((resolve) => (wake = resolve))
        const early = last + FRAME_MS - performance.now()
        if (open && early > 0) await new Promise((resolve) => setTimeout(resolve, early))
        const value = open ? await take() : null
        if (value === null) continue
        last = performance.now()
        return { done: false, value }
      }
    } catch (error) {
      close()
      throw error
    }
    return { done: true, value: undefined }
  }

  async function take(): Promise<T | null> {
    const told = news
    news = []
    if (!changed) {
      const answered = answer(told)
      if (answered !== 'look') return answered
    }
    // What is told from here on comes after what the look sees, or is seen by it already: `answer` knows which.
    changed = false
    return look()
  }

  return {
    next,
    async return() {
      close()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
