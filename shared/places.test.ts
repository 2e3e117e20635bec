import { expect, it } from 'vitest'
import { fillPlaces, flatten, makePlaces, placesFault, placesIn } from './places.ts'

const named = (html: string) => placesIn(html).map(({ name, count }) => `${name} ${String(count)}`)
const filled = (html: string, values: Record<string, string>) => fillPlaces(html, new Map(Object.entries(values)))

it.each([
  ['<p>Dear [[NAMED INSURED]],</p>', ['NAMED INSURED 1']],
  ['<p>[[NAMED <b>INSURED</b>]] and [[named  insured]] and [[NamedInsured]]</p>', ['NAMED INSURED 3']],
  ['<p>[<i>[</i>PREMIUM]<u>]</u></p>', ['PREMIUM 1']],
  ['<p>[[A]] [[B]]</p><table><tr><td>[[a]]</td></tr></table>', ['A 2', 'B 1']],
  ['<p>[[TERM&nbsp;&amp; FORM]]</p>', ['TERM & FORM 1']],
  ['<p>&#91;&#91;X&#93;&#93;</p>', ['X 1']],
  ['<p>[[A [[B]] C]] [[[D]]]</p>', ['B 1', 'D 1']],
  ['<p>[[ ]] [[]] [[–]] [A] [[A</p><p>B]]</p>', []],
  ['<p>[[A</p><p>B]]</p><p>[[C<br>D]]</p>', []],
  ['<p title="[[X]]">Y</p><!-- [[Z]] -->', []],
])('reads the places of %s', (html, places) => expect(named(html)).toEqual(places))

it('writes values as text, and keeps the marks around them', () => {
  expect(filled('<p><b>[[NAME]]</b> [[NA<i>ME</i>]]!</p>', { name: 'Otter & <Co>' })).toBe(
    '<p><b>Otter &amp; &lt;Co&gt;</b> Otter &amp; &lt;Co&gt;!</p>',
  )
  expect(filled('<p>[[<em>NAME</em>]]</p>', { name: 'Otter' })).toBe('<p><em>Otter</em></p>')
  expect(filled('<p>[[FIRST <b>LAST]] more</b></p>', { firstlast: 'Otter' })).toBe('<p>Otter<b> more</b></p>')
  expect(filled('<p>[[A]] [[B]]</p>', { a: '[[B]]', b: '2' })).toBe('<p>[[B]] 2</p>')
  expect(filled('<p>[[A]]</p>', { a: 'one\ntwo' })).toBe('<p>one<br>two</p>')
  expect(filled('<p>$[[A]] [[A]]</p>', { a: '$5' })).toBe('<p>$5 $5</p>')
  expect(filled('<p>[[A<b>]]</b>.</p>', { a: '2' })).toBe('<p>2.</p>')
  expect(filled('<p>[[A]]</p>', { b: '2' })).toBe('<p>[[A]]</p>')
})

it('turns words into places wherever they stand as words', () => {
  const html = '<p>Otter &amp; Co owes <b>$1</b>,000. OTTER &amp; CO, Otters &amp; Co.</p><p>Otter &amp; Co Ltd</p>'
  const made = makePlaces(html, [
    { words: 'Otter & Co', name: 'INSURED' },
    { words: 'Otter & Co Ltd', name: 'PARENT' },
    { words: '$1,000', name: 'AMOUNT' },
    { words: 'nowhere', name: 'NO' },
  ])
  expect(made.counts).toEqual([2, 1, 1, 0])
  expect(made.html).toBe('<p>[[INSURED]] owes <b>[[AMOUNT]]</b>. [[INSURED]], Otters &amp; Co.</p><p>[[PARENT]]</p>')
  const two = [
    { words: '5', name: 'A', at: [0] },
    { words: '5', name: 'B', at: [1, 2] },
  ]
  expect(makePlaces('<p>5, 5, 55, 5 and 5</p>', two)).toEqual({
    html: '<p>[[A]], [[B]], 55, [[B]] and 5</p>',
    counts: [1, 2],
  })
  expect(makePlaces('<p>[[Otter]] Otter</p>', [{ words: 'Otter', name: 'X' }]).html).toBe('<p>[[Otter]] [[X]]</p>')
})

it('says what keeps a text from being a template', () => {
  const places = (count: number) =>
    placesIn(`<p>${[...new Array(count).keys()].map((at) => `[[P${at}]]`).join(' ')}</p>`)
  expect(placesFault(places(200))).toBeNull()
  expect(placesFault(places(10_000))).toBe('A template may have up to 200 places. This one has 10,000.')
  expect(placesFault([])).toMatch(/at least one place/)
  expect(placesFault(placesIn(`<p>[[${'long '.repeat(30)}]]</p>`))).toMatch(/too long: up to 80 characters/)
})

it('reads any text, however it is nested', () => {
  expect(placesIn('['.repeat(100_000))).toEqual([])
  expect(named(`${'[['.repeat(20_000)}A${']]'.repeat(20_000)}`)).toEqual(['A 1'])
  expect(placesIn(`<p>${'&'.repeat(50_000)}<${'<'.repeat(50_000)}[[A]]`)).toHaveLength(1)
  expect(flatten('<td>a</td><td>b</td>').text).toBe('\ta\t\tb\t')
})
