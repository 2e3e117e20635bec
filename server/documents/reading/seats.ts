import { Turns } from '../../lib/turns.ts'

type Guest = { of: string; urgent: boolean; enter: () => void }

/**
 * How many pieces of work go on at once: `size`, and up to `spare` more of agencies that have nothing under way. The others
 * wait, agencies in turn. Bounds what all of them hold in memory together.
 */
export class Seats {
  private readonly size: number
  private readonly spare: number
  private readonly turns = new Turns<Guest>()
  private taken = 0

  constructor(size: number, spare: number) {
    this.size = size
    this.spare = spare
  }

  /** Does the work once there is a seat. Throws the signal's reason when it is aborted before. */
  async take<T>(agencyId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const guest = await this.enter(agencyId, signal)
    try {
      return await work()
    } finally {
      this.taken -= 1
      this.turns.done(guest)
      this.fill()
    }
  }

  private enter(of: string, signal: AbortSignal): Promise<Guest> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.turns.leave(guest)
        reject(signal.reason as Error)
      }
      const guest: Guest = {
        of,
        urgent: false,
        enter: () => {
          signal.removeEventListener('abort', leave)
          resolve(guest)
        },
      }
      if (signal.aborted) return leave()
      signal.addEventListener('abort', leave, { once: true })
      this.turns.join(guest)
      this.fill()
    })
  }

  private fill(): void {
    while (this.taken < this.size + this.spare) {
      const guest = this.turns.next({ onlyIdle: this.taken >= this.size })
      if (!guest) return
      this.taken += 1
      guest.enter()
    }
  }
}
