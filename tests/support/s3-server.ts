import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A loopback server with S3's path-style PUT, GET, DELETE and list of objects, two to a page, signed requests, and its error documents. */
export async function anS3Server() {
  const objects = new Map<string, { body: Buffer; type: string }>()
  let failures = 0
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk as Buffer)
    const key = decodeURIComponent(req.url!.split('?')[0]!)
    if (!req.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) return res.writeHead(403).end()
    if (failures > 0) {
      failures--
      return res.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
    }
    if (req.method === 'PUT') objects.set(key, { body: Buffer.concat(chunks), type: req.headers['content-type'] ?? '' })
    if (req.method === 'DELETE') objects.delete(key)
    const asked = new URL(req.url!, 'http://s3').searchParams
    if (asked.has('list-type')) return res.writeHead(200, { 'content-type': 'application/xml' }).end(list(asked))
    const found = objects.get(key)
    if (req.method !== 'GET') return res.writeHead(req.method === 'PUT' ? 200 : 204, { etag: '"x"' }).end()
    if (!found) return res.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    return res.writeHead(200, { 'content-type': found.type, 'content-length': found.body.length }).end(found.body)
  })
  function list(asked: URLSearchParams) {
    const keys = [...objects.keys()]
      .map((key) => key.slice('/cara/'.length))
      .filter((key) => key.startsWith(asked.get('prefix') ?? ''))
    const from = Number(asked.get('continuation-token') ?? 0)
    const entries = keys
      .sort()
      .slice(from, from + 2)
      .map(
        (key) =>
          `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified><Size>${objects.get(`/cara/${key}`)!.body.length}</Size></Contents>`,
      )
    const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${entries.join('')}${next}</ListBucketResult>`
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = { bucket: 'cara', region: 'us-east-1', endpoint: url, accessKeyId: 'key', secretAccessKey: 'secret' }
  return { url, settings, objects, fail: (times: number) => (failures = times), close: () => server.close() }
}
