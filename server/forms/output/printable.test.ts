import { expect, it } from 'vitest'
import { unprintableIn } from './printable.ts'

it.each([
  ['Paper Lantern Properties & Söhne, “Łódź” – Ωmega Жук', []],
  ['Jose\u0301\u00a0\ufb01nance\u200b\tLLC\r\nUnit 7', []],
  ['', []],
  ['東京 Trading 東', ['東', '京']],
  ['شركة', ['ش', 'ر', 'ك', 'ة']],
  ['Kiln 👩‍🚒 Co 🎉🎉', ['👩‍🚒', '🎉']],
])('says which characters of %j a form cannot print, each once', (text, missing) => {
  expect(unprintableIn(text)).toEqual(missing)
})
