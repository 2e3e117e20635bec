import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { Seen } from '../../server/documents/scorer/network.ts'
import { LENGTH, type Parameters, type Part, partsOf } from '../../server/documents/scorer/network.ts'
import { type Chance, chanceFrom } from '../../tests/papers/bed/random.ts'
import { addSlopes } from './gradient.ts'
import { candidatesChosen, joined, type Lesson, loadLessons } from './lessons.ts'

export type Course = { bases: string[]; seed: number; epochs: number; rate: number }

const SHARDS = 2
/** Documents of each shard between two steps. */
const BATCH = 6

/**
 * Trains the scorer by Adam on two threads that share its parameters: each works out the slopes of its own documents, then each steps its
 * half of the parameters by the slopes of both, so that the same documents and seed give the same weights on any machine.
 */
export async function train(course: Course, say: (line: string) => void): Promise<Float32Array> {
  const shared = {
    weights: new SharedArrayBuffer(LENGTH * 4),
    slopes: Array.from({ length: SHARDS }, () => new SharedArrayBuffer(LENGTH * 4)),
    gate: new SharedArrayBuffer(8),
  }
  begin(new Float32Array(shared.weights), course.seed)
  const work = Array.from({ length: SHARDS }, (_, shard) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { course, shared, shard } })
    worker.on('message', say)
    return new Promise<void>((resolve, reject) => {
      worker.on('error', reject)
      worker.on('exit', (code) => (code ? reject(new Error(`A thread ended with ${code}.`)) : resolve()))
    })
  })
  await Promise.all(work)
  return new Float32Array(shared.weights).slice()
}

function begin(weights: Float32Array, seed: number) {
  const chance = chanceFrom(seed)
  const parts = partsOf(weights)
  const spread: Partial<Record<Part, number>> = {
    vectors: 0.25,
    own: 0.09,
    around: 0.07,
    message: 0.14,
    second: 0.14,
    out: 0.2,
    document: 0.15,
    none: 0.2,
  }
  for (const [part, own] of Object.entries(parts) as [Part, Float32Array][]) {
    const most = spread[part] ?? 0
    if (most) for (let at = 0; at < own.length; at++) own[at] = (chance.int(0, 20_000) / 10_000 - 1) * most
  }
}

type Given = {
  course: Course
  shared: { weights: SharedArrayBuffer; slopes: SharedArrayBuffer[]; gate: SharedArrayBuffer }
  shard: number
}

function work({ course, shared, shard }: Given) {
  const say = (line: string) => parentPort!.postMessage(line)
  const weights = new Float32Array(shared.weights)
  const all = shared.slopes.map((one) => new Float32Array(one))
  const gate = new Int32Array(shared.gate)
  const net = partsOf(weights)
  const own = partsOf(all[shard]!)
  const chance = chanceFrom(course.seed * 31 + shard)
  const lessons = loadLessons(
    course.bases.filter((_, index) => index % SHARDS === shard),
    course.seed,
  )
  if (shard === 0) say(`${lessons.length * SHARDS} documents`)
  const steps = Math.floor(Math.floor(course.bases.length / SHARDS) / BATCH)
  const [from, to] = [Math.floor((LENGTH / SHARDS) * shard), Math.floor((LENGTH / SHARDS) * (shard + 1))]
  const mean = new Float32Array(to - from)
  const square = new Float32Array(to - from)
  let count = 0
  for (let epoch = 0; epoch < course.epochs; epoch++) {
    const order = chance.shuffle(lessons)
    let loss = 0
    const began = performance.now()
    for (let step = 0; step < steps; step++) {
      all[shard]!.fill(0)
      for (const lesson of order.slice(step * BATCH, (step + 1) * BATCH))
        loss += study(lesson, lessons, net, own, chance)
      meet(gate)
      count++
      const progress = count / (steps * course.epochs)
      const rate = course.rate * Math.min(1, count / 100) * (progress > 0.5 ? Math.max(0.03, 2 * (1 - progress)) : 1)
      adam({ weights, all, mean, square, from, to, rate, count })
      meet(gate)
    }
    if (shard === 0)
      say(
        `epoch ${epoch + 1}: loss ${(loss / steps / BATCH).toFixed(3)}, ${((performance.now() - began) / 1000).toFixed(0)} s`,
      )
  }
}

/** How often a document is read together with another, so that what a file is as a whole does not decide all of it. */
const TOGETHER = 0.35

function study(lesson: Lesson, others: Lesson[], net: Parameters, own: Parameters, chance: Chance) {
  const pick = ({ sketches, targets }: Lesson) => ({ sketch: chance.pick(sketches), targets })
  const first = pick(lesson)
  const { sketch, targets } = chance.maybe(TOGETHER)
    ? joined(...inAnyOrder(first, pick(chance.pick(others)), chance))
    : first
  const chosen = candidatesChosen(sketch, targets, chance)
  return addSlopes(net, own, sketch, targets, chosen, hidden(sketch, chance))
}

const inAnyOrder = <T>(one: T, other: T, chance: Chance): [T, T] => (chance.maybe(0.5) ? [one, other] : [other, one])

const HIDDEN = { token: 0.15, slot: 0.12, document: 0.5 }

/** Words and places that are hidden, so that nothing is told by one of them alone; a word is hidden wherever it stands. */
function hidden({ tokens }: { tokens: Uint16Array }, chance: Chance): Seen {
  const seed = chance.int(0, 1 << 30)
  const most = 1 << 16
  const at = (index: number, salt: number) => {
    let mixed = Math.imul(index + 0x9e3779b9, 0x85ebca6b) ^ Math.imul(seed + salt, 0xc2b2ae35)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
    return ((mixed ^ (mixed >>> 13)) >>> 0) % most
  }
  return {
    token: (token) => at(tokens[token]!, 1) >= HIDDEN.token * most,
    slot: (candidate, slot) => at(candidate * 64 + slot, 2) >= HIDDEN.slot * most,
    document: !chance.maybe(HIDDEN.document),
  }
}

type Step = {
  weights: Float32Array
  all: Float32Array[]
  mean: Float32Array
  square: Float32Array
  from: number
  to: number
  rate: number
  count: number
}
const [FIRST, SECOND, SMALL, DECAY] = [0.9, 0.999, 1e-8, 1e-5]

function adam({ weights, all, mean, square, from, to, rate, count }: Step) {
  const scale = rate / (1 - FIRST ** count)
  const correct = 1 / (1 - SECOND ** count)
  const [one, other] = [all[0]!, all[1]!]
  for (let at = from; at < to; at++) {
    const slope = (one[at]! + other[at]!) / (2 * BATCH)
    const k = at - from
    const m = FIRST * mean[k]! + (1 - FIRST) * slope
    mean[k] = m
    const s = SECOND * square[k]! + (1 - SECOND) * slope * slope
    square[k] = s
    if (m === 0) continue
    weights[at]! -= scale * (m / (Math.sqrt(s * correct) + SMALL)) + rate * DECAY * weights[at]!
  }
}

/** Waits until every thread is here. */
function meet(gate: Int32Array) {
  const round = Atomics.load(gate, 1)
  if (Atomics.add(gate, 0, 1) === SHARDS - 1) {
    Atomics.store(gate, 0, 0)
    Atomics.add(gate, 1, 1)
    Atomics.notify(gate, 1)
    return
  }
  while (Atomics.load(gate, 1) === round) Atomics.wait(gate, 1, round)
}

if (!isMainThread && workerData?.course) work(workerData as Given)
