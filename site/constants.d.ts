/** Constants that the build defines (`vite.config.ts`). */
declare const CONTENT_ORIGIN: string
declare const PUBLIC_URL: string
declare const MENU_DOCUMENTS: readonly string[]
declare const PART_DOCUMENTS: Readonly<Record<string, { readonly pages: number; readonly bytes: number }>>

/** Paths of all pages and the modules that render them. */
declare module 'virtual:routes' {
  export const routes: readonly import('./router/route.ts').Route[]
}
