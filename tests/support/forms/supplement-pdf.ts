import { PDFDocument, type PDFFont, PDFHexString, PDFName, type PDFPage, StandardFonts } from '@cantoo/pdf-lib'

/** A fillable PDF drawn line by line, as a carrier's supplement is: what it prints, and its fields of every kind. */
export type SupplementPdf = {
  document: PDFDocument
  page: PDFPage
  font: PDFFont
  /** Prints words with their baseline at this height from the top. */
  print: (text: string, x: number, top: number, size?: number) => void
  text: (name: string, box: Place, how?: TextHow) => void
  tick: (name: string, x: number, top: number) => void
  radio: (name: string, choices: [value: string, x: number, top: number][]) => void
  choice: (name: string, box: Place, choices: string[], how?: { several?: boolean; chosen?: string }) => void
  nextPage: () => void
  save: () => Promise<Uint8Array>
}
export type Place = [x: number, top: number, width: number, height: number]
export type TextHow = {
  lines?: boolean
  maxLength?: number
  comb?: boolean
  value?: string
  readOnly?: boolean
  tooltip?: string
  /** JavaScript actions by what they are run on: 'F' showing, 'K' typing, 'C' working out. */
  actions?: Partial<Record<'F' | 'K' | 'V' | 'C', string>>
  size?: number
}

const HEIGHT = 792

export async function aSupplement(): Promise<SupplementPdf> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const font = await document.embedFont(StandardFonts.Helvetica)
  const form = document.getForm()
  const self: SupplementPdf = {
    document,
    font,
    page: document.addPage([612, HEIGHT]),
    print: (text, x, top, size = 9) => self.page.drawText(text, { x, y: HEIGHT - top, size, font }),
    text: (name, [x, top, width, height], how = {}) => {
      const field = form.createTextField(name)
      if (how.lines) field.enableMultiline()
      if (how.maxLength) field.setMaxLength(how.maxLength)
      if (how.value) field.setText(how.value)
      field.addToPage(self.page, { x, y: HEIGHT - top - height, width, height, borderWidth: 0 })
      if (how.size) field.setFontSize(how.size)
      if (how.comb) field.enableCombing()
      if (how.readOnly) field.enableReadOnly()
      const { dict } = field.acroField
      if (how.tooltip) dict.set(PDFName.of('TU'), PDFHexString.fromText(how.tooltip))
      if (!how.actions) return
      const actions = document.context.obj({})
      for (const [on, script] of Object.entries(how.actions))
        actions.set(PDFName.of(on), document.context.obj({ S: 'JavaScript', JS: PDFHexString.fromText(script) }))
      dict.set(PDFName.of('AA'), actions)
    },
    tick: (name, x, top) =>
      form.createCheckBox(name).addToPage(self.page, { x, y: HEIGHT - top - 10, width: 10, height: 10 }),
    radio: (name, choices) => {
      const group = form.createRadioGroup(name)
      for (const [value, x, top] of choices)
        group.addOptionToPage(value, self.page, { x, y: HEIGHT - top - 10, width: 10, height: 10 })
    },
    choice: (name, [x, top, width, height], choices, { several = false, chosen } = {}) => {
      const list = several ? form.createOptionList(name) : form.createDropdown(name)
      list.addOptions(choices)
      if (several) list.enableMultiselect()
      if (chosen) list.select(chosen)
      list.addToPage(self.page, { x, y: HEIGHT - top - height, width, height })
    },
    nextPage: () => {
      self.page = document.addPage([612, HEIGHT])
    },
    save: () => document.save({ useObjectStreams: false, updateFieldAppearances: false }),
  }
  return self
}
