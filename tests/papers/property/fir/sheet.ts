import type { PdfPageSpec, TextAt } from '../../../support/documents/pdf.ts'
import type { PropertyCoverage, PropertyInterest } from '../paper.ts'

/** A page that is drawn upon from the top left, in points. */
export function sheet(size?: [number, number]) {
  const texts: TextAt[] = []
  const rulings: [number, number, number, number][] = []
  const put = (x: number, y: number, text: string, size = 9, bold = false) =>
    void texts.push({ x, y, text, size, ...(bold && { bold }) })
  return {
    page: { ...(size && { size }), texts, rulings } satisfies PdfPageSpec,
    put,
    /** Text that ends at x. */
    ending: (x: number, y: number, text: string, size = 9, bold = false) =>
      put(x - widthOf(text, size), y, text, size, bold),
    /** Lines under one another; the y below them. */
    lines: (x: number, y: number, texts: string[], size = 9, step = size * 1.35) => {
      texts.forEach((text, index) => {
        put(x, y + index * step, text, size)
      })
      return y + texts.length * step
    },
    across: (x: number, y: number, width: number, weight = 0.6) => void rulings.push([x, y, width, weight]),
    down: (x: number, y: number, height: number, weight = 0.6) => void rulings.push([x, y, weight, height]),
    frame: (x: number, y: number, width: number, height: number, weight = 0.6) =>
      void rulings.push(
        [x, y, width, weight],
        [x, y + height, width, weight],
        [x, y, weight, height],
        [x + width, y, weight, height + weight],
      ),
  }
}

export type Sheet = ReturnType<typeof sheet>

/** The width of an amount in Helvetica, near enough to align it. */
function widthOf(text: string, size: number): number {
  let width = 0
  for (const letter of text) width += /[\d$]/.test(letter) ? 0.556 : /[,. /:;]/.test(letter) ? 0.278 : 0.62
  return width * size
}

/** A coverage of which nothing more is told than what is given. */
export function cover(
  place: number | null,
  name: string,
  limit: string | null,
  more: Partial<PropertyCoverage> = {},
): PropertyCoverage {
  return { place, name, limit, deductible: null, causes: null, valuation: null, coinsurance: null, ...more }
}

export function interest(
  place: number | null,
  kind: PropertyInterest['kind'],
  name: string,
  address: [line1: string, city: string, state: string, zip: string] | null,
  loan: string | null = null,
): PropertyInterest {
  const [line1, city, state, zip] = address ?? []
  return { place, kind, name, address: address && { line1: line1!, city: city!, state: state!, zip: zip! }, loan }
}
