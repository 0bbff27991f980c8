/** Put in place by the build (`vite.config.ts`). */
declare const CONTENT_ORIGIN: string
declare const PUBLIC_URL: string
declare const MENU_DOCUMENTS: readonly string[]
