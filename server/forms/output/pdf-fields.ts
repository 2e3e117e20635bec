import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib'
import type { FieldChoice, FieldKind, PdfField } from '../../documents/index.ts'
import { formatIn, isScript } from './field-actions.ts'
import { readTemplateFields, type TemplateField, textOf, type Widget } from './template-fields.ts'

/** A field of any PDF, before what is printed beside it is known. `nodes`: the PDF's own fields of this name, mostly one. */
export type BareField = Omit<PdfField, 'label' | 'section' | 'places' | 'isMoney'> & {
  tooltip: string
  /** Each place that is seen, and of a button of a radio group its place among the choices. */
  widgets: (Widget & { choice: number | null })[]
  nodes: TemplateField[]
}

const FLAG = {
  readOnly: 1,
  required: 2,
  multiline: 1 << 12,
  radio: 1 << 15,
  push: 1 << 16,
  combo: 1 << 17,
  edit: 1 << 18,
  multiple: 1 << 21,
}
/** A list longer than this is no list to choose from. */
const MOST_CHOICES = 2_000
const DEEPEST = 16
const LONGEST_SCRIPT = 20_000

/** Every field of a PDF that can be seen. Fields of one name are one. Throws an Error with a sentence when there are none or far too many. */
export function readPdfFields(document: PDFDocument): BareField[] {
  const byName = Map.groupBy(
    readTemplateFields(document).filter(({ name, widgets }) => name && widgets.some(isSeen)),
    ({ name }) => name,
  )
  return [...byName.values()].map((nodes) => bareField(nodes as [TemplateField, ...TemplateField[]]))
}

const isSeen = ({ hidden, rect: [left, bottom, right, top] }: Widget) =>
  !hidden && right - left >= 1 && top - bottom >= 1

function bareField(nodes: [TemplateField, ...TemplateField[]]): BareField {
  const [first] = nodes
  const widgets = nodes.flatMap(({ widgets: own }) => own.filter(isSeen))
  const kind = kindOf(first, widgets)
  const choices = choicesOf(first, kind, widgets)
  const isMixed = nodes.some(({ type, flags }) => type !== first.type || flags !== first.flags)
  const actions = nodes
    .flatMap(({ node, widgets: own }) => [node, ...own.map((widget) => widget.node)])
    .flatMap(actionsOf)
  return {
    name: first.name,
    kind,
    lines: first.lines,
    comb: first.comb,
    maxLength: kind === 'text' && first.maxLength !== null && first.maxLength > 0 ? first.maxLength : null,
    choices,
    isOpen: kind === 'choice' && (first.flags & FLAG.edit) !== 0 && (first.flags & FLAG.combo) !== 0,
    format: formatIn(actions.filter(({ on }) => on === 'F' || on === 'K').map(({ script }) => script)),
    isRequired: (first.flags & FLAG.required) !== 0,
    isReadOnly: (first.flags & FLAG.readOnly) !== 0 || isMixed,
    script: actions.some(({ on }) => on === 'C')
      ? 'calculates'
      : actions.some(({ script }) => isScript(script))
        ? 'runs'
        : null,
    held: heldIn(first, kind, choices),
    tooltip: tooltipOf(nodes),
    widgets: widgets.map((widget) => ({
      ...widget,
      choice: kind === 'radio' ? placeAmong(choices, widget) : null,
    })),
    nodes,
  }
}

function kindOf({ type, flags }: TemplateField, widgets: Widget[]): FieldKind {
  if (type === 'Sig') return 'signature'
  if (type === 'Ch') return (flags & FLAG.combo) === 0 && (flags & FLAG.multiple) !== 0 ? 'choices' : 'choice'
  if (type !== 'Btn') return 'text'
  if (flags & FLAG.push) return 'button'
  // Boxes of one name that are ticked by different marks are one choice.
  const marks = new Set(widgets.flatMap((widget) => onState(widget) ?? []))
  return flags & FLAG.radio || marks.size > 1 ? 'radio' : 'tick'
}

/** The mark a box bears when it is ticked; null where it says none. */
export function onState({ node }: Pick<Widget, 'node'>): string | null {
  const looks = node.lookup(PDFName.of('AP'))
  const normal = looks instanceof PDFDict ? looks.lookup(PDFName.of('N')) : undefined
  if (!(normal instanceof PDFDict)) return null
  const found = normal.keys().find((key) => key !== PDFName.of('Off'))
  return found ? found.decodeText() : null
}

function choicesOf({ node }: TemplateField, kind: FieldKind, widgets: Widget[]): FieldChoice[] {
  if (kind === 'radio') {
    const marks = [...new Set(widgets.flatMap((widget) => onState(widget) ?? []))]
    return marks.slice(0, MOST_CHOICES).map((value) => ({ value, label: value }))
  }
  if (kind !== 'choice' && kind !== 'choices') return []
  const options = inherited(node, 'Opt')
  if (!(options instanceof PDFArray)) return []
  return options
    .asArray()
    .slice(0, MOST_CHOICES)
    .flatMap((entry) => {
      const option = node.context.lookup(entry)
      const [value, label] =
        option instanceof PDFArray ? [textAt(option, 0), textAt(option, 1)] : [textOf(option), textOf(option)]
      return value || label ? [{ value, label: (label || value).trim() }] : []
    })
}

const textAt = (array: PDFArray, index: number) => (index < array.size() ? textOf(array.lookup(index)) : '')

const placeAmong = (choices: FieldChoice[], widget: Widget) => {
  const at = choices.findIndex(({ value }) => value === onState(widget))
  return at < 0 ? null : at
}

/** An entry of a field, or of the nearest field above it that has it. */
function inherited(node: PDFDict, key: string, depth = 0): PDFObject | undefined {
  const own = node.lookup(PDFName.of(key))
  const parent = node.lookup(PDFName.of('Parent'))
  return own ?? (parent instanceof PDFDict && depth < DEEPEST ? inherited(parent, key, depth + 1) : undefined)
}

/** What the file holds: texts, labels of choices, 'true' for a tick. The default of a list does not count. */
export function heldIn({ node }: TemplateField, kind: FieldKind, choices: FieldChoice[]): string[] {
  const value = inherited(node, 'V')
  const values = (value instanceof PDFArray ? value.asArray().map((entry) => node.context.lookup(entry)) : [value])
    .map(longTextOf)
    .filter((text) => text !== '')
  if (kind === 'tick') return values.length && values[0] !== 'Off' ? ['true'] : []
  if (kind === 'radio' || kind === 'choice' || kind === 'choices') {
    const chosen = values.filter((text) => text !== 'Off')
    const first = longTextOf(inherited(node, 'DV'))
    if (kind === 'choice' && chosen[0] !== undefined && (chosen[0] === first || !chosen[0].trim())) return []
    return chosen.map((text) => choices.find((one) => one.value === text)?.label ?? text)
  }
  return kind === 'text' ? values.filter((text) => text.trim()) : []
}

function longTextOf(object: PDFObject | undefined): string {
  return object instanceof PDFRawStream ? streamText(object) : textOf(object)
}

function streamText(stream: PDFRawStream): string {
  try {
    return Buffer.from(decodePDFRawStream(stream).getBytes(LONGEST_SCRIPT)).toString('latin1')
  } catch {
    return ''
  }
}

function tooltipOf(nodes: TemplateField[]): string {
  for (const { node, widgets } of nodes)
    for (const one of [node, ...widgets.map((widget) => widget.node)]) {
      const text = textOf(one.lookup(PDFName.of('TU'))).trim()
      if (text) return text
    }
  return ''
}

type Action = { on: string; script: string }

/** The scripts a field or a place of it runs, with what they are run on: 'K' typing, 'F' showing, 'V' checking, 'C' working out. */
function actionsOf(node: PDFDict): Action[] {
  const actions = node.lookup(PDFName.of('AA'))
  if (!(actions instanceof PDFDict)) return []
  return ['K', 'F', 'V', 'C'].flatMap((on) => {
    const action = actions.lookup(PDFName.of(on))
    const script = action instanceof PDFDict ? longTextOf(action.lookup(PDFName.of('JS'))) : ''
    return script.trim() ? [{ on, script: script.trim() }] : []
  })
}
