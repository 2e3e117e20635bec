import { BlockList, isIP } from 'node:net'

/** Networks that no machine of the public internet is in (IANA's special-purpose registries), among them those of clouds' metadata. */
const NOT_PUBLIC: Record<'ipv4' | 'ipv6', string> = {
  ipv4: `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.31.196.0/24
    192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4
    168.63.129.16/32`,
  ipv6: '2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20',
}

/** All that is given out to the public; what is mapped or translated to IPv4 (::ffff:0:0/96, 64:ff9b::/96) lies outside of it. */
const GLOBAL_IPV6 = new BlockList()
GLOBAL_IPV6.addSubnet('2000::', 3, 'ipv6')

const refused = new BlockList()
for (const family of ['ipv4', 'ipv6'] as const)
  for (const network of NOT_PUBLIC[family].split(/\s+/)) {
    const [address, bits] = network.split('/') as [string, string]
    refused.addSubnet(address, Number(bits), family)
  }

/** Whether an IP address is one of the public internet: not this machine, its networks, a cloud's metadata, multicast, or IPv4 in IPv6. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !refused.check(address, 'ipv4')
  // A zone ("fe80::1%eth0") is only given to addresses of a link.
  if (version !== 6 || address.includes('%')) return false
  return GLOBAL_IPV6.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}
