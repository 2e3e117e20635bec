type Waiting<In, Out> = { item: In; resolve: (out: Out) => void; reject: (error: unknown) => void }

/** `waitMs`: how long the first item waits for others. `most`: items of one batch. `atOnce`: batches under way. */
export type BatchLimits = { waitMs: number; most: number; atOnce: number }

/**
 * Does together what is asked for at about the same time. `work` answers for each item, in their order. When it fails for
 * several, each is tried alone, so that one item's fault is nobody else's.
 */
export function batched<In, Out>(work: (items: In[]) => Promise<Out[]>, { waitMs, most, atOnce }: BatchLimits) {
  const waiting: Waiting<In, Out>[] = []
  let underWay = 0
  let timer: NodeJS.Timeout | null = null

  function plan() {
    if (timer || underWay >= atOnce || !waiting.length) return
    timer = setTimeout(() => {
      timer = null
      underWay++
      void run(waiting.splice(0, most)).finally(() => {
        underWay--
        plan()
      })
      plan()
    }, waitMs)
  }

  async function run(batch: Waiting<In, Out>[]): Promise<void> {
    try {
      const outs = await work(batch.map(({ item }) => item))
      batch.forEach(({ resolve }, index) => {
        resolve(outs[index]!)
      })
    } catch (error) {
      if (batch.length > 1) for (const one of batch) await run([one])
      else batch[0]?.reject(error)
    }
  }

  return (item: In) =>
    new Promise<Out>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      plan()
    })
}
