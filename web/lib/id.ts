/** A random id of 32 hexadecimal digits. Works where crypto.randomUUID does not: on plain http in an office network. */
export function newId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
