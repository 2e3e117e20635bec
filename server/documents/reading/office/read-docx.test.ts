import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { makeDocx } from '../../../../tests/support/documents/office.ts'
import { DEFAULT_LIMITS } from '../reading-limits.ts'
import { blocksOfDocx } from './read-docx.ts'

/** A DOCX with one paragraph of these runs, and these styles besides its own. */
async function docxOf(runs: string, styles = ''): Promise<Uint8Array> {
  const parts = unzipSync(await makeDocx(['HERE']))
  const edit = (name: string, from: RegExp, to: string) => {
    parts[name] = strToU8(strFromU8(parts[name]!).replace(from, () => to))
  }
  edit('word/document.xml', /<w:p>.*HERE.*?<\/w:p>|<w:p [^>]*>.*HERE.*?<\/w:p>/s, `<w:p>${runs}</w:p>`)
  edit('word/styles.xml', /<\/w:styles>/, `${styles}</w:styles>`)
  return zipSync(parts)
}
const run = (marks: string, text: string) => `<w:r><w:rPr>${marks}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const textOf = async (runs: string, styles?: string) => {
  const blocks = await blocksOfDocx(await docxOf(runs, styles), DEFAULT_LIMITS)
  return blocks.map((block) => ('paragraph' in block ? block.paragraph : block))
}
const after = run('', 'Limit: $2,000,000')

describe('blocksOfDocx', () => {
  it.each([
    ['hidden', run('<w:vanish/>', '$9,000,000 ')],
    ['struck out', run('<w:strike/>', '$9,000,000 ')],
    ['struck out twice', run('<w:dstrike w:val="true"/>', '$9,000,000 ')],
    ['hidden, though said not to be struck out', run('<w:strike w:val="0"/><w:vanish/>', '$9,000,000 ')],
    ['deleted', '<w:del w:id="1" w:author="a"><w:r><w:delText>$9,000,000 </w:delText></w:r></w:del>'],
    ['moved away', `<w:moveFrom w:id="1" w:author="a">${run('', '$9,000,000 ')}</w:moveFrom>`],
    ['of a style that hides', run('<w:rStyle w:val="Gone"/>', '$9,000,000 ')],
  ])('leaves out text that is %s', async (_, hidden) => {
    const style = '<w:style w:type="character" w:styleId="Gone"><w:name w:val="g"/><w:rPr><w:vanish/></w:rPr></w:style>'
    expect(await textOf(hidden + after, style)).toEqual(['Limit: $2,000,000'])
  })

  it.each([
    ['inserted', `<w:ins w:id="1" w:author="a">${run('', '$1,000 ')}</w:ins>`],
    ['marked as not hidden and not struck out', run('<w:strike w:val="0"/><w:vanish w:val="false"/>', '$1,000 ')],
    ['hidden from the web only', run('<w:webHidden/>', '$1,000 ')],
  ])('keeps text that is %s', async (_, shown) => {
    expect(await textOf(shown + after)).toEqual(['$1,000 Limit: $2,000,000'])
  })
})
