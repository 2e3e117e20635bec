const NAME_LENGTH = 200

/**
 * A file name as it may be shown and put in a header: no folders, control characters, or characters that turn the reading
 * direction around to hide an extension. Emoji and letters of every script stay.
 */
export function cleanName(name: string) {
  const base = name.split(/[\\/]/).pop() ?? ''
  const plain = base
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
    .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
  return shorten(plain) || 'Untitled file'
}

function shorten(name: string) {
  const letters = Array.from(name)
  if (letters.length <= NAME_LENGTH) return name
  const dot = name.lastIndexOf('.')
  const ending = dot > 0 && name.length - dot <= 8 ? name.slice(dot) : ''
  return `${letters.slice(0, NAME_LENGTH - ending.length - 1).join('')}…${ending}`
}
