/** The position of the palette: 640 px in the upper middle, a sheet from below on a phone. */
export const PALETTE_BOX =
  'raised fixed top-[12vh] left-1/2 z-40 flex max-h-[70dvh] w-[min(640px,calc(100vw-32px))] -translate-x-1/2 flex-col overflow-hidden rounded-12 shadow-dialog outline-none max-md:top-auto max-md:bottom-0 max-md:max-h-[88dvh] max-md:w-full max-md:rounded-b-none'
