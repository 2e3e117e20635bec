/** The text of an answer from outside. Throws a RangeError for more than so many bytes, and reads no more of it. */
export async function textOf(response: Response, mostBytes: number): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > mostBytes) throw new RangeError('its answer is far too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
