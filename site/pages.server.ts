import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { PageDeclaration } from './page-declaration.ts'

interface PageFile {
  readonly page: PageDeclaration
}

/** Vite bundles the declarations. Without Vite, Node reads the folders. */
const files: readonly PageFile[] = import.meta.env
  ? Object.values(import.meta.glob<PageFile>('./pages/*/page.ts', { eager: true }))
  : await Promise.all(
      globSync('pages/*/page.ts', { cwd: import.meta.dirname })
        .sort()
        .map((file) => import(/* @vite-ignore */ join(import.meta.dirname, file)) as Promise<PageFile>),
    )

/**
 * All pages on the site. A `page.ts` must not import this list. Loaders and search functions receive it as an argument.
 */
export const pages: readonly PageDeclaration[] = files.map(({ page }) => page)
