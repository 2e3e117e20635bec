import { plainName } from '../../../shared/uploads.ts'

const NAME_LENGTH = 200

/**
 * A file name as it may be shown and put in a header: no folders, control characters, or characters that turn the reading
 * direction around to hide an extension. Emoji and letters of every script stay.
 */
export function cleanName(name: string) {
  const base = name.split(/[\\/]/).pop() ?? ''
  const plain = plainName(base.normalize('NFC')).trim()
  return shorten(plain) || 'Untitled file'
}

function shorten(name: string) {
  const letters = Array.from(name)
  if (letters.length <= NAME_LENGTH) return name
  const dot = name.lastIndexOf('.')
  const ending = dot > 0 && name.length - dot <= 8 ? name.slice(dot) : ''
  return `${letters.slice(0, NAME_LENGTH - ending.length - 1).join('')}…${ending}`
}
