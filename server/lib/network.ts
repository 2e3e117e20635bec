/** The part of an address that one subscriber usually holds: the IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(ip: string) {
  const address = ip.replace(/^::ffff:/, '')
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const groups = [...front, ...Array(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
  return `${groups.slice(0, 4).join(':')}::/64`
}
