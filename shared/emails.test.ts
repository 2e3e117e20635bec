import { describe, expect, it } from 'vitest'
import { addressesIn, htmlOfEmail, isSignedWith, textOfEmail, wrongAddress } from './emails.ts'

describe('the addresses of an e-mail', () => {
  it.each([
    ['', []],
    ['robin@holder.example.com', [{ name: '', address: 'robin@holder.example.com' }]],
    [
      'Robin <robin@a.example.com>; "Specimen, Wren" <wren@b.example.com>,\nsam@c.example.com,',
      [
        { name: 'Robin', address: 'robin@a.example.com' },
        { name: 'Specimen, Wren', address: 'wren@b.example.com' },
        { name: '', address: 'sam@c.example.com' },
      ],
    ],
    ['"half', [{ name: '', address: '"half' }]],
  ])('in %j', (text, addresses) => {
    expect(addressesIn(text)).toEqual(addresses)
  })

  it.each(['', 'a@b.co', 'Robin <robin@a.example.com>, o’neil+x@sub.example.com', ' ; , '])(
    'are whole in %j',
    (text) => {
      expect(wrongAddress(text)).toBeNull()
    },
  )

  it.each([
    ['robin@', 'robin@'],
    ['a@b.co, robin', 'robin'],
    ['Robin Specimen a@b.co', 'Robin Specimen a@b.co'],
    ['a@b..co', 'a@b..co'],
    ['Robin <>', 'Robin'],
    ['a@b.co bcc:x@y.zz', 'a@b.co bcc:x@y.zz'],
  ])('are not whole in %j, and the one is named', (text, named) => {
    expect(wrongAddress(text)).toBe(`“${named}” is not a whole e-mail address. Write it like name@example.com.`)
  })
})

describe('the signature', () => {
  const signature = 'Robin Specimen\nAccount Manager'

  it('stands below the text', () => {
    expect(textOfEmail({ body: 'Hello\n\nThanks.\n' }, signature)).toBe(`Hello\n\nThanks.\n\n${signature}`)
  })

  it('is left out of a text that is signed already, unless it is chosen', () => {
    const body = 'Hello\n\nBest regards,\nrobin  Specimen\nSpecimen Agency'
    expect(isSignedWith({ body }, signature)).toBe(false)
    expect(isSignedWith({ body, withSignature: true }, signature)).toBe(true)
    expect(isSignedWith({ body: 'Hello, this is Robin Specimen.' }, signature)).toBe(true)
    expect(isSignedWith({ body: 'Hello', withSignature: false }, signature)).toBe(false)
    expect(isSignedWith({ body: 'Hello', withSignature: true }, ' ')).toBe(false)
  })
})

describe('an e-mail as HTML', () => {
  it('has its paragraphs, lines and links, and nothing of it is markup', () => {
    expect(htmlOfEmail('Hi <b>Wren</b>,\nsee https://a.example.com/x?a=1&b=2.\n\n(http://b.example.com)')).toBe(
      '<p>Hi &lt;b&gt;Wren&lt;/b&gt;,<br>see <a href="https://a.example.com/x?a=1&amp;b=2">https://a.example.com/x?a=1&amp;b=2</a>.</p>\n' +
        '<p>(<a href="http://b.example.com">http://b.example.com</a>)</p>',
    )
  })
})
