/** How long the first who asks waits for others who ask the same. */
const WAIT_MS = 2

/**
 * Lets all who ask the same at about the same time share one answer: watchers of one thing are rung at once. The work begins
 * after the last of them has asked, so its answer is never older than a question.
 */
export function askedTogether<T>() {
  const waiting = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const answer =
      waiting.get(key) ??
      new Promise<void>((resolve) => setTimeout(resolve, WAIT_MS)).then(() => {
        waiting.delete(key)
        return work()
      })
    waiting.set(key, answer)
    return answer
  }
}
