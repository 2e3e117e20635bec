import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const TOKEN = 'pk.invented'

type Invented = { number?: string; street: string; city?: string; region?: string; zip?: string; country?: string }

/** What the service knows; only the first two, one of them twice, are whole addresses of a state. */
const KNOWN: readonly Invented[] = [
  { number: '1200', street: 'Placeholder Avenue Northwest', city: 'Sampleton', region: 'OH', zip: '43000' },
  { number: '1200', street: 'Placeholder Court', city: 'Mockville Heights', region: 'NY', zip: '10999' },
  { number: '1200', street: 'Placeholder Court', city: 'Mockville Heights', region: 'NY', zip: '10999' },
  { number: '1200', street: 'Placeholder Road', city: 'Sampleton', region: 'OH' },
  { number: '1200', street: 'Placeholder Alley', region: 'OH', zip: '43000' },
  { number: '1200', street: 'Placeholder Base', city: 'Sampleton', region: 'ZZ', zip: '43000' },
  { number: '1200', street: 'Placeholder Rise', city: 'Sampleton', region: 'AL', zip: '43000', country: 'CA' },
  { street: '1200 Placeholder Boulevard', city: 'Sampleton', region: 'OH', zip: '43000' },
]

const featureOf = ({ number, street, city, region, zip, country = 'US' }: Invented) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [-82.9, 40.1] },
  properties: {
    feature_type: 'address',
    name: [number, street].filter(Boolean).join(' '),
    context: {
      ...(number && { address: { address_number: number, street_name: street, name: `${number} ${street}` } }),
      ...(city && { place: { name: city } }),
      ...(region && { region: { name: region, region_code: region, region_code_full: `${country}-${region}` } }),
      ...(zip && { postcode: { name: zip } }),
      country: { name: country, country_code: country },
    },
  },
})

/** A loopback server that speaks Mapbox Geocoding v6, forward. `next` says how it answers the coming requests in place of that. */
export async function anAddressServer() {
  const asked: URL[] = []
  const others: ((res: ServerResponse) => void)[] = []
  const server = createServer((req, res) => {
    const url = new URL(req.url!, 'http://addresses')
    asked.push(url)
    const other = others.shift()
    if (other) return other(res)
    const say = (status: number, body: object) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (url.pathname !== '/search/geocode/v6/forward') return say(404, { message: 'Not Found' })
    if (url.searchParams.get('access_token') !== TOKEN)
      return say(401, { message: 'Not Authorized - Invalid Token', error_code: 'INVALID_TOKEN' })
    const words = url.searchParams.get('q')!.toLowerCase()
    const found = KNOWN.map(featureOf).filter(({ properties }) => properties.name.toLowerCase().startsWith(words))
    return say(200, { type: 'FeatureCollection', features: found, attribution: 'invented' })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    asked,
    next: (...answers: ((res: ServerResponse) => void)[]) => void others.push(...answers),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
