import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAgency } from '../../tests/support/house.ts'
import { aScene, type Scene } from '../../tests/support/model-servers/scene.ts'
import { call, done, inOrder } from '../../tests/support/model-servers/script.ts'
import { aWebServer, signIn } from '../../tests/support/web.ts'

let scene: Scene
let web: Awaited<ReturnType<typeof aWebServer>>
let mine: { cookie: string }
let theirs: { cookie: string }
let place: string

beforeAll(async () => {
  scene = await aScene('openai-compatible')
  web = await aWebServer(scene.test)
  mine = await signIn(scene.test, scene.agency.email)
  theirs = await signIn(scene.test, (await anAgency(scene.test, 'Heron Example Agency')).email)
  const html = '<h1>Otter & Thimble</h1><p onclick="alert(1)">Renewal.</p><script>alert(2)</script>'
  scene.play(inOrder(call('DRAFT_DOCUMENT', { title: 'Renewal letter', htmlContent: html }), done('Here it is.')))
  const found = await scene.done(await scene.send('Write a letter about the renewal.'))
  place = `/agency/html/${found.workspace.id}/${found.artifacts[0]!.id}`
})
afterAll(async () => {
  await web.close()
  await scene.close()
})

const get = (route: string, cookie = {}) => fetch(web.url + route, { headers: cookie })

describe.each([
  ['/agency/html/{workspaceId}/{artifactId}', ''],
  ['/agency/html/{workspaceId}/{artifactId}/v2', '/v2'],
])('%s', (_route, end) => {
  it('shows a document to its own agency, and nothing in it runs', async () => {
    const page = await get(`${place}${end}?version=1`, mine)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none';.* sandbox/)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    const text = await page.text()
    expect(text).toContain('Renewal.')
    expect(text).not.toMatch(/<script|onclick/)
  })

  it('shows nothing to another agency or a signed-out client', async () => {
    for (const [cookie, status] of [
      [theirs, 404],
      [{}, 401],
    ] as const) {
      const refused = await get(place + end, cookie)
      expect(refused.status).toBe(status)
      expect(await refused.text()).not.toContain('Renewal')
    }
  })

  it('has no version and no style that was not made', async () => {
    expect((await get(`${place}${end}?version=2`, mine)).status).toBe(404)
    expect((await get(`${place}${end}?version=one`, mine)).status).toBe(400)
    expect((await get(`${place}${end}?version=&style_id=`, mine)).status).toBe(200)
    const styled = await get(`${place}${end}?style_id=builtin:modern-minimalist`, mine)
    expect([styled.status, await styled.text()]).toEqual([404, 'This style does not exist.'])
  })
})
