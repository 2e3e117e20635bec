import { Worker } from 'node:worker_threads'
import type { Allowance } from './allowance.ts'
import { ReadingError, TOOK_TOO_LONG } from './reading-error.ts'
import { WORKER_MEMORY } from './reading-limits.ts'
import type { Answers, Reply, Task } from './worker-tasks.ts'

/** What a task may cost: `allowance` is used up by processor time of its thread, and one that takes `wallMs` on the clock is taken to hang. */
export type Deadline = { allowance: Allowance; wallMs: number }

/** A task on its way, and who waits for it. */
export type Job = {
  of: string
  urgent: boolean
  task: Task
  deadline: Deadline
  resolve: (answer: Answers[keyof Answers]) => void
  reject: (error: ReadingError) => void
}

const WATCH_EVERY_MS = 100
const TOO_SLOW = 'This file takes more work to read than is allowed and was not read.'

/** One worker thread and the task it is at. It is told off when it is free again, and when it is gone for good. */
export class Lane {
  /** The file it worked on last, which it keeps open. */
  lastKey: string | null = null
  private readonly worker: Worker
  private readonly tell: { free: (job: Job) => void; gone: (job: Job | null) => void }
  private job: Job | null = null
  private spent = 0
  private watch: NodeJS.Timeout | undefined
  private clock: NodeJS.Timeout | undefined
  private ended = false

  constructor(tell: Lane['tell']) {
    this.tell = tell
    this.worker = new Worker(new URL('../../workers/reading-worker.ts', import.meta.url), {
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
    this.spent = 0
    this.lastKey = 'source' in job.task ? job.task.source.key : null
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
    const { job } = this
    this.job = null
    job?.reject(error)
    this.tell.gone(job)
    await this.worker.terminate()
  }

  private finish(reply: Reply): void {
    const { job } = this
    if (!job) return
    clearTimeout(this.watch)
    clearTimeout(this.clock)
    this.charge(job, reply.cpuMs)
    this.worker.unref()
    if (reply.spent) return void this.retire(job, reply)
    this.job = null
    answer(job, reply)
    this.tell.free(job)
  }

  /** A worker whose memory has grown goes, and its last answer is still good. */
  private retire(job: Job, reply: Reply) {
    answer(job, reply)
    return this.end(failureOf(null))
  }

  /** Ends the worker when its time or memory is up. A thread in a tight loop still answers how much of them it has used. */
  private async watchOver(job: Job): Promise<void> {
    const { allowance, wallMs } = job.deadline
    this.clock = setTimeout(() => void this.end(new ReadingError('late', TOOK_TOO_LONG)), wallMs)
    const before = await this.cpuMs()
    const look = async () => {
      const used = (await this.cpuMs()) - before
      const memory = await this.memory()
      if (this.job !== job) return
      this.charge(job, Math.max(used, this.spent))
      if (allowance.isSpent) void this.end(new ReadingError('too-slow', TOO_SLOW))
      else if (memory > WORKER_MEMORY.totalBytes) void this.end(failureOf({ code: 'ERR_WORKER_OUT_OF_MEMORY' }))
      else this.watch = setTimeout(look, WATCH_EVERY_MS)
    }
    if (this.job === job) this.watch = setTimeout(look, WATCH_EVERY_MS)
  }

  /** Takes off the allowance what was used beyond what was taken off before. */
  private charge({ deadline }: Job, used: number): void {
    deadline.allowance.spend(used - this.spent)
    this.spent = used
  }

  private async cpuMs(): Promise<number> {
    const usage = await this.worker.cpuUsage().catch(() => ({ user: 0, system: 0 }))
    return (usage.user + usage.system) / 1_000
  }

  private async memory(): Promise<number> {
    const heap = await this.worker.getHeapStatistics().catch(() => null)
    return heap ? heap.total_heap_size + heap.external_memory : 0
  }
}

function answer(job: Job, reply: Reply) {
  if (reply.ok) job.resolve(reply.answer)
  else job.reject(new ReadingError(reply.reason, reply.sentence))
}

function failureOf(error: unknown): ReadingError {
  if (error && typeof error === 'object' && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return new ReadingError('too-much-memory', 'This file needs more memory than is allowed and was not read.')
  }
  return new ReadingError('damaged', 'This file is damaged and cannot be read.')
}
