import type { AddressInfo } from 'node:net'
import { createClient } from 'graphql-ws'
import WebSocket from 'ws'
import { createWebServer, type WebSettings } from '../../server/api/http.ts'
import { completeSignIn, startSignIn } from '../../server/domains/agency/service.ts'
import type { TestHouse } from './house.ts'

/** The product's web server on a free port, and ways to talk to it as a browser does. */
export async function aWebServer(test: TestHouse, changes: Partial<WebSettings> = {}) {
  const settings = {
    publicUrl: 'http://localhost:3000',
    trustProxy: false,
    sessionDays: 1,
    isDevelopment: false,
    webFolder: null,
    ...changes,
  }
  const { server, close } = await createWebServer(test.house, settings)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    server,
    /** Sends a GraphQL query as JSON. */
    async ask(query: string, variables: object = {}, headers: Record<string, string> = {}) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      })
      const body = (await response.json()) as { data?: any; errors?: { message: string; extensions?: any }[] }
      return { response, ...body }
    },
    /** Sends a GraphQL multipart request; a file of variables.input.files each. */
    async upload(
      query: string,
      input: object,
      files: { name: string; bytes: Uint8Array }[],
      headers: Record<string, string> = {},
    ) {
      const form = new FormData()
      form.set(
        'operations',
        JSON.stringify({ query, variables: { input: { ...input, files: files.map(() => null) } } }),
      )
      form.set(
        'map',
        JSON.stringify(Object.fromEntries(files.map((_, index) => [index, [`variables.input.files.${index}`]]))),
      )
      for (const [index, { name, bytes }] of files.entries()) {
        form.append(String(index), new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
      }
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'x-cara': '1', ...headers },
        body: form,
      })
      return {
        response,
        ...((await response.json()) as { data?: any; errors?: { message: string; extensions?: any }[] }),
      }
    },
    /** A graphql-ws client with these headers. */
    watch(headers: Record<string, string>) {
      class WithHeaders extends WebSocket {
        constructor(address: string, protocols: string) {
          super(address, protocols, { headers })
        }
      }
      return createClient({ url: `${url.replace('http', 'ws')}/graphql`, webSocketImpl: WithHeaders, retryAttempts: 0 })
    },
    close,
  }
}

/** Signs a user in by the code of the letter; gives the cookie a browser would send. */
export async function signIn(test: TestHouse, email: string) {
  const before = (await test.letters()).length
  const caller = { ip: '192.0.2.77', attempt: null, device: null }
  const { attempt } = await startSignIn(test.house, { email }, caller)
  let letters: string[] = []
  while (letters.length <= before) letters = await test.letters()
  const code = /Subject: (\d{6})/.exec(letters.at(-1)!)![1]!
  const { token } = await completeSignIn(test.house, { email, code }, { ...caller, attempt }, 1)
  return { cookie: `cara_session=${token}` }
}
