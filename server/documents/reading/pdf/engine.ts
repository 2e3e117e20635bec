import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PDFiumModule } from '@hyzyla/pdfium'
import { instantiate, type WasmExports, type WasmMemory } from './wasm.ts'

const WASM_PATH = fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))
const WASM_PAGE = 65_536

/** PDFium's C functions by name: pointers, handles, counts and floats are all numbers. */
export type PdfEngine = {
  call: Record<string, (...args: number[]) => number>
  /** The engine's memory as it is now; take it anew after any call, for a call can move it. */
  bytes: () => Uint8Array
  view: () => DataView
  /** True once a document asked for more memory than there is; what was read of it is not to be trusted. */
  exceeded: () => boolean
}

/** What Emscripten's loader really takes: the package's own types leave half of it out. */
type StartModule = (options: {
  print: () => void
  printErr: () => void
  instantiateWasm: (imports: object, done: (instance: object) => void) => WasmExports
}) => Promise<unknown>

/**
 * Starts one PDFium. It has no JavaScript engine and no XFA, so neither is ever run.
 * `memoryBytes` caps all the memory it may ever take: a bomb ends in a failed allocation or a trap, not in gigabytes.
 * After a trap (any error out of `call`) the engine is unusable.
 */
export async function startPdfEngine(memoryBytes: number): Promise<PdfEngine> {
  const started: { exports?: WasmExports } = {}
  let exceeded = false
  await (PDFiumModule as unknown as StartModule)({
    print: ignore,
    printErr: ignore,
    instantiateWasm: (imports, done) => {
      const instance = instantiate(keepingAllLetters(readFileSync(WASM_PATH)), imports)
      started.exports = instance.exports
      capGrowth(instance.exports.memory, memoryBytes, () => {
        exceeded = true
      })
      done(instance)
      return instance.exports
    },
  })
  const { memory } = started.exports!
  const call = started.exports as unknown as PdfEngine['call']
  const config = call.malloc!(20)
  new Uint8Array(memory.buffer).fill(0, config, config + 20)
  new DataView(memory.buffer).setUint32(config, 2, true)
  call.FPDF_InitLibraryWithConfig!(config)
  let bytes = new Uint8Array(memory.buffer)
  let view = new DataView(memory.buffer)
  return {
    call,
    bytes: () => {
      if (bytes.buffer !== memory.buffer) bytes = new Uint8Array(memory.buffer)
      return bytes
    },
    view: () => {
      if (view.buffer !== memory.buffer) view = new DataView(memory.buffer)
      return view
    },
    exceeded: () => exceeded,
  }
}

/** Reads the UTF-16 text a PDFium function writes into a buffer it is first asked the size of (in bytes, zero included). */
export function readUtf16(engine: PdfEngine, write: (buffer: number, length: number) => number): string {
  const length = write(0, 0)
  if (length <= 2 || length > 1_000_000) return ''
  const buffer = engine.call.malloc!(length)
  try {
    write(buffer, length)
    return Buffer.from(engine.bytes().subarray(buffer, buffer + length - 2)).toString('utf16le')
  } finally {
    engine.call.free!(buffer)
  }
}

/** `f32.const 0.07` and `f32.mul`, which stand in PDFium once: the share of a font's size within which it takes a letter for a double. */
const DOUBLE_SHARE = Buffer.from('43295c8f3d94', 'hex')

/**
 * PDFium, made to drop no letter of a text. It drops one that lies near an equal one by the size that the font is told to have, and that
 * of a font of drawn letters (Type 3) may be ten times what is seen: of 1,000 there stayed 1,0. Doubles are told from glyphs later, by their boxes.
 */
function keepingAllLetters(wasm: Buffer): Buffer {
  const at = wasm.indexOf(DOUBLE_SHARE)
  if (at < 0 || wasm.includes(DOUBLE_SHARE, at + 1))
    throw new Error('This PDFium finds doubled letters in another way.')
  wasm.writeFloatLE(0, at + 1)
  return wasm
}

function capGrowth(memory: WasmMemory, limit: number, onLimit: () => void): void {
  const grow = memory.grow.bind(memory)
  memory.grow = (pages: number) => {
    if (memory.buffer.byteLength + pages * WASM_PAGE > limit) {
      onLimit()
      throw new RangeError('The memory limit for PDFs is reached.')
    }
    return grow(pages)
  }
}

function ignore(): void {}
