/** Values of several rows stand one row after the other. */
export const rowAt = (values: Float32Array, row: number, width: number) =>
  values.subarray(row * width, (row + 1) * width)

/**
 * Adds `weights · input` to each row of `into`; rows of `input` and `into` stand one after the other. Two rows and two weights at a time, so
 * that each number is fetched half as often. Widths are even.
 */
export function multiply(weights: Float32Array, input: Float32Array, into: Float32Array, rows: number) {
  const width = input.length / rows
  const height = into.length / rows
  for (let row = 0; row < rows; row += 2) {
    const first = row * width
    // Of an odd number of rows the last is worked out twice, and added once.
    const second = Math.min(row + 1, rows - 1) * width
    for (let out = 0; out < height; out += 2) {
      const one = out * width
      const other = Math.min(out + 1, height - 1) * width
      let a = 0
      let b = 0
      let c = 0
      let d = 0
      for (let k = 0; k < width; k++) {
        const x = input[first + k]!
        const y = input[second + k]!
        const v = weights[one + k]!
        const w = weights[other + k]!
        a += v * x
        b += w * x
        c += v * y
        d += w * y
      }
      into[row * height + out]! += a
      if (out + 1 < height) into[row * height + out + 1]! += b
      if (row + 1 === rows) continue
      into[(row + 1) * height + out]! += c
      if (out + 1 < height) into[(row + 1) * height + out + 1]! += d
    }
  }
}

/** Each row filled with the bias. */
export function filled(rows: number, bias: Float32Array): Float32Array {
  const into = new Float32Array(rows * bias.length)
  for (let row = 0; row < rows; row++) into.set(bias, row * bias.length)
  return into
}

export function bend(values: Float32Array) {
  for (let at = 0; at < values.length; at++) if (values[at]! < 0) values[at]! *= LEAK
}
export const LEAK = 0.02
