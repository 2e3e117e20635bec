import { cx } from '../ui/cx.ts'
import { Bone, Bones } from '../ui/skeleton.tsx'
import { LOADING_LIST } from './loading-words.ts'

/** The shape of the shell and the screen at `path` while the first answers are on their way. */
export function ShellSkeleton({ path }: { path: string }) {
  const rail = /^\/app\/workspaces\/./.test(path)
  const width = rail ? 'grid-cols-[56px_minmax(0,1fr)]' : 'grid-cols-[232px_minmax(0,1fr)]'
  return (
    <div className={cx('grid min-h-dvh max-md:block', width)}>
      <div className="grid content-start gap-5 border-r border-hairline bg-canvas p-4 max-md:hidden">
        <Bone className="h-6 w-6" />
        <Bone className="h-6 w-full" />
        <Bone className="w-3/5" />
        <Bone className="w-1/2" />
      </div>
      {LOADING_LIST[path] ? <ListSkeleton words={LOADING_LIST[path]} /> : <PageSkeleton />}
    </div>
  )
}

function ListSkeleton({ words }: { words: string }) {
  return (
    <div className="mx-auto grid w-full max-w-[1264px] animate-[appear_0s_150ms_backwards] content-start gap-8 px-8 pt-16 max-md:px-4">
      <div>
        <h3>{words}</h3>
        <p className="text-ink-2">This might take a moment.</p>
      </div>
      <Bones label={words} rows={8} />
    </div>
  )
}

function PageSkeleton() {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label="Loading"
      className="mx-auto grid w-full max-w-256 content-start gap-6 px-8 pt-26 max-md:px-4"
    >
      <Bone className="mx-auto w-1/3" />
      <Bone className="h-26 w-full" />
      <Bone className="w-1/4" />
      <Bone className="w-2/3" />
    </div>
  )
}
