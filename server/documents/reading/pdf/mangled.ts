const REPLACEMENT = Buffer.from('\ufffd')
const MANY = 50

/**
 * True for a PDF that some program on its way took for text: every byte that is no letter was replaced by the same mark,
 * so its compressed parts can never be unpacked again.
 */
export function isMangled(bytes: Uint8Array): boolean {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let count = 0
  for (let at = content.indexOf(REPLACEMENT); at >= 0 && count < MANY; at = content.indexOf(REPLACEMENT, at + 3))
    count += 1
  return count >= MANY
}
