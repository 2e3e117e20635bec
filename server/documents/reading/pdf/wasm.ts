/** The part of the WebAssembly interface we use; Node has it, the type libraries of the server do not declare it. */
export type WasmMemory = { buffer: ArrayBuffer; grow: (pages: number) => number }
export type WasmExports = { memory: WasmMemory }

type WasmApi = {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: object) => { exports: WasmExports }
}

const { WebAssembly: api } = globalThis as unknown as { WebAssembly: WasmApi }

/** Compiles and starts a WebAssembly module in one go. */
export function instantiate(bytes: Uint8Array, imports: object): { exports: WasmExports } {
  return new api.Instance(new api.Module(bytes), imports)
}
