/** Put in place by the build (`vite.config.ts`). */
declare const CONTENT_ORIGIN: string
declare const PUBLIC_URL: string
declare const MENU_DOCUMENTS: readonly string[]
declare const PART_DOCUMENTS: Readonly<Record<string, { readonly pages: number; readonly bytes: number }>>

/** The addresses of all pages, with the modules that show them. */
declare module 'virtual:routes' {
  export const routes: readonly import('./router/route.ts').Route[]
}
