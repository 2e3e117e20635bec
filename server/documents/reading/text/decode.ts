const MOST_CONTROL = 0.002

/** Text of a file in UTF-8, UTF-16 (with its mark) or, failing those, Windows-1252; null when the bytes are no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const marked = byMark(bytes)
  if (marked) return new TextDecoder(marked).decode(bytes)
  if (tooManyControls(bytes)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function byMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return null
}

/** Text has tabs, line and page ends, and no zero bytes; a rare stray control code is forgiven. */
function tooManyControls(bytes: Uint8Array): boolean {
  let controls = 0
  for (const byte of bytes) {
    if (byte === 0) return true
    if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) controls += 1
  }
  return controls > bytes.length * MOST_CONTROL
}
