import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linesPage, makePdf } from '../../tests/support/documents/pdf.ts'
import { PROTOCOLS } from '../../tests/support/model-servers/model-server.ts'
import { answerOf, aScene, refusals, type Scene } from '../../tests/support/model-servers/scene.ts'
import { type Asked, call, done, resultOf, type Script, say } from '../../tests/support/model-servers/script.ts'

const REQUEST_TOKENS = 31_500
/** Of text in a token, about. */
const LETTERS = 4
const PAGES = 100
const WORDS =
  'We will pay those sums that the insured becomes legally obligated to pay as damages because of such injury.'

/** A hundred pages, each full of words, with a sublimit of its own. */
const amountOf = (page: number) => `$${(page * 1150).toLocaleString('en-US')}`
const sublimit = (page: number) => `Sublimit for premises ${1000 + page}: ${amountOf(page)}`
const paper = () =>
  makePdf(
    Array.from({ length: PAGES }, (_, at) =>
      linesPage([`SCHEDULE PAGE ${at + 1}`, ...Array.from({ length: 25 }, () => WORDS), sublimit(at + 1), WORDS], 9),
    ),
  )

type Told = { text: { page: number; text: string }[] }

/** What a model does that reads ten pages at once, twice over, before each answer, and cites what it then sees. */
function reader(page: number): Script {
  const first = page - ((page - 1) % 10)
  const pages = (from: number) => ({ file: 'F1', pages: Array.from({ length: 10 }, (_, at) => from + at) })
  const other = first === 1 ? 91 : first - 10
  return (asked, number) => {
    if (number === 0)
      return say({
        calls: [
          { name: 'SEARCH_FILE', input: { queries: [{ query: `sublimit premises ${1000 + page}` }] } },
          { name: 'PEEK_FILE', input: pages(other) },
        ],
      })
    if (number === 1) return call('PEEK_FILE', { ...pages(first), pages: [page] })
    const { text } = resultOf(asked, 'PEEK_FILE') as Told
    const line = text[0]!.text.split('\n').find((one) => one.startsWith('Sublimit'))!
    const [amount] = /\$[\d,]+/.exec(line)!
    return done(`It is ${amount} [1].`, {
      sources: [{ number: 1, source: { kind: 'document', file: 'F1', page, quote: line } }],
    })
  }
}

describe.each(PROTOCOLS)('a long conversation about a long document with a model behind %s', (who) => {
  let scene: Scene
  beforeAll(async () => {
    scene = await aScene(who, { requestTokens: REQUEST_TOKENS, tokens: 10_000_000 })
  })
  afterAll(() => scene.close())

  it('keeps every request within its tokens, and answers still name their places', async () => {
    const asked: { asked: Asked; body: object }[] = []
    const questions = [7, 93, 48, 21, 64, 35, 88, 12, 56, 79]
    let id = ''
    for (const [at, page] of questions.entries()) {
      scene.play(reader(page))
      const question = `What is the sublimit for premises ${1000 + page}?`
      if (at === 0) id = await scene.send(question, { files: { 'Schedule.pdf': await paper() } })
      else await scene.say(id, question)
      const found = await scene.done(id, 60)
      expect(refusals(found)).toEqual([])
      expect(found.run).toMatchObject({ state: 'SUCCESS', error: null })
      const { content, citations } = answerOf(found)!
      expect(content).toBe(`It is ${amountOf(page)} [1].`)
      expect(citations).toMatchObject([{ source: { kind: 'DOCUMENT', page, quote: sublimit(page) } }])
      asked.push(...scene.asked())
    }
    const tokens = asked.map(({ body }) => JSON.stringify(body).length / LETTERS)
    expect(Math.max(...tokens)).toBeLessThan(REQUEST_TOKENS)
    // It was needed: the full results of the tools would not have fitted.
    expect(Math.max(...tokens)).toBeGreaterThan(REQUEST_TOKENS / 2)

    const last = asked.at(-1)!.asked
    const results = last.turns.flatMap((turn) => turn.results.map(({ text }) => text))
    expect(results.filter((text) => text.includes('Shortened to save space')).length).toBeGreaterThan(10)
    expect(results.at(-1)).toContain(sublimit(79))
    expect(results.at(-1)).not.toContain('Shortened to save')
    // The cited parts of a result are still sent.
    for (const page of questions) expect(results.join('\n')).toContain(sublimit(page))
    expect(last.turns[0]!.text).toContain('"file":"F1"')
  })
})
