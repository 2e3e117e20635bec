import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { type ReactNode, useEffect, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root.ts'
import './app.css'
import firstPaint from './lib/first-paint.js?url'
import { ErrorScreen } from './parts/error-screen.tsx'
import { ShellSkeleton } from './shell/shell-skeleton.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'preload', href: inter, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <script src={firstPaint} />
        <Meta />
        <Links />
      </head>
      <body>
        <div id="app">{children}</div>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** What index.html holds until the first screen has what it needs; inside the app, the shape of what comes. */
export function HydrateFallback() {
  const [path, setPath] = useState('')
  useEffect(() => setPath(location.pathname), [])
  return (
    <>
      <title>Cara</title>
      {path.startsWith('/app/') && path !== '/app/signin' ? (
        <ShellSkeleton path={path} />
      ) : (
        <div className="min-h-dvh bg-canvas" />
      )}
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
