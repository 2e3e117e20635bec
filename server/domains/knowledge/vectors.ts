/** What is kept of a vector: the signs of its numbers, as 0 and 1, and its numbers as one signed byte each. */
export type KeptVector = { signs: string; bytes: Buffer }

export function kept(vector: Float32Array): KeptVector {
  let most = 0
  for (const number of vector) most = Math.max(most, Math.abs(number))
  const bytes = Int8Array.from(vector, (number) => Math.round((number / most) * 127))
  return { signs: signsOf(vector), bytes: Buffer.from(bytes.buffer) }
}

export const signsOf = (vector: Float32Array) => Array.from(vector, (number) => (number > 0 ? '1' : '0')).join('')

/** The cosine of a vector and one that was kept: 1 where they point the same way. 0 where they are not as long. */
export function likeness(vector: Float32Array, bytes: Buffer): number {
  if (bytes.length !== vector.length) return 0
  let [product, own, other] = [0, 0, 0]
  for (let at = 0; at < vector.length; at++) {
    const one = vector[at]!
    const two = bytes.readInt8(at)
    product += one * two
    own += one * one
    other += two * two
  }
  return product / (Math.sqrt(own * other) || 1)
}
