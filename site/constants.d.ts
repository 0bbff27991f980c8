/** Put in place by the build (`vite.config.ts`). */
declare const CONTENT_ORIGIN: string
declare const PUBLIC_URL: string
declare const MENU_DOCUMENTS: readonly string[]

/** The addresses of all pages, with the modules that show them. */
declare module 'virtual:routes' {
  export const routes: readonly import('./router/route.ts').Route[]
}
