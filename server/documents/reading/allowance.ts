/**
 * What the work on one file may still cost, in milliseconds, over all its steps together. The pool takes off what each step
 * uses while it runs; the step that uses up the last of it is ended, and so is every step after it.
 */
export class Allowance {
  private leftMs: number

  /** Without a number of milliseconds it is spent only when it is closed: for work that is bounded otherwise. */
  constructor(ms = Number.POSITIVE_INFINITY) {
    this.leftMs = ms
  }

  get isSpent(): boolean {
    return this.leftMs <= 0
  }

  spend(ms: number): void {
    this.leftMs -= ms
  }

  add(ms: number): void {
    this.leftMs += ms
  }

  /** Nothing more may be spent: whoever wanted the work no longer does. */
  close(): void {
    this.leftMs = Number.NEGATIVE_INFINITY
  }
}
