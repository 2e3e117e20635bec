import { beforeAll, expect, test } from 'vitest'
import { type PageScripts, scriptsOfPages } from '../bench/pages/page-scripts.ts'
import { buildWeb } from '../scripts/build-web.ts'

/** In kB of gzip. React, React DOM and React Router alone are 108; each route adds some 0.1 to the list that every page has, who may what 1.4, and presets of the agency 1, 2 more to every dialog, and to a workspace what an e-mail and its versions ask for 0.1, the names of the files of an editor 0.2, what a change asked of Cara and a template's places ask for 1, what the dialogs of eleven presets ask for 3, their way in from accounts and policies 0.3, what the web says with its pages 0.8, and naming with "@" 0.7 to every composer, the forms 0.01 each, and certificates on four forms 0.1 to a page, 0.5 to a dialog, and finding a form by what it is for 0.7, to a dialog 1.2, and asking before Back loses what was typed 0.4. */
const OF_A_PAGE = 193
const OF_A_WORKSPACE = 209.5
const OF_A_DIALOG = 274.2
const FILES = 16

/** The kit that dialogs, menus and comboboxes stand on. */
const KIT = /^(?:dialogs|popups)-/
/** What opens over a page, and the form of the agency, which suggests addresses. */
const WITH_KIT =
  /[/](?:new|assign|due|resolve|update|copilot|reply|merge|:otherId|reopen|edit|many|:batchId|:certificateId|cancel|renew|reinstate|upload|:carrierId|:styleId|:documentId|:templateId|use|users|role|disable|enable|plans|seats|run|:presetId|preferences|import)$|^[/]app[/]settings[/]agency$/

let pages: PageScripts[]
beforeAll(async () => {
  await buildWeb(() => {})
  pages = await scriptsOfPages()
})

test('no page loads the kit of dialogs and menus before it is shown', () => {
  const loading = pages.filter(({ files }) => files.some((file) => KIT.test(file))).map(({ address }) => address)
  expect(loading.filter((address) => !WITH_KIT.test(address))).toEqual([])
})

test('each page keeps to its budget of script, and asks for few files', () => {
  expect(pages.length).toBeGreaterThan(40)
  const over = pages.filter(({ address, kB, files }) => kB > budgetOf(address) || files.length > FILES)
  expect(over).toEqual([])
})

function budgetOf(address: string) {
  if (WITH_KIT.test(address)) return OF_A_DIALOG
  return address === '/app/workspaces/:id' ? OF_A_WORKSPACE : OF_A_PAGE
}
