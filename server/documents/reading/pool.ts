import { Turns } from '../../lib/turns.ts'
import { type Deadline, type Job, Lane } from './lane.ts'
import { ReadingError } from './reading-error.ts'
import type { Answers, Task } from './worker-tasks.ts'

/** Whose work it is, and what can stop it. Urgent work goes before what else the same agency waits for. */
export type Commission = { agencyId: string; signal?: AbortSignal | undefined; urgent?: boolean }

/**
 * A few worker threads that read, draw and fill files. Each does one task at a time; one that uses up its file's allowance or
 * too much memory is ended, its task answered with a `ReadingError`, and a new worker takes its place, while the others go
 * on. Agencies take turns. `size` tasks run at once; beyond them, up to `spare` more may run of agencies that have nothing
 * under way, so that nobody waits for the end of a foreign file.
 */
export class ReadingPool {
  private readonly size: number
  private readonly spare: number
  private readonly lanes = new Set<Lane>()
  private readonly idle: Lane[] = []
  private readonly turns = new Turns<Job>()
  private busy = 0

  constructor(size: number, spare = 0) {
    this.size = size
    this.spare = spare
  }

  /** Does a task. An aborted one is answered at once, and its worker does not go on with it for long. */
  run<V extends Task['verb']>(
    task: Extract<Task, { verb: V }>,
    deadline: Deadline,
    { agencyId, signal, urgent = false }: Commission,
  ): Promise<Answers[V]> {
    return new Promise((resolve, reject) => {
      const done = () => signal?.removeEventListener('abort', cancelled)
      const job: Job = {
        of: agencyId,
        urgent,
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
      const cancelled = () => {
        this.turns.leave(job)
        deadline.allowance.close()
        job.reject(stopped())
      }
      if (signal?.aborted) return cancelled()
      signal?.addEventListener('abort', cancelled, { once: true })
      this.turns.join(job)
      this.start()
    })
  }

  /** Ends all workers. Tasks under way are answered as stopped. */
  async close(): Promise<void> {
    for (const job of this.turns.clear()) job.reject(stopped())
    await Promise.all([...this.lanes].map((lane) => lane.end(stopped())))
  }

  private start(): void {
    while (this.busy < this.size + this.spare) {
      const job = this.turns.next({ onlyIdle: this.busy >= this.size })
      if (!job) return
      if (job.deadline.allowance.isSpent) {
        this.turns.done(job)
        job.reject(new ReadingError('too-slow', 'This file takes more work to read than is allowed and was not read.'))
        continue
      }
      this.busy += 1
      this.laneFor(job).take(job)
    }
  }

  /** A lane that has the file open, or any free one, or a new one. */
  private laneFor({ task }: Job): Lane {
    const key = 'source' in task ? task.source.key : null
    const at = this.idle.findIndex(({ lastKey }) => lastKey === key)
    return this.idle.splice(Math.max(at, 0), 1)[0] ?? this.hire()
  }

  private hire(): Lane {
    const lane: Lane = new Lane({
      free: (job) => {
        this.busy -= 1
        this.turns.done(job)
        this.idle.push(lane)
        this.start()
        if (this.idle.length > this.size) void this.idle.shift()!.end(stopped())
      },
      gone: (job) => {
        this.lanes.delete(lane)
        const at = this.idle.indexOf(lane)
        if (at >= 0) this.idle.splice(at, 1)
        if (!job) return
        this.busy -= 1
        this.turns.done(job)
        this.start()
      },
    })
    this.lanes.add(lane)
    return lane
  }
}

function stopped(): ReadingError {
  return new ReadingError('cancelled', 'Reading was stopped.')
}
