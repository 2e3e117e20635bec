import { PDFArray, PDFBool, PDFDict, type PDFDocument, PDFName } from '@cantoo/pdf-lib'
import {
  type LabelBox,
  type Labeled,
  labelFields,
  type Page,
  type PageFrame,
  type PdfField,
  type PdfForm,
  toShown,
} from '../../documents/index.ts'
import { assertTemplateIsSafe } from './assert-template-is-safe.ts'
import { elementName } from './element-name.ts'
import { openTemplate } from './open-template.ts'
import { frameOf } from './page-frame.ts'
import { type BareField, readPdfFields } from './pdf-fields.ts'

/**
 * The fields of any fillable PDF, each with what is printed beside it. `readPages` reads what its pages print, once it is known to be safe.
 * Throws an Error with a sentence for the user when it is no PDF, damaged, locked, hostile, signed, or has no fields that can be filled here.
 */
export async function readForm(bytes: Uint8Array, readPages: () => Page[]): Promise<PdfForm> {
  await assertTemplateIsSafe(bytes)
  const document = await openTemplate(bytes)
  const xfa = xfaOf(document)
  const fields = readPdfFields(document)
  if (fields.some(({ kind, nodes }) => kind === 'signature' && nodes.some(({ node }) => node.has(PDFName.of('V')))))
    throw new Error('This PDF is signed: filling it would break the signature. Ask for an unsigned copy.')
  const pages = readPages()
  const frames = document.getPages().map(frameOf)
  const labeled = labelAll(fields, pages, frames)
  return {
    title: document.getTitle()?.trim() ?? '',
    fields: fields.map((field) => whole(field, labeled, frames)),
    remarks: [
      ...(xfa
        ? [
            'This PDF also holds an XFA form, which shows its own values. It is left out of the filled one, so that every program shows what is filled here.',
          ]
        : []),
      ...(document.catalog.has(PDFName.of('Perms'))
        ? [
            'This PDF gave Adobe Reader rights of its own, which end with the first change. The filled one is a plain fillable PDF.',
          ]
        : []),
    ],
  }
}

/** Whether there is an XFA part beside plain fields. Throws when there is nothing else. */
function xfaOf(document: PDFDocument): boolean {
  const form = document.catalog.lookup(PDFName.of('AcroForm'))
  if (!(form instanceof PDFDict) || !form.has(PDFName.of('XFA'))) return false
  const roots = form.lookup(PDFName.of('Fields'))
  const isBare = !(roots instanceof PDFArray) || roots.size() === 0
  if (isBare || document.catalog.lookup(PDFName.of('NeedsRendering')) === PDFBool.True)
    throw new Error(
      'This PDF is an XFA form, which only Adobe’s programs can fill. Save it as a plain fillable PDF and upload that.',
    )
  return true
}

type Labels = Map<string, Labeled>
const idOf = (name: string, index: number) => `${index}\n${name}`

function labelAll(fields: BareField[], pages: Page[], frames: PageFrame[]): Labels {
  const found: Labels = new Map()
  for (const page of pages) {
    const shown = frames[page.number - 1]
    if (!shown) continue
    const turned = page.straightened ? Math.round((360 - page.straightened) / 90) % 4 : 0
    const frame = { ...shown, turn: ((shown.turn - turned + 4) % 4) as PageFrame['turn'] }
    const boxes = fields.flatMap((field) => labelBoxes(field, page.number, frame))
    if (boxes.length) for (const [id, label] of labelFields(page, boxes)) found.set(id, label)
  }
  return found
}

function labelBoxes({ name, kind, widgets, held, tooltip }: BareField, page: number, frame: PageFrame): LabelBox[] {
  if (kind === 'button') return []
  return widgets.flatMap((widget, index) =>
    widget.page + 1 === page
      ? [
          {
            id: idOf(name, index),
            page,
            box: toShown(frame, ...widget.rect),
            isTick: kind === 'tick' || kind === 'radio',
            held: held.join('\n'),
            hints: `${wordsOfName(name)} ${tooltip}`,
            ...(kind === 'radio' && { group: name }),
          },
        ]
      : [],
  )
}

function whole(bare: BareField, labeled: Labels, frames: PageFrame[]): PdfField {
  const { widgets, tooltip, name, kind, lines, comb, maxLength, isOpen, format, isRequired, isReadOnly, script } = bare
  const field = { name, kind, lines, comb, maxLength, isOpen, format, isRequired, isReadOnly, script }
  const printed = widgets.map((_one, index) => labeled.get(idOf(field.name, index)))
  const first = printed.find((one) => one?.label || one?.of)
  const own = field.kind === 'radio' ? (first?.of ?? '') : named(first)
  const choices = bare.choices.map((choice, at) => {
    const caption = field.kind === 'radio' ? printed[widgets.findIndex((widget) => widget.choice === at)]?.label : ''
    return { ...choice, label: caption || choice.label }
  })
  return {
    ...field,
    choices,
    isMoney: printed.some((one) => one?.isMoney),
    held:
      field.kind === 'radio'
        ? bare.held.map((value) => choices[bare.choices.findIndex(({ label }) => label === value)]?.label ?? value)
        : bare.held,
    label: (own || (isTelling(tooltip, field.name) ? tooltip : '') || wordsOfName(field.name) || field.name).slice(
      0,
      LONGEST,
    ),
    section: (first?.section ?? '').slice(0, LONGEST),
    places: widgets.map(({ page, rect }) => ({ page: page + 1, box: toShown(frames[page]!, ...rect) })),
  }
}

const LONGEST = 200

const named = (printed: { label: string; of: string } | undefined): string => {
  if (!printed?.of || !printed.label) return printed?.label || printed?.of || ''
  return `${printed.of}${/[?:]$/.test(printed.of) ? '' : ':'} ${printed.label}`
}

/** A tooltip that says more than the field's name. */
const isTelling = (tooltip: string, name: string): boolean =>
  /\p{L}{3}/u.test(tooltip) && bare(tooltip) !== bare(name) && !/^\p{L}+\s?\d+$/u.test(tooltip.trim())
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** 'F[0].P1[0].Insured_FullName[0]' in words; '' where it says nothing, as 'Text17'. */
function wordsOfName(name: string): string {
  const own = elementName(name).split('.').at(-1)!
  const words = own
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .replace(/[_\W]+/gu, ' ')
    .trim()
  return /\p{L}{3}/u.test(words) && !/^\p{L}+\s?\d+$/u.test(words) ? words : ''
}
