import { PDFArray, PDFBool, PDFDict, type PDFDocument, PDFName, type PDFObject, type PDFRef } from '@cantoo/pdf-lib'

const EVENTS = ['View', 'Print', 'Export'] as const
const TYPE = PDFName.of('Type')
const OFF = PDFName.of('CaraOff')
const LAYERS = PDFName.of('OCProperties')
const auto = (event: string) => PDFName.of(`CaraAuto${event}`)

/** Notes on each layer of a file whether it is hidden, so that its pages take that along. */
export function noteLayers({ catalog, context }: PDFDocument) {
  const all = catalog.lookup(LAYERS)
  const usual = all instanceof PDFDict ? all.lookup(PDFName.of('D')) : undefined
  if (!(all instanceof PDFDict) || !(usual instanceof PDFDict)) return
  const of = (object: PDFObject | undefined) =>
    (object instanceof PDFArray ? object.asArray() : []).flatMap((entry) => {
      const found = context.lookup(entry)
      return found instanceof PDFDict ? [found] : []
    })
  const listed = (name: string) => of(usual.lookup(PDFName.of(name)))
  const shown = new Set(listed('ON'))
  const isHidden = usual.lookup(PDFName.of('BaseState')) === PDFName.of('OFF')
  const hidden = isHidden ? of(all.lookup(PDFName.of('OCGs'))).filter((layer) => !shown.has(layer)) : listed('OFF')
  for (const layer of hidden) layer.set(OFF, PDFBool.True)
  for (const rule of listed('AS'))
    for (const event of EVENTS)
      if (rule.lookup(PDFName.of('Event')) === PDFName.of(event))
        for (const layer of of(rule.lookup(PDFName.of('OCGs')))) layer.set(auto(event), PDFBool.True)
}

/** Tells of the layers that came with the pages: what was hidden stays hidden, on the screen and on paper. */
export function keepLayers(made: PDFDocument) {
  const { context } = made
  const layers = context.enumerateIndirectObjects().filter((entry): entry is [PDFRef, PDFDict] => {
    return entry[1] instanceof PDFDict && entry[1].lookup(TYPE) === PDFName.of('OCG')
  })
  if (!layers.length) return
  /** Those with a note, which is taken off. */
  const noted = (note: PDFName) => layers.flatMap(([ref, layer]) => (layer.delete(note) ? [ref] : []))
  const rules = EVENTS.map((event) => ({ Event: event, Category: [event], OCGs: noted(auto(event)) }))
  const all = layers.map(([ref]) => ref)
  const usual = { OFF: noted(OFF), Order: all, AS: rules.filter(({ OCGs }) => OCGs.length) }
  made.catalog.set(LAYERS, context.register(context.obj({ OCGs: all, D: usual })))
}
