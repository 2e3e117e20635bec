import { ATTRIBUTES } from '../../server/documents/scorer/attributes.ts'
import { mayBe, valueAs } from '../../server/documents/scorer/candidates.ts'
import { CELL_SLOTS, LINKS, OWN_SLOTS, type Sketch } from '../../server/documents/scorer/features.ts'
import { LEAK, rowAt } from '../../server/documents/scorer/layers.ts'
import {
  AROUND,
  FADES,
  FIRST_CELLS,
  forward,
  HIDDEN,
  JOINT,
  MESSAGE,
  NARROW,
  OWN,
  type Parameters,
  type Pass,
  pageOf,
  type Seen,
  scaleOf,
  VECTOR,
} from '../../server/documents/scorer/network.ts'

const COUNT = ATTRIBUTES.length
type Lines = Omit<Sketch, 'graph'>

/** Adds to `slopes` how the loss of a document changes with each parameter; returns the loss. */
export function addSlopes(
  net: Parameters,
  slopes: Parameters,
  sketch: Lines,
  targets: (string | undefined)[],
  chosen: number[],
  seen?: Seen,
): number {
  const pass = forward(net, sketch, chosen, seen)
  const scoreSlopes = new Float32Array(pass.scores.length)
  const noneSlopes = new Float32Array(COUNT)
  let loss = 0
  for (const [attribute, target] of targets.entries()) {
    if (target === undefined) continue
    loss += addLoss(pass, sketch, attribute, target, scoreSlopes, noneSlopes)
  }
  back(net, slopes, sketch, pass, scoreSlopes, noneSlopes, seen)
  return loss
}

/** Cross-entropy of one attribute over its candidates and "none"; several candidates with the right value are right together. */
function addLoss(
  { chosen, scores, none }: Pass,
  { candidates }: Lines,
  attribute: number,
  target: string,
  scoreSlopes: Float32Array,
  noneSlopes: Float32Array,
): number {
  const { type } = ATTRIBUTES[attribute]!
  const rows: number[] = []
  let most = none[attribute]!
  for (const [row, index] of chosen.entries()) {
    if (!mayBe(candidates[index]!, type)) continue
    rows.push(row)
    most = Math.max(most, scores[row * COUNT + attribute]!)
  }
  const isRight = (row: number) => target !== '' && valueAs(candidates[chosen[row]!]!, type) === target
  const noneRaised = Math.exp(none[attribute]! - most)
  let [sum, right] = [noneRaised, target === '' ? noneRaised : 0]
  const raised = rows.map((row) => {
    const own = Math.exp(scores[row * COUNT + attribute]! - most)
    sum += own
    if (isRight(row)) right += own
    return own
  })
  if (right === 0) return 0
  for (const [at, row] of rows.entries())
    scoreSlopes[row * COUNT + attribute] = raised[at]! / sum - (isRight(row) ? raised[at]! / right : 0)
  noneSlopes[attribute] = noneRaised / sum - (target === '' ? 1 : 0)
  return -Math.log(right / sum)
}

function back(
  net: Parameters,
  slopes: Parameters,
  sketch: Lines,
  pass: Pass,
  scoreSlopes: Float32Array,
  noneSlopes: Float32Array,
  seen?: Seen,
) {
  const cellCount = sketch.starts.length - 1
  const cells = new Float32Array(cellCount * VECTOR)
  const near = new Float32Array(cellCount * VECTOR)
  const far = new Float32Array(cellCount * VECTOR)
  const after = new Float32Array(cellCount * VECTOR)
  const pages = sketch.pageCells.map(() => new Float32Array(VECTOR))
  const hiddenSlopes = throughMessages(net, slopes, pass, scoreSlopes)
  bendBack(pass.hidden, hiddenSlopes)
  const rows = steepRows(hiddenSlopes, HIDDEN)
  const outs = gathered(hiddenSlopes, rows, HIDDEN)
  const atPlaces = new Float32Array(pass.places.length * HIDDEN)
  for (const [at, row] of rows.entries())
    for (let k = 0, place = pass.placeOf[row]! * HIDDEN; k < HIDDEN; k++) atPlaces[place + k]! += outs[at * HIDDEN + k]!
  const own = multiplyBack(net.own, slopes.own, gathered(pass.own, rows, OWN), outs, rows.length)
  for (const [at, row] of rows.entries())
    for (let slot = 0, index = pass.chosen[row]!; slot < OWN_SLOTS; slot++)
      if (!seen || seen.slot(index, CELL_SLOTS + slot))
        addRange(slopes.vectors, sketch, sketch.ranges, index * OWN_SLOTS + slot, rowAt(own, at, OWN), slot, seen)
  addBias(slopes.ownBias, atPlaces)
  const arounds = multiplyBack(net.around, slopes.around, pass.around, atPlaces, pass.places.length)
  for (const [row, place] of pass.places.entries()) {
    const around = rowAt(arounds, row, AROUND)
    for (let slot = 0; slot < CELL_SLOTS; slot++)
      if (!seen || seen.slot(place, slot))
        addRange(slopes.vectors, sketch, sketch.around, place * CELL_SLOTS + slot, around, slot, seen)
    const cell = sketch.places[place]!
    const ahead = CELL_SLOTS * VECTOR
    addTo(near, cell * VECTOR, around, ahead, 1)
    addTo(far, cell * VECTOR, around, ahead + VECTOR, 1)
    addTo(after, cell * VECTOR, around, ahead + 2 * VECTOR, 1)
    if (seen && !seen.document) continue
    addTo(pages[pageOf(sketch, cell)]!, 0, around, ahead + 3 * VECTOR, 1)
    addTo(pages[0]!, 0, around, ahead + 4 * VECTOR, 1)
  }
  addBias(slopes.noneBias, noneSlopes)
  const document = multiplyBack(net.none, slopes.none, pass.document, noneSlopes, 1)
  bendBack(pass.document, document)
  addBias(slopes.documentBias, document)
  const documentInput = multiplyBack(net.document, slopes.document, pass.documentInput, document, 1)
  if (!seen || seen.document) {
    addTo(pages[0]!, 0, documentInput, 0, 1)
    for (const page of pages) addTo(page, 0, documentInput, VECTOR, scaleOf(pages.length))
    for (let cell = 0; cell < Math.min(FIRST_CELLS, cellCount); cell++)
      addTo(cells, cell * VECTOR, documentInput, 2 * VECTOR, 0.3)
  }
  for (const [index, [from, to]] of sketch.pageCells.entries())
    for (let cell = from; cell < to; cell++) addTo(cells, cell * VECTOR, pages[index]!, 0, scaleOf(to - from))
  averagesBack(cells, near, far, after)
  for (let cell = 0; cell < cellCount; cell++)
    addTokens(slopes.vectors, sketch, sketch.starts[cell]!, sketch.starts[cell + 1]!, cells, cell * VECTOR, seen)
}

/** The slopes of the hidden layers: each candidate's own, and those of what it told others. */
function throughMessages(net: Parameters, slopes: Parameters, pass: Pass, scoreSlopes: Float32Array): Float32Array {
  const { links, groups, groupsOf } = pass.mates
  const hidden = new Float32Array(pass.hidden.length)
  const messages = new Float32Array(pass.messages.length)
  const means = groups.map(() => new Float32Array(MESSAGE))
  const rows = steepRows(scoreSlopes, COUNT)
  const outs = gathered(scoreSlopes, rows, COUNT)
  addBias(slopes.outBias, outs)
  const narrowed = gathered(pass.narrow, rows, NARROW)
  const narrow = multiplyBack(net.out, slopes.out, narrowed, outs, rows.length)
  bendBack(narrowed, narrow)
  addBias(slopes.secondBias, narrow)
  const joints = multiplyBack(net.second, slopes.second, gathered(pass.joint, rows, JOINT), narrow, rows.length)
  for (const [at, row] of rows.entries()) {
    const joint = rowAt(joints, at, JOINT)
    for (let k = 0; k < HIDDEN; k++) hidden[row * HIDDEN + k]! += joint[k]!
    for (let link = 0; link < LINKS; link++) {
      const from = links[row * LINKS + link]!
      if (from < 0) continue
      for (let k = 0; k < MESSAGE; k++) messages[from * MESSAGE + k]! += joint[HIDDEN + link * MESSAGE + k]!
    }
    for (const [place, group] of groupsOf[row]!.entries())
      for (let k = 0; k < MESSAGE; k++) means[group]![k]! += joint[HIDDEN + (LINKS + place) * MESSAGE + k]!
  }
  for (const [group, rows] of groups.entries())
    for (const row of rows)
      for (let k = 0; k < MESSAGE; k++) messages[row * MESSAGE + k]! += means[group]![k]! / rows.length
  bendBack(pass.messages, messages)
  addBias(slopes.messageBias, messages)
  const own = multiplyBack(net.message, slopes.message, pass.hidden, messages, pass.chosen.length)
  for (let at = 0; at < hidden.length; at++) hidden[at]! += own[at]!
  return hidden
}

function averagesBack(cells: Float32Array, near: Float32Array, far: Float32Array, after: Float32Array) {
  for (let at = near.length - 1; at >= VECTOR; at--) {
    cells[at - VECTOR]! += (1 - FADES.near) * near[at]! + (1 - FADES.far) * far[at]!
    near[at - VECTOR]! += FADES.near * near[at]!
    far[at - VECTOR]! += FADES.far * far[at]!
  }
  for (let at = 0; at < after.length - VECTOR; at++) {
    cells[at + VECTOR]! += (1 - FADES.back) * after[at]!
    after[at + VECTOR]! += FADES.back * after[at]!
  }
}

function addTo(into: Float32Array, at: number, from: Float32Array, place: number, scale: number) {
  for (let k = 0; k < VECTOR; k++) into[at + k]! += from[place + k]! * scale
}

function addRange(
  vectors: Float32Array,
  sketch: Lines,
  ranges: Uint32Array,
  at: number,
  slope: Float32Array,
  slot: number,
  seen?: Seen,
) {
  addTokens(vectors, sketch, ranges[at * 2]!, ranges[at * 2 + 1]!, slope, slot * VECTOR, seen)
}

function addTokens(
  vectors: Float32Array,
  { tokens }: Lines,
  from: number,
  to: number,
  slope: Float32Array,
  place: number,
  seen?: Seen,
) {
  if (from === to) return
  const scale = scaleOf(to - from)
  for (let token = from; token < to; token++) {
    if (seen && !seen.token(token)) continue
    const row = tokens[token]! * VECTOR
    for (let k = 0; k < VECTOR; k++) vectors[row + k]! += slope[place + k]! * scale
  }
}

/** Adds the slopes of `weights` by rows of inputs and of the slopes of their outputs, and returns those of the inputs; two rows at a time. */
function multiplyBack(
  weights: Float32Array,
  slopes: Float32Array,
  input: Float32Array,
  outs: Float32Array,
  rows: number,
): Float32Array {
  const into = new Float32Array(input.length)
  const width = input.length / rows
  const height = outs.length / rows
  for (let row = 0; row < rows; row += 2) {
    const isPair = row + 1 < rows
    const first = row * width
    const second = isPair ? first + width : first
    for (let out = 0; out < height; out++) {
      const a = outs[row * height + out]!
      const b = isPair ? outs[(row + 1) * height + out]! : 0
      if (Math.abs(a) < FLAT && Math.abs(b) < FLAT) continue
      const from = out * width
      for (let k = 0; k < width; k++) {
        const weight = weights[from + k]!
        slopes[from + k]! += a * input[first + k]! + b * input[second + k]!
        into[first + k]! += a * weight
        into[second + k]! += b * weight
      }
    }
  }
  return into
}
const FLAT = 1e-7

/** Rows whose slopes are more than nothing. */
function steepRows(slopes: Float32Array, width: number): number[] {
  const rows: number[] = []
  for (let row = 0; row < slopes.length / width; row++)
    if (rowAt(slopes, row, width).some((one) => Math.abs(one) > STEEP)) rows.push(row)
  return rows
}
const STEEP = 1e-5

function gathered(values: Float32Array, rows: number[], width: number): Float32Array {
  const own = new Float32Array(rows.length * width)
  for (const [at, row] of rows.entries()) own.set(rowAt(values, row, width), at * width)
  return own
}

function addBias(bias: Float32Array, slopes: Float32Array) {
  for (let at = 0; at < slopes.length; at++) bias[at % bias.length]! += slopes[at]!
}

function bendBack(values: Float32Array, slopes: Float32Array) {
  for (let at = 0; at < slopes.length; at++) if (values[at]! < 0) slopes[at]! *= LEAK
}
