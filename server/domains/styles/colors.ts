/** Colors of a style as paper takes them. Each is "#rrggbb". */

const LEAST_CONTRAST = 4.5

const partsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
const toColor = (parts: number[]) => `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** WCAG's relative luminance, 0 to 1. */
function luminance(color: string) {
  const [r, g, b] = partsOf(color).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

const contrast = (a: string, b: string) => {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light! + 0.05) / (dark! + 0.05)
}

/** The color as letters on white: made darker until they can be read. */
export function inkOf(color: string): string {
  let ink = color
  while (contrast(ink, '#ffffff') < LEAST_CONTRAST) ink = toColor(partsOf(ink).map((part) => part * 0.94))
  return ink
}

/** What letters on the color are written in. */
export const onColor = (color: string) => (contrast(color, '#ffffff') >= LEAST_CONTRAST ? '#ffffff' : '#14181a')

/** The color mixed into white: `share` 0 to 1 is how much of it. */
export const tintOf = (color: string, share: number) =>
  toColor(partsOf(color).map((part) => 255 - (255 - part) * share))
