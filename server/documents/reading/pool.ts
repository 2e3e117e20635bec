import { Worker } from 'node:worker_threads'
import { WORKER_MEMORY } from './limits.ts'
import { ReadingError } from './reading-error.ts'
import type { Answers, Reply, Task } from './tasks.ts'

/** How long a task may take: processor time of its own thread, and time on the clock. */
export type Deadline = { cpuMs: number; wallMs: number }

type Job = {
  task: Task
  deadline: Deadline
  resolve: (answer: Answers[keyof Answers]) => void
  reject: (error: ReadingError) => void
}

const WATCH_EVERY_MS = 200

/**
 * A few worker threads that read and draw files. Each does one task at a time; one that runs out of time or memory is
 * ended, its task answered with a `ReadingError`, and a new worker takes its place, while the others go on.
 */
export class ReadingPool {
  private readonly size: number
  private readonly lanes = new Set<Lane>()
  private readonly idle: Lane[] = []
  private readonly waiting: Job[] = []

  constructor(size: number) {
    this.size = size
  }

  /** Does a task; an urgent one goes before those that wait. An aborted one is answered at once. */
  run<V extends Task['verb']>(
    task: Extract<Task, { verb: V }>,
    deadline: Deadline,
    { signal, urgent }: { signal?: AbortSignal; urgent?: boolean } = {},
  ): Promise<Answers[V]> {
    return new Promise((resolve, reject) => {
      const cancelled = () => {
        const at = this.waiting.indexOf(job)
        if (at >= 0) this.waiting.splice(at, 1)
        reject(new ReadingError('cancelled', 'Reading was stopped.'))
      }
      const done = () => signal?.removeEventListener('abort', cancelled)
      const job: Job = {
        task,
        deadline,
        resolve: (answer) => {
          done()
          resolve(answer as Answers[V])
        },
        reject: (error) => {
          done()
          reject(error)
        },
      }
      if (signal?.aborted) return cancelled()
      signal?.addEventListener('abort', cancelled, { once: true })
      if (urgent) this.waiting.unshift(job)
      else this.waiting.push(job)
      this.next()
    })
  }

  /** Ends all workers. Tasks under way are answered as stopped. */
  async close(): Promise<void> {
    for (const job of this.waiting.splice(0)) job.reject(new ReadingError('cancelled', 'Reading was stopped.'))
    await Promise.all([...this.lanes].map((lane) => lane.end(new ReadingError('cancelled', 'Reading was stopped.'))))
  }

  private next(): void {
    if (this.waiting.length === 0) return
    const lane = this.idle.pop() ?? (this.lanes.size < this.size ? this.hire() : null)
    if (!lane) return
    lane.take(this.waiting.shift()!)
  }

  private hire(): Lane {
    const lane: Lane = new Lane({
      free: () => {
        this.idle.push(lane)
        this.next()
      },
      gone: () => {
        this.lanes.delete(lane)
        const at = this.idle.indexOf(lane)
        if (at >= 0) this.idle.splice(at, 1)
        this.next()
      },
    })
    this.lanes.add(lane)
    return lane
  }
}

/** One worker and the task it is at. */
class Lane {
  private readonly worker: Worker
  private readonly tell: { free: () => void; gone: () => void }
  private job: Job | null = null
  private watch: NodeJS.Timeout | undefined
  private clock: NodeJS.Timeout | undefined
  private ended = false

  constructor(tell: { free: () => void; gone: () => void }) {
    this.tell = tell
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: WORKER_MEMORY.heapMb, maxYoungGenerationSizeMb: WORKER_MEMORY.youngMb },
    })
    this.worker.on('message', (reply: Reply) => this.finish(reply))
    this.worker.on('error', (error) => this.end(failureOf(error)))
    this.worker.on('exit', () => this.end(failureOf(null)))
    this.worker.unref()
  }

  take(job: Job): void {
    this.job = job
    this.worker.ref()
    this.worker.postMessage(job.task)
    void this.watchOver(job)
  }

  /** Ends the worker; the task it is at is answered with this error. */
  async end(error: ReadingError): Promise<void> {
    if (this.ended) return
    this.ended = true
    clearTimeout(this.watch)
    clearTimeout(this.clock)
    this.job?.reject(error)
    this.job = null
    this.tell.gone()
    await this.worker.terminate()
  }

  private finish(reply: Reply): void {
    const { job } = this
    if (!job) return
    clearTimeout(this.watch)
    clearTimeout(this.clock)
    this.job = null
    this.worker.unref()
    if (reply.ok) job.resolve(reply.answer)
    else job.reject(new ReadingError(reply.reason, reply.sentence))
    if (reply.spent) void this.end(failureOf(null))
    else this.tell.free()
  }

  /** Ends the worker when time is up. A thread in a tight loop still answers how much processor time it has used. */
  private async watchOver(job: Job): Promise<void> {
    const late = () => void this.end(new ReadingError('too-slow', 'This file took too long to read.'))
    this.clock = setTimeout(late, job.deadline.wallMs)
    const before = await this.cpuMs()
    const look = async () => {
      const used = (await this.cpuMs()) - before
      if (this.job !== job) return
      if (used > job.deadline.cpuMs) late()
      else this.watch = setTimeout(look, WATCH_EVERY_MS)
    }
    if (this.job === job) this.watch = setTimeout(look, WATCH_EVERY_MS)
  }

  private async cpuMs(): Promise<number> {
    const usage = await this.worker.cpuUsage().catch(() => ({ user: 0, system: 0 }))
    return (usage.user + usage.system) / 1_000
  }
}

function failureOf(error: unknown): ReadingError {
  if (error && typeof error === 'object' && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return new ReadingError('too-much-memory', 'This file needs more memory than is allowed and was not read.')
  }
  return new ReadingError('damaged', 'This file is damaged and cannot be read.')
}
