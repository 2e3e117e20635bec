import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BaseStyle } from './base-styles/base-style.ts'

type Face = { family: string; file: string; weight: string; style: 'normal' | 'italic'; range?: string }

const LATIN_EXT = 'U+0100-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0'
const inter = (name: string) =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/inter/files/inter-${name}.woff2`))
const serif = (name: string) =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/source-serif-4/files/source-serif-4-${name}.woff2`))
const liberation = (name: string) =>
  path.join(
    path.dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))),
    'standard_fonts',
    `LiberationSans-${name}.ttf`,
  )

const faces = (): Record<BaseStyle['font'], Face[]> => ({
  inter: [
    { family: 'Inter', file: inter('latin-opsz-normal'), weight: '100 900', style: 'normal' },
    { family: 'Inter', file: inter('latin-opsz-italic'), weight: '100 900', style: 'italic' },
    { family: 'Inter', file: inter('latin-ext-opsz-normal'), weight: '100 900', style: 'normal', range: LATIN_EXT },
  ],
  'source-serif': [
    { family: 'Source Serif 4', file: serif('latin-opsz-normal'), weight: '200 900', style: 'normal' },
    { family: 'Source Serif 4', file: serif('latin-opsz-italic'), weight: '200 900', style: 'italic' },
    {
      family: 'Source Serif 4',
      file: serif('latin-ext-wght-normal'),
      weight: '200 900',
      style: 'normal',
      range: LATIN_EXT,
    },
  ],
  'liberation-sans': [
    { family: 'Liberation Sans', file: liberation('Regular'), weight: '400', style: 'normal' },
    { family: 'Liberation Sans', file: liberation('Bold'), weight: '700', style: 'normal' },
    { family: 'Liberation Sans', file: liberation('Italic'), weight: '400', style: 'italic' },
    { family: 'Liberation Sans', file: liberation('BoldItalic'), weight: '700', style: 'italic' },
  ],
})

const read = new Map<BaseStyle['font'], string>()

/** The faces of a font from our packages, inside the page: nothing is loaded from elsewhere. The faces are read once. */
export function fontFaces(font: BaseStyle['font']): string {
  let css = read.get(font)
  if (css === undefined) {
    css = faces()
      [font].map(({ family, file, weight, style, range }) => {
        const kind = file.endsWith('.woff2') ? 'woff2' : 'ttf'
        const source = `url(data:font/${kind};base64,${readFileSync(file).toString('base64')})`
        return `@font-face { font-family: "Cara ${family}"; font-style: ${style}; font-weight: ${weight}; src: ${source};${range ? ` unicode-range: ${range};` : ''} }`
      })
      .join('\n')
    read.set(font, css)
  }
  return css
}

const FAMILIES: Record<BaseStyle['font'], string> = {
  inter: '"Cara Inter", "Inter", Arial, sans-serif',
  'liberation-sans': '"Cara Liberation Sans", "Liberation Sans", Arial, sans-serif',
  'source-serif': '"Cara Source Serif 4", Georgia, "Times New Roman", serif',
}

/** The families of a font; what its faces have no letter for comes from the machine. */
export const familyOf = (font: BaseStyle['font']) => FAMILIES[font]
