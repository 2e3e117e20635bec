import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAgency } from '../../tests/support/house.ts'
import { aScene, type Scene } from '../../tests/support/model-servers/scene.ts'
import { call, done, inOrder } from '../../tests/support/model-servers/script.ts'
import { aWebServer, signIn } from '../../tests/support/web.ts'
import { blocksOfDocx } from '../documents/reading/office/read-docx.ts'
import { DEFAULT_LIMITS } from '../documents/reading/reading-limits.ts'
import { createStyle } from '../domains/styles/service.ts'
import { chromiumPrinter } from '../outside/printing/chromium-printer.ts'

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
    const styled = await get(`${place}${end}?style_id=builtin:nothing`, mine)
    expect([styled.status, await styled.text()]).toEqual([404, 'This style does not exist.'])
  })

  it('shows it in the style that is asked for, and knows what the browser has', async () => {
    const usual = await get(`${place}${end}`, mine)
    const minimal = await get(`${place}${end}?style_id=builtin:modern-minimalist`, mine)
    expect(await minimal.text()).not.toBe(await usual.text())
    const tag = usual.headers.get('etag')!
    expect((await get(`${place}${end}`, { ...mine, 'if-none-match': tag })).status).toBe(304)
    const other = await get(`${place}${end}?style_id=none`, { ...mine, 'if-none-match': tag })
    expect(other.status).toBe(200)
  })
})

describe('/agency/preview-html/{templateId}', () => {
  it('shows our sample in a style of the agency alone, and in a base style', async () => {
    const { agencyId, userId } = scene.agency
    const acting = { house: scene.test.house, actor: { kind: 'user', agencyId, userId } as const }
    const { id } = await createStyle(acting, { title: 'Proposals', accentColor: '#7a1f3d' })
    const page = await get(`/agency/preview-html/${id}?v=1`, mine)
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none';.* sandbox/)
    expect(await page.text()).toContain('#7a1f3d')
    expect((await get(`/agency/preview-html/${id}?v=1`, theirs)).status).toBe(404)
    expect((await get(`/agency/preview-html/${id}?v=1`)).status).toBe(401)
    expect((await get('/agency/preview-html/builtin:warm-human', theirs)).status).toBe(200)
  })
})

describe('/agency/pdf/{workspaceId}/{artifactId}', () => {
  it('makes a PDF of a document for its own agency alone', async () => {
    const pdf = await get(`${place.replace('/html/', '/pdf/')}?version=1`, mine)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(pdf.headers.get('content-disposition')).toMatch(/^inline; filename="Renewal letter.pdf"/)
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect((await get(place.replace('/html/', '/pdf/'), theirs)).status).toBe(404)
  })

  it('tells who waits how many come before, and takes out who has gone', async () => {
    const { outside, log } = scene.test.house
    const { printer } = outside
    const chromium = process.env.CHROMIUM_PATH
    const slow = chromiumPrinter({ chromium, folder: scene.test.folder, log, atOnce: 1 })
    outside.printer = slow
    const first = new AbortController()
    let isBusy = true
    const busy = slow
      .print(`<p>${'word '.repeat(1_500_000)}</p>`, { of: 'other', signal: first.signal })
      .catch(() => {})
      .finally(() => (isBusy = false))
    const gone = new AbortController()
    const route = `${web.url}${place.replace('/html/', '/pdf/')}?ticket=a-ticket-of-mine`
    const asked = fetch(route, { headers: mine, signal: gone.signal }).catch((error: Error) => error.name)
    const placeFor = async (cookie = mine) => (await get('/agency/pdf-place/a-ticket-of-mine', cookie)).json()
    await expect.poll(() => placeFor(), { timeout: 90_000 }).toEqual({ before: 1 })
    expect(await placeFor(theirs)).toEqual({ before: null })
    gone.abort()
    expect(await asked).toBe('AbortError')
    await expect.poll(() => placeFor(), { timeout: 90_000 }).toEqual({ before: null })
    expect(isBusy).toBe(true)
    first.abort()
    await busy
    outside.printer = printer
    await slow.close()
  })

  it('says what to do where no PDF can be made', async () => {
    const { outside } = scene.test.house
    const { printer } = outside
    outside.printer = chromiumPrinter({ chromium: '/nowhere', folder: scene.test.folder, log: scene.test.house.log })
    const refused = await get(place.replace('/html/', '/pdf/'), mine)
    outside.printer = printer
    expect(refused.status).toBe(503)
    expect(await refused.text()).toContain('print it from your browser')
  })
})

describe('/agency/docx/{workspaceId}/{artifactId}', () => {
  it('makes a Word file of a document for its own agency alone', async () => {
    const route = place.replace('/html/', '/docx/')
    const word = await get(`${route}?version=1`, mine)
    const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    expect([word.status, word.headers.get('content-type')]).toEqual([200, type])
    expect(word.headers.get('content-disposition')).toMatch(/^attachment; filename="Renewal letter.docx"/)
    const blocks = await blocksOfDocx(new Uint8Array(await word.arrayBuffer()), DEFAULT_LIMITS)
    expect(blocks).toEqual([{ paragraph: 'Otter & Thimble' }, { paragraph: 'Renewal.' }])
    expect((await get(route, theirs)).status).toBe(404)
    expect((await get(route)).status).toBe(401)
    expect((await get(`${route}?version=2`, mine)).status).toBe(404)
    const known = { ...mine, 'if-none-match': word.headers.get('etag')! }
    expect((await get(`${route}?version=1`, known)).status).toBe(304)
  })
})
