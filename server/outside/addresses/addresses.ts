import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { addressLine, type WholeAddress } from '../../../shared/accounts.ts'
import { AppError } from '../../lib/app-error.ts'
import { mailingAddress } from '../../lib/form-fields.ts'

/** Finds addresses in the United States that what was typed may become. Throws OUTSIDE_FAILED when it cannot be asked. */
export type AddressLookup = { suggest(text: string): Promise<WholeAddress[]> }

/** `token` goes into each request; `url` is where the service, or a proxy before it, answers. */
export type AddressSettings = { url: string; token: string }

/** Somebody is typing: all tries together take no longer. */
const PATIENCE_MS = 3000
const TRIES = 2
const PAUSE_MS = 200

/** Asks Mapbox (Geocoding v6, forward). Neither the token nor what was typed is in what it throws. */
export function mapboxAddresses({ url, token }: AddressSettings): AddressLookup {
  return {
    async suggest(text) {
      const address = new URL(`${url.replace(/\/$/, '')}/search/geocode/v6/forward`)
      // A semicolon would make several questions of one.
      const question = { q: text.replaceAll(';', ' '), country: 'us', types: 'address', language: 'en' }
      const how = { autocomplete: 'true', limit: '5', access_token: token }
      address.search = new URLSearchParams({ ...question, ...how }).toString()
      const answer = collection.safeParse(await ask(address))
      if (!answer.success) throw failed('its answer is no list of addresses')
      const found = answer.data.features.flatMap((one) => feature.safeParse(one).data ?? [])
      return [...new Map(found.map((one) => [addressLine(one), one])).values()]
    },
  }
}

const collection = z.object({ features: z.array(z.unknown()) })

const named = z.object({ name: z.string() })

/** A feature that has all an address needs, its house number too, as a form would take it. */
const feature = z
  .object({
    properties: z.object({
      name: z.string(),
      context: z.object({
        address: z.object({ address_number: z.string().trim().min(1) }),
        place: named,
        region: z.object({ region_code: z.string() }),
        postcode: named,
        country: z.object({ country_code: z.literal('US') }),
      }),
    }),
  })
  .transform(({ properties: { name, context } }): unknown => ({
    line1: name,
    city: context.place.name,
    zone: context.region.region_code,
    postalCode: context.postcode.name,
  }))
  .pipe(mailingAddress)

/** The JSON that stands at an address. What may pass by itself is tried once more. */
async function ask(address: URL): Promise<unknown> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  for (let tries = 1; ; tries++) {
    const { answer, reason, mayPass } = await attempt(address, signal)
    if (!reason) return answer
    if (!mayPass || tries === TRIES) throw failed(reason)
    await wait(PAUSE_MS)
  }
}

type Attempt = { answer?: unknown; reason?: string; mayPass?: boolean }

async function attempt(address: URL, signal: AbortSignal): Promise<Attempt> {
  try {
    const response = await fetch(address, { signal, redirect: 'manual' })
    if (response.ok) return { answer: await response.json() }
    await response.body?.cancel()
    const { status } = response
    return { reason: `it answered ${String(status)}`, mayPass: status === 429 || status >= 500 }
  } catch (error) {
    if (signal.aborted) return { reason: `no answer within ${String(PATIENCE_MS)} ms` }
    if (error instanceof SyntaxError) return { reason: 'its answer is no JSON' }
    const { code = 'no connection' } = ((error as Error).cause ?? {}) as { code?: string }
    return { reason: code, mayPass: true }
  }
}

function failed(reason: string) {
  const error = new AppError('OUTSIDE_FAILED', 'Addresses cannot be suggested right now. Type the address.')
  error.cause = reason
  return error
}
