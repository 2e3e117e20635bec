import { describe, expect, it } from 'vitest'
import { SCRIPTED_SVG } from '../../../tests/support/documents/hostile.ts'
import { makeEml } from '../../../tests/support/documents/mail.ts'
import { makeDocx, makeXlsx } from '../../../tests/support/documents/office.ts'
import { makePdf } from '../../../tests/support/documents/pdf.ts'
import { makePagePicture } from '../../../tests/support/documents/scan.ts'
import { DEFAULT_LIMITS } from './reading-limits.ts'
import { sniff } from './sniff.ts'

const kindOf = async (content: Uint8Array | string, name = 'upload.bin') =>
  (await sniff(typeof content === 'string' ? Buffer.from(content) : content, name, DEFAULT_LIMITS)).kind

describe('sniff', () => {
  it('tells a file by its content, whatever its name', async () => {
    expect(await kindOf(await makePdf([{}]), 'policy.docx')).toBe('pdf')
    expect(await kindOf(Buffer.concat([Buffer.from('junk\r\n'), await makePdf([{}])]))).toBe('pdf')
    expect(await kindOf(await makeDocx(['Contract']), 'contract.pdf')).toBe('docx')
    expect(await kindOf(makeXlsx([{ name: 'Vehicles', rows: [['VIN']] }]), 'fleet.zip')).toBe('xlsx')
    expect(await kindOf(makeEml({ text: 'Hello' }), 'mail.txt')).toBe('email')
    for (const format of ['png', 'jpeg', 'tiff', 'webp'] as const) {
      expect(await kindOf(await makePagePicture([], format))).toBe('image')
    }
  })

  it('tells text, tables and e-mails apart', async () => {
    expect(await kindOf('Dear underwriter,\nplease find enclosed', 'letter.txt')).toBe('text')
    expect(await kindOf('vin,year\n1FT,2020', 'fleet.csv')).toBe('csv')
    expect(await kindOf('vin;year;cost\n1FT;2020;3\n2FT;2021;4\n', 'fleet.txt')).toBe('csv')
    expect(await kindOf('From: the desk of Dana\n\nHello', 'note.txt')).toBe('text')
    expect(await kindOf(Buffer.from('\ufeffPolicy', 'utf16le'))).toBe('text')
    expect(await kindOf('<insured> must sign & date', 'note.txt')).toBe('text')
  })

  it.each([
    ['an SVG drawing', SCRIPTED_SVG],
    ['an SVG drawing', `<?xml version="1.0"?>\n<!-- logo -->\n${SCRIPTED_SVG}`],
    ['a web page', '<!DOCTYPE html><p>Policy</p>'],
    ['a web page', '  <script>alert(1)</script>'],
    ['an XML file', '<?xml version="1.0"?><policy/>'],
    ['a rich text file', '{\\rtf1 Policy}'],
    ['a Windows program', `MZ\u0090\0${'x'.repeat(100)}`],
    ['plain text under another name', 'hello not a pdf'],
    ['a file of an unknown kind', Buffer.from([0, 1, 2, 3, 0, 9, 8, 7])],
  ])('refuses %s and says what is accepted', async (what, content) => {
    await expect(kindOf(content, 'policy.pdf')).rejects.toThrow(what)
    await expect(kindOf(content, 'policy.pdf')).rejects.toThrow('PDF, PNG, JPEG')
  })

  it.each([
    [
      'an Outlook message; save it as EML',
      'mail.msg',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
    ],
    ['a winmail.dat file', 'winmail.dat', Buffer.concat([Buffer.from('789f3e22', 'hex'), Buffer.alloc(60, 3)])],
  ])('says what to do about %s', async (what, name, content) => {
    await expect(kindOf(content, name)).rejects.toThrow(what)
  })

  it('says that an empty file is empty', async () => {
    await expect(kindOf('')).rejects.toThrow('This file is empty.')
    await expect(kindOf(' \n\n ')).rejects.toThrow('This file is empty.')
  })
})
