import { readFileSync } from 'node:fs'
import { LENGTH, type Parameters, partsOf } from './network.ts'

/** The learned parameters, as half-precision numbers (IEEE 754), little end first: of each network one after the other (`npm run learn`). */
const FILE = new URL('weights.bin', import.meta.url)

let loaded: Parameters[] | undefined

/** The networks whose certainties are averaged. */
export function networks(): readonly Parameters[] {
  loaded ??= unpack(readFileSync(FILE))
  return loaded
}

function unpack(bytes: Uint8Array): Parameters[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = bytes.byteLength / 2 / LENGTH
  if (!Number.isInteger(count)) throw new Error('The weights are those of another network: run npm run learn.')
  return Array.from({ length: count }, (_, at) =>
    partsOf(
      Float32Array.from({ length: LENGTH }, (_, index) => fromHalf(view.getUint16((at * LENGTH + index) * 2, true))),
    ),
  )
}

export function pack(weights: readonly Float32Array[]): Uint8Array {
  const bytes = new Uint8Array(weights.length * LENGTH * 2)
  const view = new DataView(bytes.buffer)
  for (const [at, own] of weights.entries())
    for (const [index, value] of own.entries()) view.setUint16((at * LENGTH + index) * 2, toHalf(value), true)
  return bytes
}

function fromHalf(half: number): number {
  const sign = half & 0x8000 ? -1 : 1
  const exponent = (half >> 10) & 0x1f
  const fraction = half & 0x3ff
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}

/** The nearest half; what is too large becomes the largest. */
function toHalf(value: number): number {
  const sign = value < 0 ? 0x8000 : 0
  const size = Math.min(Math.abs(value), 65_504)
  if (size < 2 ** -14) return sign | Math.round(size * 2 ** 24)
  const exponent = Math.floor(Math.log2(size))
  const fraction = Math.round((size / 2 ** exponent - 1) * 1024)
  return fraction === 1024 ? sign | ((exponent + 16) << 10) : sign | ((exponent + 15) << 10) | fraction
}
