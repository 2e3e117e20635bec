import { expect, it } from 'vitest'
import { parseProse } from './prose-syntax.ts'

const text = (value: string) => ({ kind: 'text', text: value })

it('reads paragraphs, bold words and citations', () => {
  expect(parseProse('The limit is **$1,000,000** [2].\n\nNothing else.')).toEqual([
    {
      kind: 'paragraph',
      parts: [
        text('The limit is '),
        { kind: 'bold', parts: [text('$1,000,000')] },
        text(' '),
        { kind: 'cite', number: 2 },
        text('.'),
      ],
    },
    { kind: 'paragraph', parts: [text('Nothing else.')] },
  ])
})

it('reads a list inside a list, and a line that goes on', () => {
  expect(parseProse('- one\n  goes on\n- two\n    - deep')).toEqual([
    {
      kind: 'list',
      ordered: false,
      start: 1,
      items: [
        { parts: [text('one'), text(' goes on')] },
        {
          parts: [text('two')],
          children: { kind: 'list', ordered: false, start: 1, items: [{ parts: [text('deep')] }] },
        },
      ],
    },
  ])
})

it('reads a table with numbers to the right', () => {
  const [table] = parseProse('| Coverage | Limit |\n| --- | ---: |\n| Each occurrence | $1,000,000 |')
  expect(table).toEqual({
    kind: 'table',
    head: [[text('Coverage')], [text('Limit')]],
    rows: [[[text('Each occurrence')], [text('$1,000,000')]]],
    right: [false, true],
  })
})

it('reads a link to a page of the app, and to no other place of this site', () => {
  expect(parseProse('See [Forms](/app/settings/forms).')[0]).toMatchObject({
    parts: [text('See '), { kind: 'link', text: 'Forms', href: '/app/settings/forms' }, text('.')],
  })
})

it.each([
  '[click](/agency/files/1)',
  '[click](//evil.example.com)',
  '<img src=x onerror=alert(1)>',
  '[click](javascript:alert(1))',
  '[click](http://plain.example.com)',
  'a * b * c',
  '**never closed',
  '| not a table |',
])('leaves %s as the text it is', (line) => {
  expect(parseProse(line)).toEqual([{ kind: 'paragraph', parts: [text(line)] }])
})

it('does not hang or lose text on any cut of a streamed answer', () => {
  const whole = '# Head\n\n1. **a** [1]\n2. b\n\n| x | y |\n|---|---|\n| `1` | *2* |\n\n```\ncode\n```\nend'
  for (let end = 0; end <= whole.length; end += 1) expect(parseProse(whole.slice(0, end))).toBeInstanceOf(Array)
})
